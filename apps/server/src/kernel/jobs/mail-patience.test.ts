import { expect, it } from "vitest";

import { tryMailUntil, waitBeforeNextTry } from "./mail-patience.ts";

const orderedAt = new Date("2026-03-10T09:00:00Z");
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Seconds after the order at which it is tried, if every try fails at once. */
function triesOf(linkLivesMs: number | null): readonly number[] {
  const tryUntil = tryMailUntil(orderedAt, linkLivesMs);
  const at: number[] = [0];
  let now = orderedAt.getTime();
  for (;;) {
    const wait = waitBeforeNextTry({ orderedAt, tryUntil, tries: at.length, now: new Date(now) });
    if (wait === null) return at;
    now += wait;
    at.push((now - orderedAt.getTime()) / 1_000);
  }
}

it("tries a mail without a link for a day, ever more seldom up to once an hour", () => {
  const tries = triesOf(null);
  expect(tries.slice(0, 6)).toEqual([0, 10, 30, 70, 150, 310]);
  expect(tries.at(-1)).toBe(DAY_MS / 1_000);
  const waits = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
  expect(Math.max(...waits)).toBe(3_600);
  expect(tries.length).toBeLessThan(40);
});

it("tries a link of ten minutes each minute until it is dead, not a moment longer", () => {
  expect(triesOf(10 * MINUTE_MS)).toEqual([0, 10, 30, 70, 130, 190, 250, 310, 370, 430, 490, 550, 600]);
});

it("tries none longer than a day, however long its link lives", () => {
  expect(tryMailUntil(orderedAt, 7 * DAY_MS).getTime() - orderedAt.getTime()).toBe(DAY_MS);
});
