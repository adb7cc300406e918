import { expect, it } from "vitest";

import { periodText, plainDate } from "../../calendar/index.ts";
import { periodOfDays } from "../index.ts";

it.each([
  ["2026-11-01", "2026-11-30", "2026-11"],
  ["2026-10-01", "2026-12-31", "2026-Q4"],
  ["2028-01-01", "2028-12-31", "2028"],
  ["2026-11-01", "2026-11-26", null],
  ["2026-11-02", "2026-11-30", null],
  ["2025-11-01", "2026-10-31", null],
  ["2026-11-01", "2026-12-31", null],
])("of the days from %s to %s is %s", (from, to, text) => {
  const period = periodOfDays(plainDate(from), plainDate(to));
  expect(period === null ? null : periodText(period)).toBe(text);
});
