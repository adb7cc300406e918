import { afterAll, beforeAll, expect, test } from "vitest";

import { rentedFlat } from "../../testing/records/rented-flat.ts";
import { memberOf } from "../../testing/records/membership.ts";
import { testApp } from "../../testing/test-app.ts";
import type { TestApp, TestClient } from "../../testing/test-app.ts";

let app: TestApp;
let owner: TestClient;
let assistant: TestClient;
let cleaner: TestClient;

beforeAll(async () => {
  app = await testApp({ now: "2026-03-10T09:00:00Z" });
  owner = app.client(await app.signUp());
  assistant = await memberOf(app, owner, "assistant");
  cleaner = await memberOf(app, owner, "cleaner");
});
afterAll(() => app.close());

const forbidden = { code: "FORBIDDEN", status: 403 };
const cash = { method: "cash" } as const;

test("an assistant keeps the books of leases, deletes only their own payments, and no lease", async () => {
  const flat = await rentedFlat(owner, "Shared house");
  const { propertyId, unitId, tenantId } = flat;
  const { id, rows } = await assistant.leases.create({
    propertyId,
    unitId,
    tenantId,
    startsOn: "2026-01-01",
    monthlyRent: "950.00",
    deposit: "500.00",
    paymentDay: 1,
    trackFrom: "2026-01",
  });
  const pay = (as: TestClient, row: number) =>
    as.leases.recordPayment({ id, rows: [rows[row]?.ref ?? ""], ...cash });
  const byOwner = await pay(owner, 0);
  const own = await pay(assistant, 1);
  const moved = await assistant.leases.moveDeposit({ id, kind: "received", amount: "500.00" });
  const refunded = await assistant.leases.refundTransfer({
    id: own.transferId,
    amount: "10.00",
    confirm: ["REFUND_REOPENS_ROW"],
  });
  expect((await assistant.leases.list({})).total).toBe(1);
  expect((await assistant.income.list({})).total).toBe(4);
  expect((await assistant.portfolio.get({})).empty).toBe(false);
  expect((await assistant.leases.linkableIncome({ id })).items).toEqual([]);
  const ownness = new Map(refunded.payments.map(({ transferId, own: isOwn }) => [transferId, isOwn]));
  expect([byOwner.transferId, own.transferId].map((transferId) => ownness.get(transferId))).toEqual([
    false,
    true,
  ]);
  const refundId = refunded.payments.flatMap(({ refunds }) => refunds)[0]?.id ?? "";
  await expect(assistant.leases.deleteRefund({ id: refundId })).rejects.toMatchObject(forbidden);
  await expect(assistant.leases.deleteTransfers({ ids: [byOwner.transferId] })).rejects.toMatchObject(
    forbidden,
  );
  await expect(
    assistant.leases.deleteDepositMovement({ id: moved.depositAccount.movements[0]?.id ?? "" }),
  ).rejects.toMatchObject(forbidden);
  await expect(assistant.leases.delete({ id })).rejects.toMatchObject(forbidden);
  const { trashId } = await owner.leases.deleteRefund({ id: refundId });
  await expect(assistant.trash.restore({ id: trashId })).rejects.toMatchObject(forbidden);
  const deleted = await assistant.leases.deleteTransfers({ ids: [own.transferId] });
  await assistant.trash.restore({ id: deleted.trashId });
  expect((await owner.leases.get({ id })).payments).toHaveLength(2);
});

test("a cleaner sees and does nothing with leases and money, whether it is there or not", async () => {
  const flat = await rentedFlat(owner, "Closed house");
  const { id, rows } = await flat.lease();
  const missing = "00000000-0000-4000-8000-000000000000";
  const row = rows[0]?.ref ?? "";
  const tries = [
    () => cleaner.leases.list({}),
    () => cleaner.leases.get({ id }),
    () => cleaner.leases.get({ id: missing }),
    () => cleaner.leases.balance({ id }),
    () => cleaner.leases.linkableIncome({ id }),
    () => cleaner.leases.recordPayment({ id, rows: [row], ...cash }),
    () => cleaner.leases.moveDeposit({ id, kind: "received", amount: "1.00" }),
    () => cleaner.leases.waive({ id, rows: [row], note: "no" }),
    () => cleaner.leases.addCharge({ id, amount: "1.00", dueOn: "2026-03-10", note: "no" }),
    () => cleaner.leases.end({ id, version: 1, endsOn: "2026-03-10" }),
    () => cleaner.leases.delete({ id }),
    () => cleaner.income.list({}),
    () => cleaner.portfolio.get({}),
  ];
  for (const attempt of tries) await expect(attempt()).rejects.toMatchObject(forbidden);
  expect(await owner.leases.get({ id })).toMatchObject({ version: 1, payments: [], writeDowns: [] });
});
