import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainDate } from "../calendar/index.ts";
import { idOf } from "../ids/index.ts";
import {
  mayDeleteLease,
  depositPosition,
  isAboveAgreed,
  incomeCategoryOf,
  indexedRent,
  planRecordedPayment,
  refundedCredit,
  refundPayment,
  planChargeSettlement,
  splitTransfer,
  spreadRefund,
  upcomingRows,
  planWaiver,
} from "./index.ts";
import { ledgerOf, terms, TODAY } from "../../testing/lease-samples.ts";

const ROW = { kind: "rent", adjustedKind: null, outstandingMinor: 60_000 } as const;

describe("marking a row as paid", () => {
  const base = { ...ROW, amountMinor: null, paidOn: TODAY, method: "bank_transfer", today: TODAY };

  it.each([
    ["nothing typed", {}, 60_000],
    ["a part", { amountMinor: 100 }, 100],
    ["more than is owed", { amountMinor: 70_000 }, 70_000],
    ["something on a settled row", { outstandingMinor: 0, amountMinor: 5 }, 5],
  ])("%s", (_what, over, amountMinor) => {
    expect(planRecordedPayment({ ...base, ...over })).toMatchObject({
      ok: true,
      value: { amountMinor, incomeCategory: "rent" },
    });
  });

  it.each([
    [{ amountMinor: 0, paidOn: plainDate("2027-01-01") }, "AMOUNT_NOT_POSITIVE"],
    [{ outstandingMinor: 0, paidOn: plainDate("2027-01-01") }, "NOTHING_OUTSTANDING"],
    [{ paidOn: plainDate("2026-06-21"), method: "shells" }, "PAYMENT_DATE_IN_FUTURE"],
    [{ method: "shells" }, "INVALID_PAYMENT_METHOD"],
  ])("%j is refused: %s", (over, code) => {
    expect(planRecordedPayment({ ...base, ...over })).toEqual({ ok: false, code });
  });

  it("makes charges, and adjustments of them, utilities", () => {
    expect(incomeCategoryOf("charge")).toBe("utilities");
    expect(incomeCategoryOf("adjustment", "charge")).toBe("utilities");
    expect(incomeCategoryOf("adjustment", "rent")).toBe("rent");
  });
});

describe("one transfer over several rows", () => {
  const someRows = fc.array(fc.nat({ max: 100_000 }), { minLength: 1, maxLength: 8 }).map((amounts) =>
    amounts.map((outstandingMinor, index) => ({
      ...ROW,
      id: `r${index}`,
      dueOn: plainDate(`2026-0${index + 1}-01`),
      outstandingMinor,
    })),
  );

  it("is split without losing a cent, in any order of ticking", () => {
    fc.assert(
      fc.property(someRows, fc.integer({ min: 1, max: 900_000 }), (rows, amountMinor) => {
        const parts = splitTransfer(rows, amountMinor);
        if (!parts.ok) throw new Error(parts.code);
        expect(parts.value.reduce((sum, part) => sum + part.amountMinor, 0)).toBe(amountMinor);
        expect(splitTransfer(rows.toReversed(), amountMinor)).toEqual(parts);
      }),
    );
  });

  it("goes on to other open rows, pays no rent as utilities and leaves its credit on rent", () => {
    const some = fc.array(
      fc.record({
        outstandingMinor: fc.nat({ max: 100_000 }),
        kind: fc.constantFrom("rent" as const, "charge" as const),
        month: fc.integer({ min: 1, max: 9 }),
      }),
      { minLength: 1, maxLength: 6 },
    );
    const named = (
      rows: readonly { outstandingMinor: number; kind: "rent" | "charge"; month: number }[],
      prefix: string,
    ) =>
      rows.map(({ outstandingMinor, kind, month }, index) => ({
        id: `${prefix}${index}`,
        kind,
        adjustedKind: null,
        dueOn: plainDate(`2026-0${month}-01`),
        outstandingMinor,
      }));
    fc.assert(
      fc.property(some, some, fc.integer({ min: 1, max: 900_000 }), (first, second, amountMinor) => {
        const [ticked, others] = [named(first, "t"), named(second, "o")];
        const parts = splitTransfer(ticked, amountMinor, others);
        if (!parts.ok) throw new Error(parts.code);
        expect(parts.value.reduce((sum, part) => sum + part.amountMinor, 0)).toBe(amountMinor);
        const all = [...ticked, ...others];
        const openOf = (kind: string) =>
          all.reduce((sum, row) => (row.kind === kind ? sum + row.outstandingMinor : sum), 0);
        const utilities = parts.value.reduce(
          (sum, part) => (part.incomeCategory === "utilities" ? sum + part.amountMinor : sum),
          0,
        );
        const reachesRent = all.some(
          ({ id, kind }) =>
            kind === "rent" && (id.startsWith("t") || parts.value.some((part) => part.rowId === id)),
        );
        if (reachesRent) expect(utilities).toBeLessThanOrEqual(openOf("charge"));
        expect(splitTransfer(ticked.toReversed(), amountMinor, others.toReversed())).toEqual(parts);
      }),
    );
  });

  it("gives the rest to the last row", () => {
    const rows = ["a", "b"].map((id, index) => ({ ...ROW, id, dueOn: plainDate(`2026-0${index + 1}-01`) }));
    expect(splitTransfer(rows, 130_000)).toMatchObject({
      ok: true,
      value: [{ amountMinor: 60_000 }, { rowId: "b", amountMinor: 70_000 }],
    });
    expect(splitTransfer(rows, 60_000)).toMatchObject({ ok: true, value: [{ rowId: "a" }] });
    expect(splitTransfer(rows, 0)).toEqual({ ok: false, code: "AMOUNT_NOT_POSITIVE" });
    expect(splitTransfer([], null)).toEqual({ ok: false, code: "NOTHING_OUTSTANDING" });
  });
});

describe("refund of a transfer", () => {
  const part = (id: string, leftMinor: number, creditMinor = 0) => ({
    id: idOf<"lease-payment">(id),
    leftMinor,
    creditMinor,
  });

  it("gives credit back first, then the last part", () => {
    const parts = [part("march", 43_323), part("april", 138_096, 59_096), part("charge", 12_000)];
    expect(spreadRefund(parts, 59_096)).toEqual({
      ok: true,
      value: [{ paymentId: "april", amountMinor: 59_096 }],
    });
    expect(spreadRefund(parts, 80_000)).toEqual({
      ok: true,
      value: [
        { paymentId: "april", amountMinor: 68_000 },
        { paymentId: "charge", amountMinor: 12_000 },
      ],
    });
  });

  it("gives exactly what is asked for, of no part more than is left, or refuses", () => {
    const someParts = fc.array(fc.record({ leftMinor: fc.nat(10_000), creditMinor: fc.nat(10_000) }), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(someParts, fc.integer({ min: 1, max: 60_000 }), (some, amountMinor) => {
        const parts = some.map(({ leftMinor, creditMinor }, n) => part(`p${n}`, leftMinor, creditMinor));
        const left = parts.reduce((total, { leftMinor }) => total + leftMinor, 0);
        const spread = spreadRefund(parts, amountMinor);
        expect(spread.ok).toBe(amountMinor <= left);
        if (!spread.ok) return;
        expect(spread.value.reduce((total, share) => total + share.amountMinor, 0)).toBe(amountMinor);
        for (const share of spread.value) {
          const of = parts.find(({ id }) => id === share.paymentId);
          expect(share.amountMinor).toBeGreaterThan(0);
          expect(share.amountMinor).toBeLessThanOrEqual(of?.leftMinor ?? 0);
        }
      }),
    );
  });
});

describe("what of a refund was credit", () => {
  const lease = terms({ endsOn: plainDate("2026-07-31") });
  const paid = ledgerOf(lease, [130_000]);
  const refund = (id: string, refundedOn: string, amountMinor: number) => ({
    id: idOf<"refund">(id),
    paymentId: idOf<"lease-payment">("p000"),
    refundedOn: plainDate(refundedOn),
    amountMinor,
  });

  it.each([
    ["while no row has taken it", "2026-01-20", 20_000, 20_000],
    ["and more than it", "2026-01-20", 50_000, 30_000],
    ["no more once the next row has", "2026-02-01", 20_000, 0],
  ])("%s", (_when, on, amountMinor, credit) => {
    const one = refund("f1", on, amountMinor);
    expect(refundedCredit({ ...paid, refunds: [one] }, one)).toBe(credit);
  });

  it("is given once, whatever went back later", () => {
    const refunds = [refund("f1", "2026-01-20", 20_000), refund("f2", "2026-01-20", 20_000)];
    const ledger = { ...paid, refunds: [...refunds, refund("f3", "2026-01-25", 5_000)] };
    expect(refunds.map((one) => refundedCredit(ledger, one))).toEqual([20_000, 10_000]);
  });

  it("goes by the order of two refunds of one day, not by their ids", () => {
    const refunds = [refund("f9", "2026-01-20", 20_000), refund("f1", "2026-01-20", 20_000)];
    expect(refunds.map((one) => refundedCredit({ ...paid, refunds }, one))).toEqual([20_000, 10_000]);
  });
});

describe("refund", () => {
  const base = {
    payment: { paidOn: plainDate("2026-06-01"), amountMinor: 105_000 },
    refundedMinor: 0,
    creditMinor: 5000,
    amountMinor: 5000,
    refundedOn: TODAY,
    today: TODAY,
  };

  it("of the credit alone reopens nothing, of more it does", () => {
    expect(refundPayment(base)).toMatchObject({ ok: true, value: { reopensRow: false } });
    expect(refundPayment({ ...base, amountMinor: 105_000 })).toMatchObject({
      ok: true,
      value: { amountMinor: 105_000, reopensRow: true },
    });
  });

  it.each([
    [{ amountMinor: 0 }, "AMOUNT_NOT_POSITIVE"],
    [{ amountMinor: 105_001 }, "REVERSAL_EXCEEDS_ORIGINAL"],
    [{ refundedMinor: 105_000, amountMinor: 1 }, "REVERSAL_EXCEEDS_ORIGINAL"],
    [{ refundedOn: plainDate("2026-05-31") }, "REFUND_BEFORE_PAYMENT"],
    [{ refundedOn: plainDate("2026-06-21") }, "PAYMENT_DATE_IN_FUTURE"],
  ])("%j is refused: %s", (over, code) => {
    expect(refundPayment({ ...base, ...over })).toEqual({ ok: false, code });
  });
});

describe("write-offs", () => {
  const open = (id: string, kind: "rent" | "charge", outstandingMinor: number) => ({
    id: idOf<"rent-row">(id),
    kind,
    adjustedKind: null,
    dueOn: TODAY,
    outstandingMinor,
  });
  const base = {
    rows: [open("charges", "charge", 10_000), open("rent", "rent", 60_000)],
    amountMinor: null,
    note: "boiler broken",
    today: TODAY,
  };
  const off = (rowId: string, amountMinor: number) => ({
    rowId,
    writtenOn: TODAY,
    amountMinor,
    reason: "waiver",
  });

  it.each([
    [{}, { ok: true, value: [off("rent", 60_000), off("charges", 10_000)] }],
    [{ amountMinor: 60_001 }, { ok: true, value: [off("rent", 60_000), off("charges", 1)] }],
    [{ amountMinor: 60_000 }, { ok: true, value: [off("rent", 60_000)] }],
    [{ rows: [open("rent", "rent", 0)] }, { ok: false, code: "NOTHING_OUTSTANDING" }],
    [{ amountMinor: 0 }, { ok: false, code: "AMOUNT_NOT_POSITIVE" }],
    [{ amountMinor: 70_001 }, { ok: false, code: "WAIVER_EXCEEDS_OUTSTANDING" }],
    [{ note: " " }, { ok: false, code: "REASON_REQUIRED" }],
  ])("waiver with %j", (over, expected) => {
    expect(planWaiver({ ...base, ...over })).toEqual(expected);
  });

  it("settles a year from its newest charge rows on", () => {
    const rows = ["2026-01", "2026-02", "2026-03"].map((period) => ({
      id: idOf<"rent-row">(period),
      period,
      amountDueMinor: 10_000,
    }));
    expect(planChargeSettlement(rows, 15_000, TODAY)).toMatchObject({
      ok: true,
      value: [
        { rowId: "2026-03", amountMinor: 10_000, reason: "settlement" },
        { rowId: "2026-02", amountMinor: 5000 },
      ],
    });
    expect(planChargeSettlement(rows, 30_001, TODAY)).toEqual({
      ok: false,
      code: "SETTLEMENT_EXCEEDS_CHARGES",
    });
  });
});

it("lists what a row still asks for when credit covers a part of it", () => {
  const rows = [{ id: "a", kind: "rent", dueOn: plainDate("2026-06-27"), outstandingMinor: 100 } as const];
  expect(upcomingRows(rows, 30, TODAY)).toEqual([{ id: "a", dueOn: "2026-06-27", amountDueMinor: 70 }]);
  expect(upcomingRows(rows, 30, plainDate("2026-06-19"))).toEqual([]);
});

describe("deposit", () => {
  const moved = (type: "received" | "returned" | "retained", on: string, amountMinor: number) => ({
    type,
    movedOn: plainDate(on),
    amountMinor,
    transfer: false,
  });
  const movements = [
    moved("received", "2026-01-01", 2000),
    moved("retained", "2026-05-31", 300),
    moved("returned", "2026-06-10", 1700),
  ];

  it.each([
    ["2025-12-31", { heldMinor: 0, dueMinor: 2000, noiEffectMinor: 0, cashEffectMinor: 0 }],
    ["2026-05-31", { heldMinor: 1700, dueMinor: 0, noiEffectMinor: 300, cashEffectMinor: 2000 }],
    ["2026-06-10", { heldMinor: 0, dueMinor: 0, noiEffectMinor: 300, cashEffectMinor: 300 }],
  ])("as of %s", (asOf, expected) => {
    expect(depositPosition(2000, movements, plainDate(asOf))).toEqual({ ok: true, value: expected });
  });

  it("never gives back more than came in", () => {
    const all = [...movements, moved("returned", "2026-06-11", 1)];
    expect(depositPosition(2000, all, TODAY)).toEqual({ ok: false, code: "DEPOSIT_EXCEEDED" });
  });

  it("asks for nothing more of a deposit that went along to another lease", () => {
    const received = { type: "received", movedOn: TODAY, amountMinor: 1500, transfer: false } as const;
    const along = { type: "returned", movedOn: TODAY, amountMinor: 1500, transfer: true } as const;
    expect(depositPosition(2000, [received], TODAY)).toMatchObject({
      value: { heldMinor: 1500, dueMinor: 500 },
    });
    expect(depositPosition(2000, [received, along], TODAY)).toMatchObject({
      value: { heldMinor: 0, dueMinor: 0 },
    });
  });

  it.each([
    [2000, 2000, false],
    [2000, 2001, true],
    [0, 0, false],
    [0, 1, true],
  ])("agreed %i, received %i in two parts: above is %s", (agreed, sum, above) => {
    const part = {
      type: "received",
      movedOn: TODAY,
      amountMinor: Math.floor(sum / 2),
      transfer: true,
    } as const;
    const back = { type: "returned", movedOn: TODAY, amountMinor: 700, transfer: false } as const;
    expect(isAboveAgreed(agreed, [part, back], sum - part.amountMinor)).toBe(above);
  });
});

it.each([
  ["100", "102.5", "100", 87_125],
  ["100", "102.5", "75", 86_594],
  ["100", "97", "100", 82_450],
])("indexes 850.00 from %s to %s at %s %% to %i", (oldIndex, newIndex, sharePercent, rent) => {
  expect(indexedRent({ rentMinor: 85_000, oldIndex, newIndex, sharePercent })).toEqual({
    ok: true,
    value: rent,
  });
});

it.each([
  ["0", "1", "100"],
  ["1", "-1", "100"],
  ["1", "1", "0"],
  ["1", "1", "100.01"],
  ["x", "1", "100"],
])("refuses indices %s, %s at %s %%", (oldIndex, newIndex, sharePercent) => {
  expect(indexedRent({ rentMinor: 85_000, oldIndex, newIndex, sharePercent })).toEqual({
    ok: false,
    code: "INVALID_INPUT",
  });
});

it("goes with its rows only without recorded money", () => {
  expect(mayDeleteLease({ payments: 0, depositMovements: 0 })).toEqual({ ok: true, value: null });
  expect(mayDeleteLease({ payments: 0, depositMovements: 1 })).toEqual({ ok: false, code: "HAS_PAYMENTS" });
});
