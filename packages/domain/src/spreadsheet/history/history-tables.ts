import { bookingColumnKinds } from "../columns/booking-columns.ts";
import type { ColumnOf } from "../columns/header-words.ts";
import { recordColumnsOf } from "../columns/record-columns.ts";

/** The tables of a history, ordered so that a table may refer to the records of earlier ones. */
export const historyTables = [
  "properties",
  "tenants",
  "leases",
  "payments",
  "bookings",
  "income",
  "expenses",
] as const;
export type HistoryTable = (typeof historyTables)[number];

/** Most rows of a table in one request. */
export const MOST_HISTORY_ROWS = 5_000;

export const propertyColumns = ["property", "unit", "address", "city", "mode", "currency"] as const;
export const tenantColumns = ["tenant", "property", "unit", "email", "phone", "note"] as const;
export const leaseColumns = [
  "tenant",
  "property",
  "unit",
  "city",
  "startsOn",
  "endsOn",
  "rent",
  "charges",
  "deposit",
  "paymentDay",
] as const;
export const paymentColumns = ["date", "tenant", "property", "unit", "amount", "method", "note"] as const;

/** The columns of each table, in the order in which they are offered. */
export const historyColumnsOf = {
  properties: propertyColumns,
  tenants: tenantColumns,
  leases: leaseColumns,
  payments: paymentColumns,
  bookings: bookingColumnKinds,
  income: recordColumnsOf.income,
  expenses: recordColumnsOf.expense,
} as const satisfies Readonly<Record<HistoryTable, readonly string[]>>;

export type HistoryColumn = (typeof historyColumnsOf)[HistoryTable][number];

/** A pasted table: its kind, the meaning of its columns, and its rows without titles. */
export type PastedTable = {
  readonly table: HistoryTable;
  /** As written; empty where the table has no row of titles. */
  readonly titles: readonly string[];
  readonly columns: readonly ColumnOf<HistoryColumn>[];
  readonly rows: readonly (readonly string[])[];
  /** The line of its first row within the whole paste, counted from 1. */
  readonly firstLine: number;
};
