import { expect, it } from "vitest";

import { idOf } from "../../ids/index.ts";
import { planNews, notifiedOf } from "./plan-news.ts";

const HOUR_MS = 3_600_000;
const rosa = idOf<"cleaner">("c-rosa");
const turnover = {
  status: "assigned",
  cleanerId: rosa,
  slot: { startMs: 10 * HOUR_MS, endMs: 13 * HOUR_MS },
  propertyId: "p-azul",
  unitId: "u-garden",
} as const;
const notified = notifiedOf(turnover);

it.each([
  ["as it was said", {}, null],
  ["at another time", { slot: { startMs: 11 * HOUR_MS, endMs: 14 * HOUR_MS } }, "moved"],
  ["in another flat", { unitId: "u-attic" }, "moved"],
  ["of another property", { propertyId: "p-verde", unitId: null }, "moved"],
  ["given to somebody else", { cleanerId: idOf<"cleaner">("c-lea") }, "off"],
  ["given to nobody", { cleanerId: null, status: "unassigned" }, "off"],
  ["cancelled", { status: "cancelled" }, "off"],
  ["done meanwhile", { status: "done", unitId: "u-attic" }, null],
] as const)("tells whoever knows of a turnover that is %s", (_how, changed, news) => {
  expect(planNews({ ...turnover, ...changed }, notified, 9 * HOUR_MS)).toBe(news);
});

it("tells nobody who knows of nothing, nor when the time they know has begun", () => {
  const off = { ...turnover, status: "cancelled" } as const;
  expect(planNews(off, null, 9 * HOUR_MS)).toBeNull();
  expect(planNews(off, notified, 10 * HOUR_MS - 1)).toBe("off");
  expect(planNews(off, notified, 10 * HOUR_MS)).toBeNull();
});
