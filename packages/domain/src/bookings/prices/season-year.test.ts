import * as fc from "fast-check";
import { expect, it } from "vitest";
import { addDays, plainDate } from "../../calendar/index.ts";
import { daysHeldTwice, daysLeftOpen, sharedDays, yearSpan } from "../index.ts";
import type { DaySpan } from "../index.ts";

const FIRST = plainDate("2025-12-01");
const span = fc
  .tuple(fc.integer({ min: 0, max: 450 }), fc.integer({ min: 0, max: 90 }))
  .map(([from, length]): DaySpan => ({
    startsOn: addDays(FIRST, from),
    endsOn: addDays(FIRST, from + length),
  }));
const daysIn = ({ startsOn, endsOn }: DaySpan): string[] => {
  const days: string[] = [];
  for (let day = startsOn; day <= endsOn; day = addDays(day, 1)) days.push(day);
  return days;
};

it("leaves open exactly the days of the year that no season holds", () => {
  fc.assert(
    fc.property(fc.array(span, { maxLength: 8 }), (spans) => {
      const held = new Set(spans.flatMap(daysIn));
      const year = yearSpan(2026);
      expect(daysLeftOpen(year, spans).flatMap(daysIn)).toEqual(daysIn(year).filter((day) => !held.has(day)));
    }),
  );
});

it("names every two seasons that share days, and all days they share", () => {
  fc.assert(
    fc.property(fc.array(span, { maxLength: 6 }), (spans) => {
      const pairs = spans.flatMap((a, at) => spans.slice(at + 1).map((b) => [a, b] as const));
      const shared = pairs
        .map(([a, b]) => daysIn(a).filter((day) => daysIn(b).includes(day)))
        .filter((days) => days.length > 0);
      const found = daysHeldTwice(spans).map(({ days }) => daysIn(days));
      expect(found.toSorted()).toEqual(shared.toSorted());
    }),
  );
});

it("says what of a season lies in a year", () => {
  const winter = { startsOn: plainDate("2026-12-20"), endsOn: plainDate("2027-01-06") };
  expect(sharedDays(winter, yearSpan(2026))).toEqual({ ...winter, endsOn: "2026-12-31" });
  expect(sharedDays(winter, yearSpan(2027))).toEqual({ ...winter, startsOn: "2027-01-01" });
  expect(sharedDays(winter, yearSpan(2025))).toBeNull();
});
