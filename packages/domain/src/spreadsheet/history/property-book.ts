import { parseCurrency } from "../../money/index.ts";
import {
  ADDRESS_LIMIT,
  CITY_LIMIT,
  DEFAULT_CHECK_IN,
  DEFAULT_CHECK_OUT,
  UNIT_NAME_LIMIT,
  validateProperty,
} from "../../properties/index.ts";
import type { RentalMode } from "../../properties/index.ts";
import { codePoints } from "../../text/index.ts";
import { folded } from "../sheet-properties.ts";
import { readMode } from "../reading/read-cell.ts";
import type {
  HistoryRules,
  HistoryProperty,
  NewHistoryProperty,
  NewHistoryUnit,
  RowOrigin,
} from "./known-history.ts";
import type { RowReader } from "./rows-of-kind.ts";

type Unit = { readonly id: string; readonly name: string; readonly origin: RowOrigin | null };

type Property = Omit<HistoryProperty, "units" | "mode"> & {
  mode: RentalMode | null;
  address: string;
  readonly units: Unit[];
  /** The row that created it; null for an existing one. */
  readonly origin: RowOrigin | null;
};

/** The properties and units of a history: existing ones, and those that its rows create. */
export type PropertyBook = {
  /** The property named by a row, created if unknown; null where the row names none or is ambiguous. */
  readonly named: (row: RowReader, mode: RentalMode | null) => Property | null;
  /** Finds one without creating it. */
  readonly known: (row: RowReader) => Property | null;
  /** The unit named by a row, created if unknown; null = the whole property. */
  readonly unit: (row: RowReader, property: Property) => Unit | null;
  readonly addUnit: (property: Property, name: string, origin: RowOrigin) => Unit;
  readonly only: () => Property | null;
  readonly byId: (id: string) => Property | undefined;
  readonly all: () => readonly Property[];
};

export type { Property, Unit };

export function propertyBook(
  known: readonly HistoryProperty[],
  rules: Pick<HistoryRules, "currency">,
  nextKey: () => string,
): PropertyBook {
  const properties: Property[] = known.map((property) => ({
    ...property,
    address: "",
    units: property.units.map((unit) => ({ ...unit, origin: null })),
    origin: null,
  }));
  const byName = Map.groupBy(properties, ({ name }) => folded(name));
  const found: Found = { properties, byName };
  const addUnit = (property: Property, name: string, origin: RowOrigin): Unit => {
    const unit = { id: nextKey(), name, origin };
    property.units.push(unit);
    return unit;
  };
  return {
    named: (row, mode) => {
      const one = onlyOne(row, found);
      const property = one === "none" ? newProperty(row, rules, nextKey) : one;
      if (property === null) return null;
      if (one === "none") {
        properties.push(property);
        byName.set(folded(property.name), [...(byName.get(folded(property.name)) ?? []), property]);
      }
      property.mode ??= mode;
      return property;
    },
    known: (row) => {
      const one = onlyOne(row, found);
      if (one !== "none") return one;
      row.refuse("property", "PROPERTY_UNKNOWN");
      return null;
    },
    unit: (row, property) => {
      const text = row.text("unit");
      if (text === "") return null;
      const unit = property.units.find(({ name }) => folded(name) === folded(text));
      if (unit !== undefined) return unit;
      if (codePoints(text) <= UNIT_NAME_LIMIT) return addUnit(property, text, row.origin);
      row.refuse("unit", "TOO_LONG");
      return null;
    },
    addUnit,
    only: () => (properties.length === 1 ? (properties[0] ?? null) : null),
    byId: (id) => properties.find((property) => property.id === id),
    all: () => properties,
  };
}

type Found = {
  readonly properties: readonly Property[];
  readonly byName: ReadonlyMap<string, readonly Property[]>;
};

/** The property named by a row; "none" if it is unknown; null where it names none or several, which is reported. */
function onlyOne(row: RowReader, found: Found): Property | "none" | null {
  if (row.text("property") === "") {
    row.refuse("property", "PROPERTY_REQUIRED");
    return null;
  }
  const [first, other] = candidates(row, found);
  if (first === undefined) return "none";
  if (other === undefined) return first;
  row.refuse("property", "PROPERTY_AMBIGUOUS");
  return null;
}

function candidates(row: RowReader, { properties, byName }: Found): readonly Property[] {
  const text = folded(row.text("property"));
  const city = folded(row.text("city"));
  const alike = byName.get(text) ?? [];
  const fitting = alike.filter(
    (property) => city === "" || property.city === "" || folded(property.city) === city,
  );
  if (fitting.length > 0) return fitting;
  // "Name, City" in one cell.
  return properties.filter(
    (property) => property.city !== "" && folded(`${property.name}, ${property.city}`) === text,
  );
}

function newProperty(
  row: RowReader,
  rules: Pick<HistoryRules, "currency">,
  nextKey: () => string,
): Property | null {
  const name = row.text("property");
  const times = {
    checkIn: DEFAULT_CHECK_IN,
    checkOut: DEFAULT_CHECK_OUT,
    minGapMinutes: 0,
    cleaningMinutes: 0,
  };
  if (validateProperty({ ...times, currency: "EUR", timezone: "UTC", name }).length > 0)
    row.refuse("property", "NAME_TOO_LONG");
  if (codePoints(row.text("city")) > CITY_LIMIT) row.refuse("city", "TOO_LONG");
  if (codePoints(row.text("address")) > ADDRESS_LIMIT) row.refuse("address", "TEXT_TOO_LONG");
  const code = row.text("currency");
  const currency = code === "" ? rules.currency : parseCurrency(code.toUpperCase());
  if (currency === null) row.refuse("currency", "UNKNOWN_CURRENCY");
  if (currency === null || !row.isSound()) return null;
  return {
    id: nextKey(),
    name,
    city: row.text("city"),
    address: row.text("address"),
    currency,
    mode: null,
    checkInTime: DEFAULT_CHECK_IN,
    checkOutTime: DEFAULT_CHECK_OUT,
    units: [],
    origin: row.origin,
  };
}

/** The rental mode in a row; null where it has none. */
export function modeOf(row: RowReader): RentalMode | null {
  const text = row.text("mode");
  return text === "" ? null : row.take("mode", readMode(text));
}

/**
 * The new properties of the book. Properties without a stated mode are let by the month, or by the night where they
 * have guests.
 */
export function madeProperties(
  book: PropertyBook,
  hasGuests: (property: Property) => boolean,
): {
  readonly properties: readonly (NewHistoryProperty & { readonly origin: RowOrigin })[];
  readonly units: readonly (NewHistoryUnit & { readonly origin: RowOrigin })[];
} {
  for (const property of book.all()) property.mode ??= hasGuests(property) ? "daily" : "monthly";
  return {
    properties: book
      .all()
      .flatMap(({ id: key, name, city, address, mode, currency, origin }) =>
        origin === null
          ? []
          : [{ key, name, city, address, rentalMode: mode ?? "monthly", currency, origin }],
      ),
    units: book
      .all()
      .flatMap(({ id: property, units }) =>
        units.flatMap(({ id: key, name, origin }) =>
          origin === null ? [] : [{ key, property, name, origin }],
        ),
      ),
  };
}
