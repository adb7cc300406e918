import type { BookingId, LeaseId } from "../ids/index.ts";
import { accept } from "../kernel/index.ts";
import type { Accepted, DomainRefusal } from "../kernel/index.ts";
import type { LeaseOfRentable } from "../leases/index.ts";
import type { Currency } from "../money/index.ts";
import { checkBlockedDates } from "./conflicts/blocked-dates.ts";
import type { BlockedDate, BlockedRefusal } from "./conflicts/blocked-dates.ts";
import type { BookingOfRentable, RateMode, StandingBooking } from "./booking.ts";
import { findConflicts } from "./conflicts/find-conflicts.ts";
import type { ShortGap } from "./conflicts/find-conflicts.ts";
import { leasesDuring } from "./conflicts/lease-in-the-way.ts";
import { minimumStay } from "./prices/minimum-stay.ts";
import { countNights, nightsOf } from "./prices/nights.ts";
import { repriceNights, totalOfNights } from "./prices/price-nights.ts";
import type { RepricedNight, SoldNights } from "./prices/price-nights.ts";
import type { Season } from "./prices/seasons.ts";

/** Something unusual but allowed, which has to be confirmed before the booking is saved. */
export type BookingWarning =
  | { readonly code: "BOOKING_OVERLAP"; readonly bookingIds: readonly BookingId[] }
  | { readonly code: "BOOKING_SHORT_GAP"; readonly gaps: readonly ShortGap[] }
  | { readonly code: "BOOKING_DURING_LEASE"; readonly leaseIds: readonly LeaseId[] }
  | { readonly code: "BELOW_MINIMUM_STAY"; readonly required: number; readonly nights: number }
  | { readonly code: "BOOKING_COMPLIMENTARY"; readonly nights: number };

/** A booking as it would be stored. `totalMinor` in minor units of `currency`. */
export type BookingPlan = {
  readonly nights: readonly RepricedNight[];
  readonly totalMinor: number;
  readonly currency: Currency;
  readonly warnings: readonly BookingWarning[];
};

export type BookingRefusal =
  | DomainRefusal<"BOOKING_MIN_ONE_NIGHT" | "CURRENCY_MISMATCH" | "DAILY_RATE_REQUIRED">
  | BlockedRefusal;

/** A booking that somebody wants to save; `id` is null for a new one. */
export type BookingRequest = BookingOfRentable & {
  readonly id: BookingId | null;
  readonly rateMode: RateMode;
  readonly dailyRateMinor: number | null;
};

/** A property with everything that may conflict with a booking of it. */
export type BookingSurroundings = {
  readonly zone: string;
  readonly currency: Currency;
  readonly minGapMinutes: number;
  readonly bookings: readonly StandingBooking[];
  readonly leases: readonly (LeaseOfRentable & { readonly id: LeaseId })[];
  readonly blocked: readonly BlockedDate[];
  readonly seasons: readonly Season[];
};

/**
 * R-D03 to R-D08, R-D14: the nights, total and warnings of a new or changed booking. `sold` = its nights so far, null
 * for a new one or to reprice all nights. Errors in this order: BOOKING_MIN_ONE_NIGHT, DATE_BLOCKED, CURRENCY_MISMATCH,
 * DAILY_RATE_REQUIRED. Warnings in the order overlap, gap, lease, minimum stay, complimentary (R-D12: nights that cost
 * nothing).
 */
export function planBooking(
  draft: BookingRequest,
  sold: SoldNights | null,
  around: BookingSurroundings,
): Accepted<BookingPlan> | BookingRefusal {
  const counted = countNights(draft);
  if (!counted.ok) return counted;
  const free = checkBlockedDates(draft, around.blocked);
  if (!free.ok) return free;
  const { currency, seasons } = around;
  const { unitId, dailyRateMinor, rateMode } = draft;
  const before = sold ?? { nights: [], currency };
  const rates = { unitId, dailyRateMinor, rateMode, seasons, currency };
  const priced = repriceNights(nightsOf(draft), before, rates);
  if (!priced.ok) return priced;
  const keepsSome = priced.value.some(({ kept }) => kept);
  return accept({
    nights: priced.value,
    totalMinor: totalOfNights(priced.value),
    currency: keepsSome ? before.currency : currency,
    warnings: warningsOf(draft, priced.value, around),
  });
}

function warningsOf(
  draft: BookingRequest,
  priced: readonly RepricedNight[],
  around: BookingSurroundings,
): readonly BookingWarning[] {
  const { zone, minGapMinutes, bookings: others } = around;
  const { overlaps, shortGaps } = findConflicts({ booking: draft, others, zone, minGapMinutes });
  const leaseIds = leasesDuring(draft, around.leases);
  const { met, required, nights } = minimumStay(draft, around.seasons);
  const warnings: BookingWarning[] = [];
  if (overlaps.length > 0) warnings.push({ code: "BOOKING_OVERLAP", bookingIds: overlaps });
  if (shortGaps.length > 0) warnings.push({ code: "BOOKING_SHORT_GAP", gaps: shortGaps });
  if (leaseIds.length > 0) warnings.push({ code: "BOOKING_DURING_LEASE", leaseIds });
  if (!met) warnings.push({ code: "BELOW_MINIMUM_STAY", required, nights });
  const complimentary = priced.filter(({ rateMinor }) => rateMinor === 0).length;
  if (complimentary > 0) warnings.push({ code: "BOOKING_COMPLIMENTARY", nights: complimentary });
  return warnings;
}
