import { expect, it } from "vitest";
import { estimateRoi } from "./index.ts";

it.each([
  [1, 5, 30, 7500, 0],
  [5, 10, 75, 18_750, 1200],
  [6, 10, 90, 22_500, 2500],
  [10, 40, 240, 60_000, 2500],
])("%i properties and %i hours", (properties, hours, savedTenthsOfHour, valueCents, appCostCents) => {
  const netMonthCents = valueCents - appCostCents;
  expect(estimateRoi(properties, hours)).toEqual({
    ok: true,
    value: { savedTenthsOfHour, valueCents, appCostCents, netMonthCents, netYearCents: netMonthCents * 12 },
  });
});

it.each([
  [0, 10],
  [11, 10],
  [1.5, 10],
  [3, 4],
  [3, 12],
  [3, 45],
])("%d properties and %d hours are not on the sliders", (properties, hours) => {
  expect(estimateRoi(properties, hours)).toEqual({ ok: false, code: "INVALID_INPUT" });
});
