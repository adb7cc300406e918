import type { PlainDate } from "../../calendar/index.ts";
import { leasesOverlap } from "../../leases/index.ts";
import { unknownPerson, validateTenant } from "../../tenants/index.ts";
import { folded } from "../sheet-properties.ts";
import { readAmount, readPaymentDay, readRent, readStart } from "../reading/read-cell.ts";
import type { CellReading, DateOrder } from "../reading/read-cell.ts";
import type { Language } from "../../languages/index.ts";
import type {
  HistoryLease,
  KnownHistory,
  KnownHistoryLease,
  HistoryTenant,
  RowOrigin,
} from "./known-history.ts";
import type { Property, PropertyBook } from "./property-book.ts";
import type { RowReader } from "./rows-of-kind.ts";

/** A tenant, identified by name and property. */
export type NamedPerson = {
  readonly id: string;
  readonly name: string;
  readonly propertyId: string | null;
};

export type PersonBook = {
  readonly find: (name: string, propertyId: string | null) => readonly NamedPerson[];
  readonly made: (HistoryTenant & { readonly origin: RowOrigin })[];
  readonly byId: (id: string) => NamedPerson | undefined;
  readonly make: (row: RowReader, property: Property) => NamedPerson | null;
};

/**
 * The tenants of a history. Within a history one name at one property is one person, because lists of leases and
 * payments repeat them.
 */
export function personBook({ tenants }: KnownHistory, nextKey: () => string): PersonBook {
  const made: (HistoryTenant & { readonly origin: RowOrigin })[] = [];
  const all: NamedPerson[] = [...tenants];
  const byName = Map.groupBy(all, ({ name }) => folded(name));
  return {
    made,
    byId: (id) => all.find((person) => person.id === id),
    find: (name, propertyId) => {
      const alike = byName.get(folded(name)) ?? [];
      if (propertyId === null) return alike;
      return alike.filter((person) => person.propertyId === propertyId || person.propertyId === null);
    },
    make: (row, property) => {
      const name = row.text("tenant");
      const known = { name, email: row.text("email"), phone: row.text("phone"), notes: row.text("note") };
      for (const { field } of validateTenant({ ...unknownPerson, ...known, propertyId: property.id })) {
        const wrong = WRONG_PERSON.find(([one]) => one === field);
        if (wrong !== undefined) row.refuse(wrong[1], wrong[2]);
      }
      if (!row.isSound()) return null;
      const person = { id: nextKey(), name, propertyId: property.id };
      made.push({ key: person.id, property: property.id, ...known, origin: row.origin });
      all.push(person);
      const key = folded(name);
      byName.set(key, [...(byName.get(key) ?? []), person]);
      return person;
    },
  };
}

/** Codes for an invalid person, by column. */
const WRONG_PERSON = [
  ["name", "tenant", "NAME_TOO_LONG"],
  ["email", "email", "INVALID_EMAIL"],
  ["phone", "phone", "TEXT_TOO_LONG"],
  ["notes", "note", "TEXT_TOO_LONG"],
] as const;

/** Reads a separate list of tenants; a tenant without a property belongs to the only property there is. */
export function readTenants(rows: readonly RowReader[], properties: PropertyBook, people: PersonBook): void {
  for (const row of rows) {
    const name = row.text("tenant");
    if (name === "") {
      row.refuse("tenant", "TENANT_REQUIRED");
      continue;
    }
    const propertyText = row.text("property");
    const property = propertyText === "" ? properties.only() : properties.known(row);
    if (property === null) {
      if (propertyText === "" && people.find(name, null).length === 0)
        row.refuse("property", "PROPERTY_REQUIRED");
      continue;
    }
    properties.unit(row, property);
    if (people.find(name, property.id).length === 0) people.make(row, property);
  }
}

type Terms = Pick<
  HistoryLease,
  "startsOn" | "endsOn" | "rentMinor" | "chargesMinor" | "depositMinor" | "paymentDay"
>;

type ReadLease = { readonly row: RowReader; readonly property: Property; readonly terms: Terms };

/** An existing lease, or a new one, whose tracking start follows from its payments. */
export type LeaseOfHistory = KnownHistoryLease & {
  readonly brought:
    | (Omit<HistoryLease, "trackFrom" | "openingMinor"> & { readonly origin: RowOrigin })
    | null;
};

/**
 * The leases of a history with their tenants and properties, created where unknown. An existing lease of the same
 * tenant and property from the same day is not created twice. Where a new property without units has several tenants at
 * a time, each gets a numbered unit.
 */
export function readLeases(
  rows: readonly RowReader[],
  books: { readonly properties: PropertyBook; readonly people: PersonBook; readonly known: KnownHistory },
  reading: { readonly language: Language; readonly order: DateOrder | null; readonly nextKey: () => string },
): readonly LeaseOfHistory[] {
  const { properties, people, known } = books;
  const read = rows.flatMap((row): readonly ReadLease[] => {
    const property = propertyOfLease(row, books);
    const terms = property === null ? null : readTerms(row, property, reading);
    return property === null || terms === null || !row.isSound() ? [] : [{ row, property, terms }];
  });
  const numbered = numberedUnits(read, properties);
  const all: LeaseOfHistory[] = known.leases.map((lease) => ({ ...lease, brought: null }));
  for (const { row, property, terms } of read) {
    const unit = numbered.get(row) ?? properties.unit(row, property)?.id ?? null;
    const name = row.text("tenant");
    const person = people.find(name, property.id)[0] ?? people.make(row, property);
    if (person === null) continue;
    const isThere = all.some(
      (lease) =>
        lease.tenantIds.includes(person.id) &&
        lease.propertyId === property.id &&
        lease.unitId === unit &&
        lease.startsOn === terms.startsOn,
    );
    if (isThere) continue;
    const { currency } = property;
    const lease = { tenant: person.id, property: property.id, unit, currency };
    const key = reading.nextKey();
    all.push({
      id: key,
      tenantIds: [person.id],
      propertyId: property.id,
      unitId: unit,
      startsOn: terms.startsOn,
      endsOn: terms.endsOn,
      trackFrom: null,
      currency,
      brought: { key, ...lease, ...terms, origin: row.origin },
    });
  }
  return all;
}

function propertyOfLease(
  row: RowReader,
  { properties, people }: { readonly properties: PropertyBook; readonly people: PersonBook },
): Property | null {
  if (row.text("tenant") === "") row.refuse("tenant", "TENANT_REQUIRED");
  if (row.text("property") === "") {
    const [person, other] = people.find(row.text("tenant"), null);
    const own = other === undefined ? (person?.propertyId ?? null) : null;
    const property = own === null ? properties.only() : (properties.byId(own) ?? null);
    if (property === null) row.refuse("property", "PROPERTY_REQUIRED");
    return property;
  }
  const property = properties.named(row, "monthly");
  if (property?.mode !== "daily") return property;
  row.refuse("property", "NIGHTLY_HAS_NO_LEASE");
  return null;
}

function readTerms(
  row: RowReader,
  { currency }: Property,
  { language, order }: { readonly language: Language; readonly order: DateOrder | null },
): Terms | null {
  const optional = (column: "charges" | "deposit"): number => {
    const text = row.text(column);
    return text === ""
      ? 0
      : (row.take(column, readAmount(text, { language, currency, rule: "not_negative" })) ?? 0);
  };
  const day = (text: string): CellReading<PlainDate> => readStart(text, order);
  if (row.text("startsOn") === "") row.refuse("startsOn", "START_REQUIRED");
  if (row.text("rent") === "") row.refuse("rent", "RENT_REQUIRED");
  const startsOn = row.text("startsOn") === "" ? null : row.take("startsOn", day(row.text("startsOn")));
  const endsOn = row.text("endsOn") === "" ? null : row.take("endsOn", day(row.text("endsOn")));
  const rentMinor =
    row.text("rent") === "" ? null : row.take("rent", readRent(row.text("rent"), { language, currency }));
  const paymentDay =
    row.text("paymentDay") === "" ? 1 : row.take("paymentDay", readPaymentDay(row.text("paymentDay")));
  const chargesMinor = optional("charges");
  const depositMinor = optional("deposit");
  if (startsOn !== null && endsOn !== null && endsOn < startsOn) row.refuse("endsOn", "END_BEFORE_START");
  if (startsOn === null || rentMinor === null || paymentDay === null) return null;
  return { startsOn, endsOn, rentMinor, chargesMinor, depositMinor, paymentDay };
}

/** A unit for each tenant of a new property whose rows name no units and overlap in time. */
function numberedUnits(read: readonly ReadLease[], properties: PropertyBook): ReadonlyMap<RowReader, string> {
  const units = new Map<RowReader, string>();
  for (const [property, leases] of Map.groupBy(read, (one) => one.property)) {
    const isWhole = property.origin !== null && property.units.length === 0;
    if (!isWhole || leases.some(({ row }) => row.text("unit") !== "")) continue;
    const runsBeside = leases.some(({ row, terms }, at) =>
      leases
        .slice(at + 1)
        .some(
          (other) =>
            folded(other.row.text("tenant")) !== folded(row.text("tenant")) &&
            leasesOverlap({ ...terms, unitId: null }, { ...other.terms, unitId: null }),
        ),
    );
    if (!runsBeside) continue;
    for (const [index, own] of [
      ...Map.groupBy(leases, ({ row }) => folded(row.text("tenant"))).values(),
    ].entries()) {
      const [first] = own;
      if (first === undefined) continue;
      const unit = properties.addUnit(property, String(index + 1), first.row.origin);
      for (const { row } of own) units.set(row, unit.id);
    }
  }
  return units;
}
