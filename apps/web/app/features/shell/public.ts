export { pageMeta } from "./page-meta.ts";
export { useOpenSample, useProfile, useSubscription, useWorkspace } from "./shell-queries.ts";
