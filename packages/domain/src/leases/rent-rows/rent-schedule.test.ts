import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  dayOf,
  daysInMonth,
  differenceInDays,
  firstDayOf,
  lastDayOf,
  month,
  plainDate,
} from "../../calendar/index.ts";
import { amountInForce, openingCredit, rentSchedule } from "../index.ts";
import { someTerms, terms } from "../../../testing/lease-samples.ts";

const THROUGH = month("2028-12");

describe("rent schedule", () => {
  it("clamps payment day 31 month by month and returns to it", () => {
    const rows = rentSchedule(terms({ paymentDay: 31, endsOn: plainDate("2026-04-30") }), THROUGH);
    expect(rows.map(({ dueOn }) => dueOn)).toEqual(["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"]);
  });

  it.each([
    ["actual_days", "2026-03-15", "2026-03-31", 98_710],
    ["thirty_day", "2026-03-15", "2026-03-31", 102_000],
    ["thirty_day", "2026-03-01", "2026-03-31", 180_000],
    ["thirty_day", "2026-03-02", "2026-03-31", 180_000],
    ["thirty_day", "2026-02-01", "2026-02-28", 180_000],
    ["none", "2026-03-31", "2026-03-31", 180_000],
  ] as const)("%s from %s to %s", (proration, from, to, amountMinor) => {
    const lease = terms({ proration, startsOn: plainDate(from), endsOn: plainDate(to), rentMinor: 180_000 });
    expect(rentSchedule(lease, THROUGH).map((row) => row.amountMinor)).toEqual([amountMinor]);
  });

  it("weighs several steps inside one month by their days", () => {
    const steps = ["2026-05-11", "2026-05-21"].map((from, index) => ({
      from: plainDate(from),
      amountMinor: 110_000 + index * 10_000,
    }));
    const [may] = rentSchedule(
      terms({ startsOn: plainDate("2026-05-01"), rentSteps: steps.toReversed() }),
      month("2026-05"),
    );
    expect(may?.amountMinor).toBe(Math.round((100_000 * 10 + 110_000 * 10 + 120_000 * 11) / 31));
  });

  it("prorates a partial month with a step by the mean rent under thirty_day", () => {
    const lease = terms({
      proration: "thirty_day",
      startsOn: plainDate("2026-05-12"),
      endsOn: plainDate("2026-05-31"),
      rentSteps: [{ from: plainDate("2026-05-22"), amountMinor: 120_000 }],
    });
    expect(rentSchedule(lease, THROUGH)[0]?.amountMinor).toBe(Math.round((110_000 * 20) / 30));
  });

  it("applies charge steps to the charge rows alone", () => {
    const lease = terms({
      chargesMinor: 10_000,
      chargeSteps: [{ from: plainDate("2026-02-01"), amountMinor: 12_000 }],
    });
    const rows = rentSchedule(lease, month("2026-02"));
    expect(rows.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
      ["rent", 100_000],
      ["charge", 10_000],
      ["rent", 100_000],
      ["charge", 12_000],
    ]);
  });

  it("makes no row for a month without rent and goes on after it", () => {
    const rentSteps = [
      { from: plainDate("2026-02-01"), amountMinor: 0 },
      { from: plainDate("2026-03-01"), amountMinor: 90_000 },
    ];
    expect(rentSchedule(terms({ rentSteps }), month("2026-03")).map(({ period }) => period)).toEqual([
      "2026-01",
      "2026-03",
    ]);
  });

  it("gives the opening credit as a payment of the day before the first tracked day", () => {
    const old = terms({
      startsOn: plainDate("2023-05-10"),
      trackFrom: month("2026-03"),
      openingMinor: -4500,
    });
    expect(openingCredit(old)).toEqual({ period: "2026-03", paidOn: "2026-02-28", amountMinor: 4500 });
    expect(rentSchedule(old, month("2026-03")).map(({ kind }) => kind)).toEqual(["rent"]);
    expect(openingCredit(terms())).toBeNull();
  });

  it("has no rows when tracking begins after the end", () => {
    expect(
      rentSchedule(terms({ endsOn: plainDate("2026-02-10"), trackFrom: month("2026-03") }), THROUGH),
    ).toEqual([]);
  });

  it("knows the amount in force on a day", () => {
    const steps = [{ from: plainDate("2026-05-16"), amountMinor: 110_000 }];
    expect(amountInForce(100_000, steps, plainDate("2026-05-15"))).toBe(100_000);
    expect(amountInForce(100_000, steps, plainDate("2026-05-16"))).toBe(110_000);
  });
});

describe("every rent schedule", () => {
  it("covers each day of the lease exactly once and each month once per kind", () => {
    fc.assert(
      fc.property(someTerms, (lease) => {
        const rows = rentSchedule(lease, THROUGH).filter(({ kind }) => kind === "rent");
        expect(new Set(rows.map(({ period }) => period)).size).toBe(rows.length);
        const last = rows.at(-1)?.endsOn ?? lease.startsOn;
        const covered = rows.reduce(
          (total, row) => total + differenceInDays(row.startsOn, row.endsOn) + 1,
          0,
        );
        expect(rows[0]?.startsOn).toBe(lease.startsOn);
        expect(last).toBe(lease.endsOn !== null && lease.endsOn < "2028-12-31" ? lease.endsOn : "2028-12-31");
        expect(covered).toBe(differenceInDays(lease.startsOn, last) + 1);
      }),
    );
  });

  it("is due on the payment day in every whole month, clamped to its length", () => {
    fc.assert(
      fc.property(someTerms, (lease) => {
        const rows = rentSchedule(lease, THROUGH);
        expect(rows.every((row) => row.dueOn >= row.startsOn && row.dueOn <= row.endsOn)).toBe(true);
        const whole = rows.filter(
          (row) => row.startsOn === firstDayOf(row.period) && row.endsOn === lastDayOf(row.period),
        );
        for (const row of whole) {
          expect(dayOf(row.dueOn)).toBe(Math.min(lease.paymentDay, daysInMonth(row.period)));
          expect(row.amountMinor).toBe(row.kind === "rent" ? lease.rentMinor : lease.chargesMinor);
        }
      }),
    );
  });
});
