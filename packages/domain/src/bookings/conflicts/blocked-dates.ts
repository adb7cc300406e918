import type { PlainDate } from "../../calendar/index.ts";
import type { BookingId } from "../../ids/index.ts";
import { accept, compareText } from "../../kernel/index.ts";
import type { Accepted, DomainRefusal } from "../../kernel/index.ts";
import { sameScope } from "../../properties/index.ts";
import { compareCheckIns } from "../booking.ts";
import type { BookingOfRentable, StandingBooking } from "../booking.ts";
import { nightsOf } from "../prices/nights.ts";

/** A night that cannot be sold, named by the day on which it begins; of one unit, or of the whole property (null). */
export type BlockedDate = { readonly unitId: string | null; readonly date: PlainDate };

/** The blocked nights of the booking, in their order. */
export type BlockedRefusal = DomainRefusal<"DATE_BLOCKED"> & { readonly nights: readonly PlainDate[] };

/**
 * R-D05: refuses a booking with a night that is blocked for its unit or for the whole property; a whole-property
 * booking also with a night that is blocked for any unit. Leaving on a blocked date is fine. Error DATE_BLOCKED, which
 * cannot be confirmed away.
 */
export function checkBlockedDates(
  stay: BookingOfRentable,
  blocked: readonly BlockedDate[],
): Accepted<null> | BlockedRefusal {
  const dates = datesInScope(stay.unitId, blocked);
  const nights = nightsOf(stay).filter((night) => dates.has(night));
  return nights.length === 0 ? accept(null) : { ok: false, code: "DATE_BLOCKED", nights };
}

/** The bookings that hold one of the nights, in the order of (check-in, id). */
export type BookedRefusal = DomainRefusal<"DATE_BOOKED"> & { readonly bookingIds: readonly BookingId[] };

/**
 * R-D05: the dates that blocking adds, sorted; dates already blocked for the same unit or property are not stored
 * twice. Error DATE_BOOKED if one of the nights is sold in the same scope.
 */
export function blockDates(
  block: { readonly unitId: string | null; readonly dates: readonly PlainDate[] },
  bookings: readonly StandingBooking[],
  blocked: readonly BlockedDate[],
): { readonly ok: true; readonly value: readonly PlainDate[] } | BookedRefusal {
  const blockDates = new Set(block.dates);
  const inTheWay = bookings.filter(
    (booking) =>
      booking.status !== "cancelled" &&
      sameScope(booking.unitId, block.unitId) &&
      nightsOf(booking).some((night) => blockDates.has(night)),
  );
  if (inTheWay.length > 0) {
    const ordered = inTheWay.toSorted(compareCheckIns);
    return { ok: false, code: "DATE_BOOKED", bookingIds: ordered.map(({ id }) => id) };
  }
  const stored = new Set(blocked.filter(({ unitId }) => unitId === block.unitId).map(({ date }) => date));
  return accept([...blockDates].filter((date) => !stored.has(date)).toSorted(compareText));
}

function datesInScope(unitId: string | null, blocked: readonly BlockedDate[]): ReadonlySet<PlainDate> {
  return new Set(blocked.filter((block) => sameScope(block.unitId, unitId)).map(({ date }) => date));
}
