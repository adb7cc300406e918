export { BeforeAdding } from "./before-adding.tsx";
export { LateLimitPanel } from "./late-limit-panel.tsx";
export { SessionEnded } from "./session-ended.tsx";
export {
  beginIn,
  knowSession,
  useChangeLanguage,
  useCloseSample,
  useOpenSample,
  useProfile,
  useSignOut,
  useSubscription,
  useSwitchWorkspace,
  useWorkspace,
  useWorkspaces,
} from "./session-queries.ts";
export { useCan } from "./use-can.ts";
