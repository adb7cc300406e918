import { addDays, dateOfLocal } from "../../calendar/index.ts";
import type { BookingId, LeaseId } from "../../ids/index.ts";
import { compareText } from "../../kernel/index.ts";
import { leasesOverlap } from "../../leases/index.ts";
import type { LeaseOfRentable } from "../../leases/index.ts";
import { compareCheckIns } from "../booking.ts";
import type { BookingOfRentable, StandingBooking } from "../booking.ts";

/**
 * R-D03a: the leases of the property that cover a night of the booking, in the order of (start, id). The night of a
 * lease's last day still belongs to its tenant, whatever the state of the lease. Warning BOOKING_DURING_LEASE.
 */
export function leasesDuring(
  stay: BookingOfRentable,
  leases: readonly (LeaseOfRentable & { readonly id: LeaseId })[],
): readonly LeaseId[] {
  return leases
    .filter((lease) => leasesOverlap(lease, leaseOfNights(stay)))
    .toSorted((a, b) => compareText(a.startsOn, b.startsOn) || compareText(a.id, b.id))
    .map(({ id }) => id);
}

/**
 * R-D03a from the other side, for a lease that is entered or moved: the bookings of the property with a night that the
 * lease would cover, in the order of (check-in, id). The same warning.
 */
export function bookingsDuring(
  lease: LeaseOfRentable,
  bookings: readonly StandingBooking[],
): readonly BookingId[] {
  return bookings
    .filter((booking) => booking.status !== "cancelled" && leasesOverlap(lease, leaseOfNights(booking)))
    .toSorted(compareCheckIns)
    .map(({ id }) => id);
}

/** The nights of a booking as days of a lease, both ends inclusive; so the day of check-out does not count. */
function leaseOfNights({ unitId, checkIn, checkOut }: BookingOfRentable): LeaseOfRentable {
  return { unitId, startsOn: dateOfLocal(checkIn), endsOn: addDays(dateOfLocal(checkOut), -1) };
}
