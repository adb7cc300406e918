import { addToMonth, firstDayOf, laterOf, monthOf } from "../../calendar/index.ts";
import type { Month, PlainDate } from "../../calendar/index.ts";

export const prorations = ["actual_days", "thirty_day", "none"] as const;
/** How a month that the lease covers only partly is charged (R-C06). */
export type Proration = (typeof prorations)[number];

/** The amounts of a lease that change by steps (R-C07, R-C19): the rent, or the advance on charges. */
export const stepKinds = ["rent", "charge"] as const;
export type StepKind = (typeof stepKinds)[number];

/** R-C05: a payment day is 1 to 31, clamped to each month's last day. */
export const FIRST_PAYMENT_DAY = 1;
export const LAST_PAYMENT_DAY = 31;
/** R-C08: most grace days, after which a due amount counts as late. */
export const MOST_GRACE_DAYS = 60;
/** R-C20: longest decimal text of an index, percentage or share; statistics offices publish shorter ones. */
export const INDEX_TEXT_LIMIT = 20;
/** R-C20: most steps of graduated rent entered at once. */
export const MOST_STEPS_AT_ONCE = 40;
/** In code points. */
export const LEASE_NOTES_LIMIT = 2000;
/** The note of a charge, payment, refund, write-down or deposit movement, in code points. */
export const ENTRY_NOTE_LIMIT = 500;

/** The monthly amount (minor units) from this day on (R-C07, R-C19). */
export type AmountStep = { readonly from: PlainDate; readonly amountMinor: number };

/** Payment day and proration from this month on (R-C07). */
export type TermStep = {
  readonly from: Month;
  /** 1 to 31; clamped to each month's last day (R-C05). */
  readonly paymentDay: number;
  readonly proration: Proration;
};

/** The terms of a lease about money and time. All amounts in minor units of the lease's currency (R-C01). */
export type LeaseTerms = {
  readonly startsOn: PlainDate;
  /** Last day of the lease, inclusive; null = ongoing. */
  readonly endsOn: PlainDate | null;
  /** Monthly rent from the first day on, until the first step. */
  readonly rentMinor: number;
  readonly rentSteps: readonly AmountStep[];
  /** Monthly advance on charges (R-C19), 0 = none. */
  readonly chargesMinor: number;
  readonly chargeSteps: readonly AmountStep[];
  /** Payment day and proration from the first month on, until the first `termSteps`. */
  readonly paymentDay: number;
  readonly proration: Proration;
  readonly termSteps: readonly TermStep[];
  /** Months before this one get no rows (R-C21); null = tracked from the start. */
  readonly trackFrom: Month | null;
  /** Balance at the first tracked day: positive = owed by the tenant, negative = the tenant's credit (R-C21). */
  readonly openingMinor: number;
};

export type LeaseTerm = Pick<LeaseTerms, "startsOn" | "endsOn">;

/** In the order of the lists. */
export const leaseStatuses = ["active", "upcoming", "ended"] as const;
export type LeaseStatus = (typeof leaseStatuses)[number];

/** A lease is active on both its first and its last day (R-C02); `today` is the property's own day (R-Z03). */
export function leaseStatus(term: LeaseTerm, today: PlainDate): LeaseStatus {
  if (today < term.startsOn) return "upcoming";
  if (term.endsOn !== null && today > term.endsOn) return "ended";
  return "active";
}

/** The first day that has a row: the start, or the first day of `trackFrom` when the lease is older (R-C21). */
export function firstTrackedDay(terms: Pick<LeaseTerms, "startsOn" | "trackFrom">): PlainDate {
  return terms.trackFrom === null ? terms.startsOn : laterOf(terms.startsOn, firstDayOf(terms.trackFrom));
}

/** Payment day and proration of a month: those of the last step not after it, or the first ones (R-C07). */
export function termsOfMonth(
  terms: Pick<LeaseTerms, "paymentDay" | "proration" | "termSteps">,
  period: Month,
): Pick<TermStep, "paymentDay" | "proration"> {
  let latest: TermStep | null = null;
  for (const step of terms.termSteps)
    if (step.from <= period && (latest === null || step.from >= latest.from)) latest = step;
  return latest ?? terms;
}

/**
 * The `track_from` proposed for a new lease (R-C21): the current month for a running lease that began in an earlier
 * one, else null.
 */
export function proposedTrackFrom(term: LeaseTerm, today: PlainDate): Month | null {
  if (leaseStatus(term, today) !== "active") return null;
  return monthOf(term.startsOn) < monthOf(today) ? monthOf(today) : null;
}

/**
 * R-C21: whether tracking may begin where the terms say: no later than the current month or, for a lease that has not
 * begun, than its first month.
 */
export function isTrackable(
  { startsOn, trackFrom }: Pick<LeaseTerms, "startsOn" | "trackFrom">,
  today: PlainDate,
): boolean {
  return trackFrom === null || trackFrom <= laterOf(monthOf(startsOn), monthOf(today));
}

/** Rows are stored through this month (R-C04): the last month of a lease that ends, else the current month + 12. */
export function scheduledThrough(term: LeaseTerm, today: PlainDate): Month {
  return term.endsOn === null
    ? addToMonth(laterOf(monthOf(today), monthOf(term.startsOn)), 12)
    : monthOf(term.endsOn);
}
