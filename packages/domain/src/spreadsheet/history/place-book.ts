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
import { folded } from "../places.ts";
import { readMode } from "../reading/read-cell.ts";
import type { HistoryRules, KnownPlace, NewPlace, NewPlaceUnit, RowOrigin } from "./known-history.ts";
import type { RowReader } from "./rows-of-kind.ts";

type Unit = { readonly id: string; readonly name: string; readonly origin: RowOrigin | null };

type Place = Omit<KnownPlace, "units" | "mode"> & {
  mode: RentalMode | null;
  address: string;
  readonly units: Unit[];
  /** The row that created it; null for an existing one. */
  readonly origin: RowOrigin | null;
};

/** The properties and units of a history: existing ones, and those that its rows create. */
export type PlaceBook = {
  /** The place named by a row, created if unknown; null where the row names none or is ambiguous. */
  readonly named: (row: RowReader, mode: RentalMode | null) => Place | null;
  /** Finds one without creating it. */
  readonly known: (row: RowReader) => Place | null;
  /** The unit named by a row, created if unknown; null = the whole property. */
  readonly unit: (row: RowReader, place: Place) => Unit | null;
  readonly addUnit: (place: Place, name: string, origin: RowOrigin) => Unit;
  readonly only: () => Place | null;
  readonly byId: (id: string) => Place | undefined;
  readonly all: () => readonly Place[];
};

export type { Place, Unit };

export function placeBook(
  known: readonly KnownPlace[],
  rules: Pick<HistoryRules, "currency">,
  nextKey: () => string,
): PlaceBook {
  const places: Place[] = known.map((place) => ({
    ...place,
    address: "",
    units: place.units.map((unit) => ({ ...unit, origin: null })),
    origin: null,
  }));
  const byName = Map.groupBy(places, ({ name }) => folded(name));
  const found: Found = { places, byName };
  const addUnit = (place: Place, name: string, origin: RowOrigin): Unit => {
    const unit = { id: nextKey(), name, origin };
    place.units.push(unit);
    return unit;
  };
  return {
    named: (row, mode) => {
      const one = onlyOne(row, found);
      const place = one === "none" ? newPlace(row, rules, nextKey) : one;
      if (place === null) return null;
      if (one === "none") {
        places.push(place);
        byName.set(folded(place.name), [...(byName.get(folded(place.name)) ?? []), place]);
      }
      place.mode ??= mode;
      return place;
    },
    known: (row) => {
      const one = onlyOne(row, found);
      if (one !== "none") return one;
      row.refuse("property", "PROPERTY_UNKNOWN");
      return null;
    },
    unit: (row, place) => {
      const text = row.text("unit");
      if (text === "") return null;
      const unit = place.units.find(({ name }) => folded(name) === folded(text));
      if (unit !== undefined) return unit;
      if (codePoints(text) <= UNIT_NAME_LIMIT) return addUnit(place, text, row.origin);
      row.refuse("unit", "TOO_LONG");
      return null;
    },
    addUnit,
    only: () => (places.length === 1 ? (places[0] ?? null) : null),
    byId: (id) => places.find((place) => place.id === id),
    all: () => places,
  };
}

type Found = {
  readonly places: readonly Place[];
  readonly byName: ReadonlyMap<string, readonly Place[]>;
};

/** The place named by a row; "none" if it is unknown; null where the row names none or several, which is reported. */
function onlyOne(row: RowReader, found: Found): Place | "none" | null {
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

function candidates(row: RowReader, { places, byName }: Found): readonly Place[] {
  const text = folded(row.text("property"));
  const city = folded(row.text("city"));
  const alike = byName.get(text) ?? [];
  const fitting = alike.filter((place) => city === "" || place.city === "" || folded(place.city) === city);
  if (fitting.length > 0) return fitting;
  // "Name, City" in one cell.
  return places.filter((place) => place.city !== "" && folded(`${place.name}, ${place.city}`) === text);
}

function newPlace(
  row: RowReader,
  rules: Pick<HistoryRules, "currency">,
  nextKey: () => string,
): Place | null {
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
 * The new places of the book. Places without a stated mode are let by the month, or by the night where they have
 * guests.
 */
export function madePlaces(
  book: PlaceBook,
  hasGuests: (place: Place) => boolean,
): {
  readonly properties: readonly (NewPlace & { readonly origin: RowOrigin })[];
  readonly units: readonly (NewPlaceUnit & { readonly origin: RowOrigin })[];
} {
  for (const place of book.all()) place.mode ??= hasGuests(place) ? "daily" : "monthly";
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
