import { afterAll, beforeAll, expect, it } from "vitest";

import { idempotencyKey, trash } from "#kernel/db/schema/index.ts";
import { testApp, type TestApp } from "#testing/test-app.ts";
import { purgeIdempotencyKeysJob, purgeTrashJob } from "./housekeeping-jobs.ts";

const house = {
  name: "House",
  rentalMode: "monthly",
  country: null,
  currency: "EUR",
  timezone: "Europe/Berlin",
} as const;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it("keeps what Undo can reach, then deletes it for good", async () => {
  const { properties, tenants } = app.client(await app.signUp());
  const { id: propertyId } = await properties.create(house);
  const { id } = await tenants.create({ propertyId, name: "Ada", email: "ada@example.com" });
  await tenants.delete({ id });
  const purge = purgeTrashJob(app.deps);
  const kept = () => app.db.asSystem((tx) => tx.select().from(trash));
  await purge.run({}, "a-job");
  expect(await kept()).toHaveLength(1);
  app.clock.advance(15 * 60_000);
  await purge.run({}, "a-job");
  expect(await kept()).toEqual([]);
});

it("keeps stored answers for a day", async () => {
  const session = await app.signUp();
  const headers = { "idempotency-key": "once" };
  expect((await app.call("/api/v1/properties", { session, body: house, headers })).status).toBe(200);
  const purge = purgeIdempotencyKeysJob(app.deps);
  const kept = () => app.db.asSystem((tx) => tx.select().from(idempotencyKey));
  await purge.run({}, "a-job");
  expect(await kept()).toHaveLength(1);
  app.clock.advance(25 * 60 * 60_000);
  await purge.run({}, "a-job");
  expect(await kept()).toEqual([]);
});
