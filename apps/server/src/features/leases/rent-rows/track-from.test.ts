import { afterAll, beforeAll, expect, test } from "vitest";

import { rentedFlat } from "../../../testing/records/rented-flat.ts";
import { testApp } from "../../../testing/test-app.ts";
import type { TestApp, TestClient } from "../../../testing/test-app.ts";

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await testApp({ now: "2026-04-20T09:00:00Z" });
  client = app.client(await app.signUp());
});
afterAll(() => app.close());

test("an older lease is tracked from an earlier month, with the months that were shown before", async () => {
  const flat = await rentedFlat(client, "Older house");
  const lease = await flat.lease({ charges: "50.00", trackFrom: "2026-04" });
  const { id, version } = lease;
  expect(lease.months[0]?.period).toBe("2026-04");
  const shown = await client.leases.tracking({ id, from: "2026-02" });
  expect(shown).toEqual({
    currency: "EUR",
    months: [
      { period: "2026-02", dueOn: "2026-02-01", amount: "1000.00" },
      { period: "2026-03", dueOn: "2026-03-01", amount: "1000.00" },
    ],
    together: "2000.00",
  });
  expect(await client.leases.get({ id })).toEqual(lease);
  const tracked = await client.leases.trackFrom({ id, version, from: "2026-02" });
  expect(tracked.months.slice(0, 3).map(({ period, amount }) => [period, amount])).toEqual([
    ["2026-02", "1000.00"],
    ["2026-03", "1000.00"],
    ["2026-04", "1000.00"],
  ]);
  expect(tracked).toMatchObject({ trackFrom: "2026-02", balance: "3000.00" });
  const whole = await client.leases.trackFrom({ id, version: tracked.version, from: "2026-01" });
  expect(whole).toMatchObject({ trackFrom: null, balance: "4000.00" });
});

test("what is tracked already, was counted by an opening balance, or is stale or another's, stays as it is", async () => {
  const flat = await rentedFlat(client, "Opened house");
  const opened = await flat.lease({ trackFrom: "2026-04", opening: "300.00" });
  const { id, version } = opened;
  await expect(client.leases.trackFrom({ id, version, from: "2026-02" })).rejects.toMatchObject({
    code: "BAD_REQUEST",
    data: { issues: [{ path: ["from"], code: "OPENING_STANDS" }] },
  });
  await expect(client.leases.tracking({ id, from: "2026-05" })).rejects.toMatchObject({
    data: { issues: [{ path: ["from"], code: "TRACK_FROM_OUT_OF_RANGE" }] },
  });
  await expect(client.leases.trackFrom({ id, version: version + 1, from: "2026-02" })).rejects.toMatchObject({
    code: "STALE",
  });
  const stranger = app.client(await app.signUp());
  await expect(stranger.leases.trackFrom({ id, version, from: "2026-02" })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  const answer = await app.call(`/api/v1/leases/${id}/tracking`, {
    method: "POST",
    body: { version, from: "2026-02" },
  });
  expect(answer.status).toBe(401);
  expect(await client.leases.get({ id })).toEqual(opened);
});
