import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { ledgerOf, someDay, someLease, stored, terms } from "../../../testing/lease-samples.ts";
import { plainDate } from "../../calendar/index.ts";
import { idOf } from "../../ids/index.ts";
import { leaseAccount, leaseMonths } from "../index.ts";
import type { LeaseLedger, LeaseMonth, LeasePayment } from "../index.ts";

const WITH_CHARGES = terms({ endsOn: plainDate("2026-03-31"), chargesMinor: 14_000 });

function monthsOf(ledger: LeaseLedger, asOf: string): readonly LeaseMonth[] {
  return leaseMonths(leaseAccount(ledger, plainDate(asOf)), ledger.graceDays);
}

/** Rent and charges of January, February, March are r000 to r005. */
function paid(rowId: string, paidOn: string, amountMinor: number): LeasePayment {
  return {
    id: idOf(`p-${rowId}-${paidOn}`),
    rowId: idOf(rowId),
    paidOn: plainDate(paidOn),
    amountMinor,
  };
}

describe("a month with rent and charges", () => {
  it("is one month of their sum, due when its first open part is", () => {
    const [january, february] = monthsOf(ledgerOf(WITH_CHARGES), "2026-01-31");
    expect(january).toMatchObject({
      period: "2026-01",
      dueOn: "2026-01-01",
      sumMinor: 114_000,
      settledMinor: 0,
      outstandingMinor: 114_000,
      state: "overdue",
      overdue: true,
      daysOverdue: 30,
    });
    expect(january?.rows.map(({ row }) => row.kind)).toEqual(["rent", "charge"]);
    expect(february).toMatchObject({ state: "scheduled", overdue: false, daysOverdue: 0 });
  });

  it("is partly paid when only its rent is settled, and late by what is open", () => {
    const ledger = { ...ledgerOf(WITH_CHARGES), payments: [paid("r000", "2026-01-05", 100_000)] };
    expect(monthsOf(ledger, "2026-01-31")[0]).toMatchObject({
      settledMinor: 100_000,
      outstandingMinor: 14_000,
      state: "partially_paid",
      overdue: true,
    });
  });

  it("is due by a later charge once the rest is settled, and not late before it", () => {
    const base = ledgerOf(WITH_CHARGES);
    const [key] = stored(
      [
        {
          kind: "charge",
          period: "2026-01" as LeaseMonth["period"],
          startsOn: plainDate("2026-01-20"),
          endsOn: plainDate("2026-01-20"),
          dueOn: plainDate("2026-01-20"),
          amountMinor: 3_500,
          adjustsRowId: null,
          oneOff: true,
        },
      ],
      "k",
    );
    if (key === undefined) throw new Error("no charge");
    const ledger = {
      ...base,
      rows: [...base.rows, key],
      payments: [paid("r000", "2026-01-01", 100_000), paid("r001", "2026-01-01", 14_000)],
    };
    expect(monthsOf(ledger, "2026-01-15")[0]).toMatchObject({
      dueOn: "2026-01-20",
      sumMinor: 117_500,
      state: "partially_paid",
      overdue: false,
    });
    expect(monthsOf(ledger, "2026-01-21")[0]).toMatchObject({ overdue: true, daysOverdue: 1 });
  });

  it("keeps to the grace days", () => {
    const ledger = { ...ledgerOf(WITH_CHARGES), graceDays: 5 };
    expect(monthsOf(ledger, "2026-01-06")[0]).toMatchObject({ state: "due", overdue: false });
    expect(monthsOf(ledger, "2026-01-07")[0]).toMatchObject({ state: "overdue", overdue: true });
  });

  it("is waived only when nothing of it is asked for", () => {
    const waive = (rowId: string, amountMinor: number) => ({
      id: idOf<"write-down">(`w-${rowId}`),
      rowId: idOf<"rent-row">(rowId),
      writtenOn: plainDate("2026-01-02"),
      amountMinor,
      reason: "waiver" as const,
    });
    const base = ledgerOf(WITH_CHARGES);
    const part = {
      ...base,
      writeDowns: [waive("r000", 100_000)],
      payments: [paid("r001", "2026-01-03", 14_000)],
    };
    expect(monthsOf(part, "2026-01-10")[0]?.state).toBe("paid");
    const whole = { ...base, writeDowns: [waive("r000", 100_000), waive("r001", 14_000)] };
    expect(monthsOf(whole, "2026-01-10")[0]).toMatchObject({ state: "waived", sumMinor: 0 });
  });
});

describe("money beyond a settled month", () => {
  const ahead = (amountMinor: number) => ({
    ...ledgerOf(WITH_CHARGES),
    payments: [paid("r000", "2026-01-01", amountMinor), paid("r001", "2026-01-01", 14_000)],
  });

  it("leaves the month paid while another one is still to come", () => {
    expect(monthsOf(ahead(150_000), "2026-01-10")[0]?.state).toBe("paid");
  });

  it("makes it overpaid when nothing else of the lease is open", () => {
    expect(monthsOf(ahead(400_000), "2026-03-10").map(({ state }) => state)).toEqual([
      "overpaid",
      "paid",
      "paid",
    ]);
  });
});

it("folds without losing a cent, and once only", () => {
  fc.assert(
    fc.property(someLease, someDay, ({ ledger }, day) => {
      const account = leaseAccount(ledger, day);
      const months = leaseMonths(account, ledger.graceDays);
      const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
      expect(total(months.map(({ settledMinor }) => settledMinor))).toBe(
        total(account.rows.map(({ allocatedMinor }) => allocatedMinor)),
      );
      expect(total(months.map(({ outstandingMinor }) => outstandingMinor))).toBe(
        total(account.rows.map(({ outstandingMinor }) => outstandingMinor)),
      );
      expect(months.flatMap(({ rows }) => rows)).toHaveLength(account.rows.length);
      expect(new Set(months.map(({ period }) => period)).size).toBe(months.length);
      // A month is late exactly when one of its parts is.
      for (const { rows, overdue } of months) expect(overdue).toBe(rows.some((row) => row.overdue));
    }),
  );
});
