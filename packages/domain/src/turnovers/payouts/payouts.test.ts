import { expect, it } from "vitest";
import { at, SAMPLE_ZONE } from "../../../testing/turnover-samples.ts";
import { plainDate } from "../../calendar/index.ts";
import { idOf } from "../../ids/index.ts";
import { currency } from "../../money/index.ts";
import {
  approvePayout,
  changeFee,
  payoutsInOrder,
  payoutState,
  payoutTotals,
  payPayout,
  proposeFee,
} from "../index.ts";
import type { Payout, PayoutLine, PayRule } from "../index.ts";

const PAID = plainDate("2026-06-30");
const due: Payout = { status: "done", feeMinor: 4_500, paidOn: null, voided: false };

it.each([
  ["done", {}, "due"],
  ["open", { status: "assigned" }, "not_due"],
  ["paid", { paidOn: PAID }, "paid"],
  ["paid before it was done", { status: "assigned", paidOn: PAID }, "paid"],
  ["without a fee", { feeMinor: 0, paidOn: PAID }, "none"],
  ["voided", { voided: true, paidOn: PAID }, "void"],
  ["cancelled", { status: "cancelled", feeMinor: 0 }, "void"],
] as const)("a turnover that is %s has its payout state", (_what, over, state) => {
  expect(payoutState({ ...due, ...over })).toBe(state);
});

it("pays and approves what is due, once", () => {
  expect(approvePayout(due).ok).toBe(true);
  expect(payPayout(due, PAID)).toEqual({
    ok: true,
    value: { category: "cleaning", amountMinor: 4_500, date: PAID },
  });
  expect(payPayout({ ...due, paidOn: PAID }, PAID)).toEqual({ ok: false, code: "PAYOUT_PAID" });
  for (const over of [{ status: "assigned" }, { feeMinor: 0 }, { voided: true }] as const) {
    expect(payPayout({ ...due, ...over }, PAID)).toEqual({ ok: false, code: "PAYOUT_NOT_DUE" });
    expect(approvePayout({ ...due, ...over })).toEqual({ ok: false, code: "PAYOUT_NOT_DUE" });
  }
});

it.each([
  [{ paid: false, approved: false }, 0, { ok: true, value: 0 }],
  [{ paid: false, approved: false }, -1, { ok: false, code: "AMOUNT_NEGATIVE" }],
  [{ paid: false, approved: true }, 1, { ok: false, code: "PAYOUT_APPROVED" }],
  [{ paid: true, approved: true }, 1, { ok: false, code: "PAYOUT_PAID" }],
])("a fee that stands %j is changed to %s: %j", (standing, feeMinor, expected) => {
  expect(changeFee(standing, feeMinor)).toEqual(expected);
});

const EUR = currency("EUR");
const hourly = { amountMinor: 1_999, weekendMinor: 2_500 };
const rule: PayRule = {
  currency: EUR,
  units: new Map([["U1", { amountMinor: 3_000, weekendMinor: null }]]),
  fixed: { amountMinor: 4_000, weekendMinor: 5_000 },
  hourly,
};
const FRIDAY = at("2026-06-05T23:30");
const SATURDAY = at("2026-06-06T00:30");
const onFriday = {
  unitId: "U2",
  currency: EUR,
  cleaningMinutes: 100,
  slotStartMs: FRIDAY,
  zone: SAMPLE_ZONE,
};

it.each([
  ["the unit's, though others are agreed", rule, { unitId: "U1", slotStartMs: SATURDAY }, 3_000],
  ["the fixed amount", rule, {}, 4_000],
  ["the fixed amount of a weekend, local", rule, { slotStartMs: SATURDAY }, 5_000],
  ["the fixed amount for the whole property", rule, { unitId: null }, 4_000],
  ["hours, rounded once", { ...rule, fixed: null }, {}, 3_332],
  ["hours of a weekend", { ...rule, fixed: null }, { slotStartMs: SATURDAY }, 4_167],
  ["nothing where nothing was agreed", { ...rule, fixed: null, hourly: null }, {}, null],
  ["nothing in another currency", rule, { currency: currency("CHF") }, null],
])("proposes %s", (_what, agreed, over, feeMinor) => {
  expect(proposeFee(agreed, { ...onFriday, ...over })).toBe(feeMinor);
});

function line(id: string, over: Partial<PayoutLine> = {}): PayoutLine {
  const base = {
    turnoverId: idOf<"turnover">(id),
    cleanerId: idOf<"cleaner">("rosa"),
    currency: EUR,
    zone: SAMPLE_ZONE,
  };
  return { ...due, ...base, doneAtMs: at("2026-06-05T23:30"), ...over };
}

const lines = [
  line("open", { status: "assigned", doneAtMs: null }),
  line("b"),
  line("a"),
  line("paid", { paidOn: PAID, doneAtMs: at("2026-06-01T12:00") }),
  line("lea", { cleanerId: idOf("lea"), currency: currency("CHF"), doneAtMs: at("2026-06-06T00:30") }),
];
const all = { doneFrom: null, doneThrough: null, cleanerId: null, state: null };

it.each([
  [{}, ["paid", "a", "b", "lea", "open"]],
  [{ doneThrough: plainDate("2026-06-05") }, ["paid", "a", "b"]],
  [{ doneFrom: plainDate("2026-06-05") }, ["a", "b", "lea"]],
  [{ cleanerId: idOf<"cleaner">("lea") }, ["lea"]],
  [{ state: "due" as const }, ["a", "b", "lea"]],
])("lists the payouts of %j", (filter, ids) => {
  expect(payoutsInOrder(lines, { ...all, ...filter }).map(({ turnoverId }) => turnoverId)).toEqual(ids);
});

it("adds up what is due and what was paid, each currency by itself", () => {
  expect(payoutTotals(lines)).toEqual([
    { currency: "CHF", dueMinor: 4_500, paidMinor: 0 },
    { currency: "EUR", dueMinor: 9_000, paidMinor: 4_500 },
  ]);
});
