import { afterAll, beforeAll, expect, test } from "vitest";

import { rentedFlat } from "../../../testing/records/rented-flat.ts";
import { testApp } from "../../../testing/test-app.ts";
import type { TestApp, TestClient, TestSession } from "../../../testing/test-app.ts";

let app: TestApp;
let session: TestSession;
let client: TestClient;

beforeAll(async () => {
  app = await testApp({ now: "2026-04-20T09:00:00Z" });
  session = await app.signUp();
  client = app.client(session);
});
afterAll(() => app.close());

test("a rise in the past says what it does to each month before it is made, and then does that", async () => {
  const flat = await rentedFlat(client, "Raised house");
  const lease = await flat.lease();
  const { id, version } = lease;
  const paid = lease.rows.filter(({ period }) => period <= "2026-03").map(({ ref }) => ref);
  await client.leases.recordPayment({ id, rows: paid, method: "cash" });
  const before = await client.leases.get({ id });
  const step = { id, effectiveOn: "2026-03-01", amount: "1000.00" };

  const effect = await client.leases.rentChange(step);
  expect(effect).toEqual({
    currency: "EUR",
    months: [
      {
        period: "2026-03",
        before: "950.00",
        after: "1000.00",
        difference: "50.00",
        booking: "adjustment",
        dueOn: "2026-04-20",
      },
      {
        period: "2026-04",
        before: "950.00",
        after: "1000.00",
        difference: "50.00",
        booking: "in_place",
        dueOn: "2026-04-01",
      },
    ],
    together: "100.00",
  });
  expect(await client.leases.get({ id })).toEqual(before);

  const after = await client.leases.changeRent({ ...step, version });
  expect(Number(after.balance) - Number(before.balance)).toBe(100);
  expect(after.rows.find(({ kind }) => kind === "adjustment")).toMatchObject({
    amount: "50.00",
    dueOn: "2026-04-20",
  });
});

test("each adjustment of a rise in the past bears the month it belongs to, in the letter too", async () => {
  const flat = await rentedFlat(client, "Adjusted house");
  const { id, version, rows } = await flat.lease();
  const paid = rows.filter(({ period }) => period <= "2026-03").map(({ ref }) => ref);
  await client.leases.recordPayment({ id, rows: paid, method: "cash" });
  const raised = await client.leases.changeRent({
    id,
    version,
    effectiveOn: "2026-01-01",
    amount: "1000.00",
  });
  const months = ["2026-01", "2026-02", "2026-03"];
  const adjustments = raised.rows.filter(({ kind }) => kind === "adjustment");
  expect(adjustments.map(({ period, adjusts }) => [period, adjusts])).toEqual(
    expect.arrayContaining(months.map((one) => ["2026-04", one])),
  );
  const open = raised.openMonths.find(({ period }) => period === "2026-04")?.rows ?? [];
  expect(open.map(({ adjusts }) => adjusts).toSorted()).toEqual([...months, null].toSorted());
  const { sheet } = await client.letters.preview({ id, kind: "statement", language: "en" });
  const words = sheet.table.rows.map(({ cells }) => cells[1]);
  for (const month of ["January", "February", "March"])
    expect(words).toContain(`Rent, adjustment for ${month} 2026`);
});

test("a credit that went back stands with its payment as what it was, and a row's money as the row's", async () => {
  const flat = await rentedFlat(client, "Refunded house");
  const { id, rows } = await flat.lease();
  const due = rows.filter(({ period }) => period <= "2026-04").map(({ ref }) => ref);
  const { lease: paid } = await client.leases.recordPayment({
    id,
    rows: due,
    amount: "3900.00",
    method: "cash",
  });
  const transferId = paid.transfers[0]?.id ?? "";
  expect(paid.transfers[0]).toMatchObject({ credit: "100.00" });
  await client.leases.refundTransfer({ id: transferId, amount: "100.00" });
  const after = await client.leases.refundTransfer({
    id: transferId,
    amount: "50.00",
    confirm: ["REFUND_REOPENS_ROW"],
  });
  const refunds = after.payments.flatMap((payment) => payment.refunds);
  expect(refunds.map(({ amount, credit }) => [amount, credit])).toEqual([
    ["100.00", "100.00"],
    ["50.00", "0.00"],
  ]);
});

test("what cannot be made cannot be looked at either, and nobody else's lease at all", async () => {
  const flat = await rentedFlat(client, "Looked at");
  const { id } = await flat.lease();
  const input = { id, effectiveOn: "2026-03-01", amount: "1000.00" };
  await expect(client.leases.rentChange({ ...input, effectiveOn: "2025-12-31" })).rejects.toMatchObject({
    code: "BAD_REQUEST",
    data: { issues: [{ path: ["effectiveOn"], code: "STEP_OUTSIDE_LEASE" }] },
  });
  await expect(client.leases.rentChange({ ...input, amount: "-1" })).rejects.toMatchObject({
    code: "BAD_REQUEST",
  });
  const stranger = app.client(await app.signUp());
  await expect(stranger.leases.rentChange(input)).rejects.toMatchObject({ code: "NOT_FOUND" });
  const path = `/api/v1/leases/${id}/rent-change?effectiveOn=2026-03-01&amount=1000.00`;
  expect((await app.call(path)).status).toBe(401);
  expect((await app.call(path, { session })).status).toBe(200);
});
