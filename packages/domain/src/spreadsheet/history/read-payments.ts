import { addToMonth, monthOf } from "../../calendar/index.ts";
import type { PlainDate } from "../../calendar/index.ts";
import type { Language } from "../../languages/index.ts";
import { ENTRY_NOTE_LIMIT } from "../../leases/index.ts";
import { codePoints } from "../../text/index.ts";
import { methodNamed } from "../columns/record-words.ts";
import { folded } from "../sheet-properties.ts";
import { readAmount, readStart } from "../reading/read-cell.ts";
import type { DateOrder } from "../reading/read-cell.ts";
import type { HistoryPayment, RowOrigin } from "./known-history.ts";
import type { Property, PropertyBook } from "./property-book.ts";
import type { LeaseOfHistory, PersonBook } from "./read-people.ts";
import type { RowReader } from "./rows-of-kind.ts";

type Reading = {
  readonly language: Language;
  readonly order: DateOrder | null;
  readonly today: PlainDate;
};

type Books = {
  readonly properties: PropertyBook;
  readonly people: PersonBook;
  readonly leases: readonly LeaseOfHistory[];
};

type LeaseBooks = Books & { readonly ofPerson: ReadonlyMap<string, readonly LeaseOfHistory[]> };

/**
 * Reads payments of rent, each for the lease that its tenant had there on that day, else for the nearest lease. A
 * payment from before an existing lease is tracked has nothing to settle, and is refused.
 */
export function readPayments(
  rows: readonly RowReader[],
  books: Books,
  reading: Reading,
): readonly (HistoryPayment & { readonly origin: RowOrigin })[] {
  const ofPerson = new Map<string, LeaseOfHistory[]>();
  for (const lease of books.leases)
    for (const id of lease.tenantIds) ofPerson.set(id, [...(ofPerson.get(id) ?? []), lease]);
  return rows.flatMap((row) => {
    const day = row.text("date") === "" ? null : row.take("date", readStart(row.text("date"), reading.order));
    if (row.text("date") === "") row.refuse("date", "DATE_REQUIRED");
    if (row.text("amount") === "") row.refuse("amount", "AMOUNT_REQUIRED");
    if (day !== null && day > reading.today) row.refuse("date", "PAYMENT_DATE_IN_FUTURE");
    if (day === null || !row.isSound()) return [];
    const lease = leaseOf(row, day, { ...books, ofPerson });
    return lease === null ? [] : paymentOf(row, { day, lease }, reading);
  });
}

function paymentOf(
  row: RowReader,
  { day, lease }: { readonly day: PlainDate; readonly lease: LeaseOfHistory },
  { language }: Reading,
): readonly (HistoryPayment & { readonly origin: RowOrigin })[] {
  const { id, currency } = lease;
  const amountMinor = row.take(
    "amount",
    readAmount(row.text("amount"), { language, currency, rule: "positive" }),
  );
  const method = row.text("method") === "" ? "bank_transfer" : methodNamed(row.text("method"));
  if (method === null) row.refuse("method", "METHOD_UNKNOWN");
  const note = row.text("note");
  if (codePoints(note) > ENTRY_NOTE_LIMIT) row.refuse("note", "TEXT_TOO_LONG");
  if (lease.trackFrom !== null && monthOf(day) < addToMonth(lease.trackFrom, -1))
    row.refuse("date", "PAYMENT_BEFORE_TRACKING");
  if (amountMinor === null || method === null || !row.isSound()) return [];
  return [{ lease: id, paidOn: day, amountMinor, currency, method, note, origin: row.origin }];
}

function leaseOf(
  row: RowReader,
  day: PlainDate,
  { properties, people, leases, ofPerson }: LeaseBooks,
): LeaseOfHistory | null {
  const name = row.text("tenant");
  const property = row.text("property") === "" ? null : properties.known(row);
  if (!row.isSound()) return null;
  if (name === "" && property === null) {
    row.refuse("tenant", "TENANT_REQUIRED");
    return null;
  }
  const named = name === "" ? leases : people.find(name, null).flatMap(({ id }) => ofPerson.get(id) ?? []);
  if (name !== "" && named.length === 0) {
    row.refuse("tenant", people.find(name, null).length === 0 ? "TENANT_UNKNOWN" : "LEASE_UNKNOWN");
    return null;
  }
  const at = named.filter((lease) => property === null || isAt(lease, property, row.text("unit")));
  const running = at.filter(
    (lease) => lease.startsOn <= day && (lease.endsOn === null || lease.endsOn >= day),
  );
  const [only, other] = running.length > 0 ? running : nextTo(at, day);
  if (only === undefined) row.refuse(name === "" ? "property" : "tenant", "LEASE_UNKNOWN");
  else if (other !== undefined) row.refuse(name === "" ? "unit" : "property", "LEASE_AMBIGUOUS");
  return other === undefined ? (only ?? null) : null;
}

function isAt(lease: LeaseOfHistory, property: Property, unit: string): boolean {
  if (lease.propertyId !== property.id) return false;
  return (
    unit === "" || property.units.some(({ id, name }) => id === lease.unitId && folded(name) === folded(unit))
  );
}

/**
 * The last lease that had ended by then, else the first that was to begin: rent is also paid before a lease begins and
 * after it ends.
 */
function nextTo(leases: readonly LeaseOfHistory[], day: PlainDate): readonly LeaseOfHistory[] {
  const before = leases
    .filter(({ startsOn }) => startsOn <= day)
    .toSorted((a, b) => (a.startsOn < b.startsOn ? 1 : -1));
  const after = leases
    .filter(({ startsOn }) => startsOn > day)
    .toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1));
  const [next] = after;
  const isEarly = next !== undefined && monthOf(day) >= addToMonth(monthOf(next.startsOn), -1);
  return (isEarly ? after : before.length > 0 ? before : after).slice(0, 1);
}
