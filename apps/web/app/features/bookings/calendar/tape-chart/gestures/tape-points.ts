import type { PointerEvent } from "react";

import { type BarEdge, edgeOf, edgeStep, REACH_PX } from "./bar-move.ts";
import type { Point, Press, Seen } from "./use-press.ts";
import type { TapeBar } from "../tape-layout.ts";

/** The rectangle of the days. */
export function trackOf(body: Element | null): DOMRect {
  if (body === null) return new DOMRect();
  return (body.querySelector("[data-track]") ?? body).getBoundingClientRect();
}

/** Whether a point is on a line, to the right of the names. The chart is higher than its last line. */
export function isOnLines(body: Element | null, { x, y }: Point): boolean {
  return x >= trackOf(body).left && y < (body?.getBoundingClientRect().bottom ?? 0);
}

/**
 * The chart scrolls only if a drag has moved at least this far towards its edge; a press near the edge alone does not
 * scroll it.
 */
const MEANT_PX = 12;

/**
 * Scrolls frame by frame while the pointer rests at the edge and there is more to show. The visible extent is measured
 * once in a press, because every move needs it.
 */
export function goOn(now: Press, chart: HTMLElement | null, draw: (now: Press) => void): void {
  if (now.frame !== null || chart === null) return;
  const seen = now.seen ?? seenOf(chart);
  now.seen = seen;
  const step = () => {
    now.frame = null;
    const before = [chart.scrollLeft, chart.scrollTop];
    const { x, y } = edgeSteps(now, seen);
    chart.scrollBy(x, y);
    if (chart.scrollLeft === before[0] && chart.scrollTop === before[1]) return;
    draw(now);
    now.frame = requestAnimationFrame(step);
  };
  const { x, y } = edgeSteps(now, seen);
  if (x !== 0 || y !== 0) now.frame = requestAnimationFrame(step);
}

/**
 * The part of the chart that head, foot and names do not cover; the stylesheet states it as scroll padding, for
 * scrolling by keys.
 */
function seenOf(chart: HTMLElement): Seen {
  const { left, right, top, bottom } = chart.getBoundingClientRect();
  const { scrollPaddingLeft, scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(chart);
  return {
    left: left + px(scrollPaddingLeft),
    right,
    top: top + px(scrollPaddingTop),
    bottom: bottom - px(scrollPaddingBottom),
  };
}

/** How far the chart scrolls in one frame: only in the direction of the drag. */
function edgeSteps({ x, y, last }: Press, { left, right, top, bottom }: Seen): Point {
  const towards = (step: number, way: number) =>
    Math.abs(way) >= MEANT_PX && Math.sign(step) === Math.sign(way) ? step : 0;
  return {
    x: towards(edgeStep(last.x, left, right), last.x - x),
    y: towards(edgeStep(last.y, top, bottom), last.y - y),
  };
}

function px(length: string): number {
  return Number.parseFloat(length) || 0;
}

/** The end of a bar that the pointer is over. */
export function edgeUnder(event: PointerEvent, bar: TapeBar): BarEdge {
  const element = event.target instanceof Element ? event.target.closest("[data-bar]") : null;
  if (element === null) return null;
  const { left, width } = element.getBoundingClientRect();
  const reach = event.pointerType === "touch" ? REACH_PX.finger : REACH_PX.pointer;
  return edgeOf({ at: event.clientX - left, width, reach }, bar);
}
