import type { Analysis } from "../holdings.ts";
import { none } from "../metric-rows.ts";
import type { MetricRow } from "../metric-rows.ts";
import { leftOf, paybackDays, paybackHoldings, paybackSums } from "../figures/payback-figure.ts";
import type { PeriodDays } from "../periods/period.ts";
import type { MetricFacts, MetricFigure } from "./metric-figure.ts";

/** R-F10: own cash invested ÷ annual NOI after debt service. */
export const paybackFacts: MetricFacts = {
  unit: "years",
  numerator: { counts: "money", name: "invested" },
  denominator: { counts: "money", name: "aYear" },
  better: "less",
  decimals: 1,
  counts: "trailing_year",
  needs: "purchase",
};

export const payback: MetricFigure = {
  isAdvanced: true,
  isCompared: false,
  onlyRunning: false,
  reads: ["books"],
  cash: null,
  nothingToDivideBy: null,
  sums: (analysis, { requested }) => paybackSums(analysis, requested),
  rows: (analysis, { requested }) => paybackRows(analysis, requested),
  countedDays: (analysis, requested) => paybackDays(analysis, { days: requested }),
};

function paybackRows(analysis: Analysis, days: PeriodDays): readonly MetricRow[] {
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
