import { describe, expect, it } from "vitest";

import { turnoverRecord } from "../../../testing/turnover-samples.ts";
import { idOf } from "../../ids/index.ts";
import { MAX_AMOUNT_MINOR } from "../../money/index.ts";
import { isAsGiven, planAssignments } from "./plan-assignments.ts";
import type { ProposedTurnover } from "./plan-assignments.ts";

const maria = idOf<"cleaner">("maria");
const ivan = idOf<"cleaner">("ivan");

const open = (id: string, over: Partial<ProposedTurnover> = {}): ProposedTurnover => ({
  ...turnoverRecord(id, { status: "unassigned", cleanerId: null }),
  version: 1,
  proposed: { cleanerId: maria, feeMinor: 3_400 },
  ...over,
});
const ask = (id: string, over: object = {}) => ({ id, version: 1, cleanerId: "maria", ...over });

describe("giving several away as proposed", () => {
  it("gives each to whom it is proposed to, for what is agreed, in the order asked for", () => {
    const turnovers = [open("a"), open("b", { proposed: { cleanerId: ivan, feeMinor: 0 } })];
    const { given, left } = planAssignments(turnovers, [ask("b", { cleanerId: "ivan" }), ask("a")]);
    expect(
      given.map(({ assigned: { id, status, cleanerId }, feeMinor }) => [id, status, cleanerId, feeMinor]),
    ).toEqual([
      ["b", "assigned", "ivan", 0],
      ["a", "assigned", "maria", 3_400],
    ]);
    expect(left).toEqual([]);
  });

  it.each([
    ["of another version", open("a", { version: 2 }), "changed"],
    [
      "that somebody does by now",
      open("a", { status: "assigned", cleanerId: ivan, proposed: null }),
      "changed",
    ],
    ["that is done", open("a", { status: "done", proposed: null }), "changed"],
    ["that was called off", open("a", { status: "cancelled", proposed: null }), "changed"],
    [
      "that is proposed to somebody else",
      open("a", { proposed: { cleanerId: ivan, feeMinor: 1 } }),
      "proposed_otherwise",
    ],
    ["that nobody is proposed for any more", open("a", { proposed: null }), "proposed_otherwise"],
    [
      "whose fee is more than can be booked",
      open("a", { proposed: { cleanerId: maria, feeMinor: MAX_AMOUNT_MINOR + 1 } }),
      "proposed_otherwise",
    ],
  ])("leaves one %s", (_what, turnover, reason) => {
    const { given, left } = planAssignments([turnover], [ask("a")]);
    expect(given).toEqual([]);
    expect(left).toMatchObject([{ id: "a", turnover: { id: "a" }, reason }]);
  });

  it("says which are gone", () => {
    expect(planAssignments([open("a")], [ask("a"), ask("b")]).left).toEqual([
      { id: "b", turnover: null, reason: "deleted" },
    ]);
  });
});

describe("taking one back", () => {
  const given = { id: turnoverRecord("a").id, cleanerId: maria, feeMinor: 3_400, startedAtMs: null };
  const stands = { ...turnoverRecord("a", { cleanerId: maria }), feeMinor: 3_400, startedAtMs: null };

  it.each([
    ["as it was given", {}, true],
    ["that was called off with its booking", { status: "cancelled" as const }, true],
    ["that suits its cleaner", { confirmedAtMs: 1 }, false],
    ["that has begun", { startedAtMs: 1 }, false],
    ["that is done", { status: "done" as const }, false],
    ["for another fee", { feeMinor: 3_500 }, false],
    ["that somebody else does", { cleanerId: ivan }, false],
    ["that nobody does", { cleanerId: null, status: "unassigned" as const }, false],
  ])("%s", (_what, over, expected) => {
    expect(isAsGiven({ ...stands, ...over }, given)).toBe(expected);
  });
});
