export type { Holds } from "../record-fields/index.ts";
export { apartSigns, distinguishableRows } from "./apart-sums.ts";
export type { ApartSign } from "./apart-sums.ts";
export { baseCells } from "./base-cells.ts";
export { cashFlowRows, profitRows } from "./cash-reports.ts";
export type { CashMonth, Cumulative, MovedMoney } from "./cash-reports.ts";
export { cellText, csvValues, currencyOfCell } from "./cell-text.ts";
export { controlSums, inSumOrder } from "./control-sums.ts";
export type { ControlSum, ControlSums } from "./control-sums.ts";
export {
  ACTION_SEPARATOR,
  apartSums,
  CELL_SEPARATOR,
  dayTime,
  exportColumns,
  isShownColumn,
  minorCell,
  columnsInSheet,
  wordSets,
} from "./export-columns.ts";
export type {
  Apart,
  DescribedRecord,
  ExportCell,
  ExportColumn,
  ExportRow,
  WordSet,
} from "./export-columns.ts";
export { exportFileName, listFileName, presetForm, csvDecimals, csvSeparators } from "./export-file.ts";
export type { CsvDecimal, CsvSeparator } from "./export-file.ts";
export { exportedLists, exportedThings } from "./exported-lists.ts";
export type { ExportedListName } from "./exported-lists.ts";
export { keyedLists, listColumns, paperColumns } from "./list-columns.ts";
export { inDueOrder, rentRows } from "./rent-rows.ts";
export {
  exportAmounts,
  MOST_PDF_ROWS,
  PREVIEW_ROWS,
  reportColumns,
  reportFormats,
  moneyReports,
  reports,
  tableFormats,
  TOTAL,
} from "./reports.ts";
export type { ExportAmounts, Report, ReportFormat, TableFormat } from "./reports.ts";
