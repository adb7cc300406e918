import { pino } from "pino";
import { expect, it } from "vitest";

import { createTally } from "./tally.ts";

const log = pino({ level: "silent" });

/** A store whose duration and failure the test controls. */
function slowStore() {
  const stored = new Map<string, number>();
  const turns: PromiseWithResolvers<void>[] = [];
  return {
    stored,
    turns,
    write: async (counts: ReadonlyMap<string, number>) => {
      const turn = Promise.withResolvers<void>();
      turns.push(turn);
      await turn.promise;
      for (const [key, times] of counts) stored.set(key, (stored.get(key) ?? 0) + times);
    },
  };
}

it("writes what came in during a write in one more, and loses none", async () => {
  const { stored, turns, write } = slowStore();
  const tally = createTally({ write, log, restMs: 0 });
  for (let view = 0; view < 1_000; view += 1) tally.count(view % 2 === 0 ? "even" : "odd");
  expect(turns).toHaveLength(1);
  const drained = tally.drain();
  turns[0]?.resolve();
  await expect.poll(() => turns.length).toBe(2);
  turns[1]?.resolve();
  await drained;
  expect(Object.fromEntries(stored)).toEqual({ even: 500, odd: 500 });
});

it("keeps the counts of a write that failed and adds them to the next", async () => {
  const { stored, turns, write } = slowStore();
  const tally = createTally({ write, log, restMs: 0 });
  tally.count("page");
  turns[0]?.reject(new Error("connection lost"));
  await expect.poll(() => turns.length).toBe(1);
  const drained = tally.drain();
  await expect.poll(() => turns.length).toBe(2);
  turns[1]?.resolve();
  await drained;
  expect(stored.get("page")).toBe(1);
});

it("has nothing to wait for when nothing was counted", async () => {
  const { turns, write } = slowStore();
  await createTally({ write, log, restMs: 0 }).drain();
  expect(turns).toEqual([]);
});

it("gives up draining after three failures instead of holding the process", async () => {
  let tries = 0;
  const tally = createTally({
    log,
    restMs: 0,
    write: async () => {
      tries += 1;
      throw new Error("database gone");
    },
  });
  tally.count("page");
  await tally.drain();
  expect(tries).toBeLessThanOrEqual(4);
});

it("rests between two writes, and not when it is drained", async () => {
  const { stored, turns, write } = slowStore();
  const tally = createTally({ write, log, restMs: 60_000 });
  tally.count("page");
  turns[0]?.resolve();
  await expect.poll(() => stored.get("page")).toBe(1);
  for (let view = 0; view < 10; view += 1) tally.count("page");
  expect(turns).toHaveLength(1);
  const drained = tally.drain();
  await expect.poll(() => turns.length).toBe(2);
  turns[1]?.resolve();
  await drained;
  expect(stored.get("page")).toBe(11);
});
