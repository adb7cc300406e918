import type { FxRecord } from "../fx/index.ts";
import { added } from "../ledger/index.ts";
import { addCash, cashFlowTerms, recordsOf, coverageTerms, noiTerms } from "./cash-figures.ts";
import type { CashSums } from "./cash-figures.ts";
import { sectionOf, standsIn, within } from "./holdings.ts";
import type { Analysis } from "./holdings.ts";
import type { FigureTerm, Metric, Section } from "./metrics.ts";
import { paybackSums } from "./payback-figure.ts";
import { figureDays } from "./figure-days.ts";
import type { AskedDays } from "./figure-days.ts";
import { isIn } from "./period.ts";
import type { Days } from "./period.ts";
import { addCounts } from "./place-days.ts";
import type { DayCounts } from "./place-days.ts";
import { owedAmount, owingOn, rentAmount, rentDueIn } from "./rent-figures.ts";
import { revenueMinor, revenueOf, sharesIn, soldNights } from "./stay-figures.ts";
import type { StayMonth } from "./stay-figures.ts";
import { negated, sumsOf } from "./sums.ts";
import type { Amount, FigureSums, SumTerm } from "./sums.ts";
import { addDays, monthOf } from "../calendar/index.ts";

/** What a figure is asked for: `figureDays` says which of the days it counts. */
export type Asked = AskedDays & {
  /** Of the money of one section alone. */
  readonly section: Section | null;
};

/** Every figure from what is loaded: its terms, and from them its two sides (domain rules, section F). */
export function figureSums(analysis: Analysis, metric: Metric, asked: Asked): FigureSums {
  const { days } = asked;
  switch (metric) {
    case "noi":
      return cashSums(inSection(analysis, asked.section), metric, { days, termsOf: noiTerms });
    case "cash_flow":
      return cashSums(inSection(analysis, asked.section), metric, { days, termsOf: cashFlowTerms });
    case "dscr":
      return cashSums(analysis, metric, { days, termsOf: coverageTerms });
    case "dscr_12_months":
      return cashSums(analysis, metric, { days: figureDays(metric, asked), termsOf: coverageTerms });
    case "accrual_noi":
      return accrualSums(analysis, days);
    case "payback":
      return paybackSums(analysis, days);
    case "lt_occupancy":
      return sumsOf(leasedTerms(countIn(analysis, "long_term", days)));
    case "st_occupancy":
      return sumsOf(soldTerms(countIn(analysis, "short_term", days)));
    case "on_the_books":
      return sumsOf(soldTerms(countIn(analysis, "short_term", figureDays(metric, asked))));
    case "gross_occupancy":
      return sumsOf(grossTerms(countIn(analysis, "short_term", days)));
    case "nights_sold":
      return sumsOf([nightsSold(countIn(analysis, "short_term", days), "numerator")]);
    case "adr":
    case "revpar":
      return revenueSums(analysis, metric, days);
    case "average_stay":
      return averageStay(analysis, days);
    case "collection_rate":
      return collectionSums(analysis, days);
    case "arrears":
      return arrearsSums(analysis, figureDays(metric, asked));
  }
}

function inSection(analysis: Analysis, section: Section | null): Analysis {
  return section === null ? analysis : within(analysis, ({ property }) => sectionOf(property) === section);
}

function cashSums(
  analysis: Analysis,
  metric: Metric,
  { days, termsOf }: { readonly days: Days; readonly termsOf: (cash: CashSums) => readonly SumTerm[] },
): FigureSums {
  const { holdings } = analysis;
  const cash = addCash(holdings.map((holding) => holding.cash(days)));
  return sumsOf(termsOf(cash), { records: () => cashBehind(analysis, metric, days) });
}

function cashBehind({ holdings }: Analysis, metric: Metric, days: Days): readonly FxRecord[] {
  return holdings.flatMap((holding) => recordsOf(metric, holding, days));
}

/** R-C11: rows that fall due less write-downs, the nights, Income without a link, less running costs. */
function accrualSums(analysis: Analysis, days: Days): FigureSums {
  const { holdings, into, accounts } = analysis;
  const cash = addCash(holdings.map((holding) => holding.cash(days)));
  const rents = holdings.flatMap(({ leases }) => rentDueIn(leases, days, accounts));
  const shares = holdings.flatMap((holding) => sharesIn(holding.stayMonths, days));
  const term = (name: FigureTerm, value: Amount): SumTerm => ({ side: "numerator", term: name, value });
  return sumsOf(
    [
      term("rent_rows", added(...rents.map((due) => rentAmount(due, due.expectedMinor, into)))),
      term("night_revenue", added(...shares.map((share) => revenueOf(share, into)))),
      term("unlinked_income", cash.unlinked),
      term("operating_costs", negated(cash.costs)),
    ],
    {
      records: () => [
        ...rents.map(({ lease: { currency }, row, expectedMinor }) => ({
          minor: expectedMinor,
          currency,
          period: monthOf(row.dueOn),
          times: 1,
        })),
        ...shares.map(revenueRecord),
        ...cashBehind(analysis, "accrual_noi", days),
      ],
    },
  );
}

function revenueRecord(share: StayMonth) {
  return { minor: revenueMinor(share), currency: share.stay.currency, period: share.month, times: 1 };
}

function countIn({ holdings }: Analysis, section: Section, days: Days): DayCounts {
  return addCounts(
    holdings.flatMap((holding) => (standsIn(section, holding, days) ? [holding.count(days)] : [])),
  );
}

/** R-F11, R-F17. */
function leasedTerms({ leased, inService, soldDays }: DayCounts): readonly SumTerm[] {
  return [
    { side: "numerator", term: "days_leased", value: leased },
    { side: "denominator", term: "days_in_service", value: inService },
    { side: "denominator", term: "days_sold_by_night", value: negated(soldDays) },
  ];
}

/** R-F04, the headline: of what was on offer. */
function soldTerms(counts: DayCounts): readonly SumTerm[] {
  return [nightsSold(counts, "numerator"), ...supplyTerms(counts)];
}

function supplyTerms({ inService, leasedNights, blocked }: DayCounts): readonly SumTerm[] {
  return [
    { side: "denominator", term: "nights_in_service", value: inService },
    { side: "denominator", term: "nights_leased", value: negated(leasedNights) },
    { side: "denominator", term: "nights_blocked", value: negated(blocked) },
  ];
}

/** R-F04, the hotel's definition: blocked nights are supply. */
function grossTerms(counts: DayCounts): readonly SumTerm[] {
  return [
    nightsSold(counts, "numerator"),
    ...supplyTerms(counts).filter(({ term }) => term !== "nights_blocked"),
  ];
}

function nightsSold({ sold }: DayCounts, side: SumTerm["side"]): SumTerm {
  return { side, term: "nights_sold", value: sold };
}

/** R-F05: from unrounded sums; no cleaning fee, tax or deposit is a night's price. */
function revenueSums(analysis: Analysis, metric: "adr" | "revpar", days: Days): FigureSums {
  const shares = analysis.holdings.flatMap((holding) => sharesIn(holding.stayMonths, days));
  const counts = countIn(analysis, "short_term", days);
  const revenue: SumTerm = {
    side: "numerator",
    term: "night_revenue",
    value: added(...shares.map((share) => revenueOf(share, analysis.into))),
  };
  return sumsOf(
    [revenue, ...(metric === "adr" ? [nightsSold(counts, "denominator")] : supplyTerms(counts))],
    { records: () => shares.map(revenueRecord) },
  );
}

function averageStay({ holdings }: Analysis, days: Days): FigureSums {
  const begun = holdings.flatMap(({ stays }) => stays.filter((stay) => beginsIn(stay, days)));
  return sumsOf([
    {
      side: "numerator",
      term: "nights_of_stays",
      value: begun.reduce((sum, stay) => sum + soldNights(stay), 0),
    },
    { side: "denominator", term: "stays", value: begun.length },
  ]);
}

/** A stay that begins in some days and was paid for. */
export function beginsIn(stay: Analysis["holdings"][number]["stays"][number], days: Days): boolean {
  const [arrival] = stay.nights;
  return arrival !== undefined && isIn(arrival.date, days) && soldNights(stay) > 0;
}

/** R-F11: what of the rows due in the period is received on its last day, of what they ask for. */
function collectionSums({ holdings, into, accounts }: Analysis, days: Days): FigureSums {
  const rents = holdings.flatMap(({ leases }) => rentDueIn(leases, days, accounts));
  const sum = (kind: "settledMinor" | "expectedMinor"): Amount =>
    added(...rents.map((due) => rentAmount(due, due[kind], into)));
  return sumsOf(
    [
      { side: "numerator", term: "rent_received", value: sum("settledMinor") },
      { side: "denominator", term: "rent_due", value: sum("expectedMinor") },
    ],
    {
      records: () =>
        rents.map(({ lease: { currency }, row, settledMinor }) => ({
          minor: settledMinor,
          currency,
          period: monthOf(row.dueOn),
          times: 1,
        })),
    },
  );
}

function arrearsSums({ holdings, into, accounts }: Analysis, days: Days): FigureSums {
  const owing = holdings.flatMap(({ leases }) => owingOn(leases, days, accounts));
  const period = monthOf(addDays(days.until, -1));
  return sumsOf(
    [{ side: "numerator", term: "owed", value: added(...owing.map((one) => owedAmount(one, days, into))) }],
    {
      records: () =>
        owing.map(({ lease: { currency }, owedMinor: minor }) => ({ minor, currency, period, times: 1 })),
    },
  );
}
