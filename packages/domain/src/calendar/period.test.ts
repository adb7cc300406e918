import { expect, it } from "vitest";
import { month, parsePeriod, periodOf, periodText } from "./index.ts";

it.each([
  ["2026-11", "month", "2026-11", "2026-11"],
  ["2026-Q4", "quarter", "2026-10", "2026-12"],
  ["2026-Q1", "quarter", "2026-01", "2026-03"],
  ["2026", "year", "2026-01", "2026-12"],
])("reads %s and writes it again", (text, span, first, last) => {
  const period = parsePeriod(text);
  expect(period).toEqual({ span, first, last });
  expect(period === null ? null : periodText(period)).toBe(text);
});

it.each(["", "26", "2026-13", "2026-Q5", "2026-00", "1899", "2200-01", "2026-11-01", "2026-q1"])(
  "%j is no period",
  (text) => {
    expect(parsePeriod(text)).toBeNull();
  },
);

it("is the one that holds the month", () => {
  expect(periodOf("quarter", month("2026-05"))).toEqual({
    span: "quarter",
    first: "2026-04",
    last: "2026-06",
  });
  expect(periodOf("year", month("2026-05"))).toEqual({ span: "year", first: "2026-01", last: "2026-12" });
});
