import { countIn } from "../figure-terms.ts";
import { rentableRows } from "../metric-rows.ts";
import type { DayCounts } from "../periods/rentable-days.ts";
import { negated, sumsOf } from "../sums.ts";
import type { SumTerm } from "../sums.ts";
import type { MetricFacts, MetricFigure } from "./metric-figure.ts";

/** R-F11, R-F17: leased ÷ in-service unit-days, without days sold by the night. */
export const ltOccupancyFacts: MetricFacts = {
  unit: "ratio",
  ratio: "share",
  numerator: { counts: "unit_days", name: "daysLet" },
  denominator: { counts: "unit_days", name: "daysInService" },
  decimals: 1,
};

export const ltOccupancy: MetricFigure = {
  isAdvanced: false,
  isCompared: true,
  onlyRunning: false,
  reads: ["standing"],
  cash: null,
  nothingToDivideBy: "no_supply",
  sums: (analysis, { days }) => sumsOf(leasedTerms(countIn(analysis, "long_term", days))),
  rows: (analysis, { days }) =>
    rentableRows(analysis, { section: "long_term", days }, ({ leased, unitDays }) => ({
      numerator: leased,
      denominator: unitDays,
    })),
};

function leasedTerms({ leased, inService, soldDays }: DayCounts): readonly SumTerm[] {
  return [
    { side: "numerator", term: "days_leased", value: leased },
    { side: "denominator", term: "days_in_service", value: inService },
    { side: "denominator", term: "days_sold_by_night", value: negated(soldDays) },
  ];
}
