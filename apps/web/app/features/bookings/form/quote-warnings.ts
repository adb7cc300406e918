import type { BookingQuote } from "@keystead/contract/bookings";

/** What of it is unusual but allowed: confirmed by whoever saves anyway, having read it (R-Z06). */
export function warningsIn(quote: BookingQuote | null): string[] {
  if (quote === null || quote.refusal !== null) return [];
  return [
    ...(quote.overlaps.length > 0 ? ["BOOKING_OVERLAP"] : []),
    ...(quote.shortGaps.length > 0 ? ["BOOKING_SHORT_GAP"] : []),
    ...(quote.leases.length > 0 ? ["BOOKING_DURING_LEASE"] : []),
    ...(quote.minimumStay === null ? [] : ["BELOW_MINIMUM_STAY"]),
    ...(quote.complimentary > 0 ? ["BOOKING_COMPLIMENTARY"] : []),
  ];
}
