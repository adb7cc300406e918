import { addDays, dateOfLocal, differenceInDays } from "../../calendar/index.ts";
import type { PlainDate } from "../../calendar/index.ts";
import { accept, refuse } from "../../kernel/index.ts";
import type { Decision } from "../../kernel/index.ts";
import type { BookingDates } from "../booking.ts";

/**
 * R-D02: the number of nights, by local dates and never by hours. Error: BOOKING_MIN_ONE_NIGHT; day use does not exist.
 */
export function countNights(stay: BookingDates): Decision<number, "BOOKING_MIN_ONE_NIGHT"> {
  const nights = differenceInDays(dateOfLocal(stay.checkIn), dateOfLocal(stay.checkOut));
  return nights < 1 ? refuse("BOOKING_MIN_ONE_NIGHT") : accept(nights);
}

/**
 * R-D02: each night by the day on which it begins; the day of check-out is not a night. Empty for a booking without a
 * night.
 */
export function nightsOf(stay: BookingDates): readonly PlainDate[] {
  const nights = countNights(stay);
  const arrival = dateOfLocal(stay.checkIn);
  return Array.from({ length: nights.ok ? nights.value : 0 }, (_, index) => addDays(arrival, index));
}
