/** Property and unit in one line: "Lindenhof · Flat 1"; without a unit, the property alone. */
export function rentableName(property: string, unit: string | null | undefined): string {
  return unit === null || unit === undefined ? property : `${property} · ${unit}`;
}

/** Like `rentableName`, for a record that has both. */
export function rentableText({ property, unit }: OfRentable): string {
  return rentableName(property.name, unit?.name);
}

type OfRentable = {
  readonly property: { readonly name: string };
  readonly unit: { readonly name: string } | null;
};
