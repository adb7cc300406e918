import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, dayOf, daysInMonth, monthOf, plainDate } from "../calendar/index.ts";
import { changeOfAmount, comparedWith, firstOccurrenceFrom, proposals, takeTurn, turnOn } from "./index.ts";
import type { Series } from "./index.ts";

const day = fc
  .record({
    year: fc.integer({ min: 2020, max: 2030 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  })
  .map(({ year, month, day: dayOfMonth }) => {
    const first = plainDate(`${year}-${String(month).padStart(2, "0")}-01`);
    return addDays(first, Math.min(dayOfMonth, daysInMonth(monthOf(first))) - 1);
  });
const series: fc.Arbitrary<Series> = fc.record({
  firstOn: day,
  everyMonths: fc.integer({ min: 1, max: 24 }),
  proposedFrom: fc.option(day),
  endsOn: fc.option(day),
});
const yearly = { everyMonths: 12, proposedFrom: null, endsOn: null };

it.each([
  [
    "31 January comes back on the last of February and on 31 March",
    "2026-01-31",
    1,
    ["2026-02-28", "2026-03-31"],
  ],
  [
    "a leap day on the last of February, and on the next leap day",
    "2024-02-29",
    12,
    ["2025-02-28", "2026-02-28"],
  ],
  ["every quarter", "2026-11-30", 3, ["2027-02-28", "2027-05-30"]],
])("%s", (_what, firstOn, everyMonths, expected) => {
  const one = { ...yearly, firstOn: plainDate(firstOn), everyMonths };
  expect([turnOn(one, 1), turnOn(one, 2)]).toEqual(expected);
});

it("keeps the day of the first wherever the month has it, and its last day elsewhere", () => {
  fc.assert(
    fc.property(series, fc.nat({ max: 60 }), (one, number) => {
      const date = turnOn(one, number);
      expect(dayOf(date)).toBe(Math.min(dayOf(one.firstOn), daysInMonth(monthOf(date))));
      expect(turnOn(one, number + 1) > date).toBe(true);
    }),
  );
});

it("proposes a week ahead, keeps what was missed, and nothing outside the series", () => {
  const monthly = { ...yearly, firstOn: plainDate("2026-01-31"), everyMonths: 1 };
  const none = new Set<number>();
  const days = (of: Series, today: string, taken: ReadonlySet<number> = none) =>
    proposals(of, taken, plainDate(today)).map(({ date }) => date);
  expect(days(monthly, "2026-01-23")).toEqual([]);
  expect(days(monthly, "2026-01-24")).toEqual(["2026-01-31"]);
  expect(days(monthly, "2026-04-01", new Set([1]))).toEqual(["2026-01-31", "2026-03-31"]);
  expect(days({ ...monthly, endsOn: plainDate("2026-03-30") }, "2027-01-01")).toEqual([
    "2026-01-31",
    "2026-02-28",
  ]);
  expect(days({ ...monthly, proposedFrom: plainDate("2026-02-28") }, "2026-03-24")).toEqual([
    "2026-02-28",
    "2026-03-31",
  ]);
});

it("finds the first occurrence of a day as going through them all does", () => {
  fc.assert(
    fc.property(series, day, (one, from) => {
      const all = Array.from({ length: 400 }, (_, number) => ({ number, date: turnOn(one, number) }));
      const expected = all.find(({ date }) => date >= from && date >= (one.proposedFrom ?? date));
      const inside = expected !== undefined && expected.date <= (one.endsOn ?? expected.date);
      expect(firstOccurrenceFrom(one, from)).toEqual(inside ? expected : null);
    }),
  );
});

it("proposes no occurrence twice and loses none, in whatever order they are accepted, skipped and taken back", () => {
  const step = fc.record({
    kind: fc.constantFrom("accept" as const, "skip" as const, "undo" as const, "later" as const),
    at: fc.nat(),
    days: fc.nat({ max: 90 }),
  });
  fc.assert(
    fc.property(series, fc.array(step, { maxLength: 60 }), (one, steps) => {
      const taken = new Set<number>();
      const records: number[] = [];
      let today = one.firstOn;
      for (const { kind, at, days } of steps) {
        const open = proposals(one, taken, today);
        // Each occurrence is either open or taken, in whatever order.
        const due = proposals(one, new Set(), today);
        expect(open.length).toBe(due.filter(({ number }) => !taken.has(number)).length);
        expect(new Set(open.map(({ number }) => number)).size).toBe(open.length);
        for (const { number, date } of due) {
          const answer = takeTurn(one, { number, taken: taken.has(number), today });
          expect(answer.ok).toBe(!taken.has(number));
          if (answer.ok) expect(answer.value).toBe(date);
        }
        const chosen = open[at % Math.max(open.length, 1)];
        if ((kind === "accept" || kind === "skip") && chosen !== undefined) {
          taken.add(chosen.number);
          if (kind === "accept") records.push(chosen.number);
        } else if (kind === "undo") {
          const freed = [...taken][at % Math.max(taken.size, 1)];
          if (freed !== undefined) {
            taken.delete(freed);
            if (records.includes(freed)) records.splice(records.indexOf(freed), 1);
          }
        } else if (kind === "later") today = addDays(today, days);
        expect(new Set(records).size).toBe(records.length);
      }
    }),
  );
});

it("takes no occurrence that is taken, not of the series, or not proposed yet", () => {
  const today = plainDate("2026-03-24");
  const one = { ...yearly, firstOn: plainDate("2026-01-31"), everyMonths: 1 };
  const take = (number: number, taken = false) => takeTurn(one, { number, taken, today }).ok;
  expect([take(2), take(2, true), take(3), take(-1), take(0.5)]).toEqual([true, false, false, false, false]);
});

describe("what an amount is compared with", () => {
  const occurrence = { number: 12, date: plainDate("2026-11-10") };
  const accepted = (number: number, date: string) => ({ number, date: plainDate(date), amountMinor: number });
  it.each([
    [
      "the one of a year ago, of several the nearest",
      [
        [0, "2025-11-20"],
        [1, "2025-11-09"],
        [11, "2026-10-10"],
      ],
      "last_year",
      1,
    ],
    [
      "of two as near the later",
      [
        [0, "2025-11-05"],
        [1, "2025-11-15"],
      ],
      "last_year",
      1,
    ],
    [
      "within 45 days",
      [
        [0, "2025-09-26"],
        [11, "2026-10-10"],
      ],
      "last_year",
      0,
    ],
    [
      "and not within 46",
      [
        [0, "2025-09-25"],
        [11, "2026-10-10"],
      ],
      "before",
      11,
    ],
    [
      "one accepted after it, when that is nearest to a year ago",
      [
        [13, "2025-11-10"],
        [11, "2026-10-10"],
      ],
      "last_year",
      13,
    ],
    ["never itself", [[12, "2025-11-10"]], null, 0],
    ["nothing, where nothing came before", [[13, "2026-12-10"]], null, 0],
  ] as const)("is %s", (_what, occurrences, expected, number) => {
    const found = comparedWith(
      occurrence,
      occurrences.map(([n, date]) => accepted(n, date)),
    );
    expect(found === null ? null : [found.with, found.occurrence.number]).toEqual(
      expected === null ? null : [expected, number],
    );
  });

  it("differs by a part of what it was", () => {
    expect(changeOfAmount(11_200, 10_000)).toBeCloseTo(0.12, 10);
    expect(changeOfAmount(9_000, 12_000)).toBe(-0.25);
  });
});
