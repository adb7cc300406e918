import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { memberRefusals, refusalsOf, staleWith } from "../errors.ts";
import { Amount, Day, Id, Version } from "../wire/index.ts";
import { NightView } from "./booking-quote.ts";
import { BookingLineKindCode, NewBookingLines } from "./new-booking-line.ts";

/**
 * What the channel pays out, and how it is calculated: the guest's total less the fee and the tax that the channel
 * remits.
 */
export const ChannelPayoutView = z.object({
  kept: Amount,
  remittedTax: Amount,
  amount: Amount,
  on: z.string(),
});

/** The price of a booking, nights and lines: what the guest pays, and what the channel pays out and when. */
export const BookingLinesView = z.object({
  /** Version of the booking. */
  version: z.number(),
  guestName: z.string(),
  currency: z.string(),
  /** Arrival, in the local time of the property. */
  checkIn: z.string(),
  nightPrices: z.array(NightView),
  /** Σ nights (R-D08). */
  nightsTotal: Amount,
  lines: z.array(z.object({ kind: BookingLineKindCode, amount: Amount, note: z.string() })),
  channelRemitsTax: z.boolean(),
  /** As entered; null: the rule decides. */
  payoutOn: z.nullable(z.string()),
  guestTotal: Amount,
  /** Null if no channel takes a fee. */
  payout: z.nullable(ChannelPayoutView),
});
export type BookingLinesView = z.infer<typeof BookingLinesView>;

/** All lines of a booking; they replace the stored ones. */
export const BookingLinesChange = z.strictObject({
  bookingId: Id,
  version: Version,
  lines: NewBookingLines,
  channelRemitsTax: z._default(z.boolean(), false),
  payoutOn: z._default(z.nullable(Day), null),
});
export type BookingLinesChange = z.infer<typeof BookingLinesChange>;

const member = oc.errors(memberRefusals);

export const bookingLinesContract = {
  get: member
    .route({ method: "GET", path: "/bookings/{bookingId}/lines" })
    .input(z.strictObject({ bookingId: Id }))
    .output(BookingLinesView),
  save: member
    .route({ method: "PUT", path: "/bookings/{bookingId}/lines" })
    .errors({
      ...refusalsOf("DISCOUNT_EXCEEDS_TOTAL", "CHANNEL_FEE_EXCEEDS_TOTAL", "PLAN_FEATURE"),
      ...staleWith(BookingLinesView),
    })
    .input(BookingLinesChange)
    .output(BookingLinesView),
};
