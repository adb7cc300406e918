export { useHistory } from "./use-history.tsx";
export type { HistoryOf } from "./use-history.tsx";
