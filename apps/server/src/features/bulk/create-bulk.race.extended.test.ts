import { afterAll, beforeAll, expect, it } from "vitest";

import { testApp } from "../../testing/test-app.ts";
import type { TestApp } from "../../testing/test-app.ts";

let app: TestApp;
const twenty = Array.from({ length: 20 }, (_, index) => index);
const lease = { tenant: "Ana", monthlyRent: "850.00", paymentDay: 5, startsOn: "2026-03-01" };

function batch(name: string, count: number) {
  return {
    currency: "EUR",
    timezone: "Europe/Madrid",
    country: null,
    rows: Array.from({ length: count }, (_, n) => ({
      property: `${name} ${n}`,
      city: "",
      rentalMode: "monthly" as const,
      lease,
    })),
  };
}

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it("lets exactly the batches that fit out of 20 parallel ones through a limit of 5, whole", async () => {
  const session = await app.signUp();
  const client = app.client(session);
  await client.accounts.changePlan({ plan: "starter" });
  const answers = await Promise.all(
    twenty.map((index) => app.call("/api/v1/properties/bulk", { session, body: batch(`House ${index}`, 2) })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  expect(statuses.filter((status) => status === 403)).toHaveLength(18);
  const totals = [(await client.properties.list({})).total, (await client.leases.list({})).total];
  expect(totals).toEqual([4, 4]);
});

it("makes one batch out of 20 parallel requests with one key", async () => {
  const session = await app.signUp();
  const answers = await Promise.all(
    twenty.map(() =>
      app.call("/api/v1/properties/bulk", {
        session,
        body: batch("House", 3),
        headers: { "idempotency-key": "once" },
      }),
    ),
  );
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(bodies).size).toBe(1);
  expect((await app.client(session).properties.list({})).total).toBe(3);
});

it("takes a batch away once out of 20 parallel clicks, and never half of it", async () => {
  const session = await app.signUp();
  const client = app.client(session);
  const { undoId } = await client.bulk.create(batch("House", 3));
  const answers = await Promise.all(
    twenty.map(() => app.call(`/api/v1/properties/bulk/${undoId}/undo`, { method: "POST", session })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 404)).toHaveLength(19);
  expect((await client.properties.list({})).total).toBe(0);
});

it("either keeps a payment of the same moment or takes it never in", async () => {
  const session = await app.signUp();
  const client = app.client(session);
  for (const round of [1, 2, 3, 4, 5]) {
    const { undoId } = await client.bulk.create(batch(`Round ${round}`, 1));
    const [listed] = (await client.leases.list({ sort: "property" })).items;
    const id = listed?.id ?? "";
    const { rows } = await client.leases.get({ id });
    const [paid, undone] = await Promise.allSettled([
      client.leases.recordPayment({ id, rows: [rows[0]?.ref ?? ""], method: "cash" }),
      client.bulk.undo({ id: undoId }),
    ]);
    expect([paid.status, undone.status].toSorted()).toEqual(["fulfilled", "rejected"]);
    const left = (await client.leases.list({})).total;
    expect(left).toBe(paid.status === "fulfilled" ? 1 : 0);
    if (listed !== undefined && left === 1)
      await client.properties.delete({ id: listed.property.id, name: listed.property.name });
  }
});
