export { baseCells } from "./base-cells.ts";
export { cashFlowRows, profitRows } from "./cash-reports.ts";
export type { CashMonth, Cumulative, MovedMoney } from "./cash-reports.ts";
export { cellText, csvValues, currencyOfCell } from "./cell-text.ts";
export { controlSums } from "./control-sums.ts";
export type { ControlSum, ControlSums } from "./control-sums.ts";
export { exportColumns } from "./export-columns.ts";
export type { ExportCell, ExportColumn, ExportRow, Holds } from "./export-columns.ts";
export { exportFileName, presetForm, csvDecimals, csvSeparators } from "./export-file.ts";
export type { CsvDecimal, CsvSeparator } from "./export-file.ts";
export { inDueOrder, rentRows } from "./rent-rows.ts";
export {
  exportAmounts,
  MOST_PDF_ROWS,
  PREVIEW_ROWS,
  reportColumns,
  reports,
  tableFormats,
  TOTAL,
} from "./reports.ts";
export type { ExportAmounts, Report, TableFormat } from "./reports.ts";
