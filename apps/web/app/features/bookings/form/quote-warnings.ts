import type { BookingQuote } from "@keystead/contract/bookings";

/**
 * What of it is unusual but allowed: confirmed by whoever saves anyway, having read it (R-Z06). A rate that is still missing hides none
 * of it: who is in the way is known from the days alone.
 */
export function warningsIn(quote: BookingQuote | null): string[] {
  if (quote === null || isRefused(quote)) return [];
  return [
    ...(quote.overlaps.length > 0 ? ["BOOKING_OVERLAP"] : []),
    ...(quote.shortGaps.length > 0 ? ["BOOKING_SHORT_GAP"] : []),
    ...(quote.leases.length > 0 ? ["BOOKING_DURING_LEASE"] : []),
    ...(quote.minimumStay === null ? [] : ["BELOW_MINIMUM_STAY"]),
    ...(quote.complimentary > 0 ? ["BOOKING_COMPLIMENTARY"] : []),
  ];
}

/** Nothing typed beside the stay's place and days can mend it. */
export function isRefused({ refusal }: BookingQuote): boolean {
  return refusal !== null && refusal !== "DAILY_RATE_REQUIRED";
}
