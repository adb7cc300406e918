import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, month, plainDate } from "../../calendar/index.ts";
import type { PlainDate } from "../../calendar/index.ts";
import { idOf } from "../../ids/index.ts";
import { accountFrom, findRow, leaseAccount, standingOf } from "../index.ts";
import type { LeaseAccount, LeaseLedger, LeaseStanding } from "../index.ts";
import { ledgerOf, someLease, terms, TODAY } from "../../../testing/lease-samples.ts";

function standing(ledger: LeaseLedger, on: PlainDate): LeaseStanding {
  const found = standingOf(ledger, on);
  if (found === null) throw new Error("something is dated later");
  return found;
}

/** What a list shows of an account, without rows settled in the past, which a standing leaves out. */
function shown(account: LeaseAccount, settledOn: PlainDate) {
  const { asOf, balanceMinor, overdueMinor, creditMinor } = account;
  const rows = account.rows
    .filter(({ row, outstandingMinor }) => row.dueOn >= settledOn || outstandingMinor !== 0)
    .map(({ row, adjusts, waivedMinor, allocatedMinor, outstandingMinor, overdue, daysOverdue }) => ({
      id: row.id,
      waivedMinor,
      allocatedMinor,
      outstandingMinor,
      overdue,
      daysOverdue,
      adjusts,
    }));
  return { asOf, balanceMinor, overdueMinor, creditMinor, rows };
}

describe("what a lease stands at", () => {
  it("goes on to any later day as the whole ledger says it", () => {
    fc.assert(
      fc.property(
        someLease,
        fc.nat({ max: 500 }),
        fc.nat({ max: 20 }),
        ({ ledger: drawn }, days, graceDays) => {
          const ledger = { ...drawn, graceDays };
          const later = addDays(TODAY, days);
          const went = accountFrom(standing(ledger, TODAY), graceDays, later);
          expect(shown(went, TODAY)).toEqual(shown(leaseAccount(ledger, later), TODAY));
        },
      ),
    );
  });

  it("is the same whether it was kept once or day by day", () => {
    fc.assert(
      fc.property(someLease, fc.array(fc.nat({ max: 90 }), { maxLength: 6 }), ({ ledger }, steps) => {
        let day = TODAY;
        for (const step of steps) {
          day = addDays(day, step);
          const once = accountFrom(standing(ledger, TODAY), ledger.graceDays, day);
          const again = accountFrom(standing(ledger, day), ledger.graceDays, day);
          expect(shown(again, day)).toEqual(shown(once, day));
        }
      }),
    );
  });

  it("does not grow with the months that are settled", () => {
    const of = (startsOn: string): LeaseStanding => {
      const lease = terms({ startsOn: plainDate(startsOn) });
      return standing(
        ledgerOf(lease, Array.from({ length: 400 }, () => 100_000).slice(0, monthsUntilToday(startsOn))),
        TODAY,
      );
    };
    const [year, tenYears] = [of("2025-07-01"), of("2016-07-01")];
    expect(tenYears.rows.map(({ row }) => row.period)).toEqual(year.rows.map(({ row }) => row.period));
    expect(tenYears.rows).toHaveLength(13);
    expect(tenYears.credits).toEqual([]);
  });

  it("keeps what is left of a payment for the months to come", () => {
    const lease = terms({ startsOn: plainDate("2026-05-01") });
    const ledger = {
      ...ledgerOf(lease),
      payments: [
        {
          id: idOf<"lease-payment">("p1"),
          rowId: idOf<"rent-row">("r000"),
          paidOn: plainDate("2026-05-02"),
          amountMinor: 350_000,
        },
      ],
    };
    const kept = standing(ledger, TODAY);
    expect(kept.credits.map(({ leftMinor }) => leftMinor)).toEqual([150_000]);
    expect(accountFrom(kept, 0, TODAY)).toMatchObject({ balanceMinor: -150_000, creditMinor: 150_000 });
    expect(accountFrom(kept, 0, plainDate("2026-08-01"))).toMatchObject({
      balanceMinor: 50_000,
      creditMinor: 0,
    });
  });

  it("says the month that an adjustment belongs to, though that month is settled and no more in it", () => {
    const lease = terms({ startsOn: plainDate("2026-01-01") });
    const ledger = ledgerOf(lease, [100_000, 100_000, 100_000, 100_000, 100_000, 100_000]);
    const [january] = ledger.rows;
    if (january === undefined) throw new Error("There is a row for each month.");
    const adjustment = {
      ...january,
      id: idOf<"rent-row">("adjustment"),
      kind: "adjustment",
      period: month("2026-06"),
      dueOn: TODAY,
      adjustsRowId: january.id,
    } as const;
    const kept = standing({ ...ledger, rows: [...ledger.rows, adjustment] }, TODAY);
    expect(kept.rows.some(({ row }) => row.id === january.id)).toBe(false);
    expect(findRow(accountFrom(kept, 0, TODAY), adjustment.id)?.adjusts).toBe(january.period);
  });

  it("is unknown while something is dated later, and says nothing of the days before it", () => {
    const ledger = ledgerOf(terms(), [100_000]);
    expect(standingOf(ledger, plainDate("2025-12-31"))).toBeNull();
    const kept = standing(ledger, TODAY);
    expect(() => accountFrom(kept, 0, addDays(TODAY, -1))).toThrow("days before it");
  });
});

function monthsUntilToday(startsOn: string): number {
  const [year = 0, month = 0] = startsOn.split("-").map(Number);
  return (2026 - year) * 12 + 6 - month + 1;
}
