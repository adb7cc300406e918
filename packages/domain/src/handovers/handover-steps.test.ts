import { expect, it } from "vitest";

import { plainDate } from "../calendar/index.ts";
import { stepsOfMoveIn, stepsOfMoveOut } from "./handover-steps.ts";
import type { MoveInFacts, MoveOutFacts } from "./handover-steps.ts";

const begun: MoveOutFacts = {
  endsOn: null,
  notes: "",
  keptMinor: 0,
  heldMinor: 190_000,
  isDeductionEntered: false,
  balanceMinor: 0,
  keysOn: null,
};
const over: MoveOutFacts = { ...begun, endsOn: plainDate("2026-03-20") };
const open = {
  lastDay: "open",
  readings: "open",
  deductions: "open",
  statement: "open",
  account: "open",
  keys: "open",
};

it.each<[string, MoveOutFacts, Partial<typeof open>]>([
  ["nothing is done yet", begun, {}],
  ["the lease has a last day and nobody owes", over, { lastDay: "done", account: "done" }],
  ["what is owed is not known yet", { ...over, balanceMinor: null }, { lastDay: "done" }],
  ["the tenant owes", { ...over, balanceMinor: 1 }, { lastDay: "done" }],
  ["the tenant is in credit", { ...over, balanceMinor: -1 }, { lastDay: "done" }],
  ["only spaces are written down", { ...begun, notes: " \n" }, {}],
  ["a reading is written down", { ...begun, notes: "Water 123" }, { readings: "done" }],
  ["something was kept", { ...begun, keptMinor: 1, heldMinor: 1 }, { deductions: "done" }],
  ["something was kept and more is typed", { ...begun, keptMinor: 1, isDeductionEntered: true }, {}],
  [
    "nothing is held, whatever is typed",
    { ...begun, heldMinor: 0, isDeductionEntered: true },
    { deductions: "done", statement: "done" },
  ],
  ["nothing is held", { ...begun, heldMinor: 0 }, { deductions: "done", statement: "done" }],
  ["the keys are back", { ...begun, keysOn: plainDate("2026-03-20") }, { keys: "done" }],
])("of a move-out, when %s", (_when, facts, done) => {
  expect(stepsOfMoveOut(facts)).toEqual({ ...open, ...done });
});

const arriving: MoveInFacts = {
  firstMonthOpenMinor: 95_000,
  depositDueMinor: 190_000,
  notes: "",
  keysOn: null,
};

it.each<[string, MoveInFacts, object]>([
  ["nothing is done yet", arriving, {}],
  ["the first month is paid", { ...arriving, firstMonthOpenMinor: 0 }, { firstMonth: "done" }],
  ["no month is asked for", { ...arriving, firstMonthOpenMinor: null }, { firstMonth: "done" }],
  ["the deposit has come", { ...arriving, depositDueMinor: 0 }, { deposit: "done" }],
  ["a reading is written down", { ...arriving, notes: "Water 1" }, { readings: "done" }],
  ["the keys are given", { ...arriving, keysOn: plainDate("2026-03-01") }, { keys: "done" }],
])("of a move-in, when %s", (_when, facts, done) => {
  expect(stepsOfMoveIn(facts)).toEqual({
    firstMonth: "open",
    deposit: "open",
    readings: "open",
    keys: "open",
    ...done,
  });
});
