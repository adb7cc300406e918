import { expect, it } from "vitest";

import { formatDays } from "./format-days.ts";
import { formatDay, formatInstant } from "./format.ts";
import { unpadded } from "./unpadded.ts";

it.each([
  ["02 dic", "2 dic"],
  ["mer 02 dic 2026", "mer 2 dic 2026"],
  ["01–26 ott", "1–26 ott"],
  ["01 – 26 ott", "1 – 26 ott"],
  ["28 nov – 02 dic", "28 nov – 2 dic"],
  ["10 ott", "10 ott"],
  ["02.12.2026, 00:05", "02.12.2026, 00:05"],
  ["02/12/2026", "02/12/2026"],
])("writes %s as %s", (text, expected) => {
  expect(unpadded(text)).toBe(expected);
});

it("writes no zero before the days of an Italian date, of one and of two", () => {
  expect(formatDays("2026-10-01", "2026-10-26", { language: "it" })).toBe("1–26 ott");
  expect(formatDay("2026-12-02", "it", "short")).toBe("2 dic");
  expect(formatInstant("2026-12-02T00:05:00Z", "it", "UTC")).toContain("00:05");
});
