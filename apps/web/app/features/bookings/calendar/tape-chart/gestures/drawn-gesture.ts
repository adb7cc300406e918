import { movedSpan } from "./bar-move.ts";
import { type Gesture, nothing } from "./tape-gesture.ts";
import { rowNear, type TapeLine } from "../tape-lines.ts";
import type { Press } from "./use-press.ts";

/** The position of a pointer on the chart: the line, the days from its left, and the night that a press there means. */
export type TapePoint = { readonly line: number; readonly at: number; readonly night: number };

/**
 * The gesture of a press that has moved: the nights under it, or its bar at the new position. Null if nothing changes.
 */
export function drawnGesture(
  now: Press,
  point: TapePoint,
  { lines, was }: { readonly lines: readonly TapeLine[]; readonly was: Gesture },
): Gesture | null {
  const { bar, line, night: anchor } = now;
  if (bar === null) {
    const { night } = point;
    const isSame =
      was.kind === "choosing" && was.line === line && was.anchor === anchor && was.night === night;
    return isSame ? null : { kind: "choosing", line, anchor, night };
  }
  if (bar.kind === "lease") return null;
  const on = now.edge === null ? rowNear(lines, point.line, line) : line;
  const span = movedSpan(bar, now.edge, Math.round(point.at - now.at));
  const isSame =
    was.kind === "moving" &&
    was.bar === bar &&
    was.line === on &&
    was.span.start === span.start &&
    was.span.end === span.end;
  return isSame ? null : { kind: "moving", bar, home: line, line: on, span };
}

/** The gesture of a finger that has rested: a first night, or its bar, shown before it moves. Null for a lease. */
export function heldGesture({ bar, line, night }: Press): Gesture | null {
  if (bar === null) return { kind: "choosing", line, anchor: night, night };
  return bar.kind === "lease" ? null : { kind: "moving", bar, home: line, line, span: bar };
}

/**
 * The gesture after a press that did not move: a first night, a last night, or nothing if it was on a bar. Null if
 * nothing changes.
 */
export function pressedGesture(now: Press, was: Gesture): Gesture | null {
  const { bar, line, night } = now;
  if (bar !== null) return was.kind === "moving" ? nothing : null;
  // A finger that has rested begins a new choice.
  const isLast = now.isSecond && (now.timer === null || !now.engaged);
  return isLast && was.kind === "choosing"
    ? { kind: "chosen", line, anchor: was.anchor, night }
    : { kind: "choosing", line, anchor: night, night };
}
