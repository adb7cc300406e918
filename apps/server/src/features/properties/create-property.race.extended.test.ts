import { afterAll, beforeAll, expect, it } from "vitest";

import { testApp } from "../../testing/test-app.ts";
import type { TestApp } from "../../testing/test-app.ts";

let app: TestApp;
const house = {
  name: "House",
  rentalMode: "monthly",
  country: null,
  currency: "EUR",
  timezone: "Europe/Berlin",
} as const;
/** The day of the tests' clock. */
const today = "2026-03-10";
const twenty = Array.from({ length: 20 }, (_, index) => index);

beforeAll(async () => {
  app = await testApp({ now: `${today}T09:00:00Z` });
});
afterAll(() => app.close());

it("lets exactly 5 of 20 parallel creates through a limit of 5", async () => {
  const session = await app.signUp();
  const client = app.client(session);
  await client.accounts.changePlan({ plan: "starter" });
  const answers = await Promise.all(
    twenty.map((index) =>
      app.call("/api/v1/properties", { session, body: { ...house, name: `House ${index}` } }),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(statuses.filter((status) => status === 403)).toHaveLength(15);
  expect((await client.properties.list({})).total).toBe(5);
});

it("makes one property out of 20 parallel requests with one key", async () => {
  const session = await app.signUp();
  const answers = await Promise.all(
    twenty.map(() =>
      app.call("/api/v1/properties", { session, body: house, headers: { "idempotency-key": "once" } }),
    ),
  );
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(bodies).size).toBe(1);
  expect((await app.client(session).properties.list({})).total).toBe(1);
});

it("does the same over the lists on PostgreSQL as on the embedded database", async () => {
  const session = await app.signUp();
  const sample = await app.client(session).accounts.openSample({});
  const inside = app.client(session, { workspaceId: sample.id });
  const { items } = await inside.properties.list({ q: "lisbón" });
  expect(items[0]).toMatchObject({ units: 3, overdue: [{ amount: "1200.00", currency: "EUR" }] });
  expect((await inside.tenants.list({ owes: "true" })).items.map(({ name }) => name)).toEqual([
    "Tiago Rocha",
  ]);
  // Four are let by the month, three have guests in them; the guests of the fourth holiday flat arrive in the afternoon.
  const { items: stays } = await inside.bookings.list({ from: today, to: today });
  expect(stays.map(({ state }) => state).toSorted()).toEqual([
    "in_house",
    "in_house",
    "in_house",
    "upcoming",
  ]);
  expect((await inside.units.list({ status: "occupied" as never })).total).toBe(4 + 3);
  await inside.properties.delete({ id: items[0]?.id ?? "", name: items[0]?.name ?? "" });
  expect((await inside.properties.list({})).total).toBe(2);
  await app.client(session).accounts.closeSample({});
  expect((await app.client(session).accounts.workspaces({})).items).toHaveLength(1);
});
