import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, month, plainDate } from "../../calendar/index.ts";
import { idOf } from "../../ids/index.ts";
import { compareText } from "../../kernel/index.ts";
import {
  leaseAccount,
  planLeaseEnd,
  planLeaseMove,
  planRentChange,
  planRentSteps,
  planScheduleExtension,
} from "../index.ts";
import type { LeasePlan, PlanLedger } from "../index.ts";
import {
  applyChanges,
  billed,
  ledgerOf,
  paidMinor,
  scheduled,
  someDay,
  someLease,
  terms,
  TODAY,
} from "../../../testing/lease-samples.ts";

const oneOffCharge = {
  kind: "charge",
  period: month("2026-11"),
  startsOn: plainDate("2026-11-02"),
  endsOn: plainDate("2026-11-02"),
  amountMinor: 4500,
  adjustsRowId: null,
  oneOff: true,
} as const;

const NOTHING = { inserts: [], updates: [], deletes: [], writeDowns: [], waiverCuts: [] };

function value<Value>(
  decision: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly code: string },
): Value {
  if (!decision.ok) throw new Error(decision.code);
  return decision.value;
}

describe("rent change", () => {
  it("adjusts a paid row, rewrites an open one and writes a paid one down when the rent falls", () => {
    const lease = terms({ endsOn: plainDate("2026-08-31") });
    const ledger = ledgerOf(lease, [100_000, 100_000, 100_000, 100_000, 100_000]);
    const raise = value(
      planRentChange({
        terms: lease,
        ledger,
        today: TODAY,
        of: "rent",
        step: { from: plainDate("2026-05-01"), amountMinor: 103_500 },
      }),
    );
    expect(raise.changes.inserts).toMatchObject([
      { kind: "adjustment", period: "2026-06", dueOn: TODAY, amountMinor: 3500, adjustsRowId: "r004" },
    ]);
    expect(raise.changes.updates.map(({ rowId, amountMinor }) => [rowId, amountMinor])).toEqual([
      ["r005", 103_500],
      ["r006", 103_500],
      ["r007", 103_500],
    ]);

    const raised = applyChanges(ledger, raise.changes, "a");
    const fall = value(
      planRentChange({
        terms: raise.terms,
        ledger: raised,
        today: TODAY,
        of: "rent",
        step: { from: plainDate("2026-05-01"), amountMinor: 95_000 },
      }),
    );
    expect(fall.changes.writeDowns).toEqual([
      { rowId: "r004", writtenOn: TODAY, amountMinor: 8500, reason: "rent_change" },
    ]);
    expect(fall.terms.rentSteps).toEqual([{ from: "2026-05-01", amountMinor: 95_000 }]);
    const account = leaseAccount(applyChanges(raised, fall.changes, "b"), TODAY);
    expect(account.balanceMinor).toBe(100_000 * 4 + 95_000 * 2 - 500_000);
  });

  it.each([
    ["2025-12-31", 100_000, "STEP_OUTSIDE_LEASE"],
    ["2026-09-01", 100_000, "STEP_OUTSIDE_LEASE"],
    ["2026-03-01", -1, "AMOUNT_NEGATIVE"],
  ])("from %s at %i is refused: %s", (from, amountMinor, code) => {
    const lease = terms({ endsOn: plainDate("2026-08-31") });
    const step = { from: plainDate(from), amountMinor };
    expect(planRentChange({ terms: lease, ledger: ledgerOf(lease), today: TODAY, of: "rent", step })).toEqual(
      { ok: false, code },
    );
  });

  it("begins charges in the middle of a lease with new rows", () => {
    const lease = terms({ endsOn: plainDate("2026-08-31") });
    const step = { from: plainDate("2026-07-01"), amountMinor: 8000 };
    const { changes } = value(
      planRentChange({ terms: lease, ledger: ledgerOf(lease), today: TODAY, of: "charges", step }),
    );
    expect(changes.inserts.map(({ kind, period }) => [kind, period])).toEqual([
      ["charge", "2026-07"],
      ["charge", "2026-08"],
    ]);
    expect(changes.updates).toEqual([]);
  });
});

it("asks the difference of a month paid in advance on that month's due day", () => {
  const lease = terms({ endsOn: plainDate("2026-08-31") });
  const ledger = ledgerOf(
    lease,
    Array.from({ length: 8 }, () => 100_000),
  );
  const step = { from: plainDate("2026-08-01"), amountMinor: 103_500 };
  expect(planRentChange({ terms: lease, ledger, today: TODAY, of: "rent", step })).toMatchObject({
    ok: true,
    value: { changes: { inserts: [{ period: "2026-08", dueOn: "2026-08-01", amountMinor: 3500 }] } },
  });
});

describe("end of a lease", () => {
  it("keeps a later row that a payment was made for, though all of it was refunded", () => {
    const lease = terms({ endsOn: plainDate("2026-07-31") });
    const ledger = ledgerOf(lease, [0, 0, 0, 0, 0, 0, 100_000]);
    const refunds = ledger.payments.map(({ id, paidOn, amountMinor }) => ({
      id: idOf<"refund">("f1"),
      paymentId: id,
      refundedOn: paidOn,
      amountMinor,
    }));
    const endsOn = plainDate("2026-06-30");
    const { changes } = value(
      planLeaseEnd({ terms: lease, ledger: { ...ledger, refunds }, today: TODAY, endsOn }),
    );
    expect(changes).toMatchObject({ deletes: [], updates: [{ rowId: "r006", amountMinor: 0 }] });
  });

  it("removes later rows, prorates the last month and frees the money above it", () => {
    const lease = terms({ paymentDay: 20 });
    const ledger = ledgerOf(lease, [100_000, 100_000, 100_000, 100_000, 100_000, 100_000, 100_000]);
    const { changes } = value(
      planLeaseEnd({ terms: lease, ledger, today: TODAY, endsOn: plainDate("2026-06-15") }),
    );
    expect(changes.updates).toMatchObject([
      { rowId: "r005", endsOn: "2026-06-15", dueOn: "2026-06-15", amountMinor: 50_000 },
      { rowId: "r006", amountMinor: 0 },
    ]);
    expect(changes.deletes).toHaveLength(11);
    const account = leaseAccount(applyChanges(ledger, changes, "a"), TODAY);
    expect(account.creditMinor).toBe(150_000);
    expect(account.balanceMinor).toBe(-150_000);
  });

  it("refuses an end before the start", () => {
    const lease = terms();
    const end = planLeaseEnd({
      terms: lease,
      ledger: ledgerOf(lease),
      today: TODAY,
      endsOn: plainDate("2025-12-31"),
    });
    expect(end).toEqual({ ok: false, code: "LEASE_END_BEFORE_START" });
  });

  it("keeps one-off charges and the opening balance", () => {
    const lease = terms({ openingMinor: 7000, endsOn: plainDate("2026-12-31") });
    const ledger = ledgerOf(lease);
    const keys = {
      ...oneOffCharge,
      id: idOf<"rent-row">("keys"),
      dueOn: plainDate("2026-11-02"),
    };
    const withKey = { ...ledger, rows: [...ledger.rows, keys] };
    const { changes } = value(
      planLeaseEnd({ terms: lease, ledger: withKey, today: TODAY, endsOn: plainDate("2026-06-30") }),
    );
    expect(changes.deletes).not.toContain("keys");
    expect(changes.deletes).toHaveLength(6);
    expect(changes.updates).toEqual([]);
  });

  it("moves a lease to another unit on the day after the old one ends", () => {
    const lease = terms();
    const move = value(
      planLeaseMove({
        terms: lease,
        ledger: ledgerOf(lease),
        today: TODAY,
        movesOn: plainDate("2026-07-15"),
      }),
    );
    expect(move.old.terms.endsOn).toBe("2026-07-14");
    expect(move.next).toEqual({ ...lease, startsOn: "2026-07-15" });
  });
});

describe("extension of a lease", () => {
  it("recomputes a paid, prorated last month in place, due today at the earliest, and adds the missing rows", () => {
    const lease = terms({ endsOn: plainDate("2026-06-15") });
    const ledger = ledgerOf(lease, [100_000, 100_000, 100_000, 100_000, 100_000, 50_000]);
    const { changes } = value(
      planLeaseEnd({ terms: lease, ledger, today: TODAY, endsOn: plainDate("2026-08-31") }),
    );
    expect(changes.inserts.map(({ kind, period, amountMinor }) => [kind, period, amountMinor])).toEqual([
      ["rent", "2026-07", 100_000],
      ["rent", "2026-08", 100_000],
    ]);
    expect(changes.updates).toMatchObject([
      { rowId: "r005", endsOn: "2026-06-30", dueOn: TODAY, amountMinor: 100_000 },
    ]);
  });

  it("to an earlier day is an end: later rows go, no write-down is made", () => {
    const lease = terms({ endsOn: plainDate("2026-08-31"), paymentDay: 20 });
    const ledger = ledgerOf(lease, [0, 0, 0, 0, 0, 100_000]);
    const { changes } = value(
      planLeaseEnd({ terms: lease, ledger, today: TODAY, endsOn: plainDate("2026-06-15") }),
    );
    expect(changes).toMatchObject({
      inserts: [],
      deletes: ["r006", "r007"],
      writeDowns: [],
      updates: [{ rowId: "r005", dueOn: "2026-06-15", amountMinor: 50_000 }],
    });
  });

  it("grows an ongoing lease by the months that came near, once", () => {
    const lease = terms();
    const ledger = ledgerOf(lease);
    const later = plainDate("2026-08-01");
    const changes = planScheduleExtension({ terms: lease, ledger, today: later });
    expect(changes.inserts.map(({ period }) => period)).toEqual(["2027-07", "2027-08"]);
    expect(
      planScheduleExtension({ terms: lease, ledger: applyChanges(ledger, changes, "n"), today: later }),
    ).toEqual(NOTHING);
  });
});

/** The monthly rows without their ids, since a recreated row has a new one. */
function asSchedule({ rows }: PlanLedger) {
  return rows.map(({ id: _id, ...row }) => row).toSorted(compareRowsOfPlan);
}

function compareRowsOfPlan(a: { period: string; kind: string }, b: { period: string; kind: string }): number {
  return compareText(`${a.period} ${a.kind}`, `${b.period} ${b.kind}`);
}

describe("every change", () => {
  const someStep = fc.record({ from: someDay, amountMinor: fc.integer({ min: 0, max: 400_000 }) });

  function expectSound(before: PlanLedger, plan: LeasePlan, again: (ledger: PlanLedger) => LeasePlan): void {
    const after = applyChanges(before, plan.changes, "n");
    expect(paidMinor(after)).toBe(paidMinor(before));
    expect(() => leaseAccount(after, TODAY)).not.toThrow();
    const waived = new Map<string, number>();
    for (const { rowId, amountMinor } of after.writeDowns)
      waived.set(rowId, (waived.get(rowId) ?? 0) + amountMinor);
    for (const row of after.rows) expect(row.amountMinor).toBeGreaterThanOrEqual(waived.get(row.id) ?? 0);
    const kept = new Set<string>(after.rows.map(({ id }) => id));
    for (const { rowId } of after.payments) expect(kept.has(rowId)).toBe(true);
    expect(again(after).changes).toEqual(NOTHING);
  }

  it("of the rent leaves the rows asking what the schedule says, and repeating it changes nothing", () => {
    fc.assert(
      fc.property(someLease, someStep, ({ terms: lease, ledger }, step) => {
        const open = { ...ledger, writeDowns: [] };
        const change = (from: PlanLedger, of = lease) =>
          planRentChange({ terms: of, ledger: from, today: TODAY, of: "rent", step });
        const plan = change(open);
        if (!plan.ok) return;
        expectSound(open, plan.value, (after) => value(change(after, plan.value.terms)));
        const after = applyChanges(open, plan.value.changes, "n");
        expect(billed(after)).toEqual(billed(scheduled(plan.value.terms, after)));
      }),
    );
  });

  it("of the end leaves the rows asking what the schedule says, and extending back restores them", () => {
    fc.assert(
      fc.property(someLease, fc.integer({ min: 0, max: 900 }), ({ terms: lease, ledger }, length) => {
        const open = { ...ledger, writeDowns: [] };
        const endsOn = addDays(lease.startsOn, length);
        const plan = value(planLeaseEnd({ terms: lease, ledger: open, today: TODAY, endsOn }));
        expectSound(open, plan, (after) =>
          value(planLeaseEnd({ terms: plan.terms, ledger: after, today: TODAY, endsOn })),
        );
        const ended = applyChanges(open, plan.changes, "n");
        expect(billed(ended)).toEqual(billed(scheduled(plan.terms, ended)));
        const back = value(
          planLeaseEnd({ terms: plan.terms, ledger: ended, today: TODAY, endsOn: lease.endsOn }),
        );
        const restored = applyChanges(ended, back.changes, "m");
        expect(paidMinor(restored)).toBe(paidMinor(open));
        expect(billed(restored)).toEqual(billed(scheduled(lease, restored)));
        // An end beyond the stored months stores more of them, and rows stored further out stay (R-C04).
        if (ledger.payments.length === 0)
          expect(asSchedule(restored)).toEqual(asSchedule(scheduled(lease, restored)));
      }),
    );
  });

  it("never pushes a row under what was written off it", () => {
    fc.assert(
      fc.property(someLease, someStep, someDay, ({ terms: lease, ledger }, step, endsOn) => {
        const rent = planRentChange({ terms: lease, ledger, today: TODAY, of: "rent", step });
        const end = planLeaseEnd({ terms: lease, ledger, today: TODAY, endsOn });
        for (const plan of [rent, end]) {
          if (!plan.ok) continue;
          const account = leaseAccount(applyChanges(ledger, plan.value.changes, "n"), TODAY);
          for (const { outstandingMinor } of account.rows) expect(outstandingMinor).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe("several steps at once", () => {
  const lease = terms({ endsOn: plainDate("2027-12-31") });
  const step = (from: string, amountMinor: number) => ({ from: plainDate(from), amountMinor });

  it("bills each month as one step after the other would, and takes back what is to go", () => {
    const before = { terms: lease, ledger: ledgerOf(lease), today: TODAY, of: "rent" } as const;
    const both = value(
      planRentSteps({
        ...before,
        add: [step("2027-07-01", 120_000), step("2027-01-01", 110_000)],
        remove: [],
      }),
    );
    expect(both.terms.rentSteps).toEqual([step("2027-01-01", 110_000), step("2027-07-01", 120_000)]);
    const stepped = applyChanges(before.ledger, both.changes, "a");
    expect(billed(stepped)).toEqual(billed(scheduled(both.terms, stepped)));
    const without = value(
      planRentSteps({
        ...before,
        terms: both.terms,
        ledger: stepped,
        add: [step("2027-10-01", 130_000)],
        remove: [plainDate("2027-07-01")],
      }),
    );
    expect(without.terms.rentSteps).toEqual([step("2027-01-01", 110_000), step("2027-10-01", 130_000)]);
    const again = applyChanges(stepped, without.changes, "b");
    expect(billed(again)).toEqual(billed(scheduled(without.terms, again)));
  });

  it("refuses all of them for one that is wrong, and changes nothing for none", () => {
    const before = { terms: lease, ledger: ledgerOf(lease), today: TODAY, of: "rent" } as const;
    const wrong = [step("2027-01-01", 110_000), step("2028-01-01", 120_000)];
    expect(planRentSteps({ ...before, add: wrong, remove: [] })).toEqual({
      ok: false,
      code: "STEP_OUTSIDE_LEASE",
    });
    expect(value(planRentSteps({ ...before, add: [], remove: [] })).changes).toEqual(NOTHING);
  });
});
