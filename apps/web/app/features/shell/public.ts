export { pageMeta } from "./page-meta.ts";
export { ScreenFailed } from "./screen-failed.tsx";
