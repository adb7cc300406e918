import type { Month } from "../calendar/index.ts";
import { monthOf } from "../calendar/index.ts";
import { added } from "../ledger/index.ts";
import { loanAmount, loanMonths } from "./cash-figures.ts";
import type { CashSums, LoanMonth } from "./cash-figures.ts";
import { figureDays } from "./figure-days.ts";
import { beginsIn } from "./figure-sums.ts";
import type { Asked } from "./figure-sums.ts";
import { sectionOf, standsIn } from "./holdings.ts";
import type { Analysis, Holding } from "./holdings.ts";
import type { Metric, Section } from "./metrics.ts";
import { leftOf, paybackHoldings } from "./payback-figure.ts";
import type { Invested } from "./payback-figure.ts";
import type { Days } from "./period.ts";
import type { DayCounts } from "./place-days.ts";
import { owedAmount, owingOn, rentAmount, rentDueIn } from "./rent-figures.ts";
import type { Owing, RentDue } from "./rent-figures.ts";
import { revenueOf, sharesIn, soldIn, soldNights } from "./stay-figures.ts";
import type { StayMonth } from "./stay-figures.ts";
import { negated } from "./sums.ts";
import type { Amount } from "./sums.ts";

/**
 * What a row gives to the two sides of its figure, in minor units of the target or in whole days; undefined where it gives nothing,
 * null where its rate is missing.
 */
type Gives = { readonly numerator: Amount | undefined; readonly denominator: Amount | undefined };

/** A row behind a figure, but for the records of the books, which whoever stores them lists (`cashShare`). */
export type MetricRow = Gives & { readonly property: Holding["property"] } & (
    | { readonly kind: "loan"; readonly loan: LoanMonth }
    /** `nights` counts those of the stay that the figure is made of. */
    | { readonly kind: "stay"; readonly share: StayMonth }
    | {
        readonly kind: "place";
        readonly unitId: string | null;
        readonly section: Section;
        readonly days: DayCounts;
      }
    | { readonly kind: "rent_row"; readonly due: RentDue; readonly isEarned: boolean }
    | { readonly kind: "lease"; readonly owing: Owing }
    | { readonly kind: "input"; readonly invested: Invested }
    | { readonly kind: "property_month"; readonly month: Month; readonly cash: CashSums }
    | { readonly kind: "projection"; readonly months: number }
  );

/** The rows behind a figure: added up, they are what `figureSums` says of it. */
export function metricRows(analysis: Analysis, metric: Metric, asked: Asked): readonly MetricRow[] {
  const { days } = asked;
  switch (metric) {
    case "noi":
      return [];
    case "cash_flow":
      return loanRows(analysis, asked.section, {
        days,
        give: (minor) => ({ ...none, numerator: negated(minor) }),
      });
    case "dscr":
    case "dscr_12_months":
      return loanRows(analysis, null, {
        days: figureDays(metric, asked),
        give: (minor) => ({ ...none, denominator: minor }),
      });
    case "accrual_noi":
      return [
        ...rentRows(analysis, days, true),
        ...stayRows(analysis, days, (share) => ({ ...none, numerator: revenueOf(share, analysis.into) })),
      ];
    case "payback":
      return paybackRows(analysis, days);
    case "lt_occupancy":
      return placeRows(analysis, { section: "long_term", days }, ({ leased, unitDays }) => ({
        numerator: leased,
        denominator: unitDays,
      }));
    case "st_occupancy":
      return [...soldRows(analysis, days, "numerator"), ...supplyRows(analysis, days, "available")];
    case "on_the_books":
      return [
        ...soldRows(analysis, figureDays(metric, asked), "numerator"),
        ...supplyRows(analysis, figureDays(metric, asked), "available"),
      ];
    case "gross_occupancy":
      return [...soldRows(analysis, days, "numerator"), ...supplyRows(analysis, days, "gross")];
    case "nights_sold":
      return soldRows(analysis, days, "numerator");
    case "adr":
      return stayRows(analysis, days, (share) => ({
        numerator: revenueOf(share, analysis.into),
        denominator: soldIn(share),
      }));
    case "revpar":
      return [
        ...stayRows(analysis, days, (share) => ({ ...none, numerator: revenueOf(share, analysis.into) })),
        ...supplyRows(analysis, days, "available"),
      ];
    case "average_stay":
      return begunRows(analysis, days);
    case "collection_rate":
      return rentRows(analysis, days, false);
    case "arrears":
      return owingRows(analysis, figureDays(metric, asked));
  }
}

const none: Gives = { numerator: undefined, denominator: undefined };

function loanRows(
  { holdings, into }: Analysis,
  section: Section | null,
  { days, give }: { readonly days: Days; readonly give: (minor: Amount) => Gives },
): readonly MetricRow[] {
  return holdings
    .filter(({ property }) => section === null || sectionOf(property) === section)
    .flatMap(({ property, cells }) =>
      loanMonths(property, cells, days).map((loan) => ({
        kind: "loan" as const,
        property,
        loan,
        ...give(loanAmount(loan, into)),
      })),
    );
}

function stayRows(
  { holdings }: Analysis,
  days: Days,
  give: (share: StayMonth) => Gives,
): readonly MetricRow[] {
  return holdings.flatMap(({ property, stayMonths }) =>
    sharesIn(stayMonths, days).map((share) => ({ kind: "stay" as const, property, share, ...give(share) })),
  );
}

function soldRows(analysis: Analysis, days: Days, side: keyof Gives): readonly MetricRow[] {
  return stayRows(analysis, days, (share) => ({ ...none, [side]: soldIn(share) })).filter(
    (row) => row[side] !== 0,
  );
}

function supplyRows(analysis: Analysis, days: Days, supply: "available" | "gross"): readonly MetricRow[] {
  return placeRows(analysis, { section: "short_term", days }, (counts) => ({
    ...none,
    denominator: counts[supply],
  }));
}

/** A row for every place that could be let on one of the days at least. */
function placeRows(
  { holdings }: Analysis,
  { section, days }: { readonly section: Section; readonly days: Days },
  give: (counts: DayCounts) => Gives,
): readonly MetricRow[] {
  return holdings.flatMap((holding) =>
    standsIn(section, holding, days)
      ? holding.places.flatMap(({ unitId, count }) => {
          const counts = count(days);
          return counts.inService === 0
            ? []
            : [
                {
                  kind: "place" as const,
                  property: holding.property,
                  unitId,
                  section,
                  days: counts,
                  ...give(counts),
                },
              ];
        })
      : [],
  );
}

function begunRows({ holdings }: Analysis, days: Days): readonly MetricRow[] {
  return holdings.flatMap(({ property, stays }) =>
    stays
      .filter((stay) => beginsIn(stay, days))
      .flatMap((stay) => {
        const nights = stay.nights.map((night) => ({ ...night, sold: night.minor > 0 ? 1 : 0 }));
        const [first] = nights;
        return first === undefined
          ? []
          : [
              {
                kind: "stay" as const,
                property,
                share: { stay, month: monthOf(first.date), nights },
                numerator: soldNights(stay),
                denominator: 1,
              },
            ];
      }),
  );
}

/** As they stand on the last of the days: what is received of what they ask for, or as earned what they ask for alone. */
function rentRows(
  { holdings, into, accounts }: Analysis,
  days: Days,
  isEarned: boolean,
): readonly MetricRow[] {
  return holdings.flatMap(({ property, leases }) =>
    rentDueIn(leases, days, accounts).map((due) => {
      const expected = rentAmount(due, due.expectedMinor, into);
      const gives = isEarned
        ? { ...none, numerator: expected }
        : { numerator: rentAmount(due, due.settledMinor, into), denominator: expected };
      return { kind: "rent_row" as const, property, due, isEarned, ...gives };
    }),
  );
}

function owingRows({ holdings, into, accounts }: Analysis, days: Days): readonly MetricRow[] {
  return holdings.flatMap(({ property, leases }) =>
    owingOn(leases, days, accounts).map((owing) => ({
      kind: "lease" as const,
      property,
      owing,
      ...none,
      numerator: owedAmount(owing, days, into),
    })),
  );
}

function paybackRows(analysis: Analysis, days: Days): readonly MetricRow[] {
  return paybackHoldings(analysis, days).flatMap(
    ({ holding: { property }, invested, months, extrapolatedMinor }) => [
      ...invested.map((one) => ({
        kind: "input" as const,
        property,
        invested: one,
        ...none,
        numerator: one.amount,
      })),
      ...months.map(({ month, cash }) => ({
        kind: "property_month" as const,
        property,
        month,
        cash,
        ...none,
        denominator: leftOf(cash),
      })),
      ...(extrapolatedMinor === 0
        ? []
        : [
            {
              kind: "projection" as const,
              property,
              months: months.length,
              ...none,
              denominator: extrapolatedMinor,
            },
          ]),
    ],
  );
}

/** What rows give to a side, added up; null as soon as one lacks a rate, undefined where none gives it anything. */
export function sideOfRows(rows: readonly Gives[], side: keyof Gives): Amount | undefined {
  const given = rows.flatMap((row) => (row[side] === undefined ? [] : [row[side]]));
  return given.length === 0 ? undefined : added(...given);
}
