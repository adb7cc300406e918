import type { CalendarProperty } from "@keystead/contract/bookings";

import type { Density } from "../../../../ui/use-preference.ts";
import { type TapeRange, type TapeRow, tapeRows } from "./tape-layout.ts";

/** One line of the chart at its height: the head of a property, which stands for all of it, or a row. */
export type TapeLine = {
  readonly top: number;
  readonly height: number;
  readonly property: CalendarProperty;
  /** Null: the head of the property. */
  readonly row: TapeRow | null;
};

type TapeSizes = { readonly head: number; readonly row: number; readonly bar: number };

/** The head of a property, a row, and a bar on it, in px. */
const sizesOf = {
  comfortable: { head: 32, row: 40, bar: 28 },
  compact: { head: 26, row: 28, bar: 22 },
} as const satisfies Readonly<Record<Density, TapeSizes>>;

/** How high a bar is that has its row to itself. */
export function barHeight(density: Density): number {
  return sizesOf[density].bar;
}

/** A bar of several that overlap, and the room above each. */
export const LANE_HEIGHT = 18;
export const LANE_GAP = 4;

/** Everything from top to bottom. Two lanes make a row of 48. */
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

/** Of a row with so many bars one below the other. */
export function heightOf(lanes: number, density: Density = "comfortable"): number {
  return lanes === 1 ? sizesOf[density].row : LANE_GAP + lanes * (LANE_HEIGHT + LANE_GAP);
}

/** The numbers of the lines between two heights, the second not counted: only they are drawn. */
export function linesBetween(
  lines: readonly TapeLine[],
  top: number,
  bottom: number,
): { readonly first: number; readonly until: number } {
  const first = lines.findIndex((line) => line.top + line.height > top);
  const until = lines.findIndex((line) => line.top >= bottom);
  return { first: first === -1 ? lines.length : first, until: until === -1 ? lines.length : until };
}

/** The line at a height; above all the first, below all the last. */
export function lineAt(lines: readonly TapeLine[], y: number): number {
  const found = lines.findIndex((line) => line.top + line.height > y);
  return found === -1 ? lines.length - 1 : found;
}

/** The row that a line stands for, seen from another: the head of a property is no place to put a bar on, the row before it is. */
export function rowNear(lines: readonly TapeLine[], line: number, from: number): number {
  if (lines[line]?.row !== null) return line;
  return line > from ? line - 1 : line + 1;
}
