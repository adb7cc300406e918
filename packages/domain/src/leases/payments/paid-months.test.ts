import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { ledgerOf, someDay, someLease, terms } from "../../../testing/lease-samples.ts";
import { addDays, month, plainDate } from "../../calendar/index.ts";
import { idOf } from "../../ids/index.ts";
import { leaseAccount, leaseMonths, paidMonths, twelveMonths } from "../index.ts";
import type { LeaseLedger, LeasePayment, PaidMonth } from "../index.ts";

const LEASE = terms({ endsOn: plainDate("2026-04-30"), chargesMinor: 14_000, paymentDay: 5 });

function pay(rowId: string, paidOn: string, amountMinor: number): LeasePayment {
  return { id: idOf(`p-${rowId}-${paidOn}`), rowId: idOf(rowId), paidOn: plainDate(paidOn), amountMinor };
}

function paidOf(ledger: LeaseLedger, asOf: string): readonly PaidMonth[] {
  const account = leaseAccount(ledger, plainDate(asOf));
  return paidMonths(leaseMonths(account, ledger.graceDays), account, ledger);
}

/** The rows of January are r000 and r001, those of February r002 and r003. */
const january = [pay("r000", "2026-01-04", 100_000), pay("r001", "2026-01-07", 14_000)];

describe("the day a month was paid", () => {
  it("is the day of the last payment that settled a part of it, late when that part was", () => {
    const ledger = { ...ledgerOf(LEASE), payments: january };
    expect(paidOf(ledger, "2026-02-20")[0]).toMatchObject({ settledOn: "2026-01-07", paidLate: true });
    expect(paidOf({ ...ledger, graceDays: 2 }, "2026-02-20")[0]).toMatchObject({ paidLate: false });
  });

  it("is not known while something of it is open", () => {
    const ledger = { ...ledgerOf(LEASE), payments: january.slice(0, 1) };
    expect(paidOf(ledger, "2026-01-20")[0]).toMatchObject({ settledOn: null, paidLate: false });
  });

  it("lies before the month itself when the money was ahead of its due day", () => {
    const ledger = { ...ledgerOf(LEASE), payments: [pay("r000", "2026-01-02", 228_000)] };
    const [first, second] = paidOf(ledger, "2026-02-20");
    expect(first).toMatchObject({ settledOn: "2026-01-02", paidLate: false });
    expect(second).toMatchObject({ settledOn: "2026-01-02", paidLate: false, settledMinor: 114_000 });
  });

  it("is always that of a payment, and late only beyond the due day and the grace", () => {
    fc.assert(
      fc.property(someLease, fc.nat(10), someDay, (lease, grace, asOf) => {
        const ledger = { ...lease.ledger, graceDays: grace };
        const account = leaseAccount(ledger, asOf);
        const months = leaseMonths(account, grace);
        const days = new Set<string>(ledger.payments.map(({ paidOn }) => paidOn));
        for (const [at, one] of paidMonths(months, account, ledger).entries()) {
          const rows = months[at]?.rows ?? [];
          expect(one.settledOn === null || days.has(one.settledOn)).toBe(true);
          if (one.settledOn === null) expect(one.paidLate).toBe(false);
          else expect(one.settledMinor).toBe(one.sumMinor);
          const firstDue = rows.map(({ row }) => row.dueOn).toSorted()[0];
          if (one.paidLate && firstDue !== undefined)
            expect(one.settledOn !== null && one.settledOn > addDays(firstDue, grace)).toBe(true);
        }
      }),
    );
  });
});

describe("twelve months of a person", () => {
  const paid = (over: Partial<PaidMonth>): PaidMonth => ({
    period: month("2026-03"),
    state: "paid",
    sumMinor: 100,
    settledMinor: 100,
    settledOn: plainDate("2026-03-01"),
    paidLate: false,
    ...over,
  });

  it("end with the month that is asked for, and say nothing of months without rent", () => {
    const year = twelveMonths([[paid({})]], month("2026-04"));
    expect(year).toHaveLength(12);
    expect(year[0]?.period).toBe("2025-05");
    expect(year.slice(-2)).toEqual([
      { period: "2026-03", state: "paid", settledOn: "2026-03-01", paidLate: false },
      { period: "2026-04", state: null, settledOn: null, paidLate: false },
    ]);
  });

  it("let the lease that wants attention most speak for a month of several", () => {
    const open = paid({ state: "overdue", settledMinor: 0, settledOn: null });
    expect(twelveMonths([[paid({ paidLate: true })], [open]], month("2026-03")).at(-1)).toEqual({
      period: "2026-03",
      state: "overdue",
      settledOn: null,
      paidLate: false,
    });
    const later = paid({ settledOn: plainDate("2026-03-09"), paidLate: true });
    expect(twelveMonths([[paid({})], [later]], month("2026-03")).at(-1)).toMatchObject({
      settledOn: "2026-03-09",
      paidLate: true,
    });
  });
});
