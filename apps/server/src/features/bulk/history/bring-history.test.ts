import type { BroughtHistory } from "@keystead/contract/bulk";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type * as z from "zod/mini";

import { rentedFlat } from "../../../testing/records/rented-flat.ts";
import { memberOf } from "../../../testing/records/membership.ts";
import { issuesIn } from "../../../testing/issues-in.ts";
import { testApp } from "../../../testing/test-app.ts";
import type { TestApp, TestClient, TestSession } from "../../../testing/test-app.ts";

let app: TestApp;
let session: TestSession;
let client: TestClient;

beforeAll(async () => {
  app = await testApp({ now: "2026-11-19T09:00:00Z" });
});
beforeEach(async () => {
  session = await app.signUp();
  client = app.client(session);
});
afterAll(() => app.close());

type Sent = z.input<typeof BroughtHistory>;

const empty = { timezone: "Europe/Madrid", country: "ES" } as const;
const house = { key: "new-1", name: "Casa Azul", rentalMode: "monthly", currency: "EUR" } as const;
const attic = { key: "new-2", property: "new-1", name: "Attic" } as const;
const ana = { key: "new-3", property: "new-1", name: "Ana García", email: "ana@example.com" } as const;
const lease = {
  key: "new-4",
  tenant: "new-3",
  property: "new-1",
  unit: "new-2",
  startsOn: "2026-07-01",
  monthlyRent: "800.00",
  charges: "50.00",
  deposit: "1700.00",
  paymentDay: 3,
  trackFrom: "2026-07",
} as const;
const paid = { lease: "new-4", paidOn: "2026-07-03", amount: "850.00", method: "cash" } as const;
const beach = { key: "new-5", name: "Beach House", rentalMode: "daily", currency: "EUR" } as const;
const stay = {
  propertyId: "new-5",
  guestName: "Mia",
  checkIn: "2026-08-01T15:00",
  checkOut: "2026-08-04T11:00",
  dailyRate: "120.00",
} as const;
const record = { propertyId: "new-1", amount: "15.00", currency: "EUR", date: "2026-08-02" } as const;
const whole = {
  ...empty,
  properties: [house, beach],
  units: [attic],
  tenants: [ana],
  leases: [lease],
  payments: [paid, { ...paid, paidOn: "2026-08-05", amount: "800.00", note: "50 to come" }],
  bookings: [
    {
      ...stay,
      lines: [
        { kind: "cleaning_fee", amount: "60.00" },
        { kind: "channel_fee", amount: "54.00" },
      ],
    },
  ],
  income: [{ ...record, category: "other", method: "cash" }],
  expenses: [{ ...record, category: "insurance" }],
} as const satisfies Sent;

async function totals() {
  const [properties, units, tenants, { leases }, bookings, income, expenses] = await Promise.all([
    client.properties.list({}),
    client.units.list({}),
    client.tenants.list({}),
    client.bulk.known({}),
    client.bookings.list({}),
    client.income.list({}),
    client.expenses.list({}),
  ]);
  const lists = [properties, units, tenants, bookings, income, expenses].map(({ total }) => total);
  return [...lists, leases.length];
}
const nothing = [0, 0, 0, 0, 0, 0, 0];

const post = (body: unknown, headers: Record<string, string> = {}, as: TestSession = session) =>
  app.call("/api/v1/brought-history", { session: as, body, headers });

it("brings houses, people, leases, payments, stays and both books at once, and one Undo takes all of it back", async () => {
  const made = await client.bulk.bring(whole);
  expect(made).toMatchObject({
    properties: 2,
    units: 1,
    tenants: 1,
    leases: 1,
    payments: 2,
    bookings: 1,
    income: 1,
    expenses: 1,
  });
  const [listed] = (await client.leases.list({})).items;
  const brought = await client.leases.get({ id: listed?.id ?? "" });
  expect(brought).toMatchObject({
    tenant: { name: "Ana García" },
    property: { name: "Casa Azul" },
    unit: { name: "Attic" },
    deposit: "1700.00",
  });
  expect(brought.months.slice(0, 3).map(({ period, outstanding }) => [period, outstanding])).toEqual([
    ["2026-07", "0.00"],
    ["2026-08", "50.00"],
    ["2026-09", "850.00"],
  ]);
  expect(brought.transfers.map(({ paidOn, amount }) => [paidOn, amount])).toEqual([
    ["2026-08-05", "800.00"],
    ["2026-07-03", "850.00"],
  ]);
  expect((await client.income.sums({ leaseId: brought.id })).sums).toMatchObject([{ amount: "1650.00" }]);
  const stays = (await client.bookings.list({})).items;
  expect(stays).toMatchObject([{ guestName: "Mia", total: "360.00" }]);
  expect(await client.bookingLines.get({ bookingId: stays[0]?.id ?? "" })).toMatchObject({
    guestTotal: "420.00",
    payout: { kept: "54.00", amount: "366.00" },
  });
  await client.bulk.undo({ id: made.undoId });
  expect(await totals()).toEqual(nothing);
  await expect(client.bulk.undo({ id: made.undoId })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it("adds to what is there: a unit, a lease, its payments, and those of a lease that stands", async () => {
  const flat = await rentedFlat(client, "Lindenhof");
  const { id } = await flat.lease({ trackFrom: "2026-01" });
  const made = await client.bulk.bring({
    ...empty,
    units: [{ key: "new-1", property: flat.propertyId, name: "Flat 2" }],
    tenants: [{ key: "new-2", property: flat.propertyId, name: "Bo" }],
    leases: [{ ...lease, key: "new-3", tenant: "new-2", property: flat.propertyId, unit: "new-1" }],
    payments: [
      { ...paid, lease: "new-3" },
      { ...paid, lease: id, paidOn: "2026-01-02", amount: "950.00" },
      { ...paid, lease: id, paidOn: "2026-03-30", amount: "1000.00" },
    ],
  });
  const standing = await client.leases.get({ id });
  expect(standing.months.slice(0, 4).map(({ outstanding }) => outstanding)).toEqual([
    "0.00",
    "0.00",
    "900.00",
    "950.00",
  ]);
  await client.bulk.undo({ id: made.undoId });
  expect((await client.leases.get({ id })).transfers).toEqual([]);
  expect((await client.units.list({})).items.map(({ name }) => name)).toEqual(["Flat 1"]);
});

it("asks nothing for a lease that has ended before its history begins, and takes it back too", async () => {
  const ended = {
    ...lease,
    startsOn: "2022-01-01",
    endsOn: "2024-06-30",
    trackFrom: "2024-06",
    opening: "-850.00",
  };
  const { undoId } = await client.bulk.bring({ ...whole, leases: [ended], payments: [] });
  const [listed] = (await client.bulk.known({})).leases;
  const { balance, months } = await client.leases.get({ id: listed?.id ?? "" });
  expect([balance, months.map(({ period, outstanding }) => [period, outstanding])]).toEqual([
    "0.00",
    [["2024-06", "0.00"]],
  ]);
  expect((await client.income.list({})).total).toBe(1);
  await client.bulk.undo({ id: undoId });
  expect(await totals()).toEqual(nothing);
});

it("names what stands in the workspace, so that a history may mean it", async () => {
  const flat = await rentedFlat(client, "Lindenhof");
  const { id } = await flat.lease();
  expect(await client.bulk.known({})).toMatchObject({
    properties: [{ name: "Lindenhof", city: "Berlin", mode: "monthly", units: [{ name: "Flat 1" }] }],
    tenants: [{ name: "Ada Adler", propertyId: flat.propertyId }],
    leases: [{ id, tenantIds: [flat.tenantId], unitId: flat.unitId, startsOn: "2026-01-01", endsOn: null }],
  });
});

it.each([
  [
    "a rent that is none",
    { leases: [{ ...lease, monthlyRent: "much" }] },
    ["leases", 0, "monthlyRent"],
    "INVALID_NUMBER",
  ],
  [
    "an end before the start",
    { leases: [{ ...lease, endsOn: "2026-06-01" }] },
    ["leases", 0, "endsOn"],
    "LEASE_END_BEFORE_START",
  ],
  [
    "an amount of nothing",
    { payments: [{ ...paid, amount: "0" }] },
    ["payments", 0, "amount"],
    "AMOUNT_NOT_POSITIVE",
  ],
  [
    "money from tomorrow",
    { payments: [{ ...paid, paidOn: "2026-11-20" }] },
    ["payments", 0, "paidOn"],
    "PAYMENT_DATE_IN_FUTURE",
  ],
  [
    "a lease by the night",
    { leases: [{ ...lease, property: "new-5", unit: null }] },
    ["leases", 0, "property"],
    "PROPERTY_NOT_MONTHLY",
  ],
  [
    "a unit of another house",
    {
      leases: [{ ...lease, property: "new-1", unit: "new-9" }],
      units: [attic, { key: "new-9", property: "new-5", name: "X" }],
    },
    ["leases", 0, "unit"],
    "UNIT_NOT_IN_PROPERTY",
  ],
  ["a key that names nothing", { payments: [{ ...paid, lease: "new-77" }] }, [], "INVALID_ID"],
  ["a key twice", { units: [attic, attic] }, ["units", 1, "key"], "INVALID_ID"],
  [
    "a stay of no night",
    { bookings: [{ ...stay, checkOut: stay.checkIn }] },
    ["bookings", 0, "checkOut"],
    "BOOKING_MIN_ONE_NIGHT",
  ],
  [
    "an income of nothing",
    { income: [{ ...record, category: "other", method: "cash", amount: "x" }] },
    ["income", 0, "amount"],
    "INVALID_NUMBER",
  ],
  [
    "an email that is none",
    { tenants: [{ ...ana, email: "nonsense" }] },
    ["tenants", 0, "email"],
    "INVALID_EMAIL",
  ],
  ["a zone that is none", { timezone: "Nowhere/City" }, ["timezone"], "UNKNOWN_TIMEZONE"],
])("refuses %s at its line and brings nothing", async (_what, wrong, path, code) => {
  const answer = await post({ ...whole, ...wrong });
  expect(answer.status, await answer.clone().text()).toBe(400);
  expect(await issuesIn(answer)).toContainEqual({ path, code });
  expect(await totals()).toEqual(nothing);
});

it("asks first about leases that overlap, and about payments and records that look like those in the books", async () => {
  await client.bulk.bring(whole);
  const [there] = (await client.leases.list({})).items;
  const again = { ...empty, payments: [{ ...paid, lease: there?.id ?? "" }] };
  await expect(client.bulk.bring(again)).rejects.toMatchObject({
    code: "CONFIRMATION_REQUIRED",
    data: { warnings: [{ code: "RECORD_LIKE_ANOTHER", params: { list: "payments", rows: "0" } }] },
  });
  const propertyId = there?.property.id ?? "";
  const records = { ...empty, expenses: [{ ...record, propertyId, category: "insurance" as const }] };
  await expect(client.bulk.bring(records)).rejects.toMatchObject({
    data: { warnings: [{ code: "RECORD_LIKE_ANOTHER", params: { list: "expenses", rows: "0" } }] },
  });
  const beside = { ...whole, leases: [lease, { ...lease, key: "new-8" }], payments: [] };
  await expect(client.bulk.bring(beside)).rejects.toMatchObject({
    data: { warnings: [{ code: "LEASE_OVERLAP", params: { list: "leases", rows: "0,1" } }] },
  });
  await client.bulk.bring({ ...again, confirm: ["RECORD_LIKE_ANOTHER"] });
});

it("is not undone over what somebody has changed or paid since", async () => {
  const { undoId } = await client.bulk.bring(whole);
  const [listed] = (await client.leases.list({})).items;
  const { id, rows } = await client.leases.get({ id: listed?.id ?? "" });
  const { transferId } = await client.leases.recordPayment({
    id,
    rows: [rows[4]?.ref ?? ""],
    method: "cash",
  });
  await expect(client.bulk.undo({ id: undoId })).rejects.toMatchObject({ code: "HAS_PAYMENTS" });
  expect((await client.bookings.list({})).total).toBe(1);
  await client.leases.deleteTransfers({ ids: [transferId] });
  const [expense] = (await client.expenses.list({})).items;
  await client.expenses.update({ id: expense?.id ?? "", version: 1, amount: "16.00" });
  await expect(client.bulk.undo({ id: undoId })).rejects.toMatchObject({ code: "CANNOT_UNDO" });
});

it("makes nothing where the plan has no room for all of it", async () => {
  await client.accounts.changePlan({ plan: "starter" });
  const units = Array.from({ length: 11 }, (_, n) => ({ ...attic, key: `new-${100 + n}`, name: `U ${n}` }));
  const answer = await post({ ...whole, units: [attic, ...units] });
  expect([answer.status, await answer.json()]).toMatchObject([
    403,
    { code: "PLAN_LIMIT", data: { kind: "units", limit: 10, used: 0 } },
  ]);
  expect(await totals()).toEqual(nothing);
});

it("is answered once for its key, wants a session, and knows no other workspace", async () => {
  const headers = { "idempotency-key": "history-1" };
  const first = await (await post(whole, headers)).json();
  expect(await (await post(whole, headers)).json()).toEqual(first);
  expect((await client.properties.list({})).total).toBe(2);
  expect((await app.call("/api/v1/brought-history", { body: whole })).status).toBe(401);
  expect((await app.call("/api/v1/brought-history/known")).status).toBe(401);
  const { properties } = await client.bulk.known({});
  const stranger = app.client(await app.signUp());
  const theirs = {
    ...empty,
    expenses: [{ ...record, propertyId: properties[0]?.id ?? "", category: "insurance" as const }],
  };
  await expect(stranger.bulk.bring(theirs)).rejects.toMatchObject({ code: "NOT_FOUND" });
  const { undoId } = first as { readonly undoId: string };
  await expect(stranger.bulk.undo({ id: undoId })).rejects.toMatchObject({ code: "NOT_FOUND" });
  for (const role of ["assistant", "cleaner"] as const) {
    const inside = await memberOf(app, client, role);
    await expect(inside.bulk.bring(whole), role).rejects.toMatchObject({ code: "FORBIDDEN" });
  }
});
