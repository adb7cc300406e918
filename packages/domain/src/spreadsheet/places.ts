import { foldText } from "../text/index.ts";

/** As many lines as a grid holds and one request takes: the largest plan has room for 50 properties. */
export const MOST_LINES = 50;

/** What tells the places of a sheet apart. */
export type PlaceLine = { readonly property: string; readonly city: string };

/** A property of the sheet with the lines that speak of it, as indexes. */
export type SheetPlace = { readonly lines: readonly [number, ...number[]] };

/**
 * Lines with one name and one city are one property. A city that only some of them give is the same city: people fill in the first
 * line of a block. A property with one line is let whole; one with several has a unit for each line, numbered in their order, since
 * a sheet with a line per flat repeats the house. Two lines never share a tenant, even with one name: to merge two people is worse
 * than to keep one twice.
 */
export function sheetPlacesOf(lines: readonly PlaceLine[]): readonly SheetPlace[] {
  const places: { readonly name: string; city: string; readonly lines: [number, ...number[]] }[] = [];
  for (const [index, line] of lines.entries()) {
    const [name, city] = [folded(line.property), folded(line.city)];
    const known = places.find(
      (place) => place.name === name && (place.city === city || place.city === "" || city === ""),
    );
    if (known === undefined) {
      places.push({ name, city, lines: [index] });
      continue;
    }
    known.lines.push(index);
    if (known.city === "") known.city = city;
  }
  return places.map((place) => ({ lines: place.lines }));
}

/** One name however it was typed: case, accents and spaces do not matter. */
export function folded(text: string): string {
  return foldText(text).replaceAll(/\s+/g, " ").trim();
}
