import type { CalendarProperty } from "@keystead/contract/bookings";
import type { PlainDate } from "@keystead/domain/calendar";

import { type BarSpan, datesOfNights, type TapeBar, type TapeRange } from "../tape-layout.ts";
import type { TapeLine } from "../tape-lines.ts";

/** The part of a bar that is dragged: its start, its end, or null for the whole bar. */
export type BarEdge = "start" | "end" | null;

/** A press this close to the end of a bar drags that end; a finger is less precise than a pointer. */
export const REACH_PX = { pointer: 8, finger: 16 } as const;

/**
 * The part of a bar that a press `at` px from its left drags. The middle half of a short bar always moves it; otherwise
 * a single night could only be lengthened. An end outside of the range cannot be dragged.
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

/** The span of a bar after it, or one of its ends, was dragged by this number of nights; at least one night remains. */
export function movedSpan({ start, end }: BarSpan, edge: BarEdge, by: number): BarSpan {
  if (edge === "start") return { start: Math.min(start + by, end - 1), end };
  if (edge === "end") return { start, end: Math.max(end + by, start + 1) };
  return { start: start + by, end: end + by };
}

/** The position of a bar: the property as a whole if `unit` is null. */
export type BarPosition = {
  readonly property: CalendarProperty;
  readonly unit: { readonly id: string; readonly name: string } | null;
  readonly checkIn: PlainDate;
  readonly checkOut: PlainDate;
};

/** A bar that was dropped: its previous property and its new position. */
export type MovedBar = {
  readonly bar: TapeBar;
  readonly home: CalendarProperty;
  readonly to: BarPosition;
};

/**
 * The position of a bar that is dropped on a line. A booking of the whole property is drawn on the row of each unit.
 * Moved along one of these rows, it remains a booking of the whole property.
 */
export function positionOn(
  line: TapeLine,
  { bar, home, span }: { readonly bar: TapeBar; readonly home: CalendarProperty; readonly span: BarSpan },
  range: TapeRange,
): BarPosition {
  const { checkIn, checkOut } = datesOfNights(range, span.start - 0.5, span.end - 1.5);
  const isWhole = bar.of.unitId === null && home.units.length > 0;
  return {
    property: line.property,
    unit: isWhole ? null : (line.row?.unit ?? null),
    checkIn,
    checkOut,
  };
}

/** Within this distance of its edge, the chart scrolls by itself during a drag. */
const EDGE_PX = 48;
const FASTEST_PX = 16;

/**
 * How far the chart scrolls in one frame, given its visible extent: negative for backwards, 0 in the middle, and faster
 * towards the edge.
 */
export function edgeStep(at: number, from: number, until: number): number {
  const room = Math.min(EDGE_PX, (until - from) / 4);
  const beyond = Math.max(from + room - at, at - (until - room));
  if (room <= 0 || beyond <= 0) return 0;
  const step = Math.ceil(Math.min(1, beyond / room) * FASTEST_PX);
  return at < (from + until) / 2 ? -step : step;
}
