import { afterAll, beforeAll, expect, test } from "vitest";

import { rentedFlat } from "../../testing/records/rented-flat.ts";
import { memberOf } from "../../testing/records/membership.ts";
import { testApp } from "../../testing/test-app.ts";
import type { TestApp, TestClient, TestSession } from "../../testing/test-app.ts";

let app: TestApp;
let session: TestSession;
let client: TestClient;

beforeAll(async () => {
  app = await testApp({ now: "2026-11-19T09:00:00Z" });
  session = await app.signUp();
  client = app.client(session);
});
afterAll(() => app.close());

/** Half of March and seven months: 504.52 + 7 x 920. */
const paid = { through: "2026-10", amount: "6944.52", method: "bank_transfer" } as const;

async function terms(name: string, as: TestClient = client) {
  const { propertyId, tenantId } = await rentedFlat(as, name);
  return {
    tenant: { id: tenantId },
    propertyId,
    startsOn: "2026-03-15",
    trackFrom: "2026-03",
    monthlyRent: "800.00",
    charges: "120.00",
    paymentDay: 5,
    paid,
  };
}

test("a lease that began earlier is made with a payment for each month so far, and one Undo takes those back", async () => {
  const { lease, transferIds } = await client.leases.createPaid(await terms("All paid"));
  expect(lease.months.map(({ period, state }) => [period, state]).slice(0, 9)).toEqual([
    ...["03", "04", "05", "06", "07", "08", "09", "10"].map((month) => [`2026-${month}`, "paid"]),
    ["2026-11", "overdue"],
  ]);
  expect(lease.transfers).toHaveLength(8);
  expect(lease.transfers.at(-1)).toMatchObject({ paidOn: "2026-03-15", amount: "504.52" });
  expect((await client.income.sums({ leaseId: lease.id })).sums).toMatchObject([{ amount: "6944.52" }]);
  await client.leases.deleteTransfers({ ids: transferIds });
  const left = await client.leases.get({ id: lease.id });
  expect(left.transfers).toEqual([]);
  expect(left.months[0]?.state).toBe("overdue");
});

test("with its tenant who is new, and once however often it is sent", async () => {
  const { tenant: _known, ...rest } = await terms("New tenant");
  const body = { ...rest, tenant: { name: "Katrin Oelmann" } };
  const send = async () => {
    const headers = { "idempotency-key": "paid" };
    const answer = await app.call("/api/v1/leases/paid", { session, body, headers });
    return `${answer.status} ${await answer.text()}`;
  };
  const answers = await Promise.all([send(), send()]);
  expect(answers[0]).toMatch(/^200 .*Katrin Oelmann/);
  expect(new Set(answers).size).toBe(1);
  expect((await client.leases.list({ propertyId: rest.propertyId })).total).toBe(1);
});

test("another sum than was shown, or no month before this one, makes nothing at all", async () => {
  const input = await terms("Nothing");
  const total = async () => (await client.leases.list({ propertyId: input.propertyId })).total;
  await expect(
    client.leases.createPaid({ ...input, paid: { ...paid, amount: "7360.00" } }),
  ).rejects.toMatchObject({ code: "STALE" });
  await expect(client.leases.createPaid({ ...input, startsOn: "2026-11-01" })).rejects.toMatchObject({
    code: "NOTHING_OUTSTANDING",
  });
  await expect(
    client.leases.createPaid({ ...input, paid: { ...paid, amount: "much" } }),
  ).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await expect(client.leases.createPaid({ ...input, paymentDay: 32 })).rejects.toMatchObject({
    code: "BAD_REQUEST",
  });
  expect(await total()).toBe(0);
});

test("signed out, in another's workspace, and without the right to it", async () => {
  const input = await terms("Mine");
  expect((await app.call("/api/v1/leases/paid", { body: input })).status).toBe(401);
  const stranger = app.client(await app.signUp());
  await expect(stranger.leases.createPaid(input)).rejects.toMatchObject({ code: "NOT_FOUND" });
  const cleaner = await memberOf(app, client, "cleaner");
  await expect(cleaner.leases.createPaid(input)).rejects.toMatchObject({ code: "FORBIDDEN" });
});
