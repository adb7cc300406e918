import { month } from "@keystead/domain/calendar";
import { expect, it } from "vitest";

import { periodOf } from "./shown-period.ts";

it.each([
  ["month", "2026-02", "2026-02", "2026-02"],
  ["quarter", "2026-01", "2026-01", "2026-03"],
  ["quarter", "2026-06", "2026-04", "2026-06"],
  ["quarter", "2026-12", "2026-10", "2026-12"],
  ["year", "2026-07", "2026-01", "2026-12"],
] as const)("the %s of %s runs from %s to %s", (span, within, first, last) => {
  expect(periodOf(span, month(within))).toEqual({ first, last });
});
