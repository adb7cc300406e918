import * as fc from "fast-check";
import { expect, it } from "vitest";
import { plainDate } from "../../calendar/index.ts";
import { idOf } from "../../ids/index.ts";
import {
  chargesOfYear,
  leaseAccount,
  planRentChange,
  planSettlement,
  planChargeSettlement,
  settledResult,
  yearsToSettle,
} from "../index.ts";
import type { PlanLedger, YearlySettlement } from "../index.ts";
import { applyChanges, ledgerOf, someLease, stored, terms, TODAY } from "../../../testing/lease-samples.ts";

const DUE = plainDate("2026-07-15");

function settled(ledger: PlanLedger, shareMinor: number, year = 2025): YearlySettlement {
  const plan = planSettlement({ ledger, today: TODAY, year, shareMinor, dueOn: DUE });
  if (!plan.ok) throw new Error(plan.code);
  return plan.value;
}

/** The ledger after booking the settlement. */
function book(ledger: PlanLedger, { charge, writeDowns }: YearlySettlement): PlanLedger {
  return {
    ...ledger,
    rows: [...ledger.rows, ...(charge === null ? [] : stored([charge], "extra"))],
    writeDowns: [
      ...ledger.writeDowns,
      ...writeDowns.map((down, at) => ({ ...down, id: idOf<"write-down">(`settled ${at}`) })),
    ],
  };
}

const lease = terms({ startsOn: plainDate("2025-01-01"), chargesMinor: 10_000 });
/** Rent and charges of every month in turn: the year 2025 without December's charges. */
const paid = Array.from({ length: 23 }, (_, at) => (at % 2 === 0 ? 100_000 : 10_000));

it("asks for what the share is above the advances, and leaves what is unpaid on its own row", () => {
  const ledger = ledgerOf(lease, paid);
  const before = leaseAccount(ledger, TODAY).balanceMinor;
  const plan = settled(ledger, 132_000);
  expect(plan).toMatchObject({
    shareMinor: 132_000,
    advancesMinor: 120_000,
    months: 12,
    resultMinor: 12_000,
    unpaidMinor: 10_000,
    balanceAfterMinor: before + 12_000,
    writeDowns: [],
    charge: { kind: "charge", oneOff: true, dueOn: DUE, period: "2026-07", amountMinor: 12_000 },
  });
});

it("in the tenant's favour is written off newest first, and what is freed becomes credit", () => {
  const ledger = ledgerOf(terms({ ...lease, endsOn: plainDate("2025-12-31") }), [...paid, 10_000]);
  const plan = settled(ledger, 105_000);
  expect(plan.resultMinor).toBe(-15_000);
  expect(plan.charge).toBeNull();
  expect(plan.writeDowns.map(({ amountMinor, reason }) => [amountMinor, reason])).toEqual([
    [10_000, "settlement"],
    [5_000, "settlement"],
  ]);
  const account = leaseAccount(book(ledger, plan), TODAY);
  expect(account.creditMinor).toBe(15_000);
  expect(account.balanceMinor).toBe(plan.balanceAfterMinor);
});

it("counts an advance that was raised late, and leaves one-off charges out", () => {
  const ledger = ledgerOf(lease, paid);
  const raise = planRentChange({
    terms: lease,
    ledger,
    today: TODAY,
    of: "charges",
    step: { from: plainDate("2025-11-01"), amountMinor: 12_000 },
  });
  if (!raise.ok) throw new Error(raise.code);
  const raised = applyChanges(ledger, raise.value.changes, "a");
  expect(chargesOfYear(raised.rows, 2025).some(({ kind }) => kind === "adjustment")).toBe(true);
  expect(settled(raised, 0).advancesMinor).toBe(124_000);
  const again = book(raised, settled(raised, 130_000));
  expect(settled(again, 130_000).advancesMinor).toBe(124_000);
});

it("knows the years that there is something to settle for", () => {
  expect(yearsToSettle(ledgerOf(lease).rows, TODAY)).toEqual([2026, 2025]);
});

it("makes the advances what the share is, and no row negative", () => {
  fc.assert(
    fc.property(
      someLease,
      fc.integer({ min: 2024, max: 2026 }),
      fc.integer({ min: 0, max: 600_000 }),
      ({ ledger }, year, shareMinor) => {
        const plan = settled(ledger, shareMinor, year);
        expect(plan.advancesMinor + plan.resultMinor).toBe(shareMinor);
        const after = book(ledger, plan);
        const extraMinor = plan.charge?.amountMinor ?? 0;
        const writtenMinor = plan.writeDowns.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
        expect(extraMinor - writtenMinor).toBe(plan.resultMinor);
        expect(Math.min(extraMinor, writtenMinor)).toBe(0);
        for (const { row, waivedMinor, outstandingMinor } of leaseAccount(after, TODAY).rows) {
          expect(row.amountMinor - waivedMinor).toBeGreaterThanOrEqual(0);
          expect(outstandingMinor).toBeGreaterThanOrEqual(0);
        }
        // After the tenant got back the excess, the same share leaves nothing to pay.
        if (plan.resultMinor <= 0) expect(settled(after, shareMinor, year).resultMinor).toBe(0);
        const everythingDue = leaseAccount(after, DUE).balanceMinor - leaseAccount(ledger, DUE).balanceMinor;
        expect(everythingDue).toBe(
          plan.balanceAfterMinor - leaseAccount(ledger, TODAY).balanceMinor - freedLater(ledger, plan),
        );
      },
    ),
  );
});

/** What is written off rows that become due between today and the due day of the settlement. */
function freedLater(ledger: PlanLedger, { writeDowns }: YearlySettlement): number {
  return writeDowns.reduce((sum, { rowId, amountMinor }) => {
    const dueOn = ledger.rows.find(({ id }) => id === rowId)?.dueOn ?? DUE;
    return dueOn > TODAY && dueOn <= DUE ? sum + amountMinor : sum;
  }, 0);
}

it("never writes off more than is asked for", () => {
  expect(planChargeSettlement([], 1, TODAY)).toEqual({ ok: false, code: "SETTLEMENT_EXCEEDS_CHARGES" });
});

it("that comes to nothing books nothing, and the year is settled once that is noted", () => {
  const ledger = ledgerOf(lease, paid);
  const plan = settled(ledger, 120_000);
  expect(plan).toMatchObject({ resultMinor: 0, charge: null, writeDowns: [] });
  const rows = ledger.rows.map((row) => ({ ...row, settlesYear: null }));
  const noted = (evenYears: readonly number[]) => settledResult({ rows, writeDowns: [], evenYears }, 2025);
  expect([noted([]), noted([2024]), noted([2025])]).toEqual([null, null, 0]);
});
