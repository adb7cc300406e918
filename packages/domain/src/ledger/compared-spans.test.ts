import { expect, it } from "vitest";
import { month, periodOf, plainDate } from "../calendar/index.ts";
import { comparedSpans } from "./index.ts";

const november = periodOf("month", month("2026-11"));

it.each([
  [
    "a month that is over",
    november,
    "2026-12-01",
    ["2026-11-01", "2026-11-30", "2026-10-01", "2026-10-31", false],
  ],
  [
    "a month to come",
    november,
    "2026-10-31",
    ["2026-11-01", "2026-11-30", "2026-10-01", "2026-10-31", false],
  ],
  ["its last day", november, "2026-11-30", ["2026-11-01", "2026-11-30", "2026-10-01", "2026-10-30", true]],
  [
    "the last day of a month after a longer one",
    periodOf("month", month("2026-02")),
    "2026-02-28",
    ["2026-02-01", "2026-02-28", "2026-01-01", "2026-01-28", true],
  ],
  ["a running month", november, "2026-11-19", ["2026-11-01", "2026-11-30", "2026-10-01", "2026-10-19", true]],
  [
    "a month after a shorter one",
    periodOf("month", month("2027-03")),
    "2027-03-30",
    ["2027-03-01", "2027-03-31", "2027-02-01", "2027-02-28", true],
  ],
  [
    "a running year",
    periodOf("year", month("2026-05")),
    "2026-02-10",
    ["2026-01-01", "2026-12-31", "2025-01-01", "2025-02-10", true],
  ],
] as const)("sets %s beside the one before", (_what, period, today, expected) => {
  const { now, before, partial } = comparedSpans(period, plainDate(today));
  expect([now.from, now.to, before.from, before.to, partial]).toEqual(expected);
});
