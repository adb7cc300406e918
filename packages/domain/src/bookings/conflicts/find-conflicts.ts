import { MINUTE_MS } from "../../calendar/index.ts";
import type { BookingId } from "../../ids/index.ts";
import { sameScope } from "../../properties/index.ts";
import { compareArrivals, inOrderOfArrival, instantsOf } from "../booking.ts";
import type { PlacedBooking, StandingBooking, TimedBooking } from "../booking.ts";

/** A booking with too little time between it and the one that is asked about; whole real minutes. */
export type ShortGap = { readonly bookingId: BookingId; readonly minutes: number };

/** The bookings in the way of a stay, both lists in the order of (check-in, id). */
export type BookingConflicts = {
  /** Warning BOOKING_OVERLAP: both are marked in conflict until one moves. */
  readonly overlaps: readonly BookingId[];
  /** Warning BOOKING_SHORT_GAP. */
  readonly shortGaps: readonly ShortGap[];
};

/**
 * R-D03, R-D04: what of a property's bookings overlaps a stay, or leaves less than the minimum gap before or after it. Counted in real
 * minutes, so that a change of the clocks in between takes its hour; touching is no overlap, exactly the minimum is enough. `id` is
 * that of the booking that is edited, which is not compared with itself; null for a new one. Cancelled ones are in nobody's way.
 */
export function findConflicts(input: {
  readonly booking: PlacedBooking & { readonly id: BookingId | null };
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
 * R-D03: every two bookings of a property that overlap, the earlier arrival first: what the calendar outlines. The pairs stand in the
 * order of their first booking, then of their second. Costs n log n and what is found: no stay looks at another unit's.
 */
export function overlapsAmong(
  bookings: readonly StandingBooking[],
  zone: string,
): readonly (readonly [BookingId, BookingId])[] {
  const later: Lanes = { ofAny: [], ofUnit: new Map() };
  // From the last arrival back: whoever may be in a stay's way arrives later, and has been seen.
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

/** Stays by their place, the next arrival last; null = of the whole property. */
type Lanes = {
  readonly ofAny: TimedBooking[];
  readonly ofUnit: Map<string | null, TimedBooking[]>;
};

function laneOf({ ofUnit }: Lanes, unitId: string | null): TimedBooking[] {
  const lane = ofUnit.get(unitId) ?? [];
  ofUnit.set(unitId, lane);
  return lane;
}

/** Those of a lane who arrive before somebody has left; in the order of arrival, as they all arrive later than this one. */
function arrivingDuring(first: TimedBooking, lane: readonly TimedBooking[]): readonly TimedBooking[] {
  const found: TimedBooking[] = [];
  for (let at = lane.length - 1; at >= 0; at -= 1) {
    const second = lane[at];
    // Nobody who arrives after this departure is in its way, nor is anybody behind.
    if (second === undefined || second.inMs >= first.outMs) break;
    if (overlap(first, second)) found.push(second);
  }
  return found;
}

type Instants = Pick<TimedBooking, "inMs" | "outMs">;

function overlap(a: Instants, b: Instants): boolean {
  return a.inMs < b.outMs && b.inMs < a.outMs;
}

/** Of two stays that do not overlap: from the departure of the one to the arrival of the other. */
function gapMinutes(a: Instants, b: Instants): number {
  return Math.floor((a.inMs < b.inMs ? b.inMs - a.outMs : a.inMs - b.outMs) / MINUTE_MS);
}
