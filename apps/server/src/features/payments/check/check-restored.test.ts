import { sql } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { Tx } from "#kernel/db/tx.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import { rentedFlat } from "../../../testing/records/rented-flat.ts";
import { testApp } from "../../../testing/test-app.ts";
import type { TestApp, TestClient } from "../../../testing/test-app.ts";
import { keepStandings } from "../../rent-book/index.ts";

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await testApp({ now: "2026-03-10T09:00:00Z" });
  client = app.client(await app.signUp());
});
afterAll(() => app.close());

const cash = { method: "cash" } as const;

test("Undo brings back no deposit given back beyond what was received meanwhile", async () => {
  const flat = await rentedFlat(client, "Deposit house");
  const { id } = await flat.lease({ deposit: "500.00" });
  await client.leases.moveDeposit({ id, kind: "received", amount: "500.00" });
  const returned = await client.leases.moveDeposit({ id, kind: "returned", amount: "300.00" });
  const movement = returned.depositAccount.movements.find(({ kind }) => kind === "returned");
  const { trashId } = await client.leases.deleteDepositMovement({ id: movement?.id ?? "" });
  await client.leases.moveDeposit({ id, kind: "returned", amount: "400.00" });
  await expect(client.trash.restore({ id: trashId })).rejects.toMatchObject({ code: "DEPOSIT_EXCEEDED" });
  expect((await client.leases.get({ id })).depositAccount).toMatchObject({ held: "100.00" });
  expect((await client.income.sums({ leaseId: id })).sums).toMatchObject([{ deposits: "100.00" }]);
});

test("of two deposits brought back at once only what is covered comes", async () => {
  const flat = await rentedFlat(client, "Twice house");
  const { id } = await flat.lease({ deposit: "500.00" });
  await client.leases.moveDeposit({ id, kind: "received", amount: "500.00" });
  const trashIds: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    const { depositAccount } = await client.leases.moveDeposit({ id, kind: "returned", amount: "500.00" });
    const movement = depositAccount.movements.find(({ kind }) => kind === "returned");
    trashIds.push((await client.leases.deleteDepositMovement({ id: movement?.id ?? "" })).trashId);
  }
  const answers = await Promise.allSettled(trashIds.map((trashId) => client.trash.restore({ id: trashId })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect((await client.leases.get({ id })).depositAccount).toMatchObject({ held: "0.00" });
});

test("Undo brings back no refund beyond its payment, nor one from before it", async () => {
  const flat = await rentedFlat(client, "Refund house");
  const { id, rows } = await flat.lease();
  const { lease } = await client.leases.recordPayment({
    id,
    rows: [rows[0]?.ref ?? ""],
    ...cash,
    paidOn: "2026-03-01",
  });
  const [payment] = lease.payments;
  const refund = async (amount: string) => {
    const after = await client.leases.refundTransfer({
      id: payment?.transferId ?? "",
      amount,
      refundedOn: "2026-03-05",
      confirm: ["REFUND_REOPENS_ROW"],
    });
    return after.payments[0]?.refunds.at(-1)?.id ?? "";
  };
  const first = await client.leases.deleteRefund({ id: await refund("600.00") });
  const second = await refund("500.00");
  await expect(client.trash.restore({ id: first.trashId })).rejects.toMatchObject({
    code: "REVERSAL_EXCEEDS_ORIGINAL",
  });
  await client.leases.deleteRefund({ id: second });
  const moved = { id: payment?.id ?? "", version: 1, amount: "950.00", paidOn: "2026-03-06", note: "" };
  await client.leases.changePayment({ ...moved, ...cash });
  await expect(client.trash.restore({ id: first.trashId })).rejects.toMatchObject({ code: "CANNOT_RESTORE" });
  await client.leases.changePayment({ ...moved, ...cash, version: 2, paidOn: "2026-03-05" });
  await client.trash.restore({ id: first.trashId });
  expect((await client.leases.get({ id })).payments).toMatchObject([{ refunded: "600.00" }]);
});

test("Undo brings back no waiver beyond what its row still asks, nor money in another currency", async () => {
  const flat = await rentedFlat(client, "Waiver house");
  const { id, rows } = await flat.lease();
  const row = rows[0]?.ref ?? "";
  const waived = await client.leases.waive({ id, rows: [row], note: "heating failed" });
  const { trashId } = await client.leases.deleteWriteDown({ id: waived.writeDowns[0]?.id ?? "" });
  await client.leases.waive({ id, rows: [row], amount: "100.00", note: "less" });
  await expect(client.trash.restore({ id: trashId })).rejects.toMatchObject({ code: "CANNOT_RESTORE" });

  const { lease, transferId } = await client.leases.recordPayment({
    id,
    rows: [rows[1]?.ref ?? ""],
    ...cash,
  });
  const deleted = await client.leases.deleteTransfers({ ids: [transferId] });
  const { version, startsOn, deposit, paymentDay, proration, graceDays, notes } = lease;
  const { tenantId, propertyId, unitId } = flat;
  const terms = { tenantId, propertyId, unitId, startsOn, deposit, paymentDay, proration, graceDays, notes };
  await client.leases.update({ id, version, ...terms, currency: "USD", confirm: ["LEASE_OVERLAP"] });
  await expect(client.trash.restore({ id: deleted.trashId })).rejects.toMatchObject({
    code: "CANNOT_RESTORE",
  });
  expect((await client.leases.get({ id })).payments).toEqual([]);
});

/** Returns when another transaction waits for one of this one's locks. */
async function someoneWaits(tx: Tx): Promise<void> {
  const waiting = sql`select 1 from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))`;
  while (rowsOf(await tx.execute(waiting)).length === 0);
}

test("Undo keeps what a lease stands at with what came back, though somebody kept it without that meanwhile", async () => {
  const flat = await rentedFlat(client, "Kept house");
  const { id, rows } = await flat.lease();
  const { transferId } = await client.leases.recordPayment({ id, rows: [rows[0]?.ref ?? ""], ...cash });
  const { trashId } = await client.leases.deleteTransfers({ ids: [transferId] });
  const workspaceId = (await client.accounts.workspaces({})).items[0]?.id ?? "";
  // As after an upgrade: no standing is stored, and the next request stores it.
  await app.db.asSystem((tx) => tx.execute(sql`delete from lease_standing where lease_id = ${id}::uuid`));
  const { restoring } = await app.db.asTenant(workspaceId, async (tx) => {
    expect(await keepStandings({ tx, scope: { workspaceId }, now: app.clock.now() })).toBe(1);
    const sent = client.trash.restore({ id: trashId });
    await someoneWaits(tx);
    return { restoring: sent };
  });
  await restoring;
  expect(await client.leases.get({ id })).toMatchObject({ balance: "1900.00" });
  expect((await client.leases.list({ propertyId: flat.propertyId })).items).toMatchObject([
    { balance: "1900.00" },
  ]);
});
