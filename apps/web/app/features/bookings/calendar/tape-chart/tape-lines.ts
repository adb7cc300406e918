import type { CalendarProperty } from "@keystead/contract/bookings";

import type { Density } from "../../../../ui/use-preference.ts";
import { type TapeRange, type TapeRow, tapeRows } from "./tape-layout.ts";

/** One line of the chart and its vertical position: the head of a property, or a row. */
export type TapeLine = {
  readonly top: number;
  readonly height: number;
  readonly property: CalendarProperty;
  /** Null for the head of the property. */
  readonly row: TapeRow | null;
};

type TapeSizes = { readonly head: number; readonly row: number; readonly bar: number };

/** The heights of a property's head, of a row and of a bar, in px. */
const sizesOf = {
  comfortable: { head: 32, row: 40, bar: 28 },
  compact: { head: 26, row: 28, bar: 22 },
} as const satisfies Readonly<Record<Density, TapeSizes>>;

/** The height of a bar that has its row to itself. */
export function barHeight(density: Density): number {
  return sizesOf[density].bar;
}

/** The height of each of several overlapping bars, with the space above it. */
export const LANE_HEIGHT = 18;
export const LANE_GAP = 4;

/** All lines from top to bottom. A row with two lanes is 48 px high. */
export function tapeLines(
  properties: readonly CalendarProperty[],
  range: TapeRange,
  density: Density = "comfortable",
): { readonly lines: readonly TapeLine[]; readonly height: number } {
  const lines: TapeLine[] = [];
  let top = 0;
  const add = (property: CalendarProperty, row: TapeRow | null) => {
    const height = row === null ? sizesOf[density].head : heightOf(row.lanes, density);
    lines.push({ top, height, property, row });
    top += height;
  };
  for (const property of properties) {
    add(property, null);
    for (const row of tapeRows(property, range)) add(property, row);
  }
  return { lines, height: top };
}

/** The height of a row with this number of lanes. */
export function heightOf(lanes: number, density: Density = "comfortable"): number {
  return lanes === 1 ? sizesOf[density].row : LANE_GAP + lanes * (LANE_HEIGHT + LANE_GAP);
}

/** The indexes of the lines between two heights, the second excluded: only these are rendered. */
export function linesBetween(
  lines: readonly TapeLine[],
  top: number,
  bottom: number,
): { readonly first: number; readonly until: number } {
  const first = lines.findIndex((line) => line.top + line.height > top);
  const until = lines.findIndex((line) => line.top >= bottom);
  return { first: first === -1 ? lines.length : first, until: until === -1 ? lines.length : until };
}

/** The line at a height; the first or the last line for a height outside the chart. */
export function lineAt(lines: readonly TapeLine[], y: number): number {
  const found = lines.findIndex((line) => line.top + line.height > y);
  return found === -1 ? lines.length - 1 : found;
}

/**
 * The row for a drop on a line. A bar cannot be dropped on the head of a property; there it is the next row towards
 * `from`.
 */
export function rowNear(lines: readonly TapeLine[], line: number, from: number): number {
  if (lines[line]?.row !== null) return line;
  return line > from ? line - 1 : line + 1;
}
