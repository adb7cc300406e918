import type { EpochMs, LocalDateTime } from "../calendar/index.ts";
import { instantOf } from "../calendar/index.ts";
import type { BookingId } from "../ids/index.ts";
import { compareText } from "../kernel/index.ts";
import type { RentalMode } from "../properties/index.ts";

/** R-D09: a no-show is one or the other, as the host chooses: sold, or cancelled with a fee kept. */
export const bookingStatuses = ["confirmed", "cancelled"] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

export const bookingPhases = ["upcoming", "in_house", "completed"] as const;
export type BookingPhase = (typeof bookingPhases)[number];

/** R-D06: by season with the daily rate where there is none, or the daily rate for every night. */
export const rateModes = ["seasonal", "flat"] as const;
export type RateMode = (typeof rateModes)[number];

/** R-D11: the calendar lists properties of this mode only; one that was switched to the other keeps its bookings and their figures. */
export const CALENDAR_MODE: RentalMode = "daily";

/** Arrival and departure on the wall clock of the property (R-D01). */
export type BookingDates = { readonly checkIn: LocalDateTime; readonly checkOut: LocalDateTime };

/** A stay and its place: one unit, or null for the whole property. */
export type PlacedBooking = BookingDates & { readonly unitId: string | null };

/** A booking as far as others can be in its way. */
export type StandingBooking = PlacedBooking & { readonly id: BookingId; readonly status: BookingStatus };

/** A booking with the instants of its stay. */
export type TimedBooking<Booking extends StandingBooking = StandingBooking> = {
  readonly booking: Booking;
  readonly inMs: EpochMs;
  readonly outMs: EpochMs;
};

/** R-D03: the bookings that hold their nights, cancelled ones left out, in the order of (check-in instant, id). */
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

/** The order of (check-in, id) for a list: by local time, where no zone is at hand. */
export function compareCheckIns(
  a: Pick<StandingBooking, "checkIn" | "id">,
  b: Pick<StandingBooking, "checkIn" | "id">,
): number {
  return compareText(a.checkIn, b.checkIn) || compareText(a.id, b.id);
}

/** R-D01: the instants of a stay, derived from its wall clocks in the zone of the property. */
export function instantsOf(
  { checkIn, checkOut }: BookingDates,
  zone: string,
): { readonly inMs: EpochMs; readonly outMs: EpochMs } {
  return { inMs: instantOf(checkIn, zone), outMs: instantOf(checkOut, zone) };
}

/** R-D09: where a booking stands at an instant; in house from check-in to before check-out. A cancelled one has no phase. */
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
