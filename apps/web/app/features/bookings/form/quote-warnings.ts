import type { BookingQuote } from "@keystead/contract/bookings";

/**
 * The codes of what is unusual but allowed; saving anyway confirms those that were on screen (R-Z06). A missing rate
 * hides none of them: conflicts depend on the days only.
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

/** True if only another unit or other days can resolve the refusal. */
export function isRefused({ refusal }: BookingQuote): boolean {
  return refusal !== null && refusal !== "DAILY_RATE_REQUIRED";
}
