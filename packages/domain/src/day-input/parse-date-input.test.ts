import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import {
  addDays,
  DAY_MS,
  dateOf,
  dayNumber,
  dayOf,
  monthNumberOf,
  plainDate,
  yearOf,
} from "../calendar/index.ts";
import { parseDateInput, parseDayInput, readDayInput } from "./index.ts";
import type { PlainDate } from "../calendar/index.ts";

const friday = plainDate("2026-11-27");

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
  expect(parseDateInput(text)).toBe("2026-03-05");
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
  expect(parseDateInput(text)).toBe(date);
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
  expect(parseDateInput(text)).toBeNull();
});

it.each([
  ["1/1/1850", null],
  ["31.12.1899", null],
  ["1 January 1900", "1900-01-01"],
  ["31/12/2199", "2199-12-31"],
  ["1/1/2200", null],
  ["never", null],
])("%s is a day that something can be recorded for: %s", (input, day) => {
  expect(parseDayInput(input, friday)).toBe(day);
});

describe("a day typed on 27 November 2026", () => {
  it.each([
    ["5 Dec", "2026-12-05"],
    ["Dec 5", "2026-12-05"],
    ["December 5th", "2026-12-05"],
    ["5.12.", "2026-12-05"],
    ["5.12", "2026-12-05"],
    ["5/12", "2026-12-05"],
    ["5.12.26", "2026-12-05"],
    ["5/12/2026", "2026-12-05"],
    ["5 Dez", "2026-12-05"],
    ["5. Dez.", "2026-12-05"],
    ["le 5 déc.", "2026-12-05"],
    ["5 de diciembre", "2026-12-05"],
    ["1° dicembre", "2026-12-01"],
    ["14 juil.", "2026-07-14"],
    ["5 set", "2026-09-05"],
    ["2 Feb", "2027-02-02"],
    ["today", "2026-11-27"],
    ["aujourd\u2019hui", "2026-11-27"],
    ["morgen", "2026-11-28"],
    ["Tomorrow", "2026-11-28"],
    ["mañana", "2026-11-28"],
    ["übermorgen", "2026-11-29"],
    ["pasado  mañana", "2026-11-29"],
    ["hier", "2026-11-26"],
    ["+3", "2026-11-30"],
    ["in 3 days", "2026-11-30"],
    ["in 2 Wochen", "2026-12-11"],
    ["tra 1 mese", "2026-12-27"],
  ])("%s is %s", (input, day) => {
    expect(readDayInput(input, friday, "nearest")).toEqual({ state: "day", day });
  });

  it.each([
    ["2 Sep", "2027-09-02"],
    ["27.11.", "2026-11-27"],
    ["Freitag", "2026-12-04"],
    ["sabado", "2026-11-28"],
    ["Thursday", "2026-12-03"],
  ])("%s is %s where days to come are meant", (input, day) => {
    expect(readDayInput(input, friday, "coming")).toEqual({ state: "day", day });
  });

  it.each([
    ["30.2.", "2027-02"],
    ["30 févr.", "2027-02"],
    ["31.11.26", "2026-11"],
    ["29.2.2026", "2026-02"],
    ["Feb 30", "2027-02"],
  ])("%s is no day of %s", (input, month) => {
    expect(readDayInput(input, friday, "nearest")).toEqual({ state: "no_such_day", month });
    expect(readDayInput(input, friday, "coming")).toEqual({ state: "no_such_day", month });
  });

  it.each(["", "5", "Friday", "soon", "set 5", "5.13.", "45.2.", "0.1.", "+3000", "in 3 hats", "5 Dec 26 9"])(
    "%j is none",
    (input) => {
      expect(readDayInput(input, friday, "nearest")).toEqual({ state: "unreadable" });
    },
  );

  it("does not take a word for yesterday where days to come are meant", () => {
    expect(readDayInput("hier", friday, "coming")).toEqual({ state: "unreadable" });
  });
});

const languages = ["en-GB", "de", "de-AT", "es", "fr", "it"] as const;

const monthWords = languages.flatMap((language) =>
  (["long", "short"] as const).map((month) => {
    const format = new Intl.DateTimeFormat(language, { month, timeZone: "UTC" });
    return Array.from({ length: 12 }, (_, at) => format.format(DAY_MS * dayNumber(dateOf(2026, at + 1, 1))));
  }),
);

function withoutAccents(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "");
}

/** The day in every supported form, those without a year last. */
function waysToWrite(date: PlainDate): readonly string[] {
  const [year, month, day] = [yearOf(date), monthNumberOf(date), dayOf(date)];
  const [yy, mm, dd] = [year % 100, month, day].map((part) => String(part).padStart(2, "0"));
  const names = monthWords.flatMap((names) => {
    const name = names[month - 1] ?? "";
    return [name, name.replace(".", ""), withoutAccents(name), name.toUpperCase()];
  });
  const signs = [".", "/", "-", " "];
  return [
    date,
    ...signs.flatMap((sign) => [
      `${day}${sign}${month}`,
      `${dd}${sign}${mm}`,
      `${day}${sign}${month}${sign}${year}`,
      `${dd}${sign}${mm}${sign}${yy}`,
    ]),
    `${day}.${month}.`,
    `${day}. ${month}. ${year}`,
    ...names.flatMap((name) => [
      ...[name, `${name} ${year}`, `${name} ${yy}`].flatMap((rest) => [`${day} ${rest}`, `${day}. ${rest}`]),
      `${day} de ${name} de ${year}`,
      `${name} ${day}, ${year}`,
    ]),
    ...monthWords.slice(0, 2).map((names) => `${names[month - 1] ?? ""} ${day}`),
  ];
}

it("reads every day of ten years back from every way to write it in every language", () => {
  const begin = plainDate("2021-01-01");
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3651 }), (days) => {
      const day = addDays(begin, days);
      for (const input of waysToWrite(day)) {
        expect([input, readDayInput(input, day, "nearest")]).toEqual([input, { state: "day", day }]);
        expect([input, readDayInput(input, day, "coming")]).toEqual([input, { state: "day", day }]);
      }
    }),
    // About three hundred forms each.
    { numRuns: 30 },
  );
});
