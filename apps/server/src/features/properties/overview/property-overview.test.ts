import { afterAll, beforeAll, expect, it } from "vitest";

import { holidayHouse } from "../../../testing/records/holiday-house.ts";
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

it("tells of each unit who lives there and how the running month stands, with what all of it comes to", async () => {
  const { propertyId, unitId, tenantId, lease } = await rentedFlat(client, "Read house");
  await client.units.update({ id: unitId, version: 1, sizeSqm: 50, floor: "1st" });
  await client.units.create({ propertyId, name: "Attic", bedrooms: null, bathrooms: null, sizeSqm: 20 });
  const { id, rows } = await lease({ charges: "150.00", endsOn: "2026-04-30" });
  const march = rows.filter(({ period }) => period === "2026-03").map(({ ref }) => ref);
  await client.leases.recordPayment({
    id,
    rows: march,
    amount: "1000.00",
    paidOn: "2026-03-04",
    method: "cash",
  });
  const overview = await client.properties.overview({ id: propertyId });
  expect(overview.property).toEqual(await client.properties.get({ id: propertyId }));
  expect(overview).toMatchObject({ today: "2026-03-10", month: "2026-03" });
  expect(overview.rentables).toEqual([
    {
      unit: { id: expect.any(String), name: "Attic", floor: "", sizeSqm: 20 },
      status: "available",
      leases: [],
    },
    {
      unit: { id: unitId, name: "Flat 1", floor: "1st", sizeSqm: 50 },
      status: "occupied",
      leases: [
        {
          id,
          tenant: { id: tenantId, name: "Ada Adler" },
          startsOn: "2026-01-01",
          endsOn: "2026-04-30",
          currency: "EUR",
          monthly: "1100.00",
          month: { state: "partially_paid", outstanding: "100.00", paidOn: "2026-03-04" },
        },
      ],
    },
  ]);
  expect(overview.totals).toEqual([{ currency: "EUR", monthly: "1100.00", sizeSqm: 50, perSqm: "22.00" }]);
  expect(overview.overdue).toEqual({ tenants: ["Ada Adler"], since: "2026-01-01" });
  // What the payment form takes: what is due, and the next month.
  expect(overview.payable).toMatchObject([
    {
      leaseId: id,
      tenantName: "Ada Adler",
      openMonths: [
        { period: "2026-01", outstanding: "1100.00" },
        { period: "2026-02" },
        { period: "2026-03", outstanding: "100.00" },
        { period: "2026-04", state: "scheduled" },
      ],
    },
  ]);
  expect(overview.next).toMatchObject([
    { on: "2026-04-01", kind: "rent", amount: "1100.00", leaseId: id, unitName: "Flat 1" },
    { on: "2026-04-30", kind: "ends", amount: null, leaseId: id },
  ]);
});

it("tells who comes and leaves beside what is to come of its leases", async () => {
  const house = await holidayHouse(client, { name: "Both ways" });
  await house.book("2026-03-08", "2026-03-12", { guestName: "Here" });
  const next = await house.book("2026-03-12", "2026-03-14", { guestName: "Comes" });
  const cancelled = await house.book("2026-03-20", "2026-03-22", { guestName: "Cancelled" });
  await client.bookings.cancel({ id: cancelled.id, version: cancelled.version });
  const overview = await client.properties.overview({ id: house.propertyId });
  expect(overview.next.map(({ on, kind, name, unitName }) => [on, kind, name, unitName])).toEqual([
    ["2026-03-12", "leaves", "Here", "Garden flat"],
    ["2026-03-12", "arrives", "Comes", "Garden flat"],
    ["2026-03-14", "leaves", "Comes", "Garden flat"],
  ]);
  expect(overview.next[1]).toMatchObject({ bookingId: next.id, leaseId: null, amount: null });
});

it("is one place where it has no units, or is let as a whole beside them", async () => {
  const { propertyId, tenantId, unitId, lease } = await rentedFlat(client, "Whole house");
  expect((await client.properties.overview({ id: propertyId })).rentables).toMatchObject([
    { unit: { id: unitId }, status: "available" },
  ]);
  await lease({ unitId: null });
  const whole = await client.properties.overview({ id: propertyId });
  expect(whole.rentables).toMatchObject([
    { unit: null, status: "occupied", leases: [{ tenant: { id: tenantId } }] },
    { unit: { id: unitId }, leases: [] },
  ]);
  expect(whole.totals).toMatchObject([{ monthly: "950.00", sizeSqm: null, perSqm: null }]);
});

it("knows which properties stand beside it in the list", async () => {
  const landlord = app.client(await app.signUp());
  const add = async (name: string, city: string) =>
    (
      await landlord.properties.create({
        name,
        city,
        rentalMode: "monthly",
        country: null,
        currency: "EUR",
        timezone: "Europe/Berlin",
      })
    ).id;
  const [a, b, c] = [await add("A", "Bonn"), await add("B", "Ulm"), await add("C", "Bonn")];
  const beside = (id: string, list: object) => landlord.properties.neighbours({ id, ...list });
  expect(await beside(b, {})).toEqual({ previous: a, next: c });
  expect(await beside(b, { sort: "-name" })).toEqual({ previous: c, next: a });
  expect(await beside(a, { city: "Bonn" })).toEqual({ previous: null, next: c });
  expect(await beside(b, { city: "Bonn" })).toEqual({ previous: null, next: null });
});

it("shows nothing of a property of others", async () => {
  const { propertyId } = await rentedFlat(client, "Foreign house");
  const stranger = await app.signUp();
  const missing = "00000000-0000-4000-8000-000000000000";
  const [foreign, unknown] = await Promise.all(
    [propertyId, missing].map(async (id) => {
      const answer = await app.call(`/api/v1/properties/${id}/overview`, { session: stranger });
      return `${answer.status} ${await answer.text()}`;
    }),
  );
  expect(foreign).toBe(unknown);
  expect(foreign).toMatch(/^404 /);
});
