import { sql } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { rowsOf } from "#kernel/db/queries/rows.ts";
import { holidayHouse } from "../../../testing/records/holiday-house.ts";
import { rentedFlat } from "../../../testing/records/rented-flat.ts";
import { testApp } from "../../../testing/test-app.ts";
import type { TestApp, TestClient, TestSession } from "../../../testing/test-app.ts";

let app: TestApp;
let session: TestSession;
let client: TestClient;

/** Tuesday, 10 March 2026, in every test. */
beforeAll(async () => {
  app = await testApp();
  session = await app.signUp();
  client = app.client(session);
});
afterAll(() => app.close());

const change = async (id: string, fields: object) => {
  const { version } = await client.properties.get({ id });
  return client.properties.update({ id, version, ...fields });
};

describe("another time zone", () => {
  const storedOf = async (id: string) => {
    const [row] = rowsOf(
      await app.db.asSystem((tx) =>
        tx.execute(sql`select to_char(in_at at time zone 'UTC', 'MM-DD HH24:MI') as "in",
          to_char(out_at at time zone 'UTC', 'MM-DD HH24:MI') as "out", overlap_confirmed as seen from booking where id = ${id}`),
      ),
    );
    return [row?.["in"], row?.["out"], row?.["seen"]];
  };

  it("keeps the local times, and finds the instants anew, on both days when clocks change", async () => {
    const house = await holidayHouse(client, { name: "Zone house" });
    const spring = await house.book("2026-03-28", "2026-03-29");
    const autumn = await house.book("2026-10-24", "2026-10-25");
    const whole = await house.book("2026-11-20", "2026-11-22", { unitId: null });
    const cancelled = await house.book("2026-12-01", "2026-12-03");
    await client.bookings.cancel({ id: cancelled.id, version: cancelled.version, kept: "0" });
    expect(await storedOf(spring.id)).toEqual(["03-28 15:00", "03-29 10:00", false]);
    expect(await storedOf(autumn.id)).toEqual(["10-24 14:00", "10-25 11:00", false]);

    await change(house.propertyId, { timezone: "America/New_York" });

    expect(await storedOf(spring.id)).toEqual(["03-28 19:00", "03-29 15:00", false]);
    expect(await storedOf(autumn.id)).toEqual(["10-24 19:00", "10-25 15:00", false]);
    expect(await storedOf(whole.id)).toEqual(["11-20 20:00", "11-22 16:00", false]);
    expect(await storedOf(cancelled.id)).toEqual(["12-01 20:00", "12-03 16:00", false]);
    expect(await client.bookings.get({ id: spring.id })).toMatchObject({
      checkIn: "2026-03-28T15:00",
      checkOut: "2026-03-29T11:00",
      total: spring.total,
    });
  });

  it("takes the first of an hour that comes twice", async () => {
    const house = await holidayHouse(client, { name: "Night flight", timezone: "Europe/Lisbon" });
    const early = await house.book("2026-11-01", "2026-11-02", { checkIn: "2026-11-01T01:30" });
    await change(house.propertyId, { timezone: "America/New_York" });
    expect(await storedOf(early.id)).toEqual(["11-01 05:30", "11-02 16:00", false]);
  });

  it("moves stays that follow each other without a collision on the way", async () => {
    const house = await holidayHouse(client, { name: "Back to back" });
    const confirm = ["BOOKING_SHORT_GAP"];
    const stays = [];
    for (const day of [10, 11, 12, 13, 14])
      stays.push(
        await house.book(`2026-06-${day}`, `2026-06-${day + 1}`, {
          checkIn: `2026-06-${day}T12:00`,
          checkOut: `2026-06-${day + 1}T12:00`,
          confirm,
        }),
      );
    await change(house.propertyId, { timezone: "Pacific/Auckland" });
    await change(house.propertyId, { timezone: "Pacific/Honolulu" });
    for (const { id } of stays) expect((await storedOf(id))[2]).toBe(false);
  });

  it("marks as seen what overlaps only since then", async () => {
    // In Dubai they leave at 02:50 and arrive at 03:05; in Berlin the clock jumps from 2 to 3 that night.
    const house = await holidayHouse(client, { name: "Skipped hour", timezone: "Asia/Dubai" });
    const first = await house.book("2026-03-27", "2026-03-29", { checkOut: "2026-03-29T02:50" });
    const second = await house.book("2026-03-29", "2026-03-31", {
      checkIn: "2026-03-29T03:05",
      confirm: ["BOOKING_SHORT_GAP"],
    });
    await change(house.propertyId, { timezone: "Europe/Berlin" });
    // Skipped: later by the gap, 03:50 in Berlin; the next guest arrives at 03:05.
    expect(await storedOf(first.id)).toEqual(["03-27 14:00", "03-29 01:50", false]);
    expect(await storedOf(second.id)).toEqual(["03-29 01:05", "03-31 09:00", true]);
    expect(await client.bookings.get({ id: second.id })).toMatchObject({ inConflict: true });
    expect((await client.notices.list({})).items).toMatchObject([
      { kind: "booking_conflict", facts: { dueOn: "2026-03-29" } },
    ]);
    const { properties } = await client.bookings.calendar({
      from: "2026-03-25",
      days: 14,
      propertyId: house.propertyId,
    });
    expect(properties[0]?.bookings.map(({ inConflict }) => inConflict)).toEqual([true, true]);
  });
});

describe("another currency", () => {
  it("[R-L07] is asked about where a season has none of its own, and keeps the number", async () => {
    const house = await holidayHouse(client, { name: "Money house" });
    const season = await client.seasons.create({
      propertyId: house.propertyId,
      unitId: null,
      name: "Summer",
      startsOn: "2026-06-01",
      endsOn: "2026-08-31",
      rate: "112.40",
      minStay: 3,
    });
    const stay = await house.book("2026-07-01", "2026-07-04");
    await expect(change(house.propertyId, { currency: "USD" })).rejects.toMatchObject({
      code: "CONFIRMATION_REQUIRED",
      data: {
        warnings: [
          {
            code: "AMOUNTS_WITHOUT_CURRENCY",
            params: { count: "1", names: "Summer", from: "EUR", to: "USD" },
          },
        ],
      },
    });
    const confirm = ["AMOUNTS_WITHOUT_CURRENCY"];
    const read = async () => (await client.seasons.list({ propertyId: house.propertyId })).items[0];
    await change(house.propertyId, { currency: "USD", confirm });
    expect(await read()).toMatchObject({ id: season.id, rate: "112.40", currency: "USD" });
    await change(house.propertyId, { currency: "JPY", confirm });
    expect(await read()).toMatchObject({ rate: "112", currency: "JPY" });
    expect(await client.bookings.get({ id: stay.id })).toMatchObject({ total: stay.total, currency: "EUR" });
  });

  it("asks nobody where nothing would be meant otherwise", async () => {
    const { propertyId } = await holidayHouse(client, { name: "Plain house" });
    expect(await change(propertyId, { currency: "CHF" })).toMatchObject({ currency: "CHF" });
  });
});

describe("the lengths of a property", () => {
  it("[PROP-01] begin at three hours, are kept and read by the calendar", async () => {
    const { propertyId } = await holidayHouse(client, { name: "Lengths" });
    expect(await client.properties.get({ id: propertyId })).toMatchObject({
      minGapMinutes: 180,
      cleaningMinutes: 180,
    });
    await change(propertyId, { minGapMinutes: 240, cleaningMinutes: 90 });
    const { properties } = await client.bookings.calendar({ from: "2026-03-10", days: 7, propertyId });
    expect(properties[0]).toMatchObject({ minGapMinutes: 240, cleaningMinutes: 90 });
    await expect(change(propertyId, { minGapMinutes: 1441, cleaningMinutes: -1 })).rejects.toMatchObject({
      data: {
        issues: [
          { path: ["minGapMinutes"], code: "INVALID_MINUTES" },
          { path: ["cleaningMinutes"], code: "INVALID_MINUTES" },
        ],
      },
    });
  });
});

it("[R-C01] [R-D03a] takes a lease while it is let by the month, and shows it among its stays afterwards", async () => {
  const house = await holidayHouse(client, { name: "Two ways" });
  const { propertyId, garden: unitId } = house;
  await house.book("2026-06-01", "2026-06-04");
  const tenant = { name: "Nora Falk" };
  const lease = {
    tenant,
    propertyId,
    unitId,
    startsOn: "2026-10-01",
    endsOn: "2027-03-31",
    monthlyRent: "900.00",
    deposit: "0.00",
    paymentDay: 1,
  };
  await expect(client.leases.create(lease)).rejects.toMatchObject({
    data: { issues: [{ path: ["propertyId"], code: "PROPERTY_NOT_MONTHLY" }] },
  });
  await change(propertyId, { rentalMode: "monthly" });
  const made = await client.leases.create(lease);
  await change(propertyId, { rentalMode: "daily" });
  const { properties } = await client.bookings.calendar({ from: "2026-09-21", days: 28, propertyId });
  expect(properties[0]?.leases).toMatchObject([{ id: made.id, tenant: "Nora Falk" }]);
  await expect(house.book("2026-11-01", "2026-11-03")).rejects.toMatchObject({
    data: { warnings: [{ code: "BOOKING_DURING_LEASE", params: { leaseId: made.id } }] },
  });
});

describe("a unit that is let by the night", () => {
  const season = { startsOn: "2026-06-01", endsOn: "2026-08-31", rate: "112.00", minStay: 3 };
  const block = { from: "2026-05-01", through: "2026-05-03", reason: "New bath" };

  it("[PROP-02] is not deleted while a booking names it, a cancelled one too", async () => {
    const house = await holidayHouse(client, { name: "In use" });
    const stay = await house.book("2026-05-10", "2026-05-12");
    await client.bookings.cancel({ id: stay.id, version: stay.version, kept: "0" });
    await expect(client.units.delete({ id: house.garden })).rejects.toMatchObject({
      code: "UNIT_IN_USE",
      data: { records: [{ kind: "booking" }] },
    });
  });

  it("[R-M02] takes its seasons and its blocked nights along, and brings them back", async () => {
    const house = await holidayHouse(client, { name: "Taken along" });
    const { propertyId, garden: unitId } = house;
    await client.seasons.create({ ...season, propertyId, unitId, name: "Garden summer" });
    await client.seasons.create({ ...season, propertyId, unitId: null, name: "Summer" });
    await client.blockedDates.create({ ...block, propertyId, unitId });
    await client.blockedDates.create({
      ...block,
      propertyId,
      unitId: null,
      from: "2026-05-05",
      through: "2026-05-05",
    });
    const standing = async () => {
      const { items } = await client.seasons.list({ propertyId });
      const { properties } = await client.bookings.calendar({ from: "2026-05-01", days: 14, propertyId });
      return [items.map(({ name }) => name).toSorted(), properties[0]?.blocks.map(({ from }) => from)];
    };
    const before = await standing();
    expect(before).toEqual([
      ["Garden summer", "Summer"],
      ["2026-05-01", "2026-05-05"],
    ]);
    const { trashId } = await client.units.delete({ id: unitId });
    expect(await standing()).toEqual([["Summer"], ["2026-05-05"]]);
    await client.trash.restore({ id: trashId });
    expect(await standing()).toEqual(before);
  });

  it("stays away where its blocked nights were sold with the whole property meanwhile", async () => {
    const house = await holidayHouse(client, { name: "Sold meanwhile" });
    const { propertyId, garden: unitId } = house;
    await client.blockedDates.create({ ...block, propertyId, unitId });
    const { trashId } = await client.units.delete({ id: unitId });
    await house.book("2026-05-01", "2026-05-04", { unitId: null });
    await expect(client.trash.restore({ id: trashId })).rejects.toMatchObject({ code: "CANNOT_RESTORE" });
  });

  it("does not block nights again that were sold meanwhile", async () => {
    const house = await holidayHouse(client, { name: "Block undone" });
    const made = await client.blockedDates.create({
      ...block,
      propertyId: house.propertyId,
      unitId: house.garden,
    });
    const { trashId } = await client.blockedDates.delete({ id: made.id });
    await house.book("2026-05-02", "2026-05-04");
    await expect(client.trash.restore({ id: trashId })).rejects.toMatchObject({ code: "CANNOT_RESTORE" });
  });

  it("changes of property and seasons are another workspace's to nobody", async () => {
    const house = await holidayHouse(client, { name: "Mine" });
    const other = app.client(await app.signUp());
    const flat = await rentedFlat(other);
    await expect(
      other.properties.update({ id: house.propertyId, version: 1, timezone: "Asia/Tokyo" }),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(flat.propertyId).not.toBe(house.propertyId);
  });
});
