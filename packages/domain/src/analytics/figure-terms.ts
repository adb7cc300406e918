import type { FxRecord } from "../fx/index.ts";
import { added } from "../ledger/index.ts";
import { addCash, recordsOf } from "./cash-figures.ts";
import type { CashSums, CashUse } from "./cash-figures.ts";
import { standsIn } from "./holdings.ts";
import type { Analysis } from "./holdings.ts";
import type { Section } from "./metric-words.ts";
import type { Days } from "./period.ts";
import { addCounts } from "./place-days.ts";
import type { DayCounts } from "./place-days.ts";
import { revenueMinor, revenueOf, sharesIn } from "./stay-figures.ts";
import type { StayMonth } from "./stay-figures.ts";
import { negated, sumsOf } from "./sums.ts";
import type { FigureSums, SumTerm } from "./sums.ts";

/** A figure of the books and the loans alone. */
export function cashSums(
  analysis: Analysis,
  days: Days,
  { use, termsOf }: { readonly use: CashUse; readonly termsOf: (cash: CashSums) => readonly SumTerm[] },
): FigureSums {
  return sumsOf(termsOf(cashIn(analysis, days)), { records: () => cashBehind(analysis, use, days) });
}

export function cashIn({ holdings }: Analysis, days: Days): CashSums {
  return addCash(holdings.map((holding) => holding.cash(days)));
}

export function cashBehind({ holdings }: Analysis, use: CashUse, days: Days): readonly FxRecord[] {
  return holdings.flatMap((holding) => recordsOf(use, holding, days));
}

/** What the places of a section were on some days (R-F17). */
export function countIn({ holdings }: Analysis, section: Section, days: Days): DayCounts {
  return addCounts(
    holdings.flatMap((holding) => (standsIn(section, holding, days) ? [holding.count(days)] : [])),
  );
}

export function nightsSold({ sold }: DayCounts, side: SumTerm["side"]): SumTerm {
  return { side, term: "nights_sold", value: sold };
}

/** R-F04: the nights that were on offer, the denominator of what is divided by them. */
export function supplyTerms({ inService, leasedNights, blocked }: DayCounts): readonly SumTerm[] {
  return [
    { side: "denominator", term: "nights_in_service", value: inService },
    { side: "denominator", term: "nights_leased", value: negated(leasedNights) },
    { side: "denominator", term: "nights_blocked", value: negated(blocked) },
  ];
}

/** R-F04: sold ÷ available unit-nights. */
export function soldOfOffered(analysis: Analysis, days: Days): FigureSums {
  const counts = countIn(analysis, "short_term", days);
  return sumsOf([nightsSold(counts, "numerator"), ...supplyTerms(counts)]);
}

/** R-F05: from unrounded sums; no cleaning fee, tax or deposit is a night's price. */
export function revenueTerm({ holdings, into }: Analysis, days: Days): SumTerm {
  const shares = holdings.flatMap((holding) => sharesIn(holding.stayMonths, days));
  return {
    side: "numerator",
    term: "night_revenue",
    value: added(...shares.map((share) => revenueOf(share, into))),
  };
}

/** The same in the currencies of the stays. */
export function revenueBehind({ holdings }: Analysis, days: Days): readonly FxRecord[] {
  return holdings.flatMap((holding) => sharesIn(holding.stayMonths, days)).map(revenueRecord);
}

function revenueRecord(share: StayMonth): FxRecord {
  return { minor: revenueMinor(share), currency: share.stay.currency, period: share.month, times: 1 };
}
