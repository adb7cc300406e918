/** Property and unit in one line: "Lindenhof · Flat 1"; without a unit, the property alone. */
export function placeName(property: string, unit: string | null | undefined): string {
  return unit === null || unit === undefined ? property : `${property} · ${unit}`;
}

/** Like `placeName`, for a record that has both. */
export function placeText({ property, unit }: PlacedRecord): string {
  return placeName(property.name, unit?.name);
}

type PlacedRecord = {
  readonly property: { readonly name: string };
  readonly unit: { readonly name: string } | null;
};
