import { afterAll, beforeAll, expect, it } from "vitest";

import { rentedFlat } from "../../../testing/records/rented-flat.ts";
import { testApp } from "../../../testing/test-app.ts";
import type { TestApp, TestClient, TestSession } from "../../../testing/test-app.ts";

let app: TestApp;
let session: TestSession;
let client: TestClient;

beforeAll(async () => {
  app = await testApp();
  session = await app.signUp();
  client = app.client(session);
});
afterAll(() => app.close());

/** On 10 March 2026: 950.00 a month since January, January paid late, February paid in part. */
async function owingTenant(name: string) {
  const flat = await rentedFlat(client, name);
  const { id, rows } = await flat.lease({ deposit: "1900.00" });
  const refOf = (period: string) => rows.find((row) => row.period === period)?.ref ?? "";
  const pay = (period: string, amount: string, paidOn: string) =>
    client.leases.recordPayment({ id, rows: [refOf(period)], amount, paidOn, method: "bank_transfer" });
  await client.leases.moveDeposit({ id, kind: "received", amount: "1900.00", movedOn: "2026-01-01" });
  await pay("2026-01", "950.00", "2026-01-08");
  await pay("2026-02", "600.00", "2026-02-01");
  return { ...flat, leaseId: id };
}

it("tells what is open today, by month, and how the last twelve months were paid", async () => {
  const { tenantId, leaseId } = await owingTenant("Open house");
  const { tenant, leases, year } = await client.tenants.overview({ id: tenantId });
  expect(tenant).toEqual(await client.tenants.get({ id: tenantId }));
  expect(leases).toMatchObject([
    {
      id: leaseId,
      property: { name: "Open house" },
      unit: { name: "Flat 1" },
      city: "Berlin",
      status: "active",
      monthly: "950.00",
      balance: "1300.00",
      due: "1300.00",
      dueSince: "2026-02-01",
      daysOverdue: 37,
      nextDue: { dueOn: "2026-04-01", outstanding: "950.00" },
      deposit: { agreed: "1900.00", held: "1900.00", returned: "0.00", returnedOn: null },
    },
  ]);
  // What the payment form takes: the open months, and the next one.
  expect(leases[0]?.openMonths).toMatchObject([
    { period: "2026-02", outstanding: "350.00", state: "partially_paid" },
    { period: "2026-03", outstanding: "950.00", state: "overdue" },
    { period: "2026-04", outstanding: "950.00", state: "scheduled" },
  ]);
  // The lease has them too, with the coming ones and without settled ones.
  const { rows, openMonths } = await client.leases.get({ id: leaseId });
  expect(openMonths.slice(0, 3)).toEqual(leases[0]?.openMonths);
  expect(openMonths.flatMap((month) => month.rows)).toEqual(
    rows
      .filter(({ outstanding }) => outstanding !== "0.00")
      .map(({ ref, kind, dueOn, outstanding, oneOff, note, adjusts }) => ({
        ref,
        kind,
        dueOn,
        outstanding,
        oneOff,
        note,
        adjusts,
      })),
  );
  expect(year.months).toHaveLength(12);
  expect(year.months.slice(-4)).toEqual([
    { period: "2025-12", state: null, settledOn: null, paidLate: false },
    { period: "2026-01", state: "paid", settledOn: "2026-01-08", paidLate: true },
    { period: "2026-02", state: "partially_paid", settledOn: null, paidLate: false },
    { period: "2026-03", state: "overdue", settledOn: null, paidLate: false },
  ]);
  expect(year.settled).toEqual([{ amount: "1550.00", currency: "EUR" }]);
  expect(year.billed).toEqual([{ amount: "2850.00", currency: "EUR" }]);
});

it("tells what happened, the newest first, money and changes apart, page by page without a gap", async () => {
  const { tenantId, leaseId } = await owingTenant("Told house");
  const { version } = await client.leases.get({ id: leaseId });
  await client.leases.changeRent({ id: leaseId, version, amount: "990.00", effectiveOn: "2026-03-01" });
  const { entries, earlier, since } = await client.tenants.timeline({ id: tenantId });
  expect(entries).toMatchObject([
    { kind: "terms", on: "2026-03-01", what: "rent", amount: "990.00", before: "950.00" },
    { kind: "payment", on: "2026-02-01", amount: "600.00", settled: [{ period: "2026-02", part: true }] },
    { kind: "payment", on: "2026-01-08", amount: "950.00", settled: [{ period: "2026-01", part: false }] },
    { kind: "deposit", on: "2026-01-01", movement: "received", amount: "1900.00" },
    { kind: "began", on: "2026-01-01", amount: "950.00", leaseId },
  ]);
  expect({ earlier, since }).toEqual({ earlier: 0, since: "2026-01-01" });
  const payments = await client.tenants.timeline({ id: tenantId, only: "payments" });
  expect(payments.entries.map(({ kind }) => kind)).toEqual(["payment", "payment", "deposit"]);
  const changes = await client.tenants.timeline({ id: tenantId, only: "changes" });
  expect(changes.entries.map(({ kind }) => kind)).toEqual(["terms", "began"]);
  const rest = await client.tenants.timeline({ id: tenantId, before: entries[1]?.id });
  expect(rest.entries).toEqual(entries.slice(2));
});

it("begins with ten entries and says how many there are before", async () => {
  const flat = await rentedFlat(client, "Old house");
  const { id, rows } = await flat.lease({ startsOn: "2024-01-01", trackFrom: "2024-01" });
  const due = rows.filter(({ dueOn }) => dueOn < "2026-01-01");
  for (const { ref, dueOn } of due)
    await client.leases.recordPayment({ id, rows: [ref], paidOn: dueOn, method: "cash" });
  const { timeline } = await client.tenants.overview({ id: flat.tenantId });
  expect(timeline.entries).toHaveLength(10);
  expect(timeline).toMatchObject({ earlier: due.length + 1 - 10, since: "2024-01-01" });
  const rest = await client.tenants.timeline({ id: flat.tenantId, before: timeline.entries.at(-1)?.id });
  expect(rest).toMatchObject({ earlier: 0 });
  const days = [...timeline.entries, ...rest.entries].map(({ on }) => on);
  expect(days).toEqual([...due.map(({ dueOn }) => dueOn).toReversed(), "2024-01-01"]);
});

it("knows who stands beside a tenant in the list, under its filters too", async () => {
  const landlord = app.client(await app.signUp());
  const { propertyId, lease, tenantId: ada } = await rentedFlat(landlord);
  const add = async (name: string) => (await landlord.tenants.create({ propertyId, name })).id;
  const [bert, cleo] = [await add("Bert"), await add("Cleo")];
  const beside = (id: string, list: object) => landlord.tenants.neighbours({ id, ...list });
  expect(await beside(bert, {})).toEqual({ previous: ada, next: cleo });
  expect(await beside(bert, { sort: "-name" })).toEqual({ previous: cleo, next: ada });
  expect(await beside(bert, { q: "bert" })).toEqual({ previous: null, next: null });
  await lease();
  expect(await beside(ada, { owes: "true" })).toEqual({ previous: null, next: null });
  expect(await beside(bert, { lease: "without" })).toEqual({ previous: null, next: cleo });
  expect(await beside(ada, { lease: "without" })).toEqual({ previous: null, next: null });
});

it("shows nothing of a tenant of others", async () => {
  const { tenantId } = await owingTenant("Foreign house");
  const stranger = await app.signUp();
  const missing = "00000000-0000-4000-8000-000000000000";
  for (const part of ["overview", "timeline"]) {
    const [foreign, unknown] = await Promise.all(
      [tenantId, missing].map(async (id) => {
        const answer = await app.call(`/api/v1/tenants/${id}/${part}`, { session: stranger });
        return `${answer.status} ${await answer.text()}`;
      }),
    );
    expect(foreign).toBe(unknown);
    expect(foreign).toMatch(/^404 /);
  }
  expect(await app.client(stranger).tenants.neighbours({ id: tenantId })).toEqual({
    previous: null,
    next: null,
  });
});
