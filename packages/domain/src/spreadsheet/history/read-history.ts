import type { PlainDate } from "../../calendar/index.ts";
import { dateQuestion } from "../date-question.ts";
import type { OpenDateOrder } from "../date-question.ts";
import { folded } from "../sheet-properties.ts";
import { amountLanguage } from "../reading/read-cell.ts";
import type { HistoryTable, PastedTable } from "./history-tables.ts";
import type {
  HistoryIssue,
  HistoryLines,
  HistoryOrigins,
  HistoryRules,
  KnownHistory,
  HistoryProperty,
  RowOrigin,
  WithOrigins,
} from "./known-history.ts";
import { madeProperties, modeOf, propertyBook } from "./property-book.ts";
import type { PropertyBook } from "./property-book.ts";
import { personBook, readLeases, readTenants } from "./read-people.ts";
import { readPayments } from "./read-payments.ts";
import { readBookingsAndRecords } from "./read-bookings-and-records.ts";
import { rowsOfKind } from "./rows-of-kind.ts";
import { trackingOf } from "./tracked-lease.ts";

export type HistoryReading = {
  readonly lines: HistoryLines;
  readonly origins: HistoryOrigins;
  readonly issues: readonly HistoryIssue[];
  /** Asked once for all tables. */
  readonly dates: OpenDateOrder | null;
};

/** Reads a whole history at once: each table may refer to records of another table or of the workspace. */
export function readHistory(
  tables: readonly PastedTable[],
  known: KnownHistory,
  rules: HistoryRules,
): HistoryReading {
  const issues: HistoryIssue[] = [];
  const dates = dateQuestion(datesIn(tables), rules.dateOrder);
  const order = dates?.order ?? null;
  const nextKey = keys();
  const properties = propertyBook(known.properties, rules, nextKey);
  const people = personBook(known, nextKey);
  const rows = (kind: HistoryTable) => rowsOfKind(tables, kind, issues);
  const language = amountLanguage(amountsIn(tables, ["leases", "payments"]), rules.language);

  for (const row of rows("properties")) {
    const property = properties.named(row, modeOf(row));
    if (property !== null) properties.unit(row, property);
  }
  const tenantRows = rows("tenants");
  const leaseRows = rows("leases");
  // A list of tenants may name properties from the leases below it.
  const named = leaseRows.filter((row) => row.text("property") !== "");
  for (const row of named) properties.named(row, "monthly");
  readTenants(tenantRows, properties, people);
  const leases = readLeases(leaseRows, { properties, people, known }, { language, order, nextKey });
  const payments = readPayments(
    rows("payments"),
    { properties, people, leases },
    { language, order, today: rules.today },
  );
  const guests = namedBy(tables, "bookings");
  const made = madeProperties(
    properties,
    ({ name, city }) => guests.has(folded(name)) || guests.has(folded(`${name}, ${city}`)),
  );
  const rest = readBookingsAndRecords(
    tables,
    { ...rules, dateOrder: order, properties: propertiesShown(properties) },
    issues,
  );
  const firstPaid = new Map<string, PlainDate>();
  for (const { lease, paidOn } of payments)
    if (paidOn <= (firstPaid.get(lease) ?? rules.today)) firstPaid.set(lease, paidOn);
  const brought = leases.flatMap((lease) => {
    if (lease.brought === null) return [];
    const { origin, ...terms } = lease.brought;
    return [{ ...terms, ...trackingOf(terms, firstPaid.get(lease.id) ?? null, rules.today), origin }];
  });
  return {
    ...taken({ ...made, tenants: people.made, leases: brought, payments, ...rest }),
    issues: oncePerCell(issues),
    dates,
  };
}

/** Splits the result into lines and their rows. */
function taken(found: WithOrigins): Pick<HistoryReading, "lines" | "origins"> {
  const without = <Line extends { readonly origin: RowOrigin }>(lines: readonly Line[]) =>
    lines.map(({ origin: _origin, ...line }) => line);
  const from = (lines: readonly { readonly origin: RowOrigin }[]) => lines.map(({ origin }) => origin);
  const { properties, units, tenants, leases, payments, bookings, income, expenses } = found;
  return {
    lines: {
      properties: without(properties),
      units: without(units),
      tenants: without(tenants),
      leases: without(leases),
      payments: without(payments),
      bookings: without(bookings),
      income: without(income),
      expenses: without(expenses),
    },
    origins: {
      properties: from(properties),
      units: from(units),
      tenants: from(tenants),
      leases: from(leases),
      payments: from(payments),
      bookings: from(bookings),
      income: from(income),
      expenses: from(expenses),
    },
  };
}

/** Removes duplicate issues of rows that are read twice. */
function oncePerCell(issues: readonly HistoryIssue[]): readonly HistoryIssue[] {
  const seen = new Set<string>();
  return issues.filter(({ table, row, column }) => {
    const cell = `${table} ${row} ${column}`;
    return !seen.has(cell) && !!seen.add(cell);
  });
}

function keys(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `new-${count}`;
  };
}

function datesIn(tables: readonly PastedTable[]): readonly string[] {
  const ofDays: readonly string[] = ["date", "startsOn", "endsOn", "checkIn", "checkOut"];
  return tables.flatMap(({ columns, rows }) => {
    const at = columns.flatMap((column, index) => (ofDays.includes(column) ? [index] : []));
    return rows.flatMap((row) => at.flatMap((index) => row[index]?.trim() || []));
  });
}

function amountsIn(tables: readonly PastedTable[], kinds: readonly HistoryTable[]): readonly string[] {
  const ofMoney: readonly string[] = ["amount", "rent", "charges", "deposit"];
  return tables
    .filter(({ table }) => kinds.includes(table))
    .flatMap(({ columns, rows }) => {
      const at = columns.flatMap((column, index) => (ofMoney.includes(column) ? [index] : []));
      return rows.flatMap((row) => at.flatMap((index) => row[index]?.trim() || []));
    });
}

function namedBy(tables: readonly PastedTable[], kind: HistoryTable): ReadonlySet<string> {
  return new Set(
    tables
      .filter(({ table }) => table === kind)
      .flatMap(({ columns, rows }) => rows.map((row) => folded(row[columns.indexOf("property")] ?? ""))),
  );
}

function propertiesShown(book: PropertyBook): readonly HistoryProperty[] {
  return book.all().map((property) => ({ ...property, mode: property.mode ?? "monthly" }));
}
