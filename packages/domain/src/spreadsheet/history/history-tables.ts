import { bookingColumnKinds } from "../columns/booking-columns.ts";
import type { ColumnOf } from "../columns/header-words.ts";
import { recordColumnsOf } from "../columns/record-columns.ts";

/** What a history is made of, in the order in which one table may name the records of another. */
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

/** As many rows of a table as one request takes. */
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

/** What the columns of each table can mean, in the order in which they are offered. */
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

/** A table as it was pasted: what it is of, what its columns mean, and its rows without titles. */
export type PastedTable = {
  readonly table: HistoryTable;
  /** As they are written; empty where the table has no row of titles. */
  readonly titles: readonly string[];
  readonly columns: readonly ColumnOf<HistoryColumn>[];
  readonly rows: readonly (readonly string[])[];
  /** The line of the whole paste in which its first row stands, counted from 1. */
  readonly firstLine: number;
};
