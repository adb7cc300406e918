import fc from "fast-check";
import { expect, it } from "vitest";

import { DAY_MS } from "../calendar/index.ts";
import { inSequence, operationActs, replayOperations } from "./turnover-operations.ts";
import type { TurnoverOperation } from "./turnover-operations.ts";

const press = (
  seq: number,
  act: TurnoverOperation["act"],
  more: Partial<TurnoverOperation> = {},
): TurnoverOperation => ({
  deviceId: "phone",
  seq,
  act,
  itemId: act === "tick" || act === "untick" ? "fridge" : null,
  atMs: seq,
  ...more,
});

const operations = fc.uniqueArray(
  fc
    .record({
      deviceId: fc.constantFrom("one phone", "another"),
      seq: fc.integer({ min: 1, max: 12 }),
      act: fc.constantFrom(...operationActs),
      line: fc.constantFrom("fridge", "oven", "towels"),
      atMs: fc.integer({ min: 0, max: 3 * DAY_MS }),
    })
    .map(({ line, ...one }) => ({
      ...one,
      itemId: one.act === "tick" || one.act === "untick" ? line : null,
    })),
  { selector: ({ deviceId, seq }) => `${deviceId} ${seq}`, maxLength: 24 },
);

it("[CLEAN-04] comes to one result in whatever order, and however often, a queue is replayed", () => {
  fc.assert(
    fc.property(operations, fc.array(fc.nat()), fc.array(fc.nat()), (pressed, draws, again) => {
      const shuffled = pressed.toSorted((a, b) => (draws[a.seq] ?? a.seq) - (draws[b.seq] ?? b.seq));
      const doubled = [...shuffled, ...again.flatMap((at) => pressed[at % (pressed.length || 1)] ?? [])];
      expect(replayOperations(doubled)).toEqual(replayOperations(pressed));
    }),
  );
});

it("counts of each line the highest number, as whoever looks at that line alone would", () => {
  fc.assert(
    fc.property(operations, (pressed) => {
      const { ticked } = replayOperations(pressed);
      for (const line of ["fridge", "oven", "towels"]) {
        const last = pressed
          .filter(({ itemId }) => itemId === line)
          .toSorted(inSequence)
          .at(-1);
        expect(ticked.has(line)).toBe(last?.act === "tick");
      }
    }),
  );
});

it("has begun unless the last that was pressed of it took that back", () => {
  const [start, unstart] = [press(1, "start", { atMs: 7 }), press(2, "unstart")];
  expect(replayOperations([start]).startedAtMs).toBe(7);
  expect(replayOperations([unstart, start]).startedAtMs).toBeNull();
  expect(replayOperations([press(3, "start"), start, unstart, press(4, "done")])).toMatchObject({
    startedAtMs: 3,
    doneAtMs: 4,
  });
});

it("is done until it is reopened, within a day of it", () => {
  const done = press(1, "done", { atMs: 0 });
  expect(replayOperations([press(2, "reopen", { atMs: DAY_MS }), done]).doneAtMs).toBeNull();
  expect(replayOperations([press(2, "reopen", { atMs: DAY_MS + 1 }), done]).doneAtMs).toBe(0);
  expect(replayOperations([press(3, "done"), press(2, "reopen"), done]).doneAtMs).toBe(3);
});
