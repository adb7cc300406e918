import { addDays } from "../calendar/index.ts";
import { cashCells, cashOf } from "./figures/cash-figures.ts";
import type { CashCell, CashSums } from "./figures/cash-figures.ts";
import type { MetricSection } from "./metric-words.ts";
import { isIn, oncePerDays } from "./periods/period.ts";
import type { PeriodDays } from "./periods/period.ts";
import { addCounts, rentableDays } from "./periods/rentable-days.ts";
import type { DayCounts, RentableDays } from "./periods/rentable-days.ts";
import type { AnalysedLease, AnalysedProperty, AnalysedRecords, AnalysedBooking, Target } from "./records.ts";
import { accountsOnLastDay } from "./figures/rent-figures.ts";
import type { AccountsOf } from "./figures/rent-figures.ts";
import { bookingMonths } from "./figures/booking-figures.ts";
import type { BookingMonth } from "./figures/booking-figures.ts";
import { converterInto } from "./sums.ts";
import type { Into } from "./sums.ts";

/** A property with all its records, sorted once. Every figure is calculated from one or more holdings. */
export type Holding = {
  readonly property: AnalysedProperty;
  /** Stretches of days, oldest first. */
  readonly cells: readonly CashCell[];
  readonly leases: readonly AnalysedLease[];
  readonly stays: readonly AnalysedBooking[];
  readonly bookingMonths: readonly BookingMonth[];
  readonly rentables: readonly RentableDays[];
  /** Over all its units. */
  readonly count: (days: PeriodDays) => DayCounts;
  readonly cash: (days: PeriodDays) => CashSums;
};

/** Holdings, their target currency, and what was already calculated from them. */
export type Analysis = {
  readonly holdings: readonly Holding[];
  readonly target: Target;
  readonly into: Into;
  readonly accounts: AccountsOf;
};

/** Sorts the records. `range` holds every day that a figure will be requested for. */
export function analyse(records: AnalysedRecords, target: Target, range: PeriodDays): Analysis {
  const into = converterInto(target);
  const cells = cashCells(records.cash, into);
  const leases = Map.groupBy(records.leases, ({ propertyId }) => propertyId);
  const stays = Map.groupBy(records.stays, ({ propertyId }) => propertyId);
  const blocked = Map.groupBy(records.blocked, ({ propertyId }) => propertyId);
  const holdings = records.properties.map((property): Holding => {
    const own = { leases: leases.get(property.id) ?? [], stays: stays.get(property.id) ?? [] };
    const days = rentableDays(property, { ...own, blocked: blocked.get(property.id) ?? [] }, range);
    const ofProperty = cells.get(property.id) ?? [];
    return {
      property,
      ...own,
      cells: ofProperty,
      bookingMonths: bookingMonths(days.stays),
      rentables: days.rentables,
      count: oncePerDays((requested) => addCounts(days.rentables.map(({ count }) => count(requested)))),
      cash: oncePerDays((requested) => cashOf(property, ofProperty, { days: requested, into })),
    };
  });
  return { holdings, target, into, accounts: accountsOnLastDay() };
}

/** Limits an analysis to some holdings: a figure of one property is that of a portfolio of one. */
export function holdingsWithin(analysis: Analysis, includes: (holding: Holding) => boolean): Analysis {
  return { ...analysis, holdings: analysis.holdings.filter(includes) };
}

/**
 * R-F17: whether a property belongs to a section in some days. It may belong to both: its nights and its lease days are
 * counted separately.
 */
export function standsIn(
  section: MetricSection,
  { property, leases, stays }: Holding,
  days: PeriodDays,
): boolean {
  if (property.rentalMode === modeOf(section)) return true;
  if (section === "short_term")
    return stays.some(({ nights }) => nights.some(({ date }) => isIn(date, days)));
  return leases.some(
    ({ startsOn, endsOn }) => startsOn < days.until && (endsOn === null || addDays(endsOn, 1) > days.from),
  );
}

/**
 * The section to which a property's money belongs: that of its mode today, so that the sections add up to the whole.
 */
export function sectionOf({ rentalMode }: Pick<AnalysedProperty, "rentalMode">): MetricSection {
  return rentalMode === "monthly" ? "long_term" : "short_term";
}

function modeOf(section: MetricSection): AnalysedProperty["rentalMode"] {
  return section === "long_term" ? "monthly" : "daily";
}
