import { act, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { show } from "../../testing/show.tsx";
import { MonthPlot } from "./month-plot.tsx";

const months = ["Jan", "Feb", "Mar"].map((label) => ({ key: label, label, name: label }));

/** jsdom lays nothing out: the test gives the box its width and reports it. */
async function plotIn(width: number): Promise<SVGElement> {
  const observers: (() => void)[] = [];
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(heard: () => void) {
        observers.push(heard);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(width);
  await show(
    <MonthPlot
      summary="Received"
      months={months}
      series={[
        { key: "in", label: "In", mark: "bar", slot: 1, values: [3, 2, 1] },
        { key: "net", label: "Net", mark: "line", slot: 4, values: [2, 1, 0] },
      ]}
      tick={String}
      say={String}
    />,
  );
  act(() => {
    for (const heard of observers) heard();
  });
  const drawn = screen.getByRole("group", { name: "Received" }).querySelector("svg");
  if (drawn === null) throw new Error("The plot drew nothing.");
  return drawn;
}

const widthsIn = (plot: SVGElement) =>
  [...plot.querySelectorAll("rect")].map((bar) => Number(bar.getAttribute("width")));

it("draws a bar and a point of the line for each month", async () => {
  const plot = await plotIn(452);
  // 400 px for three months, of which half is the bar, 40 px at most, less a gap on each side.
  expect(widthsIn(plot)).toEqual([38, 38, 38]);
  expect(plot.querySelectorAll("circle")).toHaveLength(3);
});

it("draws no months in a box narrower than its axis, whose bars would be of a negative width", async () => {
  const plot = await plotIn(40);
  expect(widthsIn(plot)).toEqual([]);
  expect(plot.querySelectorAll("circle")).toHaveLength(0);
  expect(plot.textContent).not.toContain("Jan");
});
