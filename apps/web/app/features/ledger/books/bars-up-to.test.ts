import { month, periodOf } from "@keystead/domain/calendar";
import { expect, it } from "vitest";

import { barsUpTo } from "./bars-up-to.ts";

it.each([
  ["the running month", "month", "2026-03", "2026-03"],
  ["a month of the last twelve", "month", "2025-04", "2026-03"],
  ["the quarter that is not over", "quarter", "2026-03", "2026-03"],
  ["an earlier year", "month", "2025-03", "2025-12"],
  ["a later year", "month", "2027-02", "2027-12"],
] as const)("the bars beside %s", (_what, span, within, last) => {
  expect(barsUpTo(periodOf(span, month(within)), month("2026-03"))).toBe(last);
});
