import { randomUUID } from "node:crypto";

import { replayOperations } from "@keystead/domain/turnovers";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";

import { cookieOf } from "#testing/requests/cookie-of.ts";
import { testApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { turnoverHost } from "#testing/records/turnover-host.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const RUNS = 15;
const MINUTE_MS = 60_000;
const devices = [randomUUID(), randomUUID()] as const;

const acts: readonly (readonly [
  "tick" | "untick" | "start" | "unstart" | "done" | "reopen",
  string | null,
])[] = [
  ["tick", "fridge"],
  ["untick", "fridge"],
  ["tick", "oven"],
  ["start", null],
  ["unstart", null],
  ["done", null],
  ["reopen", null],
];

/** What two phones pressed at one turnover, each press with a number of its own. */
const presses = fc
  .array(
    fc.record({
      deviceId: fc.constantFrom(...devices),
      press: fc.constantFrom(...acts),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((all) =>
    all.map(({ deviceId, press: [act, itemId] }, at) => ({ deviceId, seq: at + 1, act, itemId })),
  );

it(`[CLEAN-04] comes to what the rule says of ${RUNS} queues, sent in any order, in any portions, some of it twice`, async () => {
  app.clock.set("2026-03-10T12:00:00Z");
  const { client, propertyId } = await turnoverHost(app);
  const { id: cleanerId } = await client.cleaners.create({ name: "Rosa", language: "es", currency: "EUR" });
  const token = (await client.cleaners.makeLink({ id: cleanerId })).link?.url?.split("token=")[1] ?? "";
  const cookie = cookieOf(await app.call("/api/job/open", { body: { token } }));
  const arrivals = presses.chain((all) =>
    fc.record({
      all: fc.constant(all),
      // Each at least once, in any order.
      order: fc.shuffledSubarray([...all, ...all.slice(0, 2)], {
        minLength: all.length + Math.min(2, all.length),
      }),
      together: fc.integer({ min: 1, max: 4 }),
    }),
  );
  await fc.assert(
    fc.asyncProperty(arrivals, async ({ all, order, together }) => {
      app.clock.advance(MINUTE_MS);
      const { id } = await client.turnovers.create({ propertyId, startsAt: "2026-03-10T11:00" });
      await client.turnovers.update({ id, version: 1, cleanerId, confirm: ["CLEANER_DOUBLE_BOOKED"] });
      for (let at = 0; at < order.length; at += together)
        for (const deviceId of devices) {
          const own = order.slice(at, at + together).filter((one) => one.deviceId === deviceId);
          if (own.length === 0) continue;
          const operations = own.map(({ seq, act, itemId }) => ({ seq, act, itemId, jobId: id, agoMs: 0 }));
          const answer = await app.call("/api/job/operations", {
            body: { deviceId, operations },
            headers: { cookie },
          });
          expect(answer.status).toBe(200);
        }
      const due = replayOperations(all.map((one) => ({ ...one, atMs: 0 })));
      const { ticked } = await client.checklists.ofTurnover({ id });
      expect([...ticked].toSorted()).toEqual([...due.ticked].toSorted());
      const { status, startedAt } = await client.turnovers.get({ id });
      expect(status).toBe(due.doneAtMs === null ? "assigned" : "done");
      expect(startedAt !== null).toBe(due.startedAtMs !== null);
    }),
    { numRuns: RUNS },
  );
});
