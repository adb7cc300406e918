import { sql } from "#kernel/db/drizzle.ts";
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

const bank = { method: "bank_transfer" } as const;

/** 790 and 120 a month from 15 March, so that March is billed in part. */
async function march(name: string) {
  const flat = await rentedFlat(client, name);
  const lease = await flat.lease({
    startsOn: "2026-03-15",
    monthlyRent: "790.00",
    charges: "120.00",
    paymentDay: 31,
  });
  const refs = (period: string) => lease.rows.filter((row) => row.period === period).map(({ ref }) => ref);
  const income = async () =>
    Object.fromEntries(
      (await client.income.list({ leaseId: lease.id })).items.flatMap(({ parts }) =>
        parts.map(({ category, amount }) => [category + amount, category]),
      ),
    );
  return { id: lease.id, refs, income, rows: lease.rows };
}

const partsOf = (payments: readonly { period: string; kind: string; amount: string }[]) =>
  payments.map(({ period, kind, amount }) => `${period} ${kind} ${amount}`).toSorted();

test("a transfer larger than its rows goes on to the next open rent, as rent", async () => {
  const { id, refs, income } = await march("Large transfer");
  const { lease } = await client.leases.recordPayment({
    id,
    rows: refs("2026-03"),
    amount: "910.00",
    ...bank,
  });
  expect(partsOf(lease.payments)).toEqual([
    "2026-03 charge 65.81",
    "2026-03 rent 433.23",
    "2026-04 rent 410.96",
  ]);
  expect(await income()).toEqual({
    "rent433.23": "rent",
    "utilities65.81": "utilities",
    "rent410.96": "rent",
  });
  expect(new Set(lease.payments.map(({ transferId }) => transferId)).size).toBe(1);
  const { payments } = await client.leases.balance({ id });
  expect(payments).toMatchObject([{ id: lease.transfers[0]?.id, amount: "910.00", unallocated: "0.00" }]);
  expect(payments[0]?.allocations.map(({ period, kind, amount }) => [period, kind, amount])).toEqual([
    ["2026-03", "rent", "433.23"],
    ["2026-03", "charge", "65.81"],
    ["2026-04", "rent", "410.96"],
  ]);
});

test("what no row takes is credit on rent", async () => {
  const { id, refs } = await march("Credit");
  const { lease } = await client.leases.recordPayment({
    id,
    rows: refs("2026-03").toReversed(),
    amount: "2000.00",
    ...bank,
  });
  expect(partsOf(lease.payments)).toEqual([
    "2026-03 charge 65.81",
    "2026-03 rent 433.23",
    "2026-04 charge 120.00",
    "2026-04 rent 1380.96",
  ]);
  expect(lease.credit).toBe("590.96");
});

test("a changed sum is split anew, together with day and method, and never below a refund", async () => {
  const { id, refs } = await march("Changed sum");
  const { lease } = await client.leases.recordPayment({
    id,
    rows: refs("2026-03"),
    amount: "499.04",
    ...bank,
  });
  const rent = lease.payments.find(({ kind }) => kind === "rent");
  const base = { id: rent?.id ?? "", paidOn: "2026-04-20", method: "cash", note: "" } as const;
  const larger = await client.leases.changePayment({ ...base, version: 1, amount: "533.23" });
  expect(partsOf(larger.payments)).toEqual([
    "2026-03 charge 65.81",
    "2026-03 rent 433.23",
    "2026-04 rent 100.00",
  ]);
  expect(larger.payments.every(({ paidOn, method }) => paidOn === "2026-04-20" && method === "cash")).toBe(
    true,
  );
  // From the last part: April.
  const back = { id: larger.transfers[0]?.id ?? "", amount: "30.00" };
  await client.leases.refundTransfer({ ...back, confirm: ["REFUND_REOPENS_ROW"] });
  await expect(
    client.leases.changePayment({ ...base, paidOn: "2026-04-21", version: 2, amount: "353.23" }),
  ).rejects.toMatchObject({ code: "REVERSAL_EXCEEDS_ORIGINAL" });
  const smaller = await client.leases.changePayment({
    ...base,
    paidOn: "2026-04-21",
    version: 2,
    amount: "363.23",
  });
  expect(partsOf(smaller.payments)).toEqual([
    "2026-03 charge 65.81",
    "2026-03 rent 433.23",
    "2026-04 rent 30.00",
  ]);
  expect((await client.income.sums({ leaseId: id })).sums).toMatchObject([{ amount: "499.04", records: 4 }]);
});

test("only what was changed of a payment is sent, and a stale change is answered with the payment as it is", async () => {
  const { id, refs } = await march("Changed in two tabs");
  const { lease } = await client.leases.recordPayment({ id, rows: refs("2026-03").slice(0, 1), ...bank });
  const before = lease.payments[0];
  if (before === undefined) throw new Error("no payment");
  const noted = await client.leases.changePayment({ id: before.id, version: 1, note: "by hand" });
  expect(noted.payments[0]).toEqual({ ...before, version: 2, note: "by hand" });
  await expect(
    client.leases.changePayment({ id: before.id, version: 1, method: "cash" }),
  ).rejects.toMatchObject({ code: "STALE", data: { version: 2, current: noted.payments[0] } });
});

test("a transfer's own sum is changed as it stands on the bank's line", async () => {
  const { id, refs } = await march("Sum of the line");
  const { lease } = await client.leases.recordPayment({ id, rows: refs("2026-03"), ...bank });
  const [first] = lease.payments;
  expect(first?.transferAmount).toBe("499.04");
  const less = await client.leases.changePayment({
    id: first?.id ?? "",
    version: 1,
    transferAmount: "450.00",
  });
  expect(partsOf(less.payments)).toEqual(["2026-03 charge 16.77", "2026-03 rent 433.23"]);
  expect(less.transfers).toMatchObject([{ amount: "450.00", fromDeposit: false }]);
  await expect(
    client.leases.changePayment({ id: first?.id ?? "", version: 2, transferAmount: "0" }),
  ).rejects.toMatchObject({ code: "BAD_REQUEST", data: { issues: [{ path: ["transferAmount"] }] } });
});

test("a transfer is given back as one: its credit first, then its last part, with the reversals of their income", async () => {
  const { id, refs } = await march("Given back");
  const { transferId, lease } = await client.leases.recordPayment({
    id,
    rows: [...refs("2026-03"), ...refs("2026-04")],
    amount: "1500.00",
    ...bank,
  });
  expect(lease.credit).toBe("90.96");
  const credit = await client.leases.refundTransfer({ id: transferId, amount: "90.96" });
  expect(credit.credit).toBe("0.00");
  expect(credit.months.slice(0, 2).map(({ outstanding }) => outstanding)).toEqual(["0.00", "0.00"]);
  expect(credit.transfers).toMatchObject([{ amount: "1500.00", refunded: "90.96", credit: "0.00" }]);

  await expect(client.leases.refundTransfer({ id: transferId, amount: "200.00" })).rejects.toMatchObject({
    code: "CONFIRMATION_REQUIRED",
    data: { warnings: [{ code: "REFUND_REOPENS_ROW" }] },
  });
  const rest = await client.leases.refundTransfer({
    id: transferId,
    amount: "1409.04",
    confirm: ["REFUND_REOPENS_ROW"],
  });
  expect(rest.transfers).toMatchObject([{ refunded: "1500.00", settled: [] }]);
  expect(rest.untilToday).toEqual({ billed: "1409.04", settled: "0.00", open: "1409.04", ahead: "0.00" });
  expect(rest.balance).toBe("1409.04");
  await expect(
    client.leases.refundTransfer({ id: transferId, amount: "0.01", confirm: ["REFUND_REOPENS_ROW"] }),
  ).rejects.toMatchObject({ code: "REVERSAL_EXCEEDS_ORIGINAL" });
  expect((await client.income.sums({ leaseId: id })).sums).toMatchObject([{ amount: "0.00" }]);
});

test("what goes back of several parts is one line that opens into them, goes at once and comes back whole", async () => {
  const { id, refs } = await march("One line back");
  const rows = [...refs("2026-03"), ...refs("2026-04")];
  const { transferId } = await client.leases.recordPayment({ id, rows, ...bank });
  const before = (await client.income.sums({ leaseId: id })).sums;
  // The history is sorted by time, newest first, and the clock stands still here.
  app.clock.advance(60_000);
  const back = { id: transferId, amount: "1409.04", confirm: ["REFUND_REOPENS_ROW"] };
  const { payments, tenant } = await client.leases.refundTransfer(back);
  const refunds = payments.flatMap(({ refunds: parts }) => parts);
  expect(refunds).toHaveLength(4);
  expect(new Set(refunds.map((refund) => refund.id)).size).toBe(1);
  const refundId = refunds[0]?.id ?? "";
  const lines = async () => {
    const { items, total } = await client.income.list({ leaseId: id, sort: "amount" });
    expect(total).toBe(items.length);
    return items.map(({ amount, parts }) => [
      amount,
      ...parts.map(({ rentPeriod, category, amount: share }) => `${rentPeriod} ${category} ${share}`),
    ]);
  };
  const given = [
    "-1409.04",
    "2026-03 rent -433.23",
    "2026-03 utilities -65.81",
    "2026-04 rent -790.00",
    "2026-04 utilities -120.00",
  ];
  expect((await lines())[0]).toEqual(given);
  expect(await lines()).toHaveLength(2);
  expect((await client.income.sums({ leaseId: id })).sums).toMatchObject([{ amount: "0.00", records: 8 }]);
  const refundEntries = (await client.tenants.timeline({ id: tenant.id })).entries.filter(
    ({ kind }) => kind === "refund",
  );
  expect(refundEntries.map(({ amount }) => amount)).toEqual(["-1409.04"]);
  const { entries } = await client.history.payment({ id: transferId });
  expect(entries.map(({ action, entity }) => `${action} ${entity}`)).toEqual([
    "create lease_refund",
    "create lease_payment",
  ]);

  const { trashId } = await client.leases.deleteRefund({ id: refundId });
  expect((await client.income.sums({ leaseId: id })).sums).toEqual(before);
  await client.trash.restore({ id: trashId });
  expect((await lines())[0]).toEqual(given);
  // The filter finds a part in one month and a part in the next as two records.
  const utilities = await app.call(`/api/v1/income?leaseId=${id}&category=utilities&sort=amount`, {
    session,
  });
  expect(await utilities.json()).toMatchObject({
    total: 2,
    items: [{ amount: "-185.81" }, { amount: "185.81" }],
  });
});

test("a refund of before is one by itself when an Undo of before brings it", async () => {
  const { id, refs } = await march("Undo of before");
  const { transferId } = await client.leases.recordPayment({ id, rows: refs("2026-03"), ...bank });
  const back = { id: transferId, amount: "20.00", confirm: ["REFUND_REOPENS_ROW"] };
  const { payments } = await client.leases.refundTransfer(back);
  const refundId = payments.flatMap(({ refunds }) => refunds)[0]?.id ?? "";
  const { trashId } = await client.leases.deleteRefund({ id: refundId });
  await app.db.asSystem((tx) =>
    tx.execute(
      sql`update trash set entity_id = (payload #>> '{0,rows,0,id}')::uuid, payload = regexp_replace(payload::text, '"transfer_id": *"[^"]*",? *', '', 'g')::jsonb where id = ${trashId}::uuid`,
    ),
  );
  await client.trash.restore({ id: trashId });
  const { items } = await client.income.list({ leaseId: id, sort: "amount" });
  expect(items[0]).toMatchObject({ amount: "-20.00", parts: [{ rentPeriod: "2026-03" }] });
});

test("a transfer of another workspace is not there to be given back, and nobody unknown is asked about it", async () => {
  const { id, refs } = await march("Not yours");
  const { transferId } = await client.leases.recordPayment({ id, rows: refs("2026-03"), ...bank });
  const stranger = app.client(await app.signUp());
  await expect(stranger.leases.refundTransfer({ id: transferId, amount: "1.00" })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  const answer = await app.call(`/api/v1/transfers/${transferId}/refunds`, {
    method: "POST",
    body: { amount: "1.00" },
  });
  expect(answer.status).toBe(401);
});
