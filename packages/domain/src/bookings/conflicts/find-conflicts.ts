import { MINUTE_MS } from "../../calendar/index.ts";
import type { BookingId } from "../../ids/index.ts";
import { sameScope } from "../../properties/index.ts";
import { compareArrivals, inOrderOfArrival, instantsOf } from "../booking.ts";
import type { BookingOfRentable, StandingBooking, TimedBooking } from "../booking.ts";

/** A booking with too short a gap to the checked booking; whole real minutes. */
export type ShortGap = { readonly bookingId: BookingId; readonly minutes: number };

/** The bookings that conflict with a booking, both lists in the order of (check-in, id). */
export type BookingConflicts = {
  /** Warning BOOKING_OVERLAP: both bookings are marked as in conflict until one moves. */
  readonly overlaps: readonly BookingId[];
  /** Warning BOOKING_SHORT_GAP. */
  readonly shortGaps: readonly ShortGap[];
};

/**
 * R-D03, R-D04: the bookings of a property that overlap the checked booking, or leave less than the minimum gap before
 * or after it. Gaps are real minutes, so a clock change within a gap counts. Touching bookings do not overlap, and
 * exactly the minimum gap is enough. `id` is null for a new booking; an edited one is not compared with itself.
 * Cancelled bookings never conflict.
 */
export function findConflicts(input: {
  readonly booking: BookingOfRentable & { readonly id: BookingId | null };
  readonly others: readonly StandingBooking[];
  readonly zone: string;
  readonly minGapMinutes: number;
}): BookingConflicts {
  const { booking, zone } = input;
  const own = instantsOf(booking, zone);
  const inScope = inOrderOfArrival(
    input.others.filter(({ id, unitId }) => id !== booking.id && sameScope(unitId, booking.unitId)),
    zone,
  );
  return {
    overlaps: inScope.filter((other) => overlap(own, other)).map((other) => other.booking.id),
    shortGaps: inScope
      .filter((other) => !overlap(own, other))
      .map((other) => ({ bookingId: other.booking.id, minutes: gapMinutes(own, other) }))
      .filter(({ minutes }) => minutes >= 0 && minutes < input.minGapMinutes),
  };
}

/**
 * R-D03: every pair of overlapping bookings of a property, the earlier arrival first; the calendar outlines them. Pairs
 * are in the order of their first booking, then of their second. Costs n log n plus the pairs found, because bookings
 * of different units are not compared.
 */
export function overlapsAmong(
  bookings: readonly StandingBooking[],
  zone: string,
): readonly (readonly [BookingId, BookingId])[] {
  const later: Lanes = { ofAny: [], ofUnit: new Map() };
  // From the last arrival back: bookings that may overlap this one arrive later, so they are already in a lane.
  const found = inOrderOfArrival(bookings, zone)
    .toReversed()
    .map((first) => {
      const { id, unitId } = first.booking;
      const inTheWay =
        unitId === null
          ? arrivingDuring(first, later.ofAny)
          : [laneOf(later, unitId), laneOf(later, null)]
              .flatMap((lane) => arrivingDuring(first, lane))
              .sort(compareArrivals);
      laneOf(later, unitId).push(first);
      later.ofAny.push(first);
      return inTheWay.map((second) => [id, second.booking.id] as const);
    });
  return found.toReversed().flat();
}

/** Bookings by unit, the earliest arrival last; null = of the whole property. */
type Lanes = {
  readonly ofAny: TimedBooking[];
  readonly ofUnit: Map<string | null, TimedBooking[]>;
};

function laneOf({ ofUnit }: Lanes, unitId: string | null): TimedBooking[] {
  const lane = ofUnit.get(unitId) ?? [];
  ofUnit.set(unitId, lane);
  return lane;
}

/** The bookings of a lane that overlap `first`, in the order of arrival. All of them arrive after `first`. */
function arrivingDuring(first: TimedBooking, lane: readonly TimedBooking[]): readonly TimedBooking[] {
  const found: TimedBooking[] = [];
  for (let at = lane.length - 1; at >= 0; at -= 1) {
    const second = lane[at];
    // A booking that arrives after this departure does not overlap, and those after it arrive even later.
    if (second === undefined || second.inMs >= first.outMs) break;
    if (overlap(first, second)) found.push(second);
  }
  return found;
}

type Instants = Pick<TimedBooking, "inMs" | "outMs">;

function overlap(a: Instants, b: Instants): boolean {
  return a.inMs < b.outMs && b.inMs < a.outMs;
}

/** The gap between two bookings that do not overlap: from one departure to the other arrival. */
function gapMinutes(a: Instants, b: Instants): number {
  return Math.floor((a.inMs < b.inMs ? b.inMs - a.outMs : a.inMs - b.outMs) / MINUTE_MS);
}
