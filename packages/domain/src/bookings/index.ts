/**
 * The booking rules. How a caller uses them:
 *
 * - New or changed booking: under the lock of the property, load everything that may conflict (`BookingSurroundings`)
 *   and call `planBooking`. A refusal stops, a warning has to be confirmed, the nights are stored as returned.
 *   `validateBooking` checks the form's values.
 * - Blocked dates: `blockDates`. Seasons: `validateSeason`, `copyToNextYear`. Bookings during a new lease:
 *   `bookingsDuring`.
 * - Lines beside the nights, such as fees and discounts: `bookingAccount` says what guest and channel pay.
 * - Money: `bookingMoney` says how much of a booking is paid, `planCancellation` what a cancellation writes. The Income
 *   belongs to the ledger.
 * - Calendar: `overlapsAmong` finds the bookings in conflict, `bookingPhase` the phase of each.
 */
export { writeCalendarFeed, FEED_DAYS_AHEAD, FEED_DAYS_BACK } from "./calendar-feed.ts";
export type { FeedEvent } from "./calendar-feed.ts";
export {
  emptyGuest,
  GUEST_FIELD_LIMIT,
  guestDocuments,
  guestFields,
  guestFieldsOf,
  guestOf,
  guestRoles,
  guestSexes,
  isSomebody,
} from "./guest-record.ts";
export type { GuestField, GuestRecord } from "./guest-record.ts";
export {
  hasRegistryPeriod,
  MOST_REGISTRY_MONTHS,
  REGISTRY_MONTHS,
  registryDueText,
  registryPeriods,
  registryRule,
} from "./registry-rule.ts";
export type { RegistryDue, RegistryRule, RegistryBooking } from "./registry-rule.ts";
export { blockDates, checkBlockedDates } from "./conflicts/blocked-dates.ts";
export type { BlockedDate } from "./conflicts/blocked-dates.ts";
export {
  BLOCK_REASON_LIMIT,
  BOOKING_NOTES_LIMIT,
  bookingOrder,
  bookingStates,
  MOST_CALENDAR_DAYS,
  MOST_GUESTS,
  MOST_NIGHTS,
  OUTLOOK_DAYS,
} from "./booking-list.ts";
export type { BookingState } from "./booking-list.ts";
export {
  amountOfPercent,
  BOOKING_LINE_NOTE_LIMIT,
  bookingAccount,
  bookingLineKinds,
  keptLines,
  MOST_BOOKING_LINES,
  nightsDueMinor,
  payoutParts,
  sumLines,
} from "./booking-lines.ts";
export type {
  BookingAccount,
  LineOfBooking,
  BookingLineKind,
  BookingLines,
  BookingLinesRefusal,
  ChannelPayout,
  LineSums,
  PayoutParts,
  PayoutTerms,
} from "./booking-lines.ts";
export { bookingMoney, bookingMoneyStates } from "./booking-money.ts";
export type { BookingMoney, BookingMoneyState } from "./booking-money.ts";
export {
  bookingPhase,
  bookingPhases,
  bookingStatuses,
  CALENDAR_MODE,
  compareArrivals,
  inOrderOfArrival,
  instantsOf,
  rateModes,
} from "./booking.ts";
export type {
  BookingPhase,
  BookingStatus,
  BookingOfRentable,
  RateMode,
  StandingBooking,
  BookingDates,
  TimedBooking,
} from "./booking.ts";
export { planCancellation } from "./plan-cancellation.ts";
export type { RecordedBookingPayment, Cancellation } from "./plan-cancellation.ts";
export { findConflicts, overlapsAmong } from "./conflicts/find-conflicts.ts";
export type { BookingConflicts, ShortGap } from "./conflicts/find-conflicts.ts";
export { freePartOf } from "./conflicts/free-part.ts";
export { bookingsDuring, leasesDuring } from "./conflicts/lease-in-the-way.ts";
export { minimumStay } from "./prices/minimum-stay.ts";
export type { MinimumStay } from "./prices/minimum-stay.ts";
export { nightRevenue } from "./prices/night-revenue.ts";
export { countNights, nightsOf } from "./prices/nights.ts";
export { planBooking } from "./plan-booking.ts";
export type {
  BookingPlan,
  BookingRefusal,
  BookingSurroundings,
  BookingWarning,
  BookingRequest,
} from "./plan-booking.ts";
export { priceNights, repriceNights, totalOfNights, totalOfUnits } from "./prices/price-nights.ts";
export type { NightPrice, PriceSource, Rates, RepricedNight, SoldNights } from "./prices/price-nights.ts";
export {
  copyToNextYear,
  LEAST_MIN_STAY,
  MOST_MIN_STAY,
  SEASON_NAME_LIMIT,
  seasonOfNight,
  validateSeason,
} from "./prices/seasons.ts";
export type { Season, SeasonDraft, SeasonIssue } from "./prices/seasons.ts";
export { GUEST_NAME_LIMIT, GUEST_PHONE_LIMIT, bookingGuestFields } from "./booking-guest-fields.ts";
export { validateBooking } from "./validate-booking.ts";
export type { BookingDraft, BookingIssue } from "./validate-booking.ts";
export { daysHeldTwice, daysLeftOpen, sharedDays, yearSpan } from "./prices/season-year.ts";
export type { DaySpan } from "./prices/season-year.ts";
export { usualSeasons } from "./prices/usual-seasons.ts";
export type { UsualSeason } from "./prices/usual-seasons.ts";
