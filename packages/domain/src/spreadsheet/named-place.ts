import type { Currency } from "../money/index.ts";
import { folded } from "./places.ts";
import { read, wrong } from "./reading/read-cell.ts";
import type { CellReading } from "./reading/read-cell.ts";

/** A property that a line may name, with its units; amounts entered for it are in its currency. */
export type KnownProperty = {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly currency: Currency;
  readonly units: readonly { readonly id: string; readonly name: string }[];
};

/** The properties that a text names: by name and city, or by name. */
export function placesNamed<Place extends Pick<KnownProperty, "name" | "city">>(
  text: string,
  places: readonly Place[],
): readonly Place[] {
  const sought = folded(text);
  const { byBoth, byName } = indexOf(places);
  return byBoth.get(sought) ?? byName.get(sought) ?? [];
}

type PlaceIndex<Place> = Readonly<Record<"byBoth" | "byName", ReadonlyMap<string, readonly Place[]>>>;

/** Cache of folded names, since each of thousands of lines looks one up. */
const indices = new WeakMap<object, PlaceIndex<unknown>>();

function indexOf<Place extends Pick<KnownProperty, "name" | "city">>(
  places: readonly Place[],
): PlaceIndex<Place> {
  const known = indices.get(places);
  // Built from these very places, whose type the map cannot express.
  if (known !== undefined) return known as PlaceIndex<Place>;
  const made = {
    byBoth: Map.groupBy(places, (place) => folded(withCity(place))),
    byName: Map.groupBy(places, ({ name }) => folded(name)),
  };
  indices.set(places, made);
  return made;
}

function withCity({ name, city }: Pick<KnownProperty, "name" | "city">): string {
  return city === "" ? name : `${name}, ${city}`;
}

/** Number of suggested names. */
const MOST_FIXES = 3;

/**
 * The property that a cell names; an empty cell means the property chosen for all lines. Suggests others where it is
 * unknown or ambiguous.
 */
export function propertyIn<Place extends KnownProperty>(
  text: string,
  places: readonly Place[],
  sharedId: string,
): CellReading<Place> {
  if (text === "") {
    const known = places.find(({ id }) => id === sharedId);
    return known === undefined ? wrong("PROPERTY_REQUIRED") : read(known, true);
  }
  const named = placesNamed(text, places);
  const [only, other] = named;
  if (only !== undefined && other === undefined) return read(only);
  if (only !== undefined) return wrong("PROPERTY_AMBIGUOUS", ...named.slice(0, MOST_FIXES).map(withCity));
  const sought = folded(text);
  const near = places.filter(({ name }) => {
    const known = folded(name);
    return known.includes(sought) || sought.includes(known);
  });
  return wrong("PROPERTY_UNKNOWN", ...near.slice(0, MOST_FIXES).map(withCity));
}

/** The id of the unit that a cell names; an empty cell is the whole property. */
export function unitIn(text: string, property: CellReading<KnownProperty>): CellReading<string> {
  if (text === "" || property.state !== "read") return { state: "empty" };
  const { units } = property.value;
  const found = units.find(({ name }) => folded(name) === folded(text));
  if (found !== undefined) return read(found.id);
  return wrong("UNIT_UNKNOWN", ...units.slice(0, MOST_FIXES).map(({ name }) => name));
}
