import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  standingBooking,
  someBookings,
  someClockChange,
  bookingOfRentable,
} from "../../testing/booking-samples.ts";
import { clockChanges, QUARTER_MINUTES, quarterAt, wallTimesOf } from "../../testing/wall-clock.ts";
import type { StandingBooking } from "../bookings/index.ts";
import { addDays, dayInZone } from "../calendar/index.ts";
import { deriveTurnovers, windowFlags, windowMinutes } from "./index.ts";

const ZONE = "Europe/Berlin";

function derived(bookings: readonly StandingBooking[], cleaningMinutes = 180) {
  return deriveTurnovers({ bookings, zone: ZONE, cleaningMinutes });
}

const someProperty = someClockChange.chain((change) =>
  fc.tuple(fc.constant(change), someBookings(change.day)),
);

const wallTimesByChange = new Map(clockChanges.map((change) => [change, wallTimesOf(change)]));

describe("turnovers", () => {
  it("are one for each booking, and end with the next arrival in scope by local time", () => {
    fc.assert(
      fc.property(someProperty, ([change, bookings]) => {
        const wallTimes = wallTimesByChange.get(change) ?? [];
        const standing = bookings.filter(({ status }) => status === "confirmed");
        const arrival = (one: StandingBooking): number => quarterAt(wallTimes, one.checkIn);
        const turnovers = deriveTurnovers({ bookings, zone: change.zone, cleaningMinutes: 180 });
        expect(turnovers.map(({ bookingId }) => bookingId).toSorted()).toEqual(
          standing.map(({ id }) => id).toSorted(),
        );
        for (const { bookingId, minutes } of turnovers) {
          const left = standing.find(({ id }) => id === bookingId);
          if (left === undefined) throw new Error("a turnover of nothing");
          const later = standing.filter(
            (other) =>
              (arrival(other) > arrival(left) || (arrival(other) === arrival(left) && other.id > left.id)) &&
              (other.unitId === null || left.unitId === null || other.unitId === left.unitId),
          );
          const expected =
            later.length === 0
              ? null
              : (Math.min(...later.map(arrival)) - quarterAt(wallTimes, left.checkOut)) * QUARTER_MINUTES;
          expect(minutes).toBe(expected);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("[R-E01] are judged on all stays, whatever days a screen shows of them", () => {
    const someDays = fc.record({
      from: fc.integer({ min: -6, max: 4 }),
      days: fc.integer({ min: 1, max: 8 }),
    });
    fc.assert(
      fc.property(someProperty, someDays, ([{ zone, day }, bookings], { from, days }) => {
        const [first, last] = [addDays(day, from), addDays(day, from + days - 1)];
        const all = deriveTurnovers({ bookings, zone, cleaningMinutes: 180 });
        const shown = all.filter(({ window }) => {
          const leaves = dayInZone(zone, window.startMs);
          return leaves >= first && leaves <= last;
        });
        // A screen with days of its own needs only the stored windows.
        for (const { window, minutes, flags } of shown) {
          expect(windowMinutes(window)).toBe(minutes);
          expect(windowFlags({ window, zone, cleaningMinutes: 180 })).toEqual(flags);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("are the same in whatever order the bookings come", () => {
    const shuffled = someProperty.chain(([change, bookings]) =>
      fc.tuple(
        fc.constant(change.zone),
        fc.constant(bookings),
        fc.shuffledSubarray([...bookings], { minLength: bookings.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([zone, bookings, anyOrder]) => {
        expect(deriveTurnovers({ bookings: anyOrder, zone, cleaningMinutes: 180 })).toEqual(
          deriveTurnovers({ bookings, zone, cleaningMinutes: 180 }),
        );
      }),
    );
  });
});

const first = standingBooking("b1", bookingOfRentable("U1", "2026-06-01T15:00", "2026-06-05T11:00"));

it.each([
  ["the usual change of guests", "2026-06-05T15:00", 240, ["back_to_back"]],
  ["exactly the time that cleaning takes", "2026-06-05T14:00", 180, ["back_to_back"]],
  ["a minute less", "2026-06-05T13:59", 179, ["back_to_back", "too_short"]],
  ["no time at all", "2026-06-05T11:00", 0, ["back_to_back", "too_short"]],
  ["an overlap on the day", "2026-06-05T10:00", -60, ["overlap", "back_to_back"]],
  ["an overlap by a night", "2026-06-04T15:00", -1200, ["overlap"]],
  ["the next day", "2026-06-06T00:30", 810, []],
])("flags %s", (_what, checkIn, minutes, flags) => {
  const next = standingBooking("b2", bookingOfRentable("U1", checkIn, "2026-06-08T11:00"));
  expect(derived([next, first])[0]).toMatchObject({ bookingId: "b1", minutes, flags });
});

it("flags a night that is too short over a change of the clocks by its real minutes", () => {
  const night = [
    standingBooking("b1", bookingOfRentable("U1", "2026-03-27T15:00", "2026-03-29T01:00")),
    standingBooking("b2", bookingOfRentable("U1", "2026-03-29T04:30", "2026-03-31T11:00")),
  ];
  expect(derived(night)[0]).toMatchObject({ minutes: 150, flags: ["back_to_back", "too_short"] });
});

it("closes the windows of all units when the whole property is let, and its own by any of them", () => {
  const bookings = [
    first,
    standingBooking("b2", bookingOfRentable("U2", "2026-06-02T15:00", "2026-06-06T11:00")),
    standingBooking("whole", bookingOfRentable(null, "2026-06-07T15:00", "2026-06-09T11:00")),
    standingBooking("b3", bookingOfRentable("U2", "2026-06-10T15:00", "2026-06-12T11:00")),
    standingBooking("gone", bookingOfRentable("U1", "2026-06-05T15:00", "2026-06-07T11:00"), "cancelled"),
  ];
  expect(derived(bookings).map(({ bookingId, unitId, minutes }) => [bookingId, unitId, minutes])).toEqual([
    ["b1", "U1", (2 * 24 + 4) * 60],
    ["b2", "U2", (24 + 4) * 60],
    ["whole", null, (24 + 4) * 60],
    ["b3", "U2", null],
  ]);
});
