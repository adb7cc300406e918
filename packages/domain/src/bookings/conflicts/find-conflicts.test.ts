import * as fc from "fast-check";
import { expect, it } from "vitest";
import {
  standingBooking,
  someBookings,
  someClockChange,
  someBookingOfRentable,
  bookingOfRentable,
} from "../../../testing/booking-samples.ts";
import { clockChanges, QUARTER_MINUTES, quarterAt, wallTimesOf } from "../../../testing/wall-clock.ts";
import type { LocalDateTime } from "../../calendar/index.ts";
import { idOf } from "../../ids/index.ts";
import { findConflicts, overlapsAmong } from "../index.ts";
import type { BookingOfRentable, StandingBooking } from "../index.ts";

// An independent check without scopes or interval arithmetic: it tests each quarter of an hour for whether a guest is
// in a room.

function rooms(unitId: string | null): readonly string[] {
  return unitId === null ? ["U1", "U2", "garden"] : [unitId];
}

function quartersOf(
  wallTimes: readonly LocalDateTime[],
  { checkIn, checkOut }: BookingOfRentable,
): ReadonlySet<number> {
  const [from, to] = [quarterAt(wallTimes, checkIn), quarterAt(wallTimes, checkOut)];
  return new Set(Array.from({ length: to - from }, (_, index) => from + index));
}

function collide(wallTimes: readonly LocalDateTime[], a: BookingOfRentable, b: BookingOfRentable): boolean {
  if (!rooms(a.unitId).some((room) => rooms(b.unitId).includes(room))) return false;
  const quarters = quartersOf(wallTimes, a);
  return [...quartersOf(wallTimes, b)].some((quarter) => quarters.has(quarter));
}

/** Minutes between two bookings that share a room and do not overlap. */
function emptyMinutes(
  wallTimes: readonly LocalDateTime[],
  a: BookingOfRentable,
  b: BookingOfRentable,
): number | null {
  if (collide(wallTimes, a, b) || !rooms(a.unitId).some((room) => rooms(b.unitId).includes(room)))
    return null;
  const [x, y] = [[...quartersOf(wallTimes, a)], [...quartersOf(wallTimes, b)]];
  return (Math.max(...x, ...y) - Math.min(...x, ...y) + 1 - x.length - y.length) * QUARTER_MINUTES;
}

const MIN_GAP = 180;
const wallTimesByChange = new Map(clockChanges.map((change) => [change, wallTimesOf(change)]));

it("misses no overlap and no short gap, and invents none", () => {
  fc.assert(
    fc.property(
      someClockChange.chain((change) =>
        fc.tuple(fc.constant(change), someBookingOfRentable(change.day), someBookings(change.day)),
      ),
      ([change, added, others]) => {
        const wallTimes = wallTimesByChange.get(change) ?? [];
        const standing = others.filter(({ status }) => status === "confirmed");
        const found = findConflicts({
          booking: { ...added, id: null },
          others,
          zone: change.zone,
          minGapMinutes: MIN_GAP,
        });
        const expected = standing.filter((other) => collide(wallTimes, added, other)).map(({ id }) => id);
        expect(found.overlaps.toSorted()).toEqual(expected.toSorted());
        const gaps = standing.flatMap((other) => {
          const minutes = emptyMinutes(wallTimes, added, other);
          return minutes === null || minutes >= MIN_GAP ? [] : [{ bookingId: other.id, minutes }];
        });
        const byId = (a: { bookingId: string }, b: { bookingId: string }) =>
          a.bookingId < b.bookingId ? -1 : 1;
        expect(found.shortGaps.toSorted(byId)).toEqual(gaps.toSorted(byId));
      },
    ),
    { numRuns: 500 },
  );
});

it("finds among all bookings the same pairs as one by one", () => {
  fc.assert(
    fc.property(
      someClockChange.chain(({ zone, day }) => fc.tuple(fc.constant(zone), someBookings(day))),
      ([zone, all]) => {
        const oneByOne = all
          .filter(({ status }) => status === "confirmed")
          .flatMap((one) => {
            const { overlaps } = findConflicts({ booking: one, others: all, zone, minGapMinutes: 0 });
            return overlaps.map((other) => [one.id, other].toSorted().join());
          });
        const pairs = overlapsAmong(all, zone).map((pair) => pair.toSorted().join());
        expect(pairs.toSorted()).toEqual([...new Set(oneByOne)].toSorted());
      },
    ),
  );
});

const june: readonly StandingBooking[] = [
  standingBooking("late", bookingOfRentable("U1", "2026-06-10T15:00", "2026-06-12T11:00")),
  standingBooking("early", bookingOfRentable("U1", "2026-06-01T15:00", "2026-06-05T11:00")),
  standingBooking("next-door", bookingOfRentable("U2", "2026-06-01T15:00", "2026-06-12T11:00")),
  standingBooking("gone", bookingOfRentable("U1", "2026-06-05T15:00", "2026-06-10T11:00"), "cancelled"),
];

function conflictsOf(added: BookingOfRentable, id: string | null = null) {
  return findConflicts({
    booking: { ...added, id: id === null ? null : idOf(id) },
    others: june,
    zone: "Europe/Berlin",
    minGapMinutes: MIN_GAP,
  });
}

it("finds nothing where cancelled nights are sold again", () => {
  expect(conflictsOf(bookingOfRentable("U1", "2026-06-05T15:00", "2026-06-10T11:00"))).toEqual({
    overlaps: [],
    shortGaps: [],
  });
});

it.each([
  ["touching", "11:00", [{ bookingId: "early", minutes: 0 }]],
  ["a minute too short", "13:59", [{ bookingId: "early", minutes: 179 }]],
  ["exactly the minimum", "14:00", []],
])("judges a gap before the stay: %s", (_what, time, shortGaps) => {
  expect(conflictsOf(bookingOfRentable("U1", `2026-06-05T${time}`, "2026-06-08T11:00"))).toEqual({
    overlaps: [],
    shortGaps,
  });
});

it("judges the gap after the stay as well, in the order of arrival", () => {
  expect(conflictsOf(bookingOfRentable("U1", "2026-06-05T12:00", "2026-06-10T14:00")).shortGaps).toEqual([
    { bookingId: "early", minutes: 60 },
    { bookingId: "late", minutes: 60 },
  ]);
});

it("holds the whole property against every unit", () => {
  expect(conflictsOf(bookingOfRentable(null, "2026-06-04T15:00", "2026-06-11T11:00")).overlaps).toEqual([
    "early",
    "next-door",
    "late",
  ]);
});

it("never compares an edited booking with itself", () => {
  expect(
    conflictsOf(bookingOfRentable("U1", "2026-06-02T15:00", "2026-06-06T11:00"), "early").overlaps,
  ).toEqual([]);
});

it("names each pair in conflict once, the earlier arrival first", () => {
  const all = [
    ...june,
    standingBooking("whole", bookingOfRentable(null, "2026-06-11T15:00", "2026-06-13T11:00")),
  ];
  expect(overlapsAmong(all, "Europe/Berlin")).toEqual([
    ["next-door", "whole"],
    ["late", "whole"],
  ]);
});
