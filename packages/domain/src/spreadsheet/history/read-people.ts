import type { PlainDate } from "../../calendar/index.ts";
import { leasesOverlap } from "../../leases/index.ts";
import { unknownPerson, validateTenant } from "../../tenants/index.ts";
import { folded } from "../places.ts";
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
import type { Place, PlaceBook } from "./place-book.ts";
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
  readonly make: (row: RowReader, place: Place) => NamedPerson | null;
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
    make: (row, place) => {
      const name = row.text("tenant");
      const known = { name, email: row.text("email"), phone: row.text("phone"), notes: row.text("note") };
      for (const { field } of validateTenant({ ...unknownPerson, ...known, propertyId: place.id })) {
        const wrong = WRONG_PERSON.find(([one]) => one === field);
        if (wrong !== undefined) row.refuse(wrong[1], wrong[2]);
      }
      if (!row.isSound()) return null;
      const person = { id: nextKey(), name, propertyId: place.id };
      made.push({ key: person.id, property: place.id, ...known, origin: row.origin });
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
export function readTenants(rows: readonly RowReader[], places: PlaceBook, people: PersonBook): void {
  for (const row of rows) {
    const name = row.text("tenant");
    if (name === "") {
      row.refuse("tenant", "TENANT_REQUIRED");
      continue;
    }
    const placeText = row.text("property");
    const place = placeText === "" ? places.only() : places.known(row);
    if (place === null) {
      if (placeText === "" && people.find(name, null).length === 0)
        row.refuse("property", "PROPERTY_REQUIRED");
      continue;
    }
    places.unit(row, place);
    if (people.find(name, place.id).length === 0) people.make(row, place);
  }
}

type Terms = Pick<
  HistoryLease,
  "startsOn" | "endsOn" | "rentMinor" | "chargesMinor" | "depositMinor" | "paymentDay"
>;

type ReadLease = { readonly row: RowReader; readonly place: Place; readonly terms: Terms };

/** An existing lease, or a new one, whose tracking start follows from its payments. */
export type LeaseOfHistory = KnownHistoryLease & {
  readonly brought:
    | (Omit<HistoryLease, "trackFrom" | "openingMinor"> & { readonly origin: RowOrigin })
    | null;
};

/**
 * The leases of a history with their tenants and places, created where unknown. An existing lease of the same tenant
 * and place from the same day is not created twice. Where a new property without units has several tenants at a time,
 * each gets a numbered unit.
 */
export function readLeases(
  rows: readonly RowReader[],
  books: { readonly places: PlaceBook; readonly people: PersonBook; readonly known: KnownHistory },
  reading: { readonly language: Language; readonly order: DateOrder | null; readonly nextKey: () => string },
): readonly LeaseOfHistory[] {
  const { places, people, known } = books;
  const read = rows.flatMap((row): readonly ReadLease[] => {
    const place = placeOfLease(row, books);
    const terms = place === null ? null : readTerms(row, place, reading);
    return place === null || terms === null || !row.isSound() ? [] : [{ row, place, terms }];
  });
  const numbered = numberedUnits(read, places);
  const all: LeaseOfHistory[] = known.leases.map((lease) => ({ ...lease, brought: null }));
  for (const { row, place, terms } of read) {
    const unit = numbered.get(row) ?? places.unit(row, place)?.id ?? null;
    const name = row.text("tenant");
    const person = people.find(name, place.id)[0] ?? people.make(row, place);
    if (person === null) continue;
    const isThere = all.some(
      (lease) =>
        lease.tenantIds.includes(person.id) &&
        lease.propertyId === place.id &&
        lease.unitId === unit &&
        lease.startsOn === terms.startsOn,
    );
    if (isThere) continue;
    const { currency } = place;
    const lease = { tenant: person.id, property: place.id, unit, currency };
    const key = reading.nextKey();
    all.push({
      id: key,
      tenantIds: [person.id],
      propertyId: place.id,
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

function placeOfLease(
  row: RowReader,
  { places, people }: { readonly places: PlaceBook; readonly people: PersonBook },
): Place | null {
  if (row.text("tenant") === "") row.refuse("tenant", "TENANT_REQUIRED");
  if (row.text("property") === "") {
    const [person, other] = people.find(row.text("tenant"), null);
    const own = other === undefined ? (person?.propertyId ?? null) : null;
    const place = own === null ? places.only() : (places.byId(own) ?? null);
    if (place === null) row.refuse("property", "PROPERTY_REQUIRED");
    return place;
  }
  const place = places.named(row, "monthly");
  if (place?.mode !== "daily") return place;
  row.refuse("property", "NIGHTLY_HAS_NO_LEASE");
  return null;
}

function readTerms(
  row: RowReader,
  { currency }: Place,
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
function numberedUnits(read: readonly ReadLease[], places: PlaceBook): ReadonlyMap<RowReader, string> {
  const units = new Map<RowReader, string>();
  for (const [place, leases] of Map.groupBy(read, (one) => one.place)) {
    const isWhole = place.origin !== null && place.units.length === 0;
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
      const unit = places.addUnit(place, String(index + 1), first.row.origin);
      for (const { row } of own) units.set(row, unit.id);
    }
  }
  return units;
}
