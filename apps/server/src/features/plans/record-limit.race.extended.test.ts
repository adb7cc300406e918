import { eq, sql } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { income } from "#kernel/db/schema/index.ts";
import { rentedFlat } from "#testing/records/rented-flat.ts";
import { testApp, type TestApp } from "#testing/test-app.ts";

const LIMIT = 200;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** A landlord on Free with one or several leases, and this many records of income in March 2026, the current month. */
async function landlord(records: number, leases = 1) {
  const session = await app.signUp();
  const client = app.client(session);
  const flat = await rentedFlat(client);
  const terms = { startsOn: "2025-01-01", trackFrom: "2025-01", deposit: "1900.00" };
  const refs: { readonly id: string; readonly ref: string }[] = [];
  for (let n = 0; n < leases; n += 1) {
    const made = await flat.lease({ ...terms, confirm: ["LEASE_OVERLAP"] });
    refs.push({ id: made.id, ref: made.rows[0]?.ref ?? "" });
  }
  const id = refs[0]?.id ?? "";
  await client.accounts.changePlan({ plan: "free" });
  const workspaceId = (await client.accounts.workspaces({})).current;
  await app.db.asSystem((tx) =>
    tx.execute(sql`
      insert into income (workspace_id, property_id, category, amount_minor, currency, received_on)
      select ${workspaceId}, ${flat.propertyId}, 'other', 100, 'EUR', '2026-03-01' from generate_series(1, ${records}::int)`),
  );
  const ofMarch = async () => {
    const rows = await app.db.asSystem((tx) =>
      tx.select().from(income).where(eq(income.workspaceId, workspaceId)),
    );
    return rows.filter(({ receivedOn }) => receivedOn.startsWith("2026-03")).length;
  };
  const rowOf = async (period: string) =>
    (await client.leases.get({ id })).rows.find((row) => row.period === period)?.ref ?? "";
  return { session, client, id, refs, ofMarch, rowOf };
}

const full = { code: "PLAN_LIMIT", data: { kind: "transactions", limit: LIMIT, used: LIMIT, plan: "free" } };

describe("[PLAN-01] records of a month", () => {
  it("never pass what the plan allows, with 20 payments of as many leases at once and room for 3", async () => {
    const { session, ofMarch, refs } = await landlord(LIMIT - 3, 20);
    const answers = await Promise.all(
      refs.map(({ id, ref }) =>
        app.call(`/api/v1/leases/${id}/payments`, {
          session,
          body: { rows: [ref], amount: "1.00", method: "cash" },
        }),
      ),
    );
    const made = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 403);
    expect([made.length, refused.length]).toEqual([3, 17]);
    for (const answer of refused) expect(await answer.json()).toMatchObject(full);
    expect(await ofMarch()).toBe(LIMIT);
  });

  it("are counted in the month of their own day, so that what lies back can be entered", async () => {
    const { client, id, rowOf, ofMarch } = await landlord(LIMIT);
    const pay = async (paidOn: string) =>
      client.leases.recordPayment({
        id,
        rows: [await rowOf("2026-01")],
        amount: "1.00",
        method: "cash",
        paidOn,
      });
    await expect(pay("2026-03-05")).rejects.toMatchObject(full);
    const { lease } = await pay("2026-01-05");
    const [payment] = lease.payments;
    const moved = { id: payment?.id ?? "", version: payment?.version ?? 0, paidOn: "2026-03-05" };
    await expect(client.leases.changePayment(moved)).rejects.toMatchObject(full);
    await client.leases.changePayment({ ...moved, paidOn: "2026-02-05" });
    expect(await ofMarch()).toBe(LIMIT);
  });

  it("are one for each part, for a refund, and for each side of what is kept from a deposit", async () => {
    const { client, id, rowOf, ofMarch } = await landlord(LIMIT - 3);
    const move = (kind: "received" | "retained", amount: string) =>
      client.leases.moveDeposit({ id, kind, amount, method: "cash", note: "", confirm: [] });
    await move("received", "1900.00");
    const paid = await client.leases.recordPayment({
      id,
      rows: [await rowOf("2026-01")],
      amount: "950.00",
      method: "cash",
      paidOn: "2026-01-05",
    });
    const back = (confirm: readonly "REFUND_REOPENS_ROW"[] = []) =>
      client.leases.refundTransfer({ id: paid.transferId, amount: "1.00", confirm: [...confirm] });
    await back(["REFUND_REOPENS_ROW"]);
    // Room for one is left; a part retained for damage is two records: it leaves the deposits and comes in as income.
    await expect(move("retained", "100.00")).rejects.toMatchObject({
      code: "PLAN_LIMIT",
      data: { kind: "transactions", used: LIMIT - 1 },
    });
    await back(["REFUND_REOPENS_ROW"]);
    await expect(back(["REFUND_REOPENS_ROW"])).rejects.toMatchObject(full);
    expect(await ofMarch()).toBe(LIMIT);
  });

  it("are not brought back past the limit, and nothing of them is lost before", async () => {
    const { client, id, rowOf } = await landlord(LIMIT - 1);
    const pay = async (period: string) =>
      client.leases.recordPayment({ id, rows: [await rowOf(period)], amount: "1.00", method: "cash" });
    const { transferId } = await pay("2026-01");
    const { trashId } = await client.leases.deleteTransfers({ ids: [transferId] });
    const second = await pay("2026-02");
    await expect(client.trash.restore({ id: trashId })).rejects.toMatchObject({ code: "CANNOT_RESTORE" });
    await client.leases.deleteTransfers({ ids: [second.transferId] });
    await client.trash.restore({ id: trashId });
    const { transfers } = await client.leases.get({ id });
    expect(transfers.map((transfer) => transfer.id)).toContain(transferId);
  });

  it("have room again in a larger plan", async () => {
    const { client, id, rowOf } = await landlord(LIMIT);
    const pay = async () =>
      client.leases.recordPayment({ id, rows: [await rowOf("2026-01")], amount: "1.00", method: "cash" });
    await expect(pay()).rejects.toMatchObject(full);
    await client.accounts.changePlan({ plan: "starter" });
    expect((await pay()).transferId).not.toBe("");
  });
});
