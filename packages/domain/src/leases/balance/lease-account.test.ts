import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainDate } from "../../calendar/index.ts";
import { idOf } from "../../ids/index.ts";
import { creditOf, explainLedgerBalance, findRow, leaseAccount } from "../index.ts";
import type { LeaseLedger } from "../index.ts";
import { ledgerOf, someDay, someLease, terms } from "../../../testing/lease-samples.ts";

const QUARTER = terms({ endsOn: plainDate("2026-03-31") });

function states(ledger: LeaseLedger, asOf: string): readonly string[] {
  return leaseAccount(ledger, plainDate(asOf)).rows.map(({ state }) => state);
}

describe("a tenant who pays late twice, then in advance", () => {
  const ledger: LeaseLedger = {
    ...ledgerOf(QUARTER),
    payments: [
      { id: idOf("p1"), rowId: idOf("r000"), paidOn: plainDate("2026-01-20"), amountMinor: 100_000 },
      { id: idOf("p2"), rowId: idOf("r001"), paidOn: plainDate("2026-02-10"), amountMinor: 130_000 },
    ],
  };

  it.each([
    ["2025-12-31", ["scheduled", "scheduled", "scheduled"], 0],
    ["2026-01-01", ["due", "scheduled", "scheduled"], 100_000],
    ["2026-01-02", ["overdue", "scheduled", "scheduled"], 100_000],
    ["2026-01-20", ["paid", "scheduled", "scheduled"], 0],
    ["2026-02-09", ["paid", "overdue", "scheduled"], 100_000],
    ["2026-02-10", ["paid", "overpaid", "scheduled"], -30_000],
    ["2026-03-01", ["paid", "paid", "partially_paid"], 70_000],
  ])("as of %s", (asOf, expected, balanceMinor) => {
    expect(states(ledger, asOf)).toEqual(expected);
    expect(leaseAccount(ledger, plainDate(asOf)).balanceMinor).toBe(balanceMinor);
  });

  it("shows the credit of the payment until the next row takes it", () => {
    expect(creditOf(leaseAccount(ledger, plainDate("2026-02-20")), idOf("p2"))).toBe(30_000);
    expect(creditOf(leaseAccount(ledger, plainDate("2026-03-01")), idOf("p2"))).toBe(0);
  });

  it("counts the days of delay", () => {
    const account = leaseAccount(ledger, plainDate("2026-03-11"));
    expect(findRow(account, idOf("r002"))).toMatchObject({
      overdue: true,
      daysOverdue: 10,
      outstandingMinor: 70_000,
    });
    expect(account.overdueMinor).toBe(70_000);
  });

  it("explains the balance line by line", () => {
    const { entries } = explainLedgerBalance(ledger, plainDate("2026-03-01"));
    expect(entries.map(({ kind, id, date, runningMinor }) => [kind, id, date, runningMinor])).toEqual([
      ["row", "r000", "2026-01-01", 100_000],
      ["payment", "p1", "2026-01-20", 0],
      ["row", "r001", "2026-02-01", 100_000],
      ["payment", "p2", "2026-02-10", -30_000],
      ["row", "r002", "2026-03-01", 70_000],
    ]);
  });
});

it("does not know refunds and write-downs of later days", () => {
  const ledger: LeaseLedger = {
    ...ledgerOf(QUARTER, [100_000]),
    refunds: [
      { id: idOf("f1"), paymentId: idOf("p000"), refundedOn: plainDate("2026-01-15"), amountMinor: 100_000 },
    ],
    writeDowns: [
      { rowId: idOf("r000"), writtenOn: plainDate("2026-01-20"), amountMinor: 40_000, reason: "waiver" },
    ],
  };
  expect(leaseAccount(ledger, plainDate("2026-01-14")).balanceMinor).toBe(0);
  expect(leaseAccount(ledger, plainDate("2026-01-15")).balanceMinor).toBe(100_000);
  expect(leaseAccount(ledger, plainDate("2026-01-20")).balanceMinor).toBe(60_000);
});

it("counts a write-down of a coming row only from its due day on", () => {
  const ledger: LeaseLedger = {
    ...ledgerOf(QUARTER),
    writeDowns: [
      { rowId: idOf("r001"), writtenOn: plainDate("2026-01-10"), amountMinor: 40_000, reason: "waiver" },
    ],
  };
  const { account, entries } = explainLedgerBalance(ledger, plainDate("2026-01-31"));
  expect(entries).toHaveLength(1);
  expect(account.balanceMinor).toBe(100_000);
  expect(explainLedgerBalance(ledger, plainDate("2026-02-01")).account.balanceMinor).toBe(160_000);
});

it("throws when a payment belongs to another lease", () => {
  const ledger = ledgerOf(QUARTER, [100_000]);
  expect(() => leaseAccount({ ...ledger, rows: [] }, plainDate("2026-02-01"))).toThrow(/another lease/);
});

describe("every account", () => {
  it("keeps the money: allocations and credit make up what was received", () => {
    fc.assert(
      fc.property(someLease, someDay, ({ ledger }, asOf) => {
        const account = leaseAccount(ledger, asOf);
        const received = sum(ledger.payments.filter(({ paidOn }) => paidOn <= asOf));
        const refunded = sum(ledger.refunds.filter(({ refundedOn }) => refundedOn <= asOf));
        expect(sum(account.allocations) + account.creditMinor).toBe(received - refunded);
        for (const { row, allocatedMinor, waivedMinor, outstandingMinor, state, overdue } of account.rows) {
          expect(outstandingMinor).toBeGreaterThanOrEqual(0);
          expect(allocatedMinor + waivedMinor + outstandingMinor).toBe(row.amountMinor);
          expect(!overdue || state === "overdue" || state === "partially_paid").toBe(true);
        }
      }),
    );
  });

  it("balances: rows due less write-downs and payments, plus refunds", () => {
    fc.assert(
      fc.property(someLease, someDay, ({ ledger }, asOf) => {
        const { account, entries } = explainLedgerBalance(ledger, asOf);
        expect(sum(entries)).toBe(account.balanceMinor);
        expect(entries.at(-1)?.runningMinor ?? 0).toBe(account.balanceMinor);
        const advance = sum(
          account.allocations.filter(({ rowId }) =>
            account.rows.some(({ row }) => row.id === rowId && row.dueOn > asOf),
          ),
        );
        const owed = account.rows.reduce(
          (total, row) => total + (row.row.dueOn <= asOf ? row.outstandingMinor : 0),
          0,
        );
        expect(account.balanceMinor).toBe(owed - account.creditMinor - advance);
      }),
    );
  });

  it("does not depend on the order of the ledger, and asking twice changes nothing", () => {
    fc.assert(
      fc.property(someLease, someDay, ({ ledger }, asOf) => {
        const reversed: LeaseLedger = {
          rows: ledger.rows.toReversed(),
          payments: ledger.payments.toReversed(),
          refunds: ledger.refunds.toReversed(),
          writeDowns: ledger.writeDowns.toReversed(),
          graceDays: ledger.graceDays,
        };
        expect(leaseAccount(reversed, asOf)).toEqual(leaseAccount(ledger, asOf));
        expect(leaseAccount(ledger, asOf)).toEqual(leaseAccount(ledger, asOf));
      }),
    );
  });
});

function sum(items: readonly { readonly amountMinor: number }[]): number {
  return items.reduce((total, { amountMinor }) => total + amountMinor, 0);
}
