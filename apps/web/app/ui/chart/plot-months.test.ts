import { expect, it } from "vitest";

import { plotMonths } from "./plot-months.ts";

const monthsFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, at) => {
    const index = Number(first.slice(0, 4)) * 12 + Number(first.slice(5)) - 1 + at;
    const month = `${String(Math.floor(index / 12))}-${String((index % 12) + 1).padStart(2, "0")}`;
    return { month, name: month, now: false };
  });
const yearsOf = (first: string, count: number) =>
  plotMonths(monthsFrom(first, count), "en").flatMap(({ key, year }) =>
    year === undefined ? [] : [`${key} ${year}`],
  );

it.each([
  ["one year", "2026-01", 12, []],
  ["two years", "2025-11", 12, ["2025-11 2025", "2026-01 2026"]],
  ["a December before a year", "2025-12", 12, ["2026-01 2026"]],
  ["a January after a year", "2025-02", 12, ["2025-02 2025", "2026-01 2026"]],
  ["three years", "2024-12", 25, ["2025-01 2025", "2026-01 2026"]],
])("says the years below the axis: %s", (_, first, count, years) => {
  expect(yearsOf(first, count)).toEqual(years);
});
