import { expect, it } from "vitest";

import { plainDate } from "../calendar/index.ts";
import { isHandoverRecorded } from "./is-handover-recorded.ts";
import type { HandoverOnRecord } from "./is-handover-recorded.ts";

const nothing: Omit<HandoverOnRecord, "kind"> = {
  notes: " \n",
  keysOn: null,
  depositAgreedMinor: 0,
  depositReceivedMinor: 0,
};

it.each<[string, Partial<HandoverOnRecord>, boolean, boolean]>([
  ["nothing", {}, false, false],
  ["notes", { notes: "Water 1" }, true, true],
  ["the keys", { keysOn: plainDate("2026-03-01") }, true, true],
  ["an agreed deposit", { depositAgreedMinor: 1 }, true, false],
  ["a received deposit", { depositReceivedMinor: 1 }, true, false],
])("with %s, a handover is on record", (_what, on, atMoveIn, atMoveOut) => {
  expect([
    isHandoverRecorded({ ...nothing, ...on, kind: "move_in" }),
    isHandoverRecorded({ ...nothing, ...on, kind: "move_out" }),
  ]).toEqual([atMoveIn, atMoveOut]);
});
