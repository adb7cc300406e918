import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { rentedFlat } from "../../testing/records/rented-flat.ts";
import { testApp } from "../../testing/test-app.ts";
import type { TestApp, TestClient, TestSession } from "../../testing/test-app.ts";

let app: TestApp;
let session: TestSession;
let client: TestClient;

beforeAll(async () => {
  app = await testApp({ now: "2026-03-10T09:00:00Z" });
  session = await app.signUp();
  client = app.client(session);
});
afterAll(() => app.close());

describe("a lease", () => {
  test("[LEASE-01] is created with its rows up to a year ahead, listed and shown with status and balance", async () => {
    const flat = await rentedFlat(client, "First house");
    const made = await flat.lease({ deposit: "1900.00", charges: "120.00" });
    expect(made).toMatchObject({
      status: "active",
      monthlyRent: "950.00",
      charges: "120.00",
      deposit: "1900.00",
      endsOn: null,
      paymentDay: 1,
      balance: "3210.00",
      overdue: "3210.00",
      daysOverdue: 68,
    });
    expect(made.rows.at(-1)).toMatchObject({ period: "2027-03", kind: "charge", state: "scheduled" });
    expect(made.rows).toHaveLength(30);
    const found = await client.leases.get({ id: made.id });
    expect(found).toEqual(made);
    const list = await client.leases.list({ propertyId: flat.propertyId });
    const { id, balance, overdue, daysOverdue, nextDue, status, tenant, unit } = made;
    expect(list.items).toMatchObject([{ id, balance, overdue, daysOverdue, nextDue, status, tenant, unit }]);
    expect(list.sums).toEqual([
      {
        currency: "EUR",
        leases: 1,
        monthlyRent: "950.00",
        owed: "3210.00",
        credit: "0.00",
        depositHeld: "0.00",
        overdue: "3210.00",
        soon: "0.00",
        rent: null,
      },
    ]);
  });

  test("marking a row paid settles it and makes one linked income", async () => {
    const flat = await rentedFlat(client, "Paid house");
    const made = await flat.lease();
    const { lease } = await client.leases.recordPayment({
      id: made.id,
      rows: [made.rows[0]?.ref ?? ""],
      method: "bank_transfer",
    });
    expect(lease.rows[0]).toMatchObject({ state: "paid", allocated: "950.00", outstanding: "0.00" });
    expect(lease.balance).toBe("1900.00");
    const income = await client.income.list({ leaseId: made.id });
    expect(income.items).toMatchObject([
      { amount: "950.00", category: "rent", linked: true, date: "2026-03-10" },
    ]);
  });
});

test("[LEASE-02] the overlap warning names each lease in the way with its tenant and days", async () => {
  const flat = await rentedFlat(client, "Crowded house");
  const first = await flat.lease({ startsOn: "2025-01-01", endsOn: "2026-06-30" });
  const whole = { unitId: null, startsOn: "2026-05-01", confirm: ["LEASE_OVERLAP"] };
  const second = await flat.lease(whole);
  await expect(flat.lease({ startsOn: "2026-06-30", endsOn: "2026-12-31" })).rejects.toMatchObject({
    code: "CONFIRMATION_REQUIRED",
    data: {
      warnings: [
        {
          code: "LEASE_OVERLAP",
          params: {
            leaseId: first.id,
            tenant: "Ada Adler",
            startsOn: "2025-01-01",
            endsOn: "2026-06-30",
          },
        },
        { code: "LEASE_OVERLAP", params: { leaseId: second.id, startsOn: "2026-05-01", endsOn: "" } },
      ],
    },
  });
});

test("[LEASE-01] a lease in another currency than its property's keeps it, and nothing is added across", async () => {
  const flat = await rentedFlat(client, "Foreign house");
  const euro = await flat.lease({ startsOn: "2026-03-01" });
  const franc = await flat.lease({
    startsOn: "2026-03-01",
    currency: "CHF",
    monthlyRent: "1100.50",
    confirm: ["LEASE_OVERLAP"],
  });
  expect([euro.currency, franc.currency]).toEqual(["EUR", "CHF"]);
  await expect(flat.lease({ currency: "XXX" })).rejects.toMatchObject({
    data: { issues: [{ path: ["currency"], code: "UNKNOWN_CURRENCY" }] },
  });
  await expect(flat.lease({ currency: "JPY", monthlyRent: "950.00" })).rejects.toMatchObject({
    data: { issues: [{ path: ["monthlyRent"], code: "TOO_MANY_DECIMALS" }] },
  });
  const pay = (id: string, ref: string | undefined) =>
    client.leases.recordPayment({ id, rows: [ref ?? ""], method: "cash" });
  await pay(euro.id, euro.rows[0]?.ref);
  await pay(franc.id, franc.rows[0]?.ref);
  expect((await client.income.sums({ propertyId: flat.propertyId })).sums).toEqual([
    { currency: "CHF", amount: "1100.50", deposits: "0.00", passThrough: "0.00", records: 1 },
    { currency: "EUR", amount: "950.00", deposits: "0.00", passThrough: "0.00", records: 1 },
  ]);
  const { sums } = await client.leases.list({ propertyId: flat.propertyId });
  expect(sums).toMatchObject([
    { currency: "CHF", leases: 1, monthlyRent: "1100.50" },
    { currency: "EUR", leases: 1, monthlyRent: "950.00" },
  ]);
  const portfolio = await client.portfolio.get({});
  expect(portfolio.income).toContainEqual({ currency: "CHF", amount: "1100.50" });
  expect(portfolio.rent.find(({ currency }) => currency === "CHF")).toMatchObject({
    settled: "1100.50",
    expected: "1100.50",
  });
});
