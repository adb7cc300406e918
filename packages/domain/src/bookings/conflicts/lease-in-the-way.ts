import { addDays, dateOfLocal } from "../../calendar/index.ts";
import type { BookingId, LeaseId } from "../../ids/index.ts";
import { compareText } from "../../kernel/index.ts";
import { leasesOverlap } from "../../leases/index.ts";
import type { LeasePlace } from "../../leases/index.ts";
import { compareCheckIns } from "../booking.ts";
import type { PlacedBooking, StandingBooking } from "../booking.ts";

/**
 * R-D03a: the leases of the property that hold a night of the stay, in the order of (start, id). A lease's last day is still its
 * tenant's night, whatever came of the lease. Warning BOOKING_DURING_LEASE.
 */
export function leasesDuring(
  stay: PlacedBooking,
  leases: readonly (LeasePlace & { readonly id: LeaseId })[],
): readonly LeaseId[] {
  return leases
    .filter((lease) => leasesOverlap(lease, placeOfNights(stay)))
    .toSorted((a, b) => compareText(a.startsOn, b.startsOn) || compareText(a.id, b.id))
    .map(({ id }) => id);
}

/**
 * R-D03a from the other side: the bookings of the property with a night that a lease would hold, in the order of (check-in, id), for
 * whoever enters or moves the lease. The same warning.
 */
export function bookingsDuring(
  lease: LeasePlace,
  bookings: readonly StandingBooking[],
): readonly BookingId[] {
  return bookings
    .filter((booking) => booking.status !== "cancelled" && leasesOverlap(lease, placeOfNights(booking)))
    .toSorted(compareCheckIns)
    .map(({ id }) => id);
}

/** The days whose nights the guest sleeps, as a lease names them: both ends count, the day of check-out does not. */
function placeOfNights({ unitId, checkIn, checkOut }: PlacedBooking): LeasePlace {
  return { unitId, startsOn: dateOfLocal(checkIn), endsOn: addDays(dateOfLocal(checkOut), -1) };
}
