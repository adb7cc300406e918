import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";

import { testApp, type TestApp } from "#testing/test-app.ts";
import type { BackgroundJob } from "./job-kind.ts";
import { createJobQueue } from "./job-queue.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it("runs what waits one after the other, without a look at the clock between", async () => {
  const ran: number[] = [];
  const kind: BackgroundJob = {
    name: "count-up",
    run: async (payload) => {
      ran.push(Number(Reflect.get(Object(payload), "count")));
    },
  };
  const first = createJobQueue({ db: app.db, log: app.deps.log, workers: false });
  await first.start([kind]);
  await app.db.asSystem(async (tx) => {
    for (let count = 0; count < 20; count += 1) await first.enqueue(tx, kind.name, { count });
  });
  const queue = createJobQueue({ db: app.db, log: app.deps.log, workers: true });
  onTestFinished(() => queue.stop());
  await queue.start([kind]);
  // With a second between any two it would take twenty seconds.
  await expect.poll(() => ran.length).toBe(20);
  expect(ran).toEqual(Array.from({ length: 20 }, (_, count) => count));
});
