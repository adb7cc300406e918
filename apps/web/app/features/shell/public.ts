export { pageMeta } from "./page-meta.ts";
export { ScreenFailed } from "./screen-failed.tsx";
export { knowFrame, useOpenSample, useProfile, useSubscription, useWorkspace } from "./shell-queries.ts";
export { useCan } from "./use-can.ts";
