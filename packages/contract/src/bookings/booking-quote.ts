import { rateModes } from "@keystead/domain/bookings";
import * as z from "zod/mini";

import { Amount, AmountInput, DateTimeText, Id } from "../wire/index.ts";

export const RateModeName = z.enum(rateModes, { error: "INVALID_RATE_MODE" });

/**
 * A night with its price and the source of the price: a season by its name at that time, or the booking's own rate
 * (R-D06).
 */
export const NightView = z.object({
  date: z.string(),
  rate: Amount,
  season: z.nullable(z.string()),
  /** For a changed booking: the night keeps the price it was sold at. */
  kept: z.boolean(),
});
export type NightView = z.infer<typeof NightView>;

/** Another booking, with only what identifies it to a host. */
export const OtherBooking = z.object({
  id: z.string(),
  guestName: z.string(),
  unitName: z.nullable(z.string()),
  checkIn: z.string(),
  checkOut: z.string(),
});
export type OtherBooking = z.infer<typeof OtherBooking>;

/** The bookings and leases that a booking overlaps or comes too close to. */
export const whatIsInTheWay = {
  overlaps: z.array(OtherBooking),
  /** Less time than the property's minimum between check-out and check-in, in real minutes (R-D04). */
  shortGaps: z.array(z.extend(OtherBooking, { minutes: z.number() })),
  /** R-D03a; the tenant's name as lists show it. */
  leases: z.array(
    z.object({
      id: z.string(),
      tenant: z.string(),
      startsOn: z.string(),
      endsOn: z.nullable(z.string()),
    }),
  ),
};

/**
 * The dates and rates of an unfinished form, to show what the booking would cost; writes nothing. `id`: the booking
 * that is changed.
 */
export const QuoteQuery = z.strictObject({
  id: z.optional(Id),
  propertyId: Id,
  unitId: z.optional(Id),
  checkIn: DateTimeText,
  checkOut: DateTimeText,
  rateMode: z._default(RateModeName, "seasonal"),
  dailyRate: z.optional(AmountInput),
  recalculate: z.optional(z.enum(["true", "false"])),
});
export type QuoteQuery = z.infer<typeof QuoteQuery>;

export const quoteRefusals = [
  "BOOKING_MIN_ONE_NIGHT",
  "STAY_TOO_LONG",
  "DATE_BLOCKED",
  "CURRENCY_MISMATCH",
  "DAILY_RATE_REQUIRED",
] as const;

export const BookingQuote = z.object({
  /** Why the booking cannot be saved at all; there is no price then. */
  refusal: z.nullable(z.enum(quoteRefusals)),
  nights: z.number(),
  nightPrices: z.array(NightView),
  total: z.nullable(Amount),
  currency: z.string(),
  /**
   * For a whole-property booking: what its units would cost by themselves for the same nights, if their seasons have
   * prices for them.
   */
  unitsTogether: z.nullable(z.object({ count: z.number(), total: Amount })),
  /** The season that applies to the arrival night; null without one (R-D07). */
  season: z.nullable(z.object({ name: z.string(), rate: Amount, minStay: z.number() })),
  ...whatIsInTheWay,
  /** The minimum stay, if the booking is shorter (R-D07). */
  minimumStay: z.nullable(z.number()),
  /** Nights that cost nothing. */
  complimentary: z.number(),
  /** The blocks that contain a night of the booking, each with its own days, earliest first. */
  blocked: z.array(
    z.object({ from: z.string(), through: z.string(), reason: z.string(), blockId: z.string() }),
  ),
  /** The longest part of the booking without an overlap or a blocked night; null if no shorter part is free. */
  free: z.nullable(z.object({ checkIn: z.string(), checkOut: z.string() })),
});
export type BookingQuote = z.infer<typeof BookingQuote>;
