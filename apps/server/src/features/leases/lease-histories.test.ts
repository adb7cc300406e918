import { afterAll, beforeAll, expect, test } from "vitest";

import { rentedFlat } from "../../testing/records/rented-flat.ts";
import { testApp } from "../../testing/test-app.ts";
import type { TestApp, TestClient, TestSession } from "../../testing/test-app.ts";
import { extendHorizons } from "./index.ts";

let app: TestApp;
let session: TestSession;
let client: TestClient;

beforeAll(async () => {
  app = await testApp({ now: "2026-03-10T09:00:00Z" });
  session = await app.signUp();
  client = app.client(session);
});
afterAll(() => app.close());

const paid = { method: "bank_transfer" } as const;

test("[LEASE-02] tenant pays late twice, then in advance", async () => {
  const flat = await rentedFlat(client, "Late house");
  const { id, rows } = await flat.lease();
  const ref = (index: number): string => rows[index]?.ref ?? "";
  await client.leases.recordPayment({ id, rows: [ref(0)], ...paid, paidOn: "2026-01-20", amount: "950.00" });
  await client.leases.recordPayment({ id, rows: [ref(1)], ...paid, paidOn: "2026-02-15", amount: "" });
  const { lease } = await client.leases.recordPayment({ id, rows: [ref(2), ref(3)], ...paid });
  expect(lease.rows.slice(0, 5).map(({ state }) => state)).toEqual([
    "paid",
    "paid",
    "paid",
    "paid",
    "scheduled",
  ]);
  expect(lease.balance).toBe("-950.00");
  expect(await client.leases.balance({ id, asOf: "2026-02-10" })).toMatchObject({
    balance: "950.00",
    due: "1900.00",
    paid: "950.00",
  });
  expect(await client.leases.balance({ id, asOf: "2030-01-31" })).toMatchObject({ balance: "42750.00" });
  const [listed] = (await client.leases.list({ propertyId: flat.propertyId })).items;
  expect(listed).toMatchObject({ balance: "-950.00", overdue: "0.00", nextDue: { dueOn: "2026-05-01" } });
});

test("a month beyond the stored rows is stored by the payment on it", async () => {
  const flat = await rentedFlat(client, "Far house");
  const { id } = await flat.lease();
  const { lease } = await client.leases.recordPayment({ id, rows: ["2028-07:rent"], ...paid });
  expect(lease.rows.find(({ period }) => period === "2028-07")).toMatchObject({ state: "paid" });
  // So are the months before it, each with an id instead of its name.
  expect(lease.rows.map(({ period }) => period)).toEqual(
    Array.from(
      { length: 31 },
      (_, index) => `${2026 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`,
    ),
  );
  expect(lease.rows.every(({ ref }) => !ref.includes(":"))).toBe(true);
  await expect(client.leases.recordPayment({ id, rows: ["2025-07:rent"], ...paid })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("rent lowered after payment: the difference becomes credit, the payment stays", async () => {
  const flat = await rentedFlat(client, "Lowered house");
  const { id, version, rows } = await flat.lease();
  await client.leases.recordPayment({ id, rows: [rows[0]?.ref ?? ""], ...paid });
  const lowered = await client.leases.changeRent({
    id,
    version,
    effectiveOn: "2026-01-01",
    amount: "900.00",
  });
  expect(lowered.writeDowns).toMatchObject([{ amount: "50.00", reason: "rent_change", period: "2026-01" }]);
  expect(lowered).toMatchObject({ balance: "1750.00", monthlyRent: "900.00" });
  await expect(
    client.leases.changeRent({ id, version, effectiveOn: "2026-02-01", amount: "800.00" }),
  ).rejects.toMatchObject({ code: "STALE", data: { version: version + 1 } });
});

test("an ended lease with debt stays in who owes me", async () => {
  const flat = await rentedFlat(client, "Ended house");
  const { id, version } = await flat.lease({ startsOn: "2025-06-01", trackFrom: "2025-12" });
  const ended = await client.leases.end({ id, version, endsOn: "2025-12-15" });
  expect(ended).toMatchObject({ status: "ended", balance: "459.68" });
  const owing = await client.leases.list({ propertyId: flat.propertyId, owes: "overdue" });
  expect(owing.items).toMatchObject([{ id, status: "ended", overdue: "459.68" }]);
  const again = await client.leases.extend({ id, version: ended.version, endsOn: null });
  expect(again).toMatchObject({ status: "active", balance: "3800.00" });
});

test("deposit kept for unpaid rent settles the row and is no second income", async () => {
  const flat = await rentedFlat(client, "Deposit house");
  const { id, rows } = await flat.lease({ deposit: "1900.00" });
  await client.leases.moveDeposit({ id, kind: "received", amount: "1900.00" });
  const stored = await client.leases.moveDeposit({
    id,
    kind: "retained",
    amount: "950.00",
    rows: [rows[0]?.ref ?? ""],
  });
  expect(stored.depositAccount).toMatchObject({ held: "950.00", due: "0.00" });
  const more = { id, kind: "received", amount: "0.01" } as const;
  await expect(client.leases.moveDeposit(more)).rejects.toMatchObject({
    code: "CONFIRMATION_REQUIRED",
    data: { warnings: [{ code: "DEPOSIT_ABOVE_AGREED" }] },
  });
  const above = await client.leases.moveDeposit({ ...more, confirm: ["DEPOSIT_ABOVE_AGREED"] });
  const extra = above.depositAccount.movements.find(({ amount }) => amount === "0.01");
  await client.leases.deleteDepositMovement({ id: extra?.id ?? "" });
  await expect(
    client.leases.refundTransfer({
      id: stored.payments[0]?.transferId ?? "",
      amount: "10.00",
      confirm: ["REFUND_REOPENS_ROW"],
    }),
  ).rejects.toMatchObject({ data: { warnings: [{ code: "REFUND_KEEPS_DEPOSIT" }] } });
  expect(stored.rows[0]).toMatchObject({ state: "paid" });
  expect((await client.income.sums({ leaseId: id })).sums).toEqual([
    { currency: "EUR", amount: "950.00", deposits: "950.00", passThrough: "0.00", records: 1 },
  ]);
  await expect(client.leases.moveDeposit({ id, kind: "returned", amount: "950.01" })).rejects.toMatchObject({
    code: "DEPOSIT_EXCEEDED",
  });
  const { trashId } = await client.leases.deleteDepositMovement({
    id: stored.depositAccount.movements.find(({ kind }) => kind === "retained")?.id ?? "",
  });
  expect(await client.leases.get({ id })).toMatchObject({
    depositAccount: { held: "1900.00" },
    balance: "2850.00",
    payments: [],
  });
  await client.trash.restore({ id: trashId });
  expect(await client.leases.get({ id })).toMatchObject({
    depositAccount: { held: "950.00" },
    balance: "1900.00",
  });
});

test("a payment is changed, refunded, deleted and brought back with its income", async () => {
  const flat = await rentedFlat(client, "Corrected house");
  const { id, rows } = await flat.lease();
  const { lease, transferId } = await client.leases.recordPayment({
    id,
    rows: [rows[0]?.ref ?? ""],
    ...paid,
    amount: "1000.00",
  });
  const payment = lease.payments.find(({ period }) => period === "2026-01");
  expect(lease.payments.map(({ period, amount }) => `${period} ${amount}`).toSorted()).toEqual([
    "2026-01 950.00",
    "2026-02 50.00",
  ]);
  // Less for one part: the sum is split again, and nothing is left for February.
  const changed = await client.leases.changePayment({
    id: payment?.id ?? "",
    version: 1,
    amount: "900.00",
    paidOn: "2026-02-01",
    method: "cash",
    note: "",
  });
  expect(changed.payments).toMatchObject([{ amount: "950.00", method: "cash", version: 2 }]);
  expect((await client.income.list({ leaseId: id })).items).toMatchObject([
    { amount: "950.00", date: "2026-02-01", method: "cash" },
  ]);
  await expect(client.leases.refundTransfer({ id: transferId, amount: "20.00" })).rejects.toMatchObject({
    code: "CONFIRMATION_REQUIRED",
  });
  const refunded = await client.leases.refundTransfer({
    id: transferId,
    amount: "20.00",
    confirm: ["REFUND_REOPENS_ROW"],
  });
  expect(refunded.balance).toBe("1920.00");
  await expect(client.leases.deleteTransfers({ ids: [transferId] })).rejects.toMatchObject({
    code: "REVERSAL_EXCEEDS_ORIGINAL",
  });
  await client.leases.deleteRefund({ id: refunded.payments[0]?.refunds[0]?.id ?? "" });
  const { trashId } = await client.leases.deleteTransfers({ ids: [transferId] });
  expect((await client.income.list({ leaseId: id })).total).toBe(0);
  await client.trash.restore({ id: trashId });
  expect((await client.income.sums({ leaseId: id })).sums).toMatchObject([{ amount: "950.00", records: 1 }]);
});

test("a deposit kept for a month settles its rent and charges, and comes back whole", async () => {
  const flat = await rentedFlat(client, "Kept month house");
  const { id, months } = await flat.lease({ charges: "100.00", deposit: "1900.00" });
  await client.leases.moveDeposit({ id, kind: "received", amount: "1900.00" });
  const [first, second] = months;
  const rows = first?.rows ?? [];
  expect(rows).toHaveLength(2);
  const stored = await client.leases.moveDeposit({ id, kind: "retained", amount: "1060.00", rows });
  expect(stored.months.slice(0, 2)).toMatchObject([
    { state: "paid", settled: "1050.00" },
    { state: "partially_paid", settled: "10.00" },
  ]);
  expect(stored.transfers).toMatchObject([{ amount: "1060.00", fromDeposit: true, method: "other" }]);
  expect(stored.depositAccount.held).toBe("840.00");
  const movement = stored.depositAccount.movements.find(({ kind }) => kind === "retained");
  const { trashId } = await client.leases.deleteDepositMovement({ id: movement?.id ?? "" });
  const without = await client.leases.get({ id });
  expect(without.months.slice(0, 2).map(({ settled }) => settled)).toEqual(["0.00", "0.00"]);
  expect(without.depositAccount.held).toBe("1900.00");
  await client.trash.restore({ id: trashId });
  expect((await client.leases.get({ id })).transfers).toEqual(stored.transfers);
  await expect(
    client.leases.moveDeposit({ id, kind: "received", amount: "1.00", rows: second?.rows ?? [] }),
  ).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("a month is waived with its charges, or a part of it, rent first", async () => {
  const flat = await rentedFlat(client, "Waived month house");
  const { id, months } = await flat.lease({ charges: "100.00" });
  const rows = months[0]?.rows ?? [];
  const part = await client.leases.waive({ id, rows, amount: "960.00", note: "no heating" });
  expect(part.writeDowns.map(({ amount }) => amount).toSorted()).toEqual(["10.00", "950.00"]);
  expect(part.months[0]).toMatchObject({ amount: "90.00", outstanding: "90.00" });
  const beyond = client.leases.waive({ id, rows, amount: "90.01", note: "no heating" });
  await expect(beyond).rejects.toMatchObject({ code: "BAD_REQUEST" });
  const all = await client.leases.waive({ id, rows, note: "no heating" });
  expect(all.months[0]).toMatchObject({ amount: "0.00", state: "waived" });
});

test("waived and one-off amounts come and go; a lease without money is deleted and brought back", async () => {
  const flat = await rentedFlat(client, "Waived house");
  const { id, rows } = await flat.lease();
  const waived = await client.leases.waive({ id, rows: [rows[0]?.ref ?? ""], note: "heating failed" });
  expect(waived.rows[0]).toMatchObject({ state: "waived" });
  await client.leases.deleteWriteDown({ id: waived.writeDowns[0]?.id ?? "" });
  const charged = await client.leases.addCharge({
    id,
    amount: "40.00",
    dueOn: "2026-03-05",
    note: "lost key",
  });
  expect(charged.balance).toBe("2890.00");
  await client.leases.deleteCharge({ id: charged.rows.find(({ note }) => note === "lost key")?.ref ?? "" });
  const { trashId } = await client.leases.delete({ id });
  await client.trash.restore({ id: trashId });
  expect(await client.leases.get({ id })).toMatchObject({ balance: "2850.00" });
});

test("the daily task adds the missing rows once", async () => {
  await extendHorizons(app.db, app.clock, app.deps.log);
  app.clock.set("2026-05-02T09:00:00Z");
  expect(await extendHorizons(app.db, app.clock, app.deps.log)).toBeGreaterThan(0);
  expect(await extendHorizons(app.db, app.clock, app.deps.log)).toBe(0);
  app.clock.set("2026-03-10T09:00:00Z");
});

test("another workspace's lease, a missing one, no session and bad input are refused", async () => {
  const flat = await rentedFlat(client, "Walled house");
  const { id } = await flat.lease();
  const stranger = await app.signUp();
  const foreign = await app.call(`/api/v1/leases/${id}`, { session: stranger });
  const missing = await app.call("/api/v1/leases/00000000-0000-4000-8000-000000000000", {
    session: stranger,
  });
  expect([foreign.status, await foreign.text()]).toEqual([404, await missing.text()]);
  expect((await app.call(`/api/v1/leases/${id}`)).status).toBe(401);
  await expect(flat.lease({ endsOn: "2025-12-31" })).rejects.toMatchObject({
    code: "BAD_REQUEST",
    data: { issues: [{ path: ["endsOn"], code: "LEASE_END_BEFORE_START" }] },
  });
  await expect(flat.lease()).rejects.toMatchObject({ code: "CONFIRMATION_REQUIRED" });
  expect(await flat.lease({ confirm: ["LEASE_OVERLAP"] })).toMatchObject({ status: "active" });
});
