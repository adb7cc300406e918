export { BeforeAdding } from "./before-adding.tsx";
export { showLostMembership } from "./session-end/lazy-way-out.ts";
export { LazyLimitPanel } from "./lazy-limit-panel.tsx";
export { SessionEnded } from "./session-end/session-ended.tsx";
export {
  beginIn,
  knowSession,
  canHere,
  useBaseCurrency,
  useChangeLanguage,
  useCloseSample,
  useOpenSample,
  useProfile,
  useSignOut,
  useSubscription,
  useWorkspace,
} from "./session-queries.ts";
export { useCan } from "./use-can.ts";
export { useDayOf } from "./use-day-of.ts";
export { useIsVisiting } from "./use-is-visiting.ts";
export { useMayOpen } from "./use-may-open.ts";
export { useSwitchWorkspace, useWorkspaces } from "./use-workspaces.ts";
