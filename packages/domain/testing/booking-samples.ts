import * as fc from "fast-check";
import type { BookingStatus, BookingOfRentable, StandingBooking } from "../src/bookings/index.ts";
import { addDays, localDateTime } from "../src/calendar/index.ts";
import type { PlainDate } from "../src/calendar/index.ts";
import { idOf } from "../src/ids/index.ts";
import { clockChanges, quarterOf, QUARTERS_IN_DAY } from "./wall-clock.ts";
import type { ClockChange } from "./wall-clock.ts";

export function bookingOfRentable(
  unitId: string | null,
  checkIn: string,
  checkOut: string,
): BookingOfRentable {
  return { unitId, checkIn: localDateTime(checkIn), checkOut: localDateTime(checkOut) };
}

export function standingBooking(
  id: string,
  placed: BookingOfRentable,
  status: BookingStatus = "confirmed",
): StandingBooking {
  return { ...placed, id: idOf(id), status };
}

/** Half of them in the first hours of the day, where the clocks change. */
const someQuarter = fc.oneof(fc.nat(QUARTERS_IN_DAY - 1), fc.nat(3 * 4));

/** Stays of one to three nights within three days of a day, at any quarter of an hour. */
export function someBookingOfRentable(around: PlainDate): fc.Arbitrary<BookingOfRentable> {
  return fc
    .record({
      unitId: fc.constantFrom("U1", "U2", null),
      from: fc.integer({ min: -3, max: 2 }),
      nights: fc.integer({ min: 1, max: 3 }),
      inAt: someQuarter,
      outAt: someQuarter,
    })
    .map(({ unitId, from, nights, inAt, outAt }) => ({
      unitId,
      checkIn: quarterOf(addDays(around, from), inAt),
      checkOut: quarterOf(addDays(around, from + nights), outAt),
    }));
}

/** Up to eight bookings of one property around a day, some of them cancelled. */
export function someBookings(around: PlainDate): fc.Arbitrary<readonly StandingBooking[]> {
  const status = fc.constantFrom<BookingStatus>("confirmed", "confirmed", "confirmed", "cancelled");
  return fc
    .array(fc.tuple(someBookingOfRentable(around), status), { maxLength: 8 })
    .map((stays) => stays.map(([placed, of], index) => standingBooking(`b${index}`, placed, of)));
}

export const someClockChange: fc.Arbitrary<ClockChange> = fc.constantFrom(...clockChanges);
