import type { Currency } from "../money/index.ts";
import { folded } from "./sheet-properties.ts";
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
export function propertiesNamed<Property extends Pick<KnownProperty, "name" | "city">>(
  text: string,
  properties: readonly Property[],
): readonly Property[] {
  const sought = folded(text);
  const { byBoth, byName } = indexOf(properties);
  return byBoth.get(sought) ?? byName.get(sought) ?? [];
}

type PropertyIndex<Property> = Readonly<
  Record<"byBoth" | "byName", ReadonlyMap<string, readonly Property[]>>
>;

/** Cache of folded names, since each of thousands of lines looks one up. */
const indices = new WeakMap<object, PropertyIndex<unknown>>();

function indexOf<Property extends Pick<KnownProperty, "name" | "city">>(
  properties: readonly Property[],
): PropertyIndex<Property> {
  const known = indices.get(properties);
  // Built from these very properties, whose type the map cannot express.
  if (known !== undefined) return known as PropertyIndex<Property>;
  const made = {
    byBoth: Map.groupBy(properties, (property) => folded(withCity(property))),
    byName: Map.groupBy(properties, ({ name }) => folded(name)),
  };
  indices.set(properties, made);
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
export function propertyIn<Property extends KnownProperty>(
  text: string,
  properties: readonly Property[],
  sharedId: string,
): CellReading<Property> {
  if (text === "") {
    const known = properties.find(({ id }) => id === sharedId);
    return known === undefined ? wrong("PROPERTY_REQUIRED") : read(known, true);
  }
  const named = propertiesNamed(text, properties);
  const [only, other] = named;
  if (only !== undefined && other === undefined) return read(only);
  if (only !== undefined) return wrong("PROPERTY_AMBIGUOUS", ...named.slice(0, MOST_FIXES).map(withCity));
  const sought = folded(text);
  const near = properties.filter(({ name }) => {
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
