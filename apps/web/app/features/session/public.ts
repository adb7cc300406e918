export { SessionEnded } from "./session-ended.tsx";
export {
  knowSession,
  useChangeLanguage,
  useCloseSample,
  useOpenSample,
  useProfile,
  useSignOut,
  useSubscription,
  useWorkspace,
} from "./session-queries.ts";
export { useCan } from "./use-can.ts";
