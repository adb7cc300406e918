import { afterAll, beforeAll, expect, test } from "vitest";

import { rentedFlat } from "../../testing/records/rented-flat.ts";
import { testApp } from "../../testing/test-app.ts";
import type { TestApp, TestClient, TestSession } from "../../testing/test-app.ts";

let app: TestApp;
let session: TestSession;
let client: TestClient;

beforeAll(async () => {
  app = await testApp();
  session = await app.signUp();
  client = app.client(session);
});
afterAll(() => app.close());

async function pay(id: string, ref: string, key: string): Promise<{ status: number; text: string }> {
  const answer = await app.call(`/api/v1/leases/${id}/payments`, {
    session,
    body: { rows: [ref], method: "cash" },
    headers: { "idempotency-key": key },
  });
  return { status: answer.status, text: await answer.text() };
}

test("[LEASE-02] a payment sent twenty times at once under one key is made once", async () => {
  const flat = await rentedFlat(client, "One key");
  const made = await flat.lease();
  const ref = made.rows[0]?.ref ?? "";
  const answers = await Promise.all(Array.from({ length: 20 }, () => pay(made.id, ref, "same-key")));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect((await client.leases.get({ id: made.id })).payments).toHaveLength(1);
  expect((await client.income.list({ leaseId: made.id })).total).toBe(1);
});

test("[LEASE-02] of two keys racing for one row the second finds nothing outstanding", async () => {
  const flat = await rentedFlat(client, "Two keys");
  const made = await flat.lease();
  const ref = made.rows[0]?.ref ?? "";
  const answers = await Promise.all([pay(made.id, ref, "first"), pay(made.id, ref, "second")]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.map(({ text }) => text).join()).toContain("NOTHING_OUTSTANDING");
  expect((await client.income.list({ leaseId: made.id })).total).toBe(1);
});
