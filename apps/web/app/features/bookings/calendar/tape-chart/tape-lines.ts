import type { CalendarProperty } from "@keystead/contract/bookings";

import { type TapeRange, type TapeRow, tapeRows } from "./tape-layout.ts";

/** One line of the chart at its height: the head of a property, which stands for all of it, or a row. */
export type TapeLine = {
  readonly top: number;
  readonly height: number;
  readonly property: CalendarProperty;
  /** Null: the head of the property. */
  readonly row: TapeRow | null;
};

const HEAD_HEIGHT = 32;
const ROW_HEIGHT = 40;
/** A bar of several that overlap, and the room above each. */
export const LANE_HEIGHT = 18;
export const LANE_GAP = 4;

/** Everything from top to bottom. Two lanes make a row of 48. */
export function tapeLines(
  properties: readonly CalendarProperty[],
  range: TapeRange,
): { readonly lines: readonly TapeLine[]; readonly height: number } {
  const lines: TapeLine[] = [];
  let top = 0;
  const add = (property: CalendarProperty, row: TapeRow | null) => {
    const height = row === null ? HEAD_HEIGHT : heightOf(row.lanes);
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
export function heightOf(lanes: number): number {
  return lanes === 1 ? ROW_HEIGHT : LANE_GAP + lanes * (LANE_HEIGHT + LANE_GAP);
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
