import type { ListSorting } from "../lists/index.ts";

/**
 * The orders of the list of bookings. "next" begins with guests in house and the next arrivals; bookings that are over
 * follow, the latest departure first.
 */
export const bookingOrder = {
  sorts: ["next", "checkIn", "checkOut", "guest", "property", "total"],
  defaultSort: "next",
} as const satisfies ListSorting;

/** Filters of the list of bookings: by phase (R-D09), and cancelled ones. */
export const bookingStates = ["upcoming", "in_house", "completed", "cancelled"] as const;
export type BookingState = (typeof bookingStates)[number];

/** Longest notes of a booking, in code points. */
export const BOOKING_NOTES_LIMIT = 2000;
export const BLOCK_REASON_LIMIT = 200;
export const MOST_GUESTS = 99;
/** Most nights of one booking or one block. Anything longer is a lease, or a property that is not let. */
export const MOST_NIGHTS = 366;
/** Most calendar days in one answer: a quarter and its margins. */
export const MOST_CALENDAR_DAYS = 120;
/** How many days of arrivals and departures a host sees ahead, today included. */
export const OUTLOOK_DAYS = 7;
