import { expect, it } from "vitest";

import { DAY_MS, instantOf, localDateTime } from "../calendar/index.ts";
import { accessWindow } from "./access-window.ts";

const HOUR_MS = DAY_MS / 24;
const at = instantOf(localDateTime("2026-03-10T11:00"), "UTC");
const slot = { startMs: at, endMs: at + 3 * HOUR_MS };

it.each([
  ["with an arrival", { startMs: at, endMs: at + 4 * HOUR_MS }, slot, [at, at + 4 * HOUR_MS]],
  ["while nobody arrives", { startMs: at, endMs: null }, slot, [at, slot.endMs]],
  ["where stays overlap", { startMs: at, endMs: at - HOUR_MS }, slot, [at, slot.endMs]],
  [
    "with a slot put before its window",
    { startMs: at, endMs: null },
    { startMs: at - DAY_MS, endMs: at },
    [at - DAY_MS, at],
  ],
])("how to get in is shown for a week and a day %s", (_when, window, planned, [first = 0, last = 0]) => {
  expect(accessWindow({ window, slot: planned })).toEqual({
    fromMs: first - 7 * DAY_MS,
    untilMs: last + DAY_MS,
  });
});
