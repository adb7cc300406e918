import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  addMonths,
  addToMonth,
  dayNumber,
  dayOfWeek,
  daysInMonth,
  differenceInDays,
  differenceInMonths,
  fromDayNumber,
  lastDayOf,
  month,
  monthOf,
  parseMonth,
  parsePlainDate,
  plainDate,
} from "./index.ts";

const someDay = fc.integer({ min: -250_000, max: 2_900_000 }).map(fromDayNumber);

describe("a calendar day", () => {
  it.each([
    "2026-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-04-31",
    "0000-01-01",
    "2026-4-1",
    "2026-04-01T00:00",
    " 2026-04-01",
    "",
  ])("is not read from %j", (text) => {
    expect(parsePlainDate(text)).toBeNull();
    expect(() => plainDate(text)).toThrow(RangeError);
  });

  it.each([
    ["2026-01-31", 1, "2026-02-28"],
    ["2024-01-31", 1, "2024-02-29"],
    ["2026-03-31", -1, "2026-02-28"],
    ["2024-02-29", 12, "2025-02-28"],
    ["2026-12-15", 1, "2027-01-15"],
  ])("%s plus %i months is %s", (from, months, to) => {
    expect(addMonths(plainDate(from), months)).toBe(to);
  });

  it.each([
    ["1970-01-01", 4],
    ["2000-02-29", 2],
    ["2026-11-21", 6],
    ["2026-11-22", 7],
    ["1969-12-29", 1],
  ])("%s is weekday %i", (date, weekday) => {
    expect(dayOfWeek(plainDate(date))).toBe(weekday);
  });

  it.each([
    ["2026-02-28", 1, "2026-03-01"],
    ["2024-02-28", 1, "2024-02-29"],
    ["2026-01-01", -1, "2025-12-31"],
    ["2026-06-20", 365, "2027-06-20"],
  ])("%s plus %i days is %s", (from, days, to) => {
    expect(addDays(plainDate(from), days)).toBe(to);
  });

  it("keeps its text and number in step, and days add up", () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        expect(plainDate(date)).toBe(date);
        expect(fromDayNumber(dayNumber(date))).toBe(date);
        expect(differenceInDays(date, addDays(date, days))).toBe(days);
        expect(addDays(date, days) > date).toBe(days > 0);
      }),
    );
  });
});

describe("a month", () => {
  it.each(["2026-13", "2026-00", "2026-1", "0000-01", "2026"])("is not read from %j", (text) => {
    expect(parseMonth(text)).toBeNull();
    expect(() => month(text)).toThrow(RangeError);
  });

  it("counts over years in both directions", () => {
    expect(addToMonth(month("2026-11"), 14)).toBe("2028-01");
    expect(addToMonth(month("2026-01"), -13)).toBe("2024-12");
    expect(differenceInMonths(month("2026-11"), month("2028-01"))).toBe(14);
  });

  it("ends on its last day", () => {
    fc.assert(
      fc.property(someDay, (date) => {
        const last = lastDayOf(monthOf(date));
        expect(last.endsWith(`-${daysInMonth(monthOf(date))}`)).toBe(true);
        expect(monthOf(addDays(last, 1))).toBe(addToMonth(monthOf(date), 1));
      }),
    );
  });
});
