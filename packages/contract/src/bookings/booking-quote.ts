import { rateModes } from "@keystead/domain/bookings";
import * as z from "zod/mini";

import { Amount, AmountInput, DateTimeText, Id } from "../wire/index.ts";

export const RateModeName = z.enum(rateModes, { error: "INVALID_RATE_MODE" });

/** A night with its price and why it costs that: a season by its name then, or the booking's own rate (R-D06). */
export const NightView = z.object({
  date: z.string(),
  rate: Amount,
  season: z.nullable(z.string()),
  /** Of a change: it keeps the price it was sold at. */
  kept: z.boolean(),
});
export type NightView = z.infer<typeof NightView>;

/** Another booking, as far as somebody has to know of it. */
export const OtherBooking = z.object({
  id: z.string(),
  guestName: z.string(),
  unitName: z.nullable(z.string()),
  checkIn: z.string(),
  checkOut: z.string(),
});
export type OtherBooking = z.infer<typeof OtherBooking>;

/** What a stay would lie across or too close to. */
export const whatIsInTheWay = {
  overlaps: z.array(OtherBooking),
  /** Less time than the property's minimum between check-out and check-in, in real minutes (R-D04). */
  shortGaps: z.array(z.extend(OtherBooking, { minutes: z.number() })),
  /** R-D03a; the tenant's name as the lists say it. */
  leases: z.array(
    z.object({
      id: z.string(),
      tenant: z.string(),
      startsOn: z.string(),
      endsOn: z.nullable(z.string()),
    }),
  ),
};

/** What a stay would come to, asked while it is typed; writes nothing. `id`: the booking that is changed. */
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
  /** Why it cannot be saved at all; then there is no price. */
  refusal: z.nullable(z.enum(quoteRefusals)),
  nights: z.number(),
  nightPrices: z.array(NightView),
  total: z.nullable(Amount),
  currency: z.string(),
  /** Of a stay in the whole property: what its units would cost by themselves for the same nights, where their seasons say it. */
  unitsTogether: z.nullable(z.object({ count: z.number(), total: Amount })),
  /** The season that wins for the arrival night, where there is one (R-D07). */
  season: z.nullable(z.object({ name: z.string(), rate: Amount, minStay: z.number() })),
  ...whatIsInTheWay,
  /** Nights asked for where the stay is shorter (R-D07). */
  minimumStay: z.nullable(z.number()),
  /** Nights that cost nothing. */
  complimentary: z.number(),
  /** The blocks that hold a night of the stay, each with its own days, by the first. */
  blocked: z.array(
    z.object({ from: z.string(), through: z.string(), reason: z.string(), blockId: z.string() }),
  ),
  /** The nearest stay within these dates that nothing overlaps and no block holds; null where none is shorter and free. */
  free: z.nullable(z.object({ checkIn: z.string(), checkOut: z.string() })),
});
export type BookingQuote = z.infer<typeof BookingQuote>;
