import type { PointerEvent } from "react";

import { type BarEdge, edgeOf, edgeStep, REACH_PX } from "./bar-move.ts";
import type { Point, Press } from "./use-press.ts";
import type { TapeBar } from "../tape-layout.ts";

/** Where the days lie. */
export function trackOf(body: Element | null): DOMRect {
  if (body === null) return new DOMRect();
  return (body.querySelector("[data-track]") ?? body).getBoundingClientRect();
}

/** Right of the names; below the last line the chart goes on without any. */
export function isOnLines(body: Element | null, { x, y }: Point): boolean {
  return x >= trackOf(body).left && y < (body?.getBoundingClientRect().bottom ?? 0);
}

/** A press near the edge is no wish to go on: only what is drawn towards it is. */
const MEANT_PX = 12;

/** Frame by frame, as long as the hand rests at the edge and there is more to be seen. */
export function goOn(now: Press, chart: HTMLElement | null, draw: (now: Press) => void): void {
  if (now.frame !== null || chart === null) return;
  const step = () => {
    now.frame = null;
    const before = [chart.scrollLeft, chart.scrollTop];
    const { x, y } = edgeSteps(now, chart);
    if (x !== 0 || y !== 0) chart.scrollBy(x, y);
    if (chart.scrollLeft === before[0] && chart.scrollTop === before[1]) return;
    draw(now);
    now.frame = requestAnimationFrame(step);
  };
  now.frame = requestAnimationFrame(step);
}

/** How far the chart goes on in a frame. What its head, foot and names cover of it, its sheet says for whoever scrolls by keys. */
function edgeSteps({ x, y, last }: Press, chart: HTMLElement): Point {
  const { left, right, top, bottom } = chart.getBoundingClientRect();
  const { scrollPaddingLeft, scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(chart);
  const towards = (step: number, way: number) =>
    Math.abs(way) >= MEANT_PX && Math.sign(step) === Math.sign(way) ? step : 0;
  return {
    x: towards(edgeStep(last.x, left + px(scrollPaddingLeft), right), last.x - x),
    y: towards(edgeStep(last.y, top + px(scrollPaddingTop), bottom - px(scrollPaddingBottom)), last.y - y),
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
