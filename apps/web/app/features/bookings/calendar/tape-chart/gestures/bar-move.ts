import type { CalendarProperty } from "@keystead/contract/bookings";
import type { PlainDate } from "@keystead/domain/calendar";

import { type BarSpan, datesOfNights, type TapeBar, type TapeRange } from "../tape-layout.ts";
import type { TapeLine } from "../tape-lines.ts";

/** What of a bar lies in the hand: its first day, its last, or all of it. */
export type BarEdge = "start" | "end" | null;

/** So near to its end a bar is drawn longer or shorter; a finger is not as fine. */
export const REACH_PX = { pointer: 8, finger: 16 } as const;

/**
 * What is taken hold of, `at` px from the left of a bar. Half of a short bar is left to move it by, or a single night could only ever be
 * drawn longer; an end that lies outside of the range is not there.
 */
export function edgeOf(
  { at, width, reach }: { readonly at: number; readonly width: number; readonly reach: number },
  { kind, cutLeft, cutRight }: Pick<TapeBar, "kind" | "cutLeft" | "cutRight">,
): BarEdge {
  const room = Math.min(reach, width / 4);
  if (kind === "lease") return null;
  if (!cutRight && width - at < room) return "end";
  return !cutLeft && at < room ? "start" : null;
}

/** A bar drawn by so many nights, or one of its ends; it keeps one night at least. */
export function movedSpan({ start, end }: BarSpan, edge: BarEdge, by: number): BarSpan {
  if (edge === "start") return { start: Math.min(start + by, end - 1), end };
  if (edge === "end") return { start, end: Math.max(end + by, start + 1) };
  return { start: start + by, end: end + by };
}

/** Where a bar lies: of a property as a whole where `unitId` is null. */
export type BarPlace = {
  readonly property: CalendarProperty;
  readonly unit: { readonly id: string; readonly name: string } | null;
  readonly checkIn: PlainDate;
  readonly checkOut: PlainDate;
};

/** A bar that was put down elsewhere: the property that it was of, and where it would lie. */
export type MovedBar = {
  readonly bar: TapeBar;
  readonly home: CalendarProperty;
  readonly to: BarPlace;
};

/**
 * Where a bar would lie that was put down on a line. What takes a whole house stands on the row of each of its units, and stays of the whole
 * one: drawn along one of those rows it is no stay in that unit.
 */
export function placeOn(
  line: TapeLine,
  { bar, home, span }: { readonly bar: TapeBar; readonly home: CalendarProperty; readonly span: BarSpan },
  range: TapeRange,
): BarPlace {
  const { checkIn, checkOut } = datesOfNights(range, span.start - 0.5, span.end - 1.5);
  const isWhole = bar.of.unitId === null && home.units.length > 0;
  return {
    property: line.property,
    unit: isWhole ? null : (line.row?.unit ?? null),
    checkIn,
    checkOut,
  };
}

/** So near to its edge a chart goes on by itself under what is drawn over it. */
const EDGE_PX = 48;
const FASTEST_PX = 16;

/**
 * How far a chart that is seen from one px to another goes on by itself in a frame: backwards below zero, not at all in its middle, and the
 * faster the nearer to its edge.
 */
export function edgeStep(at: number, from: number, until: number): number {
  const room = Math.min(EDGE_PX, (until - from) / 4);
  const beyond = Math.max(from + room - at, at - (until - room));
  if (room <= 0 || beyond <= 0) return 0;
  const step = Math.ceil(Math.min(1, beyond / room) * FASTEST_PX);
  return at < (from + until) / 2 ? -step : step;
}
