import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { rentedFlat } from "../../testing/rented-flat.ts";
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

const unknownId = "00000000-0000-4000-8000-000000000000";

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
      daysLate: 68,
    });
    expect(made.rows.at(-1)).toMatchObject({ period: "2027-03", kind: "charge", state: "scheduled" });
    expect(made.rows).toHaveLength(30);
    const found = await client.leases.get({ id: made.id });
    expect(found).toEqual(made);
    const list = await client.leases.list({ propertyId: flat.propertyId });
    const { id, balance, overdue, daysLate, nextDue, status, tenant, unit } = made;
    expect(list.items).toMatchObject([{ id, balance, overdue, daysLate, nextDue, status, tenant, unit }]);
    expect(list.sums).toEqual([
      {
        currency: "EUR",
        leases: 1,
        monthlyRent: "950.00",
        owed: "3210.00",
        credit: "0.00",
        depositHeld: "0.00",
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
      { amount: "950.00", category: "rent", linked: true, receivedOn: "2026-03-10" },
    ]);
  });
});
void unknownId;
