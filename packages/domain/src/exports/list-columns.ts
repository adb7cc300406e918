import { bookingGuestFields } from "../bookings/index.ts";
import { recordOf } from "../kernel/index.ts";
import { columnKeys } from "../record-fields/index.ts";
import type { RecordFields } from "../record-fields/index.ts";
import { tenantFields } from "../tenants/index.ts";
import { cleanerFields } from "../turnovers/index.ts";
import { describedListNames, describedLists } from "../described-records/index.ts";
import { exportColumns, withoutSums } from "./export-columns.ts";
import type { DescribedRecord, ExportColumn, NamedColumn } from "./export-columns.ts";
import type { ExportedListName } from "./exported-lists.ts";

/** Columns at the start of each row, so that the files of several leases can be combined. */
const ofLease = [
  ["lease_id", "id"],
  ["tenant", "text"],
  ["property", "text"],
  ["unit", "text"],
] as const;

/** Columns of recurring records of either book. */
const seriesRentable = [
  ["property", "text"],
  ["unit", "text"],
] as const;
const seriesOccurrences = [
  ["amount", "amount"],
  ["currency", "currency"],
  ["every_months", "count"],
  ["first_date", "day"],
  ["next_date", "day"],
  ["ends_on", "day"],
  ["notes", "text"],
] as const;

/** Nothing in a list is converted, so an empty amount is no amount, not a missing rate. */
function listOf(...columns: readonly NamedColumn[]): readonly ExportColumn[] {
  return exportColumns(...columns).map((column) =>
    column.holds === "amount" ? { ...column, mayBeEmpty: true } : column,
  );
}

/** Labels the record's fields as in its form, and appends those that are not placed among the other columns. */
function withFields(
  of: DescribedRecord,
  fields: RecordFields,
  placed: readonly ExportColumn[],
): readonly ExportColumn[] {
  const keys = columnKeys(fields);
  const known = new Set(placed.map(({ key }) => key));
  return [
    ...placed.map((column) => (keys.includes(column.key) ? { ...column, of } : column)),
    ...keys.filter((key) => !known.has(key)).map((key) => ({ key, holds: "text", of }) as const),
  ];
}

/**
 * The columns of each list, including those hidden at first. Amounts owed or held in several currencies get one row per
 * currency. One table, as long as there are lists.
 */
export const listColumns: Readonly<Record<ExportedListName, readonly ExportColumn[]>> = {
  properties: listOf(
    ["property", "text"],
    ["property_type", "word", "property_type"],
    ["rental_mode", "word", "rental_mode"],
    ["address", "text"],
    ["city", "text"],
    ["country", "country"],
    ["status", "word", "property_status"],
    ["units", "count"],
    ["rentables_let", "count"],
    ["rentables", "count"],
    ["active_leases", "count"],
    ["received_this_month", "amount"],
    ["costs_this_month", "amount"],
    ["net_this_month", "amount"],
    ["deposits_held", "amount"],
    ["overdue", "amount"],
    ["currency", "currency"],
  ),
  units: listOf(
    ["property", "text"],
    ["unit", "text"],
    ["status", "word", "rentable_state"],
    ["tenant", "text"],
    ["lease_start", "day"],
    ["lease_end", "day"],
    ["monthly_rent", "amount"],
    ["currency", "currency"],
  ),
  tenants: withFields(
    "tenant",
    tenantFields,
    listOf(
      ["tenant", "text"],
      ["property", "text"],
      ["unit", "text"],
      ["phone", "text"],
      ["email", "text"],
      ["active_leases", "count"],
      ["balance", "amount"],
      ["currency", "currency"],
      ["notes", "text"],
    ),
  ),
  leases: listOf(
    ["lease_id", "id"],
    ["tenant", "text"],
    ["property", "text"],
    ["unit", "text"],
    ["status", "word", "lease_status"],
    ["lease_start", "day"],
    ["lease_end", "day"],
    ["monthly_rent", "amount"],
    ["service_charges", "amount"],
    ["payment_day", "count"],
    ["deposit_agreed", "amount"],
    ["deposits_held", "amount"],
    ["expected", "amount"],
    ["settled", "amount"],
    ["outstanding", "amount"],
    ["overdue", "amount"],
    ["due_soon", "amount"],
    ["balance", "amount"],
    ["currency", "currency"],
  ),
  income: listOf(
    ["date", "day"],
    ["property", "text"],
    ["unit", "text"],
    ["tenant", "text"],
    ["category", "word", "income_category"],
    ["nature", "word", "income_nature"],
    ["rent_period", "months"],
    ["payment_method", "word", "method"],
    ["amount", "amount"],
    ["currency", "currency"],
    ["notes", "text"],
  ),
  expenses: listOf(
    ["date", "day"],
    ["property", "text"],
    ["unit", "text"],
    ["category", "word", "expense_category"],
    ["nature", "word", "expense_nature"],
    ["amount", "amount"],
    ["currency", "currency"],
    ["receipts", "count"],
    ["notes", "text"],
  ),
  activity: listOf(
    ["at", "time"],
    ["timezone", "text"],
    ["who", "text"],
    ["what", "word", "action"],
    ["record", "text"],
  ),
  lease_months: listOf(
    ...ofLease,
    ["period", "month"],
    ["due_date", "day"],
    ["amount", "amount"],
    ["settled", "amount"],
    ["outstanding", "amount"],
    ["currency", "currency"],
    ["status", "word", "row_state"],
    ["days_overdue", "count"],
  ),
  lease_payments: listOf(
    ...ofLease,
    ["date", "day"],
    ["amount", "amount"],
    ["given_back", "amount"],
    ["credit", "amount"],
    ["currency", "currency"],
    ["payment_method", "word", "method"],
    ["rent_period", "months"],
    ["notes", "text"],
  ),
  // Series of different intervals are not summed.
  recurring_income: withoutSums(
    listOf(
      ...seriesRentable,
      ["category", "word", "income_category"],
      ["nature", "word", "income_nature"],
      ["payment_method", "word", "method"],
      ...seriesOccurrences,
    ),
    "amount",
  ),
  recurring_expenses: withoutSums(
    listOf(
      ...seriesRentable,
      ["category", "word", "expense_category"],
      ["nature", "word", "expense_nature"],
      ...seriesOccurrences,
    ),
    "amount",
  ),
  files: listOf(
    ["file", "text"],
    ["kind", "word", "document_kind"],
    ["unit", "text"],
    ["file_bytes", "count"],
    ["at", "time"],
    ["timezone", "text"],
    ["uploaded_by", "text"],
  ),
  bookings: withFields(
    "booking",
    bookingGuestFields,
    listOf(
      ["booking_id", "id"],
      ["property", "text"],
      ["unit", "text"],
      ["guest", "text"],
      ["email", "text"],
      ["phone", "text"],
      ["guests", "count"],
      // Both in the local time of the property, whose zone is given beside them.
      ["check_in", "time"],
      ["check_out", "time"],
      ["timezone", "text"],
      ["nights", "count"],
      ["status", "word", "booking_state"],
      ["total", "amount"],
      ["cleaning_fee", "amount"],
      ["tourist_tax", "amount"],
      ["discount", "amount"],
      ["channel_fee", "amount"],
      ["guest_pays", "amount"],
      ["channel_payout", "amount"],
      ["channel_payout_on", "day"],
      ["recorded", "amount"],
      ["outstanding", "amount"],
      ["currency", "currency"],
      ["payment", "word", "booking_money"],
      ["conflict", "word", "booking_conflict"],
      ["notes", "text"],
    ),
  ),
  // R-E08, with its keys in its order.
  payouts: listOf(
    ["job_id", "id"],
    ["property", "text"],
    ["unit", "text"],
    ["booking_id", "id"],
    ["cleaner_name", "text"],
    ["cleaner_email", "text"],
    ["checkout_local", "time"],
    ["window_end_local", "time"],
    ["timezone", "text"],
    ["done_at_local", "time"],
    ["status", "word", "turnover_status"],
    ["fee", "amount"],
    ["currency", "currency"],
    ["payout_status", "word", "payout_state"],
    ["paid_on", "day"],
    ["paid_method", "word", "method"],
    ["note", "text"],
  ),
  turnovers: listOf(
    ["job_id", "id"],
    ["property", "text"],
    ["unit", "text"],
    // All in the local time of the property, whose zone is given beside them.
    ["window_start_local", "time"],
    ["window_end_local", "time"],
    ["planned_start_local", "time"],
    ["planned_end_local", "time"],
    ["timezone", "text"],
    ["slack_minutes", "count"],
    ["guests_arriving", "count"],
    ["cleaner_name", "text"],
    ["status", "word", "turnover_status"],
    ["confirmed_at_local", "time"],
    ["started_at_local", "time"],
    ["done_at_local", "time"],
    ["fee", "amount"],
    ["currency", "currency"],
    ["payout_status", "word", "payout_state"],
    ["problems", "count"],
    ["photos", "count"],
    ["note", "text"],
  ),
  cleaners: withFields(
    "cleaner",
    cleanerFields,
    listOf(
      ["cleaner_name", "text"],
      ["email", "text"],
      ["phone", "text"],
      ["language", "text"],
      ["login", "text"],
      ["pay_by", "word", "pay_by"],
      // Agreed rates are not summed.
      ["agreed_pay", "rate"],
      ["agreed_weekend_pay", "rate"],
      ["currency", "currency"],
      ["comes_by_rule_to", "text"],
      ["notes", "text"],
    ),
  ),
  // For the period or a month of the history; for all properties or one.
  analytics: listOf(
    ["figure", "word", "metric"],
    ["section", "word", "section"],
    ["property", "text"],
    ["period_start", "day"],
    ["period_end", "day"],
    ["value", "rate"],
    ["numerator", "rate"],
    ["denominator", "rate"],
    ["currency", "currency"],
  ),
  ...recordOf(describedListNames, (name) =>
    withoutSums(listOf(...describedLists[name].columns), ...describedLists[name].unsummed),
  ),
};

/** Lists whose columns are fixed by a rule, for programs: a CSV uses keys as headings and words, as in a report. */
export const keyedLists: readonly ExportedListName[] = ["payouts"];

/** The columns of a list in a PDF, where a list has one; its other columns are for programs. */
export const paperColumns: { readonly [Name in ExportedListName]?: readonly string[] } = {
  payouts: [
    "done_at_local",
    "property",
    "unit",
    "cleaner_name",
    "payout_status",
    "paid_on",
    "fee",
    "currency",
  ],
};
