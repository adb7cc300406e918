import { expect, it } from "vitest";
import { parseTypedDate, parseTypedDay } from "./index.ts";

it.each([
  ["5.3.2026"],
  ["05/03/2026"],
  ["5-3-26"],
  ["5 3 2026"],
  [" 05. 03. 26 "],
  ["2026-03-05"],
  ["5 March 2026"],
  ["5 mar 26"],
  ["5th March 2026"],
  ["March 5, 2026"],
  ["5 de marzo de 2026"],
  ["5. März 2026"],
  ["5 Maerz 2026"],
  ["5. Mär. 2026"],
  ["5 mars 2026"],
  ["5 MARZO 2026"],
])("%s is 5 March 2026", (text) => {
  expect(parseTypedDate(text)).toBe("2026-03-05");
});

it.each([
  ["1er août 2019", "2019-08-01"],
  ["1 févr. 2024", "2024-02-01"],
  ["24 dic 2025", "2025-12-24"],
  ["3 giugno 2021", "2021-06-03"],
  ["31 Dez 99", "1999-12-31"],
  ["1/1/69", "2069-01-01"],
  ["1/1/70", "1970-01-01"],
  ["29.02.2024", "2024-02-29"],
])("%s is %s", (text, date) => {
  expect(parseTypedDate(text)).toBe(date);
});

it.each([
  "",
  "5",
  "5.3",
  "31.4.2026",
  "29.2.2026",
  "5 foo 2026",
  "13/13/2026",
  "5.3.226",
  "2026-3-5-1",
  "0.1.2026",
])("%j is no date", (text) => {
  expect(parseTypedDate(text)).toBeNull();
});

it.each([
  ["1/1/1850", null],
  ["31.12.1899", null],
  ["1 January 1900", "1900-01-01"],
  ["31/12/2199", "2199-12-31"],
  ["1/1/2200", null],
  ["never", null],
])("%s is a day that something can be recorded for: %s", (typed, day) => {
  expect(parseTypedDay(typed)).toBe(day);
});
