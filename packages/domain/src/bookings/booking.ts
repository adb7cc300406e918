import type { EpochMs, LocalDateTime } from "../calendar/index.ts";
import { instantOf } from "../calendar/index.ts";
import type { BookingId } from "../ids/index.ts";
import { compareText } from "../kernel/index.ts";
import type { RentalMode } from "../properties/index.ts";

/** R-D09: a no-show has no status of its own. The host leaves it sold, or cancels it and keeps a fee. */
export const bookingStatuses = ["confirmed", "cancelled"] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

export const bookingPhases = ["upcoming", "in_house", "completed"] as const;
export type BookingPhase = (typeof bookingPhases)[number];

/**
 * R-D06: `seasonal` uses the season's price, or the daily rate where there is no season; `flat` uses the daily rate
 * alone.
 */
export const rateModes = ["seasonal", "flat"] as const;
export type RateMode = (typeof rateModes)[number];

/**
 * R-D11: the calendar lists only properties of this mode. A property switched to the other mode keeps its bookings and
 * their figures.
 */
export const CALENDAR_MODE: RentalMode = "daily";

/** Local arrival and departure times at the property (R-D01). */
export type BookingDates = { readonly checkIn: LocalDateTime; readonly checkOut: LocalDateTime };

/** The dates of a booking and what it is for: one unit, or null for the whole property. */
export type BookingOfRentable = BookingDates & { readonly unitId: string | null };

/** The part of a booking that decides whether it conflicts with another. */
export type StandingBooking = BookingOfRentable & { readonly id: BookingId; readonly status: BookingStatus };

/** A booking with the instants of its check-in and check-out. */
export type TimedBooking<Booking extends StandingBooking = StandingBooking> = {
  readonly booking: Booking;
  readonly inMs: EpochMs;
  readonly outMs: EpochMs;
};

/** R-D03: the bookings without cancelled ones, in the order of (check-in instant, id). */
export function inOrderOfArrival<Booking extends StandingBooking>(
  bookings: readonly Booking[],
  zone: string,
): readonly TimedBooking<Booking>[] {
  return bookings
    .filter(({ status }) => status !== "cancelled")
    .map((booking) => ({ booking, ...instantsOf(booking, zone) }))
    .sort(compareArrivals);
}

/** R-D03: the order of (check-in instant, id). */
export function compareArrivals(a: TimedBooking, b: TimedBooking): number {
  return a.inMs - b.inMs || compareText(a.booking.id, b.booking.id);
}

/** The order of (check-in, id) for a list: by local time, because a list has no zone at hand. */
export function compareCheckIns(
  a: Pick<StandingBooking, "checkIn" | "id">,
  b: Pick<StandingBooking, "checkIn" | "id">,
): number {
  return compareText(a.checkIn, b.checkIn) || compareText(a.id, b.id);
}

/** R-D01: the instants of check-in and check-out, from local times in the zone of the property. */
export function instantsOf(
  { checkIn, checkOut }: BookingDates,
  zone: string,
): { readonly inMs: EpochMs; readonly outMs: EpochMs } {
  return { inMs: instantOf(checkIn, zone), outMs: instantOf(checkOut, zone) };
}

/**
 * R-D09: the phase of a booking at an instant; in house from check-in to before check-out. A cancelled one has no
 * phase.
 */
export function bookingPhase(
  booking: BookingDates & { readonly status: BookingStatus },
  zone: string,
  nowMs: EpochMs,
): BookingPhase | null {
  if (booking.status === "cancelled") return null;
  const { inMs, outMs } = instantsOf(booking, zone);
  if (nowMs < inMs) return "upcoming";
  return nowMs < outMs ? "in_house" : "completed";
}
