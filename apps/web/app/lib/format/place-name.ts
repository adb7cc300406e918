/** Where somebody rents, in one line: "Lindenhof · Flat 1"; without a unit the whole property. */
export function placeName(property: string, unit: string | null | undefined): string {
  return unit === null || unit === undefined ? property : `${property} · ${unit}`;
}

/** The same of a record that knows both. */
export function placeText({ property, unit }: PlacedRecord): string {
  return placeName(property.name, unit?.name);
}

type PlacedRecord = {
  readonly property: { readonly name: string };
  readonly unit: { readonly name: string } | null;
};
