export { historyColumnsOf, historyTables, MOST_HISTORY_ROWS } from "./history-tables.ts";
export type { HistoryColumn, HistoryTable, PastedTable } from "./history-tables.ts";
export { columnsTitled, recogniseTable } from "./history-titles.ts";
export { readHistory } from "./read-history.ts";
export type { HistoryReading } from "./read-history.ts";
export { splitTables } from "./split-tables.ts";
export type {
  HistoryLease,
  HistoryPayment,
  HistoryIssue,
  HistoryLines,
  HistoryOrigins,
  KnownHistory,
  KnownHistoryLease,
  HistoryProperty,
  KnownTenant,
  HistoryTenant,
  NewHistoryProperty,
  NewHistoryUnit,
  RowOrigin,
} from "./known-history.ts";
