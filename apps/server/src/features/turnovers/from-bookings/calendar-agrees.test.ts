import { addDays, plainDate } from "@keystead/domain/calendar";
import { afterAll, beforeAll, expect, it } from "vitest";

import { holidayHouse } from "#testing/records/holiday-house.ts";
import { randomBelow } from "#testing/records/random-lease-history.ts";
import { testApp, type TestApp, type TestClient } from "#testing/test-app.ts";

let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  app = await testApp();
  client = app.client(await app.signUp());
});
afterAll(() => app.close());

const BEGIN = plainDate("2026-06-01");
const overlapping = { confirm: ["BOOKING_OVERLAP", "BOOKING_SHORT_GAP"] };

/** The turnovers and conflicts that the calendar shows for some days. */
async function calendar(
  propertyId: string,
  { from, days }: { readonly from: string; readonly days: number },
) {
  const { properties } = await client.bookings.calendar({ from, days, propertyId });
  return { turnovers: properties[0]?.turnovers ?? [], bookings: properties[0]?.bookings ?? [] };
}

it("[R-E01] is an overlap also where the stay in the way has left before the calendar begins", async () => {
  const house = await holidayHouse(client, { name: "Unseen" });
  const long = await house.book("2026-06-01", "2026-06-10");
  await house.book("2026-06-03", "2026-06-05", overlapping);
  await house.book("2026-06-10", "2026-06-12");
  const { turnovers, bookings } = await calendar(house.propertyId, { from: "2026-06-08", days: 7 });
  expect(turnovers.find(({ bookingId }) => bookingId === long.id)).toMatchObject({ overlap: true });
  expect(bookings.find(({ id }) => id === long.id)).toMatchObject({ inConflict: true });
});

it("says the same of every turnover on the calendar and on the board, whatever days they show", async () => {
  const below = randomBelow(20_260_601);
  const house = await holidayHouse(client, { name: "By chance" });
  const rentables = [house.garden, house.roof, null];
  for (let count = 0; count < 14; count += 1) {
    const from = addDays(BEGIN, below(24));
    const to = addDays(from, 1 + below(7));
    await house.book(from, to, { unitId: rentables[below(3)] ?? null, ...overlapping });
  }
  const whole = { from: BEGIN, to: addDays(BEGIN, 60), propertyId: house.propertyId };
  const board = new Map(
    (await client.turnovers.list(whole)).items.map(({ leaving, flags, slackMinutes, cleaningMinutes }) => [
      leaving?.bookingId,
      {
        minutes: slackMinutes === null ? null : slackMinutes + cleaningMinutes,
        overlap: flags.includes("overlap"),
        backToBack: flags.includes("back_to_back"),
        tooShort: flags.includes("too_short"),
      },
    ]),
  );
  const conflicts = new Map(
    (await client.bookings.list({ propertyId: house.propertyId, limit: 100 })).items.map(
      ({ id, inConflict }) => [id, inConflict],
    ),
  );
  expect([board.size, [...conflicts.values()].includes(true)]).toEqual([14, true]);
  let seen = 0;
  for (let count = 0; count < 30; count += 1) {
    const shown = { from: addDays(BEGIN, below(36) - 4), days: 7 * (1 + below(4)) };
    const { turnovers, bookings } = await calendar(house.propertyId, shown);
    for (const { bookingId, shortGap: _shortGap, ...turnover } of turnovers)
      expect([shown, turnover]).toEqual([shown, board.get(bookingId)]);
    for (const { id, inConflict } of bookings)
      expect([shown, id, inConflict]).toEqual([shown, id, conflicts.get(id)]);
    expect(turnovers).toHaveLength(bookings.length);
    seen += turnovers.length;
  }
  expect(seen).toBeGreaterThan(30);
});
