export { csvCell, csvLine } from "./csv-line.ts";
export type { CsvForm, CsvValue } from "./csv-line.ts";
export { columnKinds, recogniseHeader } from "./columns/columns.ts";
export { plain } from "./columns/header-words.ts";
export type { ColumnOf } from "./columns/header-words.ts";
export type { SheetColumn, ColumnKind } from "./columns/columns.ts";
export { folded, MOST_LINES, sheetPropertiesOf } from "./sheet-properties.ts";
export type { SheetPropertyLine, SheetProperty } from "./sheet-properties.ts";
export { currenciesNamedIn, titledCurrency } from "./named-currency.ts";
export {
  amountLanguage,
  dateOrders,
  isAmbiguousDate,
  provenOrder,
  readMode,
  readStart,
} from "./reading/read-cell.ts";
export type { CellIssue, CellReading, DateOrder } from "./reading/read-cell.ts";
export { readSheet } from "./reading/read-sheet.ts";
export type {
  ReadSheet,
  SheetCells,
  SheetCounts,
  ReadSheetLine,
  SheetRow,
  SheetRules,
} from "./reading/read-sheet.ts";
export type { OpenDateOrder } from "./date-question.ts";
export { recogniseRecordHeader, recordColumnsOf } from "./columns/record-columns.ts";
export type { RecordColumn, RecordColumnKind } from "./columns/record-columns.ts";
export { categoryNamed, methodNamed } from "./columns/record-words.ts";
export { propertiesNamed } from "./named-property.ts";
export type { KnownProperty } from "./named-property.ts";
export { bookingColumnKinds, recogniseBookingHeader } from "./columns/booking-columns.ts";
export type { BookingColumn, BookingColumnKind } from "./columns/booking-columns.ts";
export { readBookingSheet } from "./reading/read-booking-sheet.ts";
export type {
  BookingCells,
  BookingSheetLine,
  BookingProperty,
  BookingSheet,
  BookingSheetRow,
} from "./reading/read-booking-sheet.ts";
export { readRecordSheet } from "./reading/read-record-sheet.ts";
export type {
  RecordCells,
  RecordLine,
  RecordSheet,
  RecordSheetRow,
  RecordSheetRules,
} from "./reading/read-record-sheet.ts";
export { cellSeparators, isBlankRow, splitCells, splitRows } from "./split-cells.ts";
export type { CellSeparator, WrittenRow } from "./split-cells.ts";
export { textOfBytes } from "./text-of-bytes.ts";
export type { Decode } from "./text-of-bytes.ts";
export {
  columnsTitled,
  historyColumnsOf,
  historyTables,
  MOST_HISTORY_ROWS,
  readHistory,
  recogniseTable,
  splitTables,
} from "./history/index.ts";
export type {
  HistoryColumn,
  HistoryIssue,
  HistoryLines,
  HistoryOrigins,
  HistoryReading,
  HistoryTable,
  KnownHistory,
  KnownHistoryLease,
  HistoryProperty,
  KnownTenant,
  PastedTable,
  RowOrigin,
} from "./history/index.ts";
