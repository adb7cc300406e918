import { afterAll, beforeAll, expect, test } from "vitest";

import { rentedFlat } from "../../../testing/records/rented-flat.ts";
import { memberOf } from "../../../testing/records/membership.ts";
import { testApp } from "../../../testing/test-app.ts";
import type { TestApp, TestClient } from "../../../testing/test-app.ts";

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await testApp({ now: "2026-03-10T09:00:00Z" });
  client = app.client(await app.signUp());
});
afterAll(() => app.close());

/** A year of 950.00 and 100.00 of charges, all paid except for the charges of December. */
async function paidYear(name: string) {
  const flat = await rentedFlat(client, name);
  const made = await flat.lease({
    startsOn: "2025-01-01",
    endsOn: "2026-02-28",
    trackFrom: "2025-01",
    charges: "100.00",
  });
  const rows = made.rows
    .filter(({ period, kind }) => !(period === "2025-12" && kind === "charge"))
    .map(({ ref }) => ref);
  return (await client.leases.recordPayment({ id: made.id, rows, method: "cash" })).lease;
}

test("says the letter's figures before anything is booked, and books them", async () => {
  const lease = await paidYear("Extra house");
  const { id } = lease;
  expect(lease).toMatchObject({ balance: "100.00", yearsToSettle: [2026, 2025], settlements: [] });
  const preview = await client.leases.previewSettlement({ id, year: 2025, share: "1320.00" });
  expect(preview).toEqual({
    currency: "EUR",
    year: 2025,
    share: "1320.00",
    advances: "1200.00",
    months: 12,
    result: "120.00",
    unpaid: "100.00",
    balanceAfter: "220.00",
    settledBefore: null,
  });
  expect(await client.leases.get({ id })).toEqual(lease);
  const settled = await client.leases.settleCharges({
    id,
    year: 2025,
    share: "1320.00",
    result: preview.result,
    dueOn: "2026-03-31",
    note: "Charges 2025",
  });
  expect(settled.rows.filter(({ oneOff }) => oneOff)).toMatchObject([
    { kind: "charge", dueOn: "2026-03-31", amount: "120.00", note: "Charges 2025" },
  ]);
  expect(settled.settlements).toEqual([{ year: 2025, result: "120.00" }]);
  const then = await client.leases.balance({ id, asOf: "2026-03-31" });
  expect(then.balance).toBe(preview.balanceAfter);
});

test("in the tenant's favour is written off newest first, and what is freed is credit", async () => {
  const lease = await paidYear("Favour house");
  const { id } = lease;
  const preview = await client.leases.previewSettlement({ id, year: 2025, share: "1050.00" });
  expect(preview).toMatchObject({ result: "-150.00", unpaid: "100.00", balanceAfter: "-50.00" });
  const booking = { id, year: 2025, share: "1050.00", result: "-150.00", note: "Charges 2025" };
  const settled = await client.leases.settleCharges(booking);
  // Written in one statement on one day, so they have no order of their own.
  expect(settled.writeDowns.toSorted((a, b) => (a.period < b.period ? -1 : 1))).toMatchObject([
    { period: "2025-11", amount: "50.00", reason: "settlement", note: "Charges 2025" },
    { period: "2025-12", amount: "100.00", reason: "settlement" },
  ]);
  expect(settled).toMatchObject({
    balance: "-50.00",
    credit: "50.00",
    settlements: [{ year: 2025, result: "-150.00" }],
  });
  // Not one of them alone: the year would be settled with another result than the letter says.
  await expect(client.leases.deleteWriteDown({ id: settled.writeDowns[0]?.id ?? "" })).rejects.toMatchObject({
    data: { issues: [{ code: "WRITE_DOWN_OF_TERMS" }] },
  });
  expect(await client.leases.get({ id })).toEqual(settled);
  // Once a year, unless confirmed; then only the difference is booked.
  const again = { ...booking, share: "1030.00", result: "-20.00" };
  await expect(client.leases.settleCharges(again)).rejects.toMatchObject({
    code: "CONFIRMATION_REQUIRED",
    data: { warnings: [{ code: "CHARGES_SETTLED_BEFORE" }] },
  });
  expect((await client.leases.previewSettlement({ id, year: 2025, share: "1030.00" })).settledBefore).toBe(
    "-150.00",
  );
  const twice = await client.leases.settleCharges({ ...again, confirm: ["CHARGES_SETTLED_BEFORE"] });
  expect(twice).toMatchObject({ balance: "-70.00", settlements: [{ year: 2025, result: "-170.00" }] });
  const { trashId } = await client.leases.deleteSettlement({ id, year: 2025 });
  expect(await client.leases.get({ id })).toMatchObject({
    balance: "100.00",
    credit: "0.00",
    settlements: [],
    writeDowns: [],
  });
  await client.trash.restore({ id: trashId });
  expect(await client.leases.get({ id })).toEqual(twice);
});

test("what was paid for stays, and another result than was shown is not booked", async () => {
  const { id } = await paidYear("Paid extra house");
  const booking = { id, year: 2025, share: "1320.00", result: "120.00", note: "Charges 2025" };
  await expect(client.leases.settleCharges({ ...booking, result: "119.00" })).rejects.toMatchObject({
    code: "STALE",
  });
  const settled = await client.leases.settleCharges(booking);
  const extra = settled.rows.find(({ oneOff }) => oneOff)?.ref ?? "";
  await client.leases.recordPayment({ id, rows: [extra], method: "cash" });
  await expect(client.leases.deleteSettlement({ id, year: 2025 })).rejects.toMatchObject({
    code: "HAS_PAYMENTS",
  });
  await expect(client.leases.deleteSettlement({ id, year: 2026 })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("a settlement that comes to nothing says that the year is settled, and asks nobody for anything", async () => {
  const { id } = await paidYear("Even house");
  const before = await client.leases.get({ id });
  const booking = { id, year: 2025, share: "1200.00", result: "0.00", note: "Charges 2025" };
  const settled = await client.leases.settleCharges(booking);
  expect(settled.settlements).toEqual([{ year: 2025, result: "0.00" }]);
  expect(settled.rows).toEqual(before.rows);
  expect(settled.openMonths).toEqual(before.openMonths);
  expect(settled.balance).toEqual(before.balance);
  await expect(client.leases.settleCharges(booking)).rejects.toMatchObject({
    data: { warnings: [{ code: "CHARGES_SETTLED_BEFORE" }] },
  });
  const { trashId } = await client.leases.deleteSettlement({ id, year: 2025 });
  expect((await client.leases.get({ id })).settlements).toEqual([]);
  await client.trash.restore({ id: trashId });
  expect((await client.leases.get({ id })).settlements).toEqual(settled.settlements);
});

test("refuses what is wrong at its field, and everybody else", async () => {
  const { id } = await paidYear("Wrong settlement house");
  const at = (path: string, code: string) => ({ data: { issues: [{ path: [path], code }] } });
  const preview = (year: number, share: string) => client.leases.previewSettlement({ id, year, share });
  await expect(preview(2024, "1.00")).rejects.toMatchObject(at("year", "YEAR_NOT_BILLED"));
  await expect(preview(2025, "-1.00")).rejects.toMatchObject(at("share", "AMOUNT_NEGATIVE"));
  await expect(preview(2025, "much")).rejects.toMatchObject(at("share", "INVALID_NUMBER"));
  const booking = { id, year: 2025, share: "1200.00", result: "0.00", note: "Charges 2025" };
  await expect(client.leases.settleCharges({ ...booking, note: " " })).rejects.toMatchObject(
    at("note", "NOTE_REQUIRED"),
  );
  const stranger = app.client(await app.signUp());
  const extra = { ...booking, share: "1320.00", result: "120.00" };
  for (const ask of [
    () => stranger.leases.previewSettlement({ id, year: 2025, share: "1.00" }),
    () => stranger.leases.settleCharges(extra),
    () => stranger.leases.deleteSettlement({ id, year: 2025 }),
  ])
    await expect(ask()).rejects.toMatchObject({ code: "NOT_FOUND" });
  const cleaner = await memberOf(app, client, "cleaner");
  await expect(cleaner.leases.settleCharges(extra)).rejects.toMatchObject({ code: "FORBIDDEN" });
});
