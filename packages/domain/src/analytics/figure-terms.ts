import { added } from "../ledger/index.ts";
import { addCash, recordsOf } from "./figures/cash-figures.ts";
import type { CashSums, CashUse } from "./figures/cash-figures.ts";
import { standsIn } from "./holdings.ts";
import type { Analysis } from "./holdings.ts";
import type { MetricSection } from "./metric-words.ts";
import type { PeriodDays } from "./periods/period.ts";
import { addCounts } from "./periods/rentable-days.ts";
import type { DayCounts } from "./periods/rentable-days.ts";
import { revenueMinor, revenueOf, sharesIn } from "./figures/booking-figures.ts";
import type { BookingMonth } from "./figures/booking-figures.ts";
import { negated, sumsOf } from "./sums.ts";
import type { FigureRecord, FigureSums, SumTerm } from "./sums.ts";

/** A figure from the books and the loans alone. */
export function cashSums(
  analysis: Analysis,
  days: PeriodDays,
  { use, termsOf }: { readonly use: CashUse; readonly termsOf: (cash: CashSums) => readonly SumTerm[] },
): FigureSums {
  return sumsOf(termsOf(cashIn(analysis, days)), { records: () => cashBehind(analysis, use, days) });
}

export function cashIn({ holdings }: Analysis, days: PeriodDays): CashSums {
  return addCash(holdings.map((holding) => holding.cash(days)));
}

export function cashBehind({ holdings }: Analysis, use: CashUse, days: PeriodDays): readonly FigureRecord[] {
  return holdings.flatMap((holding) => recordsOf(use, holding, days));
}

/** The day counts of all units of a section over some days (R-F17). */
export function countIn({ holdings }: Analysis, section: MetricSection, days: PeriodDays): DayCounts {
  return addCounts(
    holdings.flatMap((holding) => (standsIn(section, holding, days) ? [holding.count(days)] : [])),
  );
}

export function nightsSoldTerm({ sold }: DayCounts, side: SumTerm["side"]): SumTerm {
  return { side, term: "nights_sold", value: sold };
}

/** R-F04: the nights on offer, as terms of a denominator. */
export function supplyTerms({ inService, leasedNights, blocked }: DayCounts): readonly SumTerm[] {
  return [
    { side: "denominator", term: "nights_in_service", value: inService },
    { side: "denominator", term: "nights_leased", value: negated(leasedNights) },
    { side: "denominator", term: "nights_blocked", value: negated(blocked) },
  ];
}

/** R-F04: sold ÷ available unit-nights. */
export function soldOfOffered(analysis: Analysis, days: PeriodDays): FigureSums {
  const counts = countIn(analysis, "short_term", days);
  return sumsOf([nightsSoldTerm(counts, "numerator"), ...supplyTerms(counts)]);
}

/**
 * R-F05: revenue of the nights, without cleaning fees, taxes and deposits. Each booking's share of a month is converted
 * and rounded by itself (R-B06).
 */
export function revenueTerm({ holdings, into }: Analysis, days: PeriodDays): SumTerm {
  const shares = holdings.flatMap((holding) => sharesIn(holding.bookingMonths, days));
  return {
    side: "numerator",
    term: "night_revenue",
    value: added(...shares.map((share) => revenueOf(share, into))),
  };
}

/** The revenue of `revenueTerm` in the currencies of the bookings. */
export function revenueBehind({ holdings }: Analysis, days: PeriodDays): readonly FigureRecord[] {
  return holdings.flatMap((holding) => sharesIn(holding.bookingMonths, days)).map(revenueRecord);
}

function revenueRecord(share: BookingMonth): FigureRecord {
  return {
    minor: revenueMinor(share),
    currency: share.stay.currency,
    period: share.month,
    times: 1,
    side: "numerator",
  };
}
