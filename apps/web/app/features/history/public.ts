export { LazyHistoryDrawer, useHistory } from "./use-history.tsx";
export type { HistoryOf } from "./history-drawer.tsx";
