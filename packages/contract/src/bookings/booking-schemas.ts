import {
  bookingMoneyStates,
  bookingOrder,
  bookingStates,
  bookingStatuses,
  GUEST_NAME_LIMIT,
  GUEST_PHONE_LIMIT,
  bookingGuestFields,
  MOST_GUESTS,
  rateModes,
} from "@keystead/domain/bookings";
import { BOOKING_NOTES_LIMIT } from "@keystead/domain/bookings";
import { MOST_LINES } from "@keystead/domain/spreadsheet";
import { EMAIL_LIMIT } from "@keystead/domain/text";
import * as z from "zod/mini";

import { fieldSchemas, newSchemas, viewSchemas } from "../record-fields/index.ts";
import type { TextRules } from "../record-fields/index.ts";
import {
  Amount,
  AmountInput,
  Confirm,
  Day,
  Id,
  DateTimeText,
  Named,
  PaymentMethodCode,
  Version,
  changeOf,
  listOf,
  listQuery,
  namesQuery,
  anyOf,
  text,
} from "../wire/index.ts";
import { NightView, RateModeName, whatIsInTheWay } from "./booking-quote.ts";
import { NewBookingLines } from "./new-booking-line.ts";

const textRules: TextRules = {
  mostOf: ({ kind }) => {
    if (kind === "email") return EMAIL_LIMIT;
    // Above the domain's limit, so that the domain refuses a long name with its own code (NAME_TOO_LONG).
    return kind === "phone" ? GUEST_PHONE_LIMIT : 2 * GUEST_NAME_LIMIT;
  },
  requires: true,
};

const GuestsCount = z
  .int({ error: "INVALID_NUMBER" })
  .check(z.gte(1, { error: "INVALID_NUMBER" }), z.lte(MOST_GUESTS, { error: "INVALID_NUMBER" }));

const bookingFields = {
  propertyId: Id,
  /** Null: the whole property. */
  unitId: z.nullable(Id),
  ...fieldSchemas(bookingGuestFields, textRules),
  guestsCount: z.nullable(GuestsCount),
  /** Local time of the property (R-D01). */
  checkIn: DateTimeText,
  checkOut: DateTimeText,
  rateMode: RateModeName,
  /** Per night in the property's currency; null if the seasons give every price. */
  dailyRate: z.nullable(AmountInput),
  notes: text(BOOKING_NOTES_LIMIT),
};

const unsaid = {
  unitId: z._default(bookingFields.unitId, null),
  ...newSchemas(bookingGuestFields, textRules),
  guestsCount: z._default(bookingFields.guestsCount, null),
  rateMode: z._default(bookingFields.rateMode, "seasonal"),
  dailyRate: z._default(bookingFields.dailyRate, null),
  notes: z._default(bookingFields.notes, ""),
};

/** Overlap, short gap, lease, short stay and free nights have to be confirmed (`confirm`). */
export const NewBooking = z.strictObject({ ...bookingFields, ...unsaid, confirm: Confirm });
export type NewBooking = z.infer<typeof NewBooking>;

/** Nights that remain keep the price they were sold at, unless all nights are to be repriced (R-D14). */
export const BookingChange = z.strictObject({
  id: Id,
  version: Version,
  ...changeOf(bookingFields),
  recalculate: z._default(z.boolean(), false),
  confirm: Confirm,
});
export type BookingChange = z.infer<typeof BookingChange>;

/** A booking of a pasted list, with the lines beside its nights, because a channel's export has columns for them. */
export const ListedNewBooking = z.extend(z.omit(NewBooking, { confirm: true }), {
  lines: z._default(NewBookingLines, []),
});

/** Bookings of a list, all or nothing. Issues and warnings name the line: `["rows", 2, "checkIn"]`. */
export const NewBookings = z.strictObject({
  rows: z
    .array(ListedNewBooking)
    .check(z.minLength(1, { error: "ROWS_REQUIRED" }), z.maxLength(MOST_LINES, { error: "TOO_MANY_ROWS" })),
  confirm: Confirm,
});
export type NewBookings = z.infer<typeof NewBookings>;
export const BookingsMade = z.object({
  /** For `undoBulk`, within 15 minutes. */
  undoId: z.string(),
  bookings: z.number(),
});

/** A row of the list, and the popover of a bar in the tape chart. */
export const BookingView = z.object({
  id: z.string(),
  version: z.number(),
  property: Named,
  unit: z.nullable(Named),
  timezone: z.string(),
  ...viewSchemas(bookingGuestFields),
  guestsCount: z.nullable(z.number()),
  checkIn: z.string(),
  checkOut: z.string(),
  nights: z.number(),
  status: z.enum(bookingStatuses),
  /** Its phase now, or cancelled (R-D09). */
  state: z.enum(bookingStates),
  currency: z.string(),
  rateMode: z.enum(rateModes),
  dailyRate: z.nullable(Amount),
  total: Amount,
  notes: z.string(),
  /** R-D10. Σ of the linked Income, less refunds. */
  money: z.object({
    state: z.enum(bookingMoneyStates),
    recorded: Amount,
    outstanding: Amount,
    credit: Amount,
  }),
  /**
   * It overlaps another booking of the same unit (R-D03): somebody confirmed the overlap, or saved without being able
   * to see it.
   */
  inConflict: z.boolean(),
  createdAt: z.string(),
});
export type BookingView = z.infer<typeof BookingView>;

/**
 * Sums over everything the filters find, per currency; a cancelled booking costs and owes nothing (R-D13), but its
 * recorded money counts.
 */
export const BookingSums = z.array(
  z.object({
    currency: z.string(),
    bookings: z.number(),
    nights: z.number(),
    total: Amount,
    recorded: Amount,
    outstanding: Amount,
  }),
);
export type BookingSums = z.infer<typeof BookingSums>;
export const BookingList = z.extend(listOf(BookingView), { sums: BookingSums });
export type BookingList = z.infer<typeof BookingList>;

/** A payment for a booking, or a refund of one (negative). */
export const BookingPayment = z.object({
  id: z.string(),
  version: z.number(),
  date: z.string(),
  amount: Amount,
  method: PaymentMethodCode,
  notes: z.string(),
  reversalOf: z.nullable(z.string()),
});
export type BookingPayment = z.infer<typeof BookingPayment>;

/**
 * What the guest paid for the cleaning after the booking, less refunds: an Income of its own, not part of the price of
 * the nights.
 */
export const CleaningPayment = z.object({
  id: z.string(),
  date: z.string(),
  amount: Amount,
  currency: z.string(),
});

export const BookingDetail = z.extend(BookingView, {
  nightPrices: z.array(NightView),
  payments: z.array(BookingPayment),
  cleaning: z.array(CleaningPayment),
  ...whatIsInTheWay,
});
export type BookingDetail = z.infer<typeof BookingDetail>;

export const BookingQuery = listQuery(bookingOrder, {
  propertyId: z.optional(Id),
  unitId: z.optional(Id),
  state: anyOf(bookingStates),
  money: anyOf(bookingMoneyStates),
  /** Bookings with a night in these days, both inclusive. */
  from: z.optional(Day),
  to: z.optional(Day),
  conflict: z.optional(z.enum(["true"])),
});
export type BookingQuery = z.infer<typeof BookingQuery>;

/** A booking in a picker: guest, unit and dates; no money. */
export const BookingName = z.object({
  id: z.string(),
  guestName: z.string(),
  property: Named,
  unit: z.nullable(Named),
  /** Local days of check-in and check-out. */
  arrival: z.string(),
  departure: z.string(),
});
export type BookingName = z.infer<typeof BookingName>;
export const BookingNamesQuery = namesQuery({ propertyId: z.optional(Id) });

/** R-D13: how much of the recorded money is kept; the rest is refunded. */
export const BookingCancel = z.strictObject({
  id: Id,
  version: Version,
  kept: z._default(AmountInput, "0"),
});
export type BookingCancel = z.infer<typeof BookingCancel>;

export const BookingReinstate = z.strictObject({ id: Id, version: Version, confirm: Confirm });
export type BookingReinstate = z.infer<typeof BookingReinstate>;

/** R-D10: an Income of category rent in the booking's currency; an empty amount means what is outstanding. */
export const NewBookingPayment = z.strictObject({
  id: Id,
  amount: z._default(z.nullable(AmountInput), null),
  date: Day,
  method: PaymentMethodCode,
  notes: z._default(text(BOOKING_NOTES_LIMIT), ""),
});
export type NewBookingPayment = z.infer<typeof NewBookingPayment>;

/** A refund of part of a recorded payment (R-A08). */
export const BookingRefund = z.strictObject({
  id: Id,
  paymentId: Id,
  amount: AmountInput,
  date: Day,
  notes: z._default(text(BOOKING_NOTES_LIMIT), ""),
});
export type BookingRefund = z.infer<typeof BookingRefund>;
