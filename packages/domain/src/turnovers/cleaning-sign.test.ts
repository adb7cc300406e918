import { expect, it } from "vitest";

import { cleaningSign, cleaningState } from "./cleaning-sign.ts";

it.each([
  [{ status: "unassigned", confirmed: false, started: false }, "unassigned"],
  [{ status: "unassigned", confirmed: false, started: true }, "unassigned"],
  [{ status: "assigned", confirmed: false, started: false }, "assigned"],
  [{ status: "assigned", confirmed: true, started: false }, "confirmed"],
  [{ status: "assigned", confirmed: true, started: true }, "started"],
  [{ status: "done", confirmed: true, started: true }, "done"],
  [{ status: "cancelled", confirmed: true, started: false }, "unassigned"],
] as const)("says how far it is: %j", (turnover, expected) => {
  expect(cleaningState(turnover)).toBe(expected);
});

it.each([
  ["what fits", { state: "confirmed", fits: true, openProblems: 0 }, "confirmed"],
  ["what does not fit", { state: "confirmed", fits: false, openProblems: 0 }, "problem"],
  ["what did not fit and is done", { state: "done", fits: false, openProblems: 0 }, "done"],
  ["what is done, with something to be settled", { state: "done", fits: true, openProblems: 1 }, "problem"],
] as const)("shows %s", (_what, cleaning, expected) => {
  expect(cleaningSign(cleaning)).toBe(expected);
});
