import { month } from "@keystead/domain/calendar";
import { expect, it } from "vitest";

import { barsUpTo, periodOf } from "./shown-period.ts";

it.each([
  ["month", "2026-02", "2026-02", "2026-02"],
  ["quarter", "2026-01", "2026-01", "2026-03"],
  ["quarter", "2026-06", "2026-04", "2026-06"],
  ["quarter", "2026-12", "2026-10", "2026-12"],
  ["year", "2026-07", "2026-01", "2026-12"],
] as const)("the %s of %s runs from %s to %s", (span, within, first, last) => {
  expect(periodOf(span, month(within))).toEqual({ first, last });
});

it.each([
  ["the running month", "month", "2026-03", "2026-03"],
  ["a month of the last twelve", "month", "2025-04", "2026-03"],
  ["the quarter that is not over", "quarter", "2026-03", "2026-03"],
  ["an earlier year", "month", "2025-03", "2025-12"],
  ["a later year", "month", "2027-02", "2027-12"],
] as const)("the bars beside %s", (_what, span, within, last) => {
  expect(barsUpTo(periodOf(span, month(within)), month("2026-03"))).toBe(last);
});
