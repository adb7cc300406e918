import { afterAll, beforeAll, expect, test } from "vitest";

import { rentedFlat } from "../../testing/records/rented-flat.ts";
import { testApp } from "../../testing/test-app.ts";
import type { TestApp, TestClient, TestSession } from "../../testing/test-app.ts";

let app: TestApp;
let session: TestSession;
let client: TestClient;

beforeAll(async () => {
  app = await testApp({ now: "2026-04-30T09:00:00Z" });
  session = await app.signUp();
  client = app.client(session);
});
afterAll(() => app.close());

/** 790 and 120 a month since January, 910 each; April is due too, May is not. */
async function fourMonthsOpen(name: string, as: TestClient = client) {
  const flat = await rentedFlat(as, name);
  return flat.lease({
    startsOn: "2026-01-01",
    trackFrom: "2026-01",
    monthlyRent: "790.00",
    charges: "120.00",
    paymentDay: 3,
  });
}

const cash = { method: "cash" } as const;

test("months paid long ago are a transfer each on its due day, and one Undo takes all of them back and brings them again", async () => {
  const { id } = await fourMonthsOpen("History");
  const { transferIds, lease } = await client.leases.recordHistory({
    id,
    through: "2026-03",
    amount: "2730.00",
    ...cash,
  });
  expect(transferIds).toHaveLength(3);
  expect(lease.transfers.map(({ paidOn, amount, credit }) => [paidOn, amount, credit])).toEqual([
    ["2026-03-03", "910.00", "0.00"],
    ["2026-02-03", "910.00", "0.00"],
    ["2026-01-03", "910.00", "0.00"],
  ]);
  expect(lease.transfers.map((transfer) => transfer.id).toReversed()).toEqual(transferIds);
  expect(lease.months.slice(0, 5).map(({ state }) => state)).toEqual([
    "paid",
    "paid",
    "paid",
    "overdue",
    "scheduled",
  ]);
  const sums = async () => (await client.income.sums({ leaseId: id })).sums;
  expect(await sums()).toMatchObject([{ amount: "2730.00", deposits: "0.00", records: 6 }]);

  const { trashId } = await client.leases.deleteTransfers({ ids: transferIds });
  expect((await client.leases.get({ id })).transfers).toEqual([]);
  expect(await sums()).toEqual([]);
  await client.trash.restore({ id: trashId });
  expect((await client.leases.get({ id })).transfers).toEqual(lease.transfers);
  expect(await sums()).toMatchObject([{ amount: "2730.00", deposits: "0.00", records: 6 }]);
});

test("a part that was paid before stays, and a charge of its own is paid with its month", async () => {
  const { id, rows } = await fourMonthsOpen("Part before");
  await client.leases.recordPayment({ id, rows: [rows[0]?.ref ?? ""], amount: "100.00", ...cash });
  await client.leases.addCharge({ id, amount: "40.00", dueOn: "2026-02-20", note: "Key" });
  const { lease } = await client.leases.recordHistory({
    id,
    through: "2026-02",
    amount: "1760.00",
    ...cash,
  });
  expect(lease.transfers.map(({ paidOn, amount }) => [paidOn, amount])).toEqual([
    ["2026-04-30", "100.00"],
    ["2026-02-03", "950.00"],
    ["2026-01-03", "810.00"],
  ]);
  expect(lease.months.slice(0, 2).map(({ state, outstanding }) => [state, outstanding])).toEqual([
    ["paid", "0.00"],
    ["paid", "0.00"],
  ]);
});

test("what is not listed as it stands is not booked, and a key books once", async () => {
  const { id } = await fourMonthsOpen("Stale");
  const history = { id, through: "2026-02", ...cash };
  await expect(client.leases.recordHistory({ ...history, amount: "910.00" })).rejects.toMatchObject({
    code: "STALE",
  });
  await expect(client.leases.recordHistory({ ...history, amount: "x" })).rejects.toMatchObject({
    data: { issues: [{ path: ["amount"] }] },
  });
  await expect(
    client.leases.recordHistory({ ...history, through: "2025-12", amount: "910.00" }),
  ).rejects.toMatchObject({ code: "NOTHING_OUTSTANDING" });
  expect((await client.leases.get({ id })).transfers).toEqual([]);
  const send = async () => {
    const answer = await app.call(`/api/v1/leases/${id}/payment-history`, {
      session,
      body: { through: "2026-02", amount: "1820.00", ...cash },
      headers: { "idempotency-key": "history" },
    });
    return `${answer.status} ${await answer.text()}`;
  };
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers[0]).toMatch(/^200 /);
  expect(new Set(answers).size).toBe(1);
  expect((await client.leases.get({ id })).transfers).toHaveLength(2);
});

test("rent that somebody else recorded meanwhile is not booked twice", async () => {
  const { id, rows } = await fourMonthsOpen("Twice");
  const payment = { id, rows: [rows[0]?.ref ?? ""], amount: "790.00", outstanding: "790.00", ...cash };
  await client.leases.recordPayment(payment);
  await expect(client.leases.recordPayment(payment)).rejects.toMatchObject({ code: "STALE" });
  expect((await client.leases.get({ id })).transfers).toHaveLength(1);
});

test("more months than go at once are refused, and those that go leave the others open", async () => {
  const flat = await rentedFlat(client, "Old");
  const { id } = await flat.lease({ startsOn: "2016-01-01", trackFrom: "2016-01", monthlyRent: "10.00" });
  await expect(
    client.leases.recordHistory({ id, through: "2024-05", amount: "1010.00", ...cash }),
  ).rejects.toMatchObject({ data: { issues: [{ path: ["through"], code: "TOO_MANY_MONTHS" }] } });
  const { transferIds, lease } = await client.leases.recordHistory({
    id,
    through: "2024-04",
    amount: "1000.00",
    ...cash,
  });
  expect(transferIds).toHaveLength(100);
  expect(lease.months.find(({ outstanding }) => outstanding !== "0.00")?.period).toBe("2024-05");
});

test("another workspace's lease and transfers are not found, whoever is signed out is sent away", async () => {
  const { id } = await fourMonthsOpen("Mine");
  const { transferIds } = await client.leases.recordHistory({
    id,
    through: "2026-01",
    amount: "910.00",
    ...cash,
  });
  const stranger = app.client(await app.signUp());
  const history = { id, through: "2026-02", amount: "910.00", ...cash };
  await expect(stranger.leases.recordHistory(history)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(stranger.leases.deleteTransfers({ ids: transferIds })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  const theirs = await fourMonthsOpen("Theirs");
  const other = await client.leases.recordPayment({
    id: theirs.id,
    rows: [theirs.rows[0]?.ref ?? ""],
    ...cash,
  });
  await expect(
    client.leases.deleteTransfers({ ids: [...transferIds, other.transferId] }),
  ).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect((await client.leases.get({ id })).transfers).toHaveLength(1);
  const nobody = app.client();
  await expect(nobody.leases.recordHistory(history)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
});
