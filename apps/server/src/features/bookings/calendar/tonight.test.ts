import { afterAll, beforeAll, expect, it } from "vitest";

import { holidayHouse } from "../../../testing/records/holiday-house.ts";
import { testApp } from "../../../testing/test-app.ts";
import type { TestApp, TestClient } from "../../../testing/test-app.ts";

let app: TestApp;
let client: TestClient;

/** Tuesday, 10 March 2026, in the morning. */
beforeAll(async () => {
  app = await testApp();
  client = app.client(await app.signUp());
});
afterAll(() => app.close());

const HOUR_MS = 3_600_000;

const statesOf = async (propertyId: string) => {
  const { items } = await client.units.list({ propertyId });
  return Object.fromEntries(items.map(({ name, status }) => [name, status]));
};

it("[R-L03] a flat is occupied by its guest, and vacant where tonight is booked or blocked", async () => {
  const house = await holidayHouse(client, { name: "Tonight" });
  const { propertyId, garden, roof } = house;
  expect(await statesOf(propertyId)).toEqual({ "Garden flat": "available", "Roof flat": "available" });
  const leaving = await house.book("2026-03-08", "2026-03-10");
  await house.book("2026-03-10", "2026-03-12", { unitId: roof });
  // In the house until 11:00; arriving at 15:00.
  expect(await statesOf(propertyId)).toEqual({ "Garden flat": "occupied", "Roof flat": "vacant" });
  await client.bookings.cancel({ id: leaving.id, version: leaving.version });
  expect(await statesOf(propertyId)).toMatchObject({ "Garden flat": "available" });
  const block = await client.blockedDates.create({
    propertyId,
    unitId: garden,
    from: "2026-03-10",
    through: "2026-03-10",
  });
  expect(await statesOf(propertyId)).toMatchObject({ "Garden flat": "vacant" });
  await client.blockedDates.delete({ id: block.id });
  await client.blockedDates.create({ propertyId, unitId: garden, from: "2026-03-11", through: "2026-03-12" });
  expect(await statesOf(propertyId)).toMatchObject({ "Garden flat": "available" });
  const { items } = await client.units.list({ propertyId, status: "vacant" as never });
  expect(items.map(({ name }) => name)).toEqual(["Roof flat"]);
});

it("counts a stay of the whole property for each of its flats, and for the property that has none", async () => {
  const house = await holidayHouse(client, { name: "Whole" });
  await house.book("2026-03-09", "2026-03-11", { unitId: null });
  expect(await statesOf(house.propertyId)).toEqual({ "Garden flat": "occupied", "Roof flat": "occupied" });
  const { id } = await client.properties.create({
    name: "Cottage",
    rentalMode: "daily",
    country: null,
    currency: "EUR",
    timezone: "Europe/Lisbon",
  });
  await client.bookings.create(house.stay("2026-03-10", "2026-03-12", { propertyId: id, unitId: null }));
  const statusOf = async () => (await client.properties.overview({ id })).rentables[0]?.status;
  expect(await statusOf()).toBe("vacant");
  app.clock.advance(12 * HOUR_MS);
  expect(await statusOf()).toBe("occupied");
});
