export { columnKinds, recogniseHeader } from "./columns.ts";
export type { Column, ColumnKind } from "./columns.ts";
export { folded, MOST_LINES, placesOf } from "./places.ts";
export type { PlaceLine, SheetPlace } from "./places.ts";
export { readMode } from "./read-cell.ts";
export type { CellIssue, CellReading, DateOrder } from "./read-cell.ts";
export { readSheet } from "./read-sheet.ts";
export type { Sheet, SheetCells, SheetCounts, SheetLine, SheetRow, SheetRules } from "./read-sheet.ts";
export { isBlankRow, splitCells } from "./split-cells.ts";
