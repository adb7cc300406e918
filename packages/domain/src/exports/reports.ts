import { expenseCategories } from "../ledger/index.ts";
import { exportColumns } from "./export-columns.ts";
import type { ExportColumn } from "./export-columns.ts";

/** What can be exported for a period (R-N03 to R-N06), in the order of the screen. */
export const reports = ["income", "expenses", "rent", "profit", "cash_flow"] as const;
export type Report = (typeof reports)[number];

/** In the currencies of the records, or in the base currency beside them. */
export const exportAmounts = ["original", "base"] as const;
export type ExportAmounts = (typeof exportAmounts)[number];

/** What a table goes out as. */
export const tableFormats = ["csv", "xlsx"] as const;
export type TableFormat = (typeof tableFormats)[number];

/** What a report goes out as: on paper too, where the plan has it (R-K07). */
export const reportFormats = [...tableFormats, "pdf"] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** The most rows of a report on paper; more are a spreadsheet's. */
export const MOST_PDF_ROWS = 5_000;
/** How many rows are shown before anything is downloaded. */
export const PREVIEW_ROWS = 5;

/** Stands in the column `property` of the rows that add up all properties of a month. */
export const TOTAL = "TOTAL";

const inBase = exportColumns(
  ["base_currency", "base_currency"],
  ["fx_rate", "rate"],
  ["amount_base", "base"],
);
const cash = ["cash_in_rent", "cash_in_utilities", "cash_in_other"] as const;

const COLUMNS: Readonly<Record<Report, readonly ExportColumn[]>> = {
  income: exportColumns(
    ["id", "id"],
    ["date", "day"],
    ["property", "text"],
    ["unit", "text"],
    ["category", "word", "income_category"],
    ["amount", "amount"],
    ["currency", "currency"],
    ["payment_method", "word", "method"],
    ["tenant", "text"],
    ["lease_id", "id"],
    ["rent_period", "month"],
    ["booking_id", "id"],
    ["reversal_of", "id"],
    ["nature", "word", "income_nature"],
    ["notes", "text"],
  ),
  expenses: exportColumns(
    ["id", "id"],
    ["date", "day"],
    ["property", "text"],
    ["unit", "text"],
    ["category", "word", "expense_category"],
    ["nature", "word", "expense_nature"],
    ["amount", "amount"],
    ["currency", "currency"],
    ["reversal_of", "id"],
    ["notes", "text"],
  ),
  rent: exportColumns(
    ["lease_id", "id"],
    ["property", "text"],
    ["unit", "text"],
    ["tenant", "text"],
    ["kind", "word", "row_kind"],
    ["period", "month"],
    ["period_start", "day"],
    ["period_end", "day"],
    ["due_date", "day"],
    ["amount", "amount"],
    ["waived", "amount"],
    ["paid", "amount"],
    ["outstanding", "amount"],
    ["currency", "currency"],
    ["status", "word", "row_state"],
    ["days_overdue", "count"],
    ["last_payment_date", "day"],
    ["last_payment_method", "word", "method"],
  ),
  profit: exportColumns(
    ["month", "month"],
    ["property", "text"],
    ["currency", "currency"],
    ["income_rent", "amount"],
    ["income_utilities", "amount"],
    ["income_other", "amount"],
    ["total_income", "amount"],
    ...expenseCategories.map((category) => [category, "amount"] as const),
    ["total_operating_expenses", "amount"],
    ["noi", "amount"],
    ["capital_expenses", "amount"],
    ["debt_service", "amount"],
    ["cash_flow", "amount"],
  ),
  cash_flow: [
    ...exportColumns(
      ["month", "month"],
      ["currency", "currency"],
      ...cash.map((key) => [key, "amount"] as const),
      ["operating_expenses", "amount"],
      ["capital_expenses", "amount"],
      ["debt_service", "amount"],
      ["cash_flow", "amount"],
      ["deposits_received", "amount"],
      ["deposits_returned", "amount"],
      ["pass_through_in", "amount"],
      ["pass_through_out", "amount"],
      ["net_cash_movement", "amount"],
    ),
    { key: "cumulative_net", holds: "amount", running: true },
  ],
};

/** The columns of a report: of single records with what they are in the base currency, where that is asked for. */
export function reportColumns(report: Report, amounts: ExportAmounts): readonly ExportColumn[] {
  const isOfRecords = report === "income" || report === "expenses";
  return isOfRecords && amounts === "base" ? [...COLUMNS[report], ...inBase] : COLUMNS[report];
}
