import { afterAll, beforeAll, expect, test } from "vitest";

import { manualIncome } from "../../../testing/records/manual-income.ts";
import { rentedFlat } from "../../../testing/records/rented-flat.ts";
import { testApp } from "../../../testing/test-app.ts";
import type { TestApp, TestClient } from "../../../testing/test-app.ts";

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await testApp({ now: "2026-03-10T09:00:00Z" });
  client = app.client(await app.signUp());
});
afterAll(() => app.close());

const pay = { method: "bank_transfer" } as const;

test("[LEASE-02] a payment already in the books is offered, linked, and counted once", async () => {
  const flat = await rentedFlat(client, "Booked house");
  const { id, rows } = await flat.lease();
  const { propertyId } = flat;
  const incomeId = await manualIncome(app, { propertyId, receivedOn: "2026-01-03", notes: "by hand" });
  await manualIncome(app, { propertyId, receivedOn: "2026-01-12" });
  await manualIncome(app, { propertyId, receivedOn: "2026-02-01", amountMinor: 94_900 });
  await manualIncome(app, { propertyId, receivedOn: "2026-02-01", currency: "USD" });
  await manualIncome(app, { propertyId, receivedOn: "2026-02-01", category: "other" });
  const ref = rows[0]?.ref ?? "";
  expect(await client.leases.linkableIncome({ id })).toEqual({
    items: [
      {
        rowRef: ref,
        incomeId,
        receivedOn: "2026-01-03",
        amount: "950.00",
        currency: "EUR",
        method: "cash",
        notes: "by hand",
      },
    ],
  });
  const { lease, transferId } = await client.leases.recordPayment({ id, rows: [ref], ...pay, incomeId });
  expect(lease.rows[0]).toMatchObject({ state: "paid", paidBy: [{ paidOn: "2026-01-03", method: "cash" }] });
  expect(lease.payments).toMatchObject([{ incomeId, amount: "950.00", note: "by hand" }]);
  expect((await client.income.list({ leaseId: id })).items).toMatchObject([
    { id: incomeId, linked: true, tenant: { name: "Ada Adler" }, rentPeriod: "2026-01" },
  ]);
  expect((await client.income.list({ propertyId })).total).toBe(5);
  expect((await client.leases.linkableIncome({ id })).items).toEqual([]);

  const { trashId } = await client.leases.deleteTransfers({ ids: [transferId] });
  expect((await client.leases.get({ id })).payments).toEqual([]);
  expect((await client.income.list({ leaseId: id })).items).toMatchObject([{ id: incomeId, linked: false }]);
  await client.trash.restore({ id: trashId });
  expect((await client.leases.get({ id })).payments).toMatchObject([{ incomeId }]);
  expect((await client.income.list({ leaseId: id })).items).toMatchObject([{ id: incomeId, linked: true }]);
});

test("what does not fit a row, belongs to somebody else or was taken meanwhile is not linked", async () => {
  const flat = await rentedFlat(client, "Strict house");
  const other = await rentedFlat(client, "Other house");
  const { id, rows } = await flat.lease();
  const [january, february] = rows.map(({ ref }) => ref);
  const link = (row: string | undefined, incomeId: string) =>
    client.leases.recordPayment({ id, rows: [row ?? ""], ...pay, incomeId });
  const elsewhere = await manualIncome(app, { propertyId: other.propertyId, receivedOn: "2026-01-01" });
  const foreign = await manualIncome(app, {
    propertyId: flat.propertyId,
    receivedOn: "2026-01-01",
    tenantId: other.tenantId,
  });
  const afterwards = await manualIncome(app, { propertyId: flat.propertyId, receivedOn: "2026-01-12" });
  const nowhere = "00000000-0000-4000-8000-000000000000";
  for (const incomeId of [elsewhere, foreign, afterwards, nowhere])
    await expect(link(january, incomeId)).rejects.toMatchObject({ code: "INCOME_NOT_LINKABLE" });
  const fitting = await manualIncome(app, { propertyId: flat.propertyId, receivedOn: "2026-01-01" });
  await expect(
    client.leases.recordPayment({ id, rows: [january ?? "", february ?? ""], ...pay, incomeId: fitting }),
  ).rejects.toMatchObject({ data: { issues: [{ path: ["rows"], code: "ONE_ROW_TO_LINK" }] } });
  const { transferId } = await link(january, fitting);
  await expect(link(february, fitting)).rejects.toMatchObject({ code: "INCOME_NOT_LINKABLE" });

  const { trashId } = await client.leases.deleteTransfers({ ids: [transferId] });
  await link(january, fitting);
  await expect(client.trash.restore({ id: trashId })).rejects.toMatchObject({ code: "CANNOT_RESTORE" });
});

test("of two leases that want one record at the same moment one gets it", async () => {
  const flat = await rentedFlat(client, "Shared house");
  const first = await flat.lease();
  const second = await flat.lease({ confirm: ["LEASE_OVERLAP"] });
  for (let round = 0; round < 5; round += 1) {
    const receivedOn = "2026-01-01";
    const incomeId = await manualIncome(app, { propertyId: flat.propertyId, receivedOn });
    const answers = await Promise.allSettled(
      [first, second].map(({ id, rows }) =>
        client.leases.recordPayment({ id, rows: [rows[0]?.ref ?? ""], ...pay, incomeId }),
      ),
    );
    const paid = answers.filter(({ status }) => status === "fulfilled");
    expect(paid).toHaveLength(1);
    expect(answers.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "INCOME_NOT_LINKABLE" },
    });
    const [winner] = paid;
    if (winner?.status === "fulfilled")
      await client.leases.deleteTransfers({ ids: [winner.value.transferId] });
    await app.db.asSystem((tx) => tx.execute(`delete from income where id = '${incomeId}'`));
  }
});

test("linking and paying one row at the same moment settle it once", async () => {
  const flat = await rentedFlat(client, "Hasty house");
  const { id, rows } = await flat.lease();
  const incomeId = await manualIncome(app, { propertyId: flat.propertyId, receivedOn: "2026-01-01" });
  const row = { id, rows: [rows[0]?.ref ?? ""], ...pay };
  const answers = await Promise.allSettled([
    client.leases.recordPayment({ ...row, incomeId }),
    client.leases.recordPayment(row),
  ]);
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect((await client.leases.get({ id })).payments).toHaveLength(1);
});
