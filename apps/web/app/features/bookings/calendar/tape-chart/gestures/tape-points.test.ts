import { expect, it, vi } from "vitest";

import { goOn } from "./tape-points.ts";
import type { Press } from "./use-press.ts";

/** 600 by 400 px of a chart that goes on for another hundred to its right. */
function aChart(): HTMLElement {
  const chart = document.createElement("div");
  chart.getBoundingClientRect = () => new DOMRect(0, 0, 600, 400);
  chart.scrollBy = (x: unknown) => {
    chart.scrollLeft = Math.min(100, chart.scrollLeft + Number(x));
  };
  return chart;
}

const pressAt = (from: number, to: number): Press => ({
  x: from,
  y: 200,
  at: 0,
  line: 1,
  night: 0,
  bar: null,
  edge: null,
  pressed: document,
  engaged: true,
  isSecond: false,
  moved: true,
  timer: null,
  last: { x: to, y: 200 },
  seen: null,
  frame: null,
});

it("goes on under a hand that rests at the edge, to the end of the chart and no further", async () => {
  const chart = aChart();
  const press = pressAt(300, 598);
  const draw = vi.fn<(now: Press) => void>();
  goOn(press, chart, draw);
  await vi.waitFor(() => expect(press.frame).toBeNull());
  expect(chart.scrollLeft).toBe(100);
  // Once for each frame in which there was more to be seen: 16 px a frame.
  expect(draw).toHaveBeenCalledTimes(7);
  expect(draw).toHaveBeenCalledWith(press);
});

it.each([
  ["in the middle", 100, 300],
  ["that was pressed at the edge and has hardly moved", 590, 598],
  ["that is drawn away from the edge", 640, 590],
])("stays where it is under a hand %s", (_where, from, to) => {
  const chart = aChart();
  const press = pressAt(from, to);
  goOn(press, chart, () => {});
  expect(press.frame).toBeNull();
  expect(chart.scrollLeft).toBe(0);
});
