import type { ListSorting } from "../lists/index.ts";

/**
 * How the list of bookings is put in order. "next" begins with who is there and who comes next; behind whoever is still to leave stand
 * those who have left, the latest first.
 */
export const bookingOrder = {
  sorts: ["next", "checkIn", "checkOut", "guest", "property", "total"],
  defaultSort: "next",
} as const satisfies ListSorting;

/** What the list of bookings can be narrowed to: where each stands (R-D09), and those that were cancelled. */
export const bookingStates = ["upcoming", "in_house", "completed", "cancelled"] as const;
export type BookingState = (typeof bookingStates)[number];

/** In code points. */
export const BOOKING_NOTES_LIMIT = 2000;
export const BLOCK_REASON_LIMIT = 200;
export const MOST_GUESTS = 99;
/** Nights of one booking, and of one block: longer ones are leases, or a property that is not let. */
export const MOST_NIGHTS = 366;
/** Days of a calendar that one request answers: a quarter and its margins. */
export const MOST_CALENDAR_DAYS = 120;
/** How far a host is told ahead who comes and leaves, the day itself counted. */
export const OUTLOOK_DAYS = 7;
