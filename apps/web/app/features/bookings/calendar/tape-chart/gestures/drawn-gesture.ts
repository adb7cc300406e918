import { movedSpan } from "./bar-move.ts";
import { type Gesture, nothing } from "./tape-gesture.ts";
import { rowNear, type TapeLine } from "../tape-lines.ts";
import type { Press } from "./use-press.ts";

/** Where a pointer is on the chart: the line, in days from its left, and the night that it means there. */
export type TapePoint = { readonly line: number; readonly at: number; readonly night: number };

/** What a press draws that was moved: the nights under it, or its bar where it would go. Null where nothing differs. */
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

/** What a finger that has rested takes up: a first night, or its bar, seen before it moves. Null of a lease. */
export function heldGesture({ bar, line, night }: Press): Gesture | null {
  if (bar === null) return { kind: "choosing", line, anchor: night, night };
  return bar.kind === "lease" ? null : { kind: "moving", bar, home: line, line, span: bar };
}

/** What a press leaves that was not moved: a first night, the last one, or nothing of a bar. Null as it was. */
export function pressedGesture(now: Press, was: Gesture): Gesture | null {
  const { bar, line, night } = now;
  if (bar !== null) return was.kind === "moving" ? nothing : null;
  // A finger that rested has begun anew.
  const isLast = now.isSecond && (now.timer === null || !now.engaged);
  return isLast && was.kind === "choosing"
    ? { kind: "chosen", line, anchor: was.anchor, night }
    : { kind: "choosing", line, anchor: night, night };
}
