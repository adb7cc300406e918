import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { memberRefusals, refusalsOf, staleWith } from "../errors.ts";
import { Amount, Day, Id, Version } from "../wire/index.ts";
import { NightView } from "./booking-quote.ts";
import { BookingLineKindCode, NewBookingLines } from "./new-booking-line.ts";

/** What the channel pays out, and how that comes about: the guest's total less the fee and the tax that it hands on itself. */
export const ChannelPayoutView = z.object({
  kept: Amount,
  remittedTax: Amount,
  amount: Amount,
  on: z.string(),
});

/** A booking's price as its nights and its lines: what the guest pays, and what the channel pays out and when. */
export const BookingLinesView = z.object({
  /** The booking's. */
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
  /** As it was named; null where the rule says it. */
  payoutOn: z.nullable(z.string()),
  guestTotal: Amount,
  /** Null where no channel takes a fee. */
  payout: z.nullable(ChannelPayoutView),
});
export type BookingLinesView = z.infer<typeof BookingLinesView>;

/** All lines of a booking, in the place of those that stood there. */
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
