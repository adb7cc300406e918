import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { memberRefusals, refusalsOf, staleWith } from "../errors.ts";
import { ById, Deleted, Id, namedChoices, Ok } from "../wire/index.ts";
import { BookingQuote, QuoteQuery } from "./booking-quote.ts";
import {
  BookingCancel,
  BookingChange,
  BookingDetail,
  BookingList,
  BookingName,
  BookingNamesQuery,
  BookingQuery,
  BookingRefund,
  BookingReinstate,
  BookingsMade,
  BookingView,
  NewBooking,
  NewBookingPayment,
  NewBookings,
} from "./booking-schemas.ts";
import {
  BlockChange,
  BlockView,
  CalendarQuery,
  CalendarView,
  FeedChange,
  FeedQuery,
  FeedView,
  NewBlock,
  NewSeason,
  Outlook,
  SeasonChange,
  SeasonCopy,
  SeasonList,
  SeasonQuery,
  SeasonsMade,
  SeasonView,
} from "./calendar-schemas.ts";

export * from "./booking-lines.ts";
export * from "./booking-quote.ts";
export * from "./booking-schemas.ts";
export * from "./calendar-schemas.ts";
export * from "./guest-records.ts";

const member = oc.errors(memberRefusals);
const stay = refusalsOf("CONFIRMATION_REQUIRED", "DATE_BLOCKED", "CURRENCY_MISMATCH", "PLAN_FEATURE");
/** Refusals of a change of the nights that does not fit the lines of the booking. */
const underLines = refusalsOf(
  "DISCOUNT_EXCEEDS_TOTAL",
  "CHANNEL_FEE_EXCEEDS_TOTAL",
  "LINES_OF_OTHER_CURRENCY",
);

export const bookingsContract = {
  list: member.route({ method: "GET", path: "/bookings" }).input(BookingQuery).output(BookingList),
  names: member
    .route({ method: "GET", path: "/bookings/names" })
    .input(BookingNamesQuery)
    .output(namedChoices(BookingName)),
  quote: member.route({ method: "GET", path: "/bookings/quote" }).input(QuoteQuery).output(BookingQuote),
  get: member.route({ method: "GET", path: "/bookings/{id}" }).input(ById).output(BookingDetail),
  create: member
    .route({ method: "POST", path: "/bookings" })
    .errors({ ...stay, ...refusalsOf("IDEMPOTENCY_MISMATCH") })
    .input(NewBooking)
    .output(BookingDetail),
  createBulk: member
    .route({ method: "POST", path: "/bookings/bulk" })
    .errors({ ...stay, ...refusalsOf("IDEMPOTENCY_MISMATCH") })
    .input(NewBookings)
    .output(BookingsMade),
  /** Possible while none of the bookings was changed. */
  undoBulk: member
    .route({ method: "POST", path: "/bookings/bulk/{id}/undo" })
    .errors(refusalsOf("CANNOT_UNDO", "HAS_PAYMENTS"))
    .input(ById)
    .output(Ok),
  update: member
    .route({ method: "PUT", path: "/bookings/{id}" })
    .errors({ ...stay, ...underLines, ...staleWith(BookingView) })
    .input(BookingChange)
    .output(BookingDetail),
  cancel: member
    .route({ method: "POST", path: "/bookings/{id}/cancel" })
    .errors({ ...refusalsOf("PLAN_LIMIT", "IDEMPOTENCY_MISMATCH"), ...staleWith(BookingView) })
    .input(BookingCancel)
    .output(BookingDetail),
  /** Confirms a cancelled booking again, if nothing conflicts with it. */
  reinstate: member
    .route({ method: "POST", path: "/bookings/{id}/reinstate" })
    .errors({ ...stay, ...underLines, ...staleWith(BookingView) })
    .input(BookingReinstate)
    .output(BookingDetail),
  /** R-M04: a booking with recorded money has to be cancelled instead. */
  delete: member
    .route({ method: "DELETE", path: "/bookings/{id}" })
    .errors(refusalsOf("HAS_PAYMENTS"))
    .input(ById)
    .output(Deleted),
  recordPayment: member
    .route({ method: "POST", path: "/bookings/{id}/payments" })
    .errors(refusalsOf("NOTHING_OUTSTANDING", "PLAN_LIMIT", "IDEMPOTENCY_MISMATCH"))
    .input(NewBookingPayment)
    .output(BookingDetail),
  refund: member
    .route({ method: "POST", path: "/bookings/{id}/payments/{paymentId}/refund" })
    .errors(refusalsOf("REVERSAL_EXCEEDS_ORIGINAL", "PLAN_LIMIT", "IDEMPOTENCY_MISMATCH"))
    .input(BookingRefund)
    .output(BookingDetail),
  deletePayment: member
    .route({ method: "DELETE", path: "/bookings/{id}/payments/{paymentId}" })
    .errors(refusalsOf("HAS_REVERSALS"))
    .input(z.strictObject({ id: Id, paymentId: Id }))
    .output(Deleted),
  /** The next seven days. */
  outlook: member
    .route({ method: "GET", path: "/bookings/outlook" })
    .input(z.strictObject({}))
    .output(Outlook),
  feed: member
    .route({ method: "GET", path: "/properties/{propertyId}/calendar-feed" })
    .input(FeedQuery)
    .output(FeedView),
  saveFeed: member
    .route({ method: "PUT", path: "/properties/{propertyId}/calendar-feed" })
    .errors(refusalsOf("PLAN_FEATURE"))
    .input(FeedChange)
    .output(FeedView),
  revokeFeed: member
    .route({ method: "DELETE", path: "/properties/{propertyId}/calendar-feed" })
    .input(FeedQuery)
    .output(FeedView),
  calendar: member.route({ method: "GET", path: "/calendar" }).input(CalendarQuery).output(CalendarView),
};

export const blockedDatesContract = {
  create: member
    .route({ method: "POST", path: "/blocked-dates" })
    .errors(refusalsOf("DATE_BOOKED", "PLAN_FEATURE", "IDEMPOTENCY_MISMATCH"))
    .input(NewBlock)
    .output(BlockView),
  update: member
    .route({ method: "PUT", path: "/blocked-dates/{id}" })
    .errors({ ...refusalsOf("DATE_BOOKED", "PLAN_FEATURE"), ...staleWith(BlockView) })
    .input(BlockChange)
    .output(BlockView),
  delete: member.route({ method: "DELETE", path: "/blocked-dates/{id}" }).input(ById).output(Deleted),
};

export const seasonsContract = {
  list: member.route({ method: "GET", path: "/seasonal-rates" }).input(SeasonQuery).output(SeasonList),
  create: member
    .route({ method: "POST", path: "/seasonal-rates" })
    .errors(refusalsOf("PLAN_FEATURE", "IDEMPOTENCY_MISMATCH"))
    .input(NewSeason)
    .output(SeasonView),
  update: member
    .route({ method: "PUT", path: "/seasonal-rates/{id}" })
    .errors({ ...refusalsOf("PLAN_FEATURE"), ...staleWith(SeasonView) })
    .input(SeasonChange)
    .output(SeasonView),
  copyToNextYear: member
    .route({ method: "POST", path: "/seasonal-rates/next-year" })
    .errors(refusalsOf("PLAN_FEATURE", "IDEMPOTENCY_MISMATCH"))
    .input(SeasonCopy)
    .output(SeasonsMade),
  delete: member.route({ method: "DELETE", path: "/seasonal-rates/{id}" }).input(ById).output(Deleted),
};
