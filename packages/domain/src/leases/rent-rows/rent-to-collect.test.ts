import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, monthOf, parsePeriod, plainDate } from "../../calendar/index.ts";
import { idOf } from "../../ids/index.ts";
import {
  accountFrom,
  leaseAccount,
  leaseMonths,
  overdueMonths,
  rentOfPeriod,
  standingOf,
  upcomingMonths,
  upcomingRows,
} from "../index.ts";
import { ledgerOf, someLease, terms, TODAY } from "../../../testing/lease-samples.ts";

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);
const totalDue = (months: readonly { readonly amountDueMinor: number }[]) =>
  sum(months.map(({ amountDueMinor }) => amountDueMinor));

describe("rent to collect", () => {
  it("asks for the late months of a lease as one sum, since the oldest of them", () => {
    const ledger = ledgerOf(terms({ startsOn: plainDate("2026-03-01") }), [100_000, 40_000]);
    const months = overdueMonths(leaseAccount(ledger, TODAY), 0);
    expect(
      months.map(({ month, dueOn, daysOverdue, amountDueMinor }) => [
        month.period,
        dueOn,
        daysOverdue,
        amountDueMinor,
      ]),
    ).toEqual([
      ["2026-04", "2026-04-01", 80, 60_000],
      ["2026-05", "2026-05-01", 50, 100_000],
      ["2026-06", "2026-06-01", 19, 100_000],
    ]);
    expect(months[0]?.month).toMatchObject({ sumMinor: 100_000, settledMinor: 40_000 });
  });

  it("takes what falls due soon for itself, after the lease's credit", () => {
    const lease = terms({ startsOn: plainDate("2026-06-25"), paymentDay: 25, chargesMinor: 6_000 });
    const ledger = {
      ...ledgerOf(lease),
      payments: [
        {
          id: idOf<"lease-payment">("p1"),
          rowId: idOf<"rent-row">("r002"),
          paidOn: TODAY,
          amountMinor: 107_000,
        },
      ],
    };
    // 20,000 of rent and 1,200 of charges for six days of June, less 7,000 left over from July's rent.
    const months = upcomingMonths(leaseAccount(ledger, TODAY), 0);
    expect(
      months.map(({ dueOn, daysOverdue, amountDueMinor }) => [dueOn, daysOverdue, amountDueMinor]),
    ).toEqual([["2026-06-25", 0, 14_200]]);
  });

  it("adds up to what is overdue and to what is due soon, from the ledger as from what is kept", () => {
    fc.assert(
      fc.property(
        someLease,
        fc.nat({ max: 400 }),
        fc.nat({ max: 20 }),
        ({ ledger: drawn }, days, graceDays) => {
          const ledger = { ...drawn, graceDays };
          const later = addDays(TODAY, days);
          const account = leaseAccount(ledger, later);
          const overdue = overdueMonths(account, graceDays);
          const soon = upcomingMonths(account, graceDays);
          expect(totalDue(overdue)).toBe(account.overdueMinor);
          const rows = account.rows.map(({ row, outstandingMinor }) => ({ ...row, outstandingMinor }));
          expect(totalDue(soon)).toBe(totalDue(upcomingRows(rows, account.creditMinor, later)));
          const kept = standingOf(ledger, TODAY);
          if (kept === null) return;
          const went = accountFrom(kept, graceDays, later);
          // Sums and settled parts of a month are those of the whole month, however little the standing contains.
          expect(overdueMonths(went, graceDays).map(shown)).toEqual(overdue.map(shown));
          expect(upcomingMonths(went, graceDays).map(shown)).toEqual(soon.map(shown));
        },
      ),
    );
  });
});

function shown({ month, dueOn, daysOverdue, amountDueMinor }: ReturnType<typeof overdueMonths>[number]) {
  const { period, sumMinor, settledMinor, outstandingMinor, state } = month;
  return { period, sumMinor, settledMinor, outstandingMinor, state, dueOn, daysOverdue, amountDueMinor };
}

describe("rent of a period", () => {
  it("is settled and open, whole months of it as the months say", () => {
    fc.assert(
      fc.property(someLease, fc.nat({ max: 400 }), ({ ledger }, days) => {
        const later = addDays(TODAY, days);
        const account = leaseAccount(ledger, later);
        const kept = standingOf(ledger, TODAY);
        const went = kept === null ? account : accountFrom(kept, ledger.graceDays, later);
        for (const text of [monthOf(TODAY), monthOf(later), "2026-Q1", "2026"]) {
          const period = parsePeriod(text);
          if (period === null) throw new Error(text);
          const whole = rentOfPeriod(account, period);
          if (whole === null) continue;
          expect(whole.settledMinor + whole.openMinor).toBe(whole.expectedMinor);
          expect(whole.overdueMinor).toBeLessThanOrEqual(whole.openMinor);
          expect(rentOfPeriod(went, period, whole.expectedMinor)).toEqual(whole);
        }
      }),
    );
  });

  it("is that of the months when every row is due in its own month", () => {
    const ledger = ledgerOf(terms(), [100_000, 100_000, 30_000]);
    const account = leaseAccount(ledger, TODAY);
    for (const month of leaseMonths(account, 0)) {
      const { period: first, sumMinor, settledMinor, outstandingMinor } = month;
      expect(rentOfPeriod(account, { first, last: first })).toMatchObject({
        expectedMinor: sumMinor,
        settledMinor,
        openMinor: outstandingMinor,
      });
    }
    expect(
      rentOfPeriod(account, {
        first: monthOf(plainDate("2025-12-01")),
        last: monthOf(plainDate("2025-12-01")),
      }),
    ).toBeNull();
  });
});
