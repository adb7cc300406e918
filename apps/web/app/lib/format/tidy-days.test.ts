import { expect, it } from "vitest";

import { formatDays, formatPlainDay } from "./format-days.ts";
import { formatDay, formatInstant } from "./format.ts";
import { tidyDays } from "./tidy-days.ts";

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
  expect(tidyDays(text, "it")).toBe(expected);
});

it.each([
  ["1 mai", "1er mai"],
  ["ven. 1 mai 2026", "ven. 1er mai 2026"],
  ["1–26 nov. 2026", "1er–26 nov. 2026"],
  ["26 oct. – 1 nov. 2026", "26 oct. – 1er nov. 2026"],
  ["1 mai 2026, 01:11", "1er mai 2026, 01:11"],
  ["11 mai – 21 juin 2021", "11 mai – 21 juin 2021"],
])("counts the first of a month in French: %s", (text, expected) => {
  expect(tidyDays(text, "fr")).toBe(expected);
  expect(tidyDays(text, "es")).toBe(text);
});

it("counts it in each date of a French screen", () => {
  expect(formatDay("2026-05-01", "fr")).toBe("1er mai 2026");
  expect(formatDay("2026-05-01", "fr", "long")).toBe("vendredi 1er mai");
  expect(formatDays("2026-05-01", "2026-05-31", { language: "fr" })).toBe("1er–31 mai");
  expect(formatPlainDay("2026-05-01", "fr")).toBe("1er mai");
  expect(formatInstant("2026-05-01T00:05:00Z", "fr", "UTC")).toMatch(/^1er mai 2026/);
});

it("writes no zero before the days of an Italian date, of one and of two", () => {
  expect(formatDays("2026-10-01", "2026-10-26", { language: "it" })).toBe("1–26 ott");
  expect(formatDay("2026-12-02", "it", "short")).toBe("2 dic");
  expect(formatInstant("2026-12-02T00:05:00Z", "it", "UTC")).toContain("00:05");
});
