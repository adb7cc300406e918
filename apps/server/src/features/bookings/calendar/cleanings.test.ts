import { afterAll, beforeAll, expect, it } from "vitest";

import { testApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";
import { turnoverHost } from "#testing/records/turnover-host.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it("[CLEAN-01] says of every cleaning of the days who does it and how far it is, of no stay as well", async () => {
  const { client, stay, propertyId, unitId, turnovers } = await turnoverHost(app);
  const flat = { propertyId, name: "Attic", bedrooms: 1, bathrooms: 1, sizeSqm: null };
  const attic = await client.units.create(flat);
  const rosa = await client.cleaners.create({ name: "Rosa", language: "es", currency: "EUR" });
  const ending = await stay("2026-03-05T15:00", "2026-03-10T11:00");
  await stay("2026-03-10T13:00", "2026-03-12T11:00");
  await stay("2026-03-05T15:00", "2026-03-11T11:00", { unitId: attic.id });
  await client.turnovers.create({ propertyId, startsAt: "2026-03-13T09:00" });
  // Of a day that is not asked for.
  await client.turnovers.create({ propertyId, startsAt: "2026-03-20T09:00" });
  const cleanings = async () => {
    const { properties } = await client.bookings.calendar({ from: "2026-03-09", days: 7 });
    return properties.flatMap((property) => property.cleanings);
  };
  expect(await cleanings()).toMatchObject([
    {
      bookingId: ending,
      unitId,
      // The next guest comes before it can be done.
      sign: "problem",
      state: "unassigned",
      cleaner: null,
      from: "2026-03-10T11:00",
      to: "2026-03-10T14:00",
      nextArrival: "2026-03-10T13:00",
    },
    { unitId: attic.id, sign: "unassigned", nextArrival: null },
    { unitId, sign: "unassigned" },
    { bookingId: null, unitId: null, sign: "unassigned", from: "2026-03-13T09:00" },
  ]);
  const [, ofAttic, second, manual] = await turnovers();
  const ids = [ofAttic, second, manual].map((turnover) => turnover?.id ?? "");
  for (const id of ids) await client.turnovers.update({ id, version: 1, cleanerId: rosa.id });
  const signs = async () => (await cleanings()).map(({ sign, cleaner }) => [sign, cleaner]);
  const assigned = ["assigned", "Rosa"];
  expect(await signs()).toEqual([["problem", null], assigned, assigned, assigned]);
  const [a = "", b = "", c = ""] = ids;
  await client.turnovers.act({ id: a, act: "confirm" });
  await client.turnovers.act({ id: b, act: "start" });
  app.clock.set("2026-03-13T12:00:00Z");
  await client.turnovers.act({ id: c, act: "done" });
  expect((await signs()).slice(1).map(([sign]) => sign)).toEqual(["confirmed", "started", "done"]);
  // She cannot be in two places.
  const { version } = await client.turnovers.get({ id: b });
  const confirm = ["CLEANER_DOUBLE_BOOKED", "SLOT_OUTSIDE_WINDOW"];
  await client.turnovers.update({ id: b, version, startsAt: "2026-03-11T12:00", confirm });
  expect((await signs()).map(([sign]) => sign)).toEqual(["problem", "problem", "problem", "done"]);
  // What is planned for a later day than its window begins on stands on both.
  const attics = await client.turnovers.get({ id: a });
  const later = { id: a, version: attics.version, startsAt: "2026-03-17T10:00", confirm };
  await client.turnovers.update(later);
  const { properties } = await client.bookings.calendar({ from: "2026-03-17", days: 1 });
  expect(properties.flatMap((property) => property.cleanings)).toMatchObject([{ turnoverId: a }]);
  expect((await cleanings()).map(({ turnoverId }) => turnoverId)).toContain(a);
  // The board and the next days of the portfolio say the same of them.
  app.clock.set("2026-03-10T09:00:00Z");
  const { departures } = await client.bookings.outlook({});
  const ofBookings = (await cleanings()).filter(({ bookingId }) => bookingId !== null);
  expect(new Map(departures.map(({ cleaning }) => [cleaning?.turnoverId, cleaning?.sign]))).toEqual(
    new Map(ofBookings.map(({ turnoverId, sign }) => [turnoverId, sign])),
  );
});
