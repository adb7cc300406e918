import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addToMonth, firstDayOf, lastDayOf, month, plainDate } from "../../calendar/index.ts";
import { idOf } from "../../ids/index.ts";
import {
  applyChanges,
  billed,
  ledgerOf,
  scheduled,
  someDay,
  someLease,
  stored,
  terms,
  TODAY,
} from "../../../testing/lease-samples.ts";
import { leaseAccount, oneOffCharge, planLeaseEnd, planRentChange } from "../index.ts";
import type { AmountStep, LeaseTerms, PlanLedger } from "../index.ts";

const QUARTER = terms({ rentMinor: 90_000, endsOn: plainDate("2026-03-31") });

function waiving(ledger: PlanLedger, rowId: string, amountMinor: number, on = "2026-02-10"): PlanLedger {
  const waiver = {
    id: idOf<"write-down">(`z${ledger.writeDowns.length}`),
    rowId: idOf<"rent-row">(rowId),
    writtenOn: plainDate(on),
    amountMinor,
    reason: "waiver" as const,
  };
  return { ...ledger, writeDowns: [...ledger.writeDowns, waiver] };
}

function changeRent(of: LeaseTerms, ledger: PlanLedger, step: AmountStep, prefix = "n") {
  const plan = planRentChange({ terms: of, ledger, today: TODAY, of: "rent", step });
  if (!plan.ok) return null;
  return {
    terms: plan.value.terms,
    ledger: applyChanges(ledger, plan.value.changes, prefix),
    changes: plan.value.changes,
  };
}

const lowered = { from: plainDate("2026-01-01"), amountMinor: 80_000 };

describe("a waived row", () => {
  it("follows a lower rent, and is left at the rent in force when its waiver is taken back", () => {
    const after = changeRent(QUARTER, waiving(ledgerOf(QUARTER), "r001", 90_000), lowered);
    expect(after?.ledger.writeDowns).toMatchObject([
      { rowId: "r001", amountMinor: 80_000, reason: "waiver" },
    ]);
    expect(after?.ledger.rows.map(({ amountMinor }) => amountMinor)).toEqual([80_000, 80_000, 80_000]);
  });

  it("with money keeps its amount: what the waiver gives up is a rent change of the waiver's own day", () => {
    const before = waiving(ledgerOf(QUARTER, [0, 5000]), "r001", 85_000);
    const after = changeRent(QUARTER, before, lowered);
    expect(after?.changes).toMatchObject({
      waiverCuts: [{ id: "z0", amountMinor: 80_000 }],
      writeDowns: [
        { rowId: "r001", writtenOn: "2026-02-10", amountMinor: 5000, reason: "rent_change" },
        { rowId: "r001", writtenOn: TODAY, amountMinor: 5000, reason: "rent_change" },
      ],
    });
    const owed = (ledger: PlanLedger | undefined, day: string) =>
      ledger === undefined
        ? null
        : leaseAccount({ ...ledger, payments: [] }, plainDate(day)).rows.map(
            (row) => row.outstandingMinor,
          )[1];
    expect([owed(before, "2026-02-11"), owed(after?.ledger, "2026-02-11")]).toEqual([5000, 5000]);
    expect(owed(after?.ledger, TODAY)).toBe(0);
  });

  it("gives up its newest waiver first; one that reaches nothing goes", () => {
    const twice = waiving(waiving(ledgerOf(QUARTER), "r001", 50_000), "r001", 40_000, "2026-02-11");
    const after = changeRent(QUARTER, twice, { ...lowered, amountMinor: 30_000 });
    expect(after?.changes.waiverCuts).toEqual([
      { id: "z1", amountMinor: 0 },
      { id: "z0", amountMinor: 30_000 },
    ]);
    expect(after?.ledger.writeDowns).toHaveLength(1);
  });

  it("bills what it would without the waiver, whatever rent changes lie between waiver and its end", () => {
    const someSteps = fc.array(
      fc.record({ from: someDay, amountMinor: fc.integer({ min: 0, max: 400_000 }) }),
      {
        minLength: 1,
        maxLength: 4,
      },
    );
    fc.assert(
      fc.property(someLease, someSteps, fc.nat(), fc.nat(), ({ terms: lease, ledger }, steps, at, part) => {
        const open = leaseAccount(ledger, TODAY).rows.filter(({ outstandingMinor }) => outstandingMinor > 0);
        const row = open[at % Math.max(1, open.length)];
        if (row === undefined) return;
        const waived = waiving(ledger, row.row.id, 1 + (part % row.outstandingMinor), TODAY);
        let plain = { terms: lease, ledger };
        let other = { terms: lease, ledger: waived };
        steps.forEach((step, index) => {
          plain = changeRent(plain.terms, plain.ledger, step, `a${index}`) ?? plain;
          other = changeRent(other.terms, other.ledger, step, `b${index}`) ?? other;
        });
        const back = {
          ...other.ledger,
          writeDowns: other.ledger.writeDowns.filter(({ id }) => id !== waived.writeDowns.at(-1)?.id),
        };
        expect(billed(back)).toEqual(billed(plain.ledger));
        expect(billed(back)).toEqual(billed(scheduled(other.terms, back)));
      }),
    );
  });
});

describe("money that was sent back", () => {
  const refunded = (paid: readonly number[]): PlanLedger => {
    const ledger = ledgerOf(QUARTER, paid);
    return {
      ...ledger,
      refunds: ledger.payments.map(({ id, paidOn, amountMinor }, index) => ({
        id: idOf<"refund">(`f${index}`),
        paymentId: id,
        refundedOn: paidOn,
        amountMinor,
      })),
    };
  };

  it("leaves a row to be recomputed in place", () => {
    const after = changeRent(QUARTER, refunded([0, 90_000]), lowered);
    expect(after?.changes).toMatchObject({
      writeDowns: [],
      updates: [{}, { rowId: "r001", amountMinor: 80_000 }, {}],
    });
  });

  it("keeps its row, which bills nothing when the rent falls to nothing", () => {
    const after = changeRent(QUARTER, refunded([0, 90_000]), { ...lowered, amountMinor: 0 });
    expect(after?.ledger.rows).toMatchObject([{ id: "r001", amountMinor: 0 }]);
  });
});

it("stores no month apart from the others for a one-off charge years ahead", () => {
  const lease = terms();
  const charge = oneOffCharge(plainDate("2031-05-04"), 4500);
  if (!charge.ok) throw new Error(charge.code);
  const ledger = ledgerOf(lease);
  const withCharge = { ...ledger, rows: [...ledger.rows, ...stored([charge.value], "key")] };
  const after = changeRent(lease, withCharge, { from: plainDate("2030-01-01"), amountMinor: 110_000 });
  expect(after?.changes.inserts).toEqual([]);
  const last = (of: PlanLedger | undefined) =>
    of?.rows
      .filter(({ oneOff }) => !oneOff)
      .map(({ period }) => period)
      .at(-1);
  expect(last(after?.ledger)).toBe(month("2027-06"));
});

it("leaves no gap between the months it stores, whatever lies far ahead", () => {
  const somePlan = fc.record({
    charge: fc.integer({ min: 0, max: 80 }),
    step: fc.integer({ min: 0, max: 80 }),
    end: fc.option(fc.integer({ min: 0, max: 80 })),
  });
  fc.assert(
    fc.property(somePlan, ({ charge, step, end }) => {
      const lease = terms({ chargesMinor: 5000 });
      const far = oneOffCharge(firstDayOf(addToMonth(month("2026-01"), charge)), 4500);
      if (!far.ok) throw new Error(far.code);
      const ledger = ledgerOf(lease);
      const withCharge = { ...ledger, rows: [...ledger.rows, ...stored([far.value], "key")] };
      const from = firstDayOf(addToMonth(month("2026-01"), step));
      const changed = changeRent(lease, withCharge, { from, amountMinor: 110_000 });
      if (changed === null) throw new Error("a step within an ongoing lease is never refused");
      const endsOn = end === null ? null : lastDayOf(addToMonth(month("2026-01"), end));
      const ended = planLeaseEnd({ terms: changed.terms, ledger: changed.ledger, today: TODAY, endsOn });
      if (!ended.ok) throw new Error(ended.code);
      const { rows } = applyChanges(changed.ledger, ended.value.changes, "e");
      for (const kind of ["rent", "charge"] as const) {
        const months = rows
          .filter((row) => row.kind === kind && !row.oneOff)
          .map(({ period }) => period)
          .toSorted();
        months.forEach((period, at) => {
          expect(period).toBe(addToMonth(month("2026-01"), at));
        });
      }
    }),
  );
});
