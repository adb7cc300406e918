import { expenseCategories } from "../ledger/index.ts";
import { exportColumns } from "./export-columns.ts";
import type { ExportColumn } from "./export-columns.ts";

/** What can be exported for a period (R-N03 to R-N06, R-N08), in the order of the screen. */
export const reports = ["income", "expenses", "rent", "guest_registry", "profit", "cash_flow"] as const;
/** Reports about money, without the guest registry, which is for the authorities. */
export const moneyReports = reports.filter((report) => report !== "guest_registry");
export type Report = (typeof reports)[number];

/** Amounts in the currencies of the records, or in the base currency beside them. */
export const exportAmounts = ["original", "base"] as const;
export type ExportAmounts = (typeof exportAmounts)[number];

/** File formats of a table. */
export const tableFormats = ["csv", "xlsx"] as const;
export type TableFormat = (typeof tableFormats)[number];

/** File formats of a report; PDF where the plan includes it (R-K07). */
export const reportFormats = [...tableFormats, "pdf"] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** Most rows of a PDF; longer reports need a spreadsheet. */
export const MOST_PDF_ROWS = 5_000;
/** Number of rows in the preview. */
export const PREVIEW_ROWS = 5;

/** Value of the column `property` in rows that sum up all properties of a month. */
export const TOTAL = "TOTAL";

const inBase = exportColumns(
  ["base_currency", "base_currency"],
  ["fx_rate", "rate"],
  ["amount_base", "base"],
);
const cash = ["cash_in_rent", "cash_in_utilities", "cash_in_other"] as const;

/** Columns of a guest for the host on paper; the others are only in the file for the authorities. */
const registryOnPaper: ReadonlySet<string> = new Set([
  "property",
  "unit",
  "arrival_local",
  "departure_local",
  "nights",
  "guests_count",
  "family_name",
  "given_names",
  "birth_date",
  "nationality",
  "document_type",
  "document_number",
  "registration_due",
]);

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
  guest_registry: exportColumns(
    ["property", "text"],
    ["unit", "text"],
    ["property_address", "text"],
    ["country", "text"],
    ["booking_id", "id"],
    // All in the local time of the property, whose zone is given beside them.
    ["arrival_local", "time"],
    ["departure_local", "time"],
    ["timezone", "text"],
    ["nights", "count"],
    ["guests_count", "count"],
    ["guest_no", "count"],
    ["guest_role", "word", "guest_role"],
    ["family_name", "text"],
    ["second_family_name", "text"],
    ["given_names", "text"],
    ["sex", "word", "guest_sex"],
    ["birth_date", "day"],
    ["birth_place", "text"],
    ["birth_country", "text"],
    ["nationality", "text"],
    ["document_type", "word", "guest_document"],
    ["document_number", "text"],
    ["document_support_number", "text"],
    ["document_issue_place", "text"],
    ["address", "text"],
    ["city", "text"],
    ["postal_code", "text"],
    ["residence_country", "text"],
    ["phone", "text"],
    ["email", "text"],
    ["kinship", "text"],
    ["contract_date", "day"],
    ["payment_type", "word", "method"],
    ["registration_due", "time"],
    ["submitted_at", "time"],
  ).map((column) => (registryOnPaper.has(column.key) ? column : { ...column, offPaper: true })),
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
    { key: "cumulative_net", holds: "amount", unsummed: true },
  ],
};

/** The columns of a report; those of single records include the base currency where requested. */
export function reportColumns(report: Report, amounts: ExportAmounts): readonly ExportColumn[] {
  const isOfRecords = report === "income" || report === "expenses";
  return isOfRecords && amounts === "base" ? [...COLUMNS[report], ...inBase] : COLUMNS[report];
}
