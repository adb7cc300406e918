import { foldText } from "../text/index.ts";

/** Most lines of a grid and of one request: the largest plan allows 50 properties. */
export const MOST_LINES = 50;

/** What distinguishes the properties of a sheet. */
export type SheetPropertyLine = { readonly property: string; readonly city: string };

/** A property of the sheet, with the indexes of its lines. */
export type SheetProperty = { readonly lines: readonly [number, ...number[]] };

/**
 * Lines with one name and one city are one property. A city that only some of them give counts for all: people fill in
 * the first line of a block. A property with one line is let as a whole; one with several has a unit for each line,
 * numbered in order, since a sheet with a line per flat repeats the house. Two lines never share a tenant, even with
 * one name: merging two people is worse than keeping one twice.
 */
export function sheetPropertiesOf(lines: readonly SheetPropertyLine[]): readonly SheetProperty[] {
  const properties: { readonly name: string; city: string; readonly lines: [number, ...number[]] }[] = [];
  for (const [index, line] of lines.entries()) {
    const [name, city] = [folded(line.property), folded(line.city)];
    const known = properties.find(
      (property) => property.name === name && (property.city === city || property.city === "" || city === ""),
    );
    if (known === undefined) {
      properties.push({ name, city, lines: [index] });
      continue;
    }
    known.lines.push(index);
    if (known.city === "") known.city = city;
  }
  return properties.map((property) => ({ lines: property.lines }));
}

/** A name without differences of case, accents and spaces. */
export function folded(text: string): string {
  return foldText(text).replaceAll(/\s+/g, " ").trim();
}
