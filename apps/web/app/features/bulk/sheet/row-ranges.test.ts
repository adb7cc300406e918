import { expect, it } from "vitest";

import { rowRanges } from "./row-ranges.ts";

it.each([
  [[], ""],
  [[4], "4"],
  [[1, 2], "1–2"],
  [[1, 2, 3, 7], "1–3, 7"],
  [[1, 3, 4, 6], "1, 3–4, 6"],
] as const)("names %j as «%s»", (rows, named) => {
  expect(rowRanges(rows)).toBe(named);
});

it("names five hundred lines in a row by two numbers", () => {
  expect(rowRanges(Array.from({ length: 500 }, (_, at) => at + 1))).toBe("1–500");
});
