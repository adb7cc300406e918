import { countIn, nightsSoldTerm, supplyTerms } from "../figure-terms.ts";
import { soldRows, supplyRows } from "../metric-rows.ts";
import type { DayCounts } from "../periods/rentable-days.ts";
import { sumsOf } from "../sums.ts";
import type { SumTerm } from "../sums.ts";
import type { MetricFacts, MetricFigure } from "./metric-figure.ts";

/** R-F04, the hotel definition: sold ÷ in-service unit-nights, blocked nights included. */
export const grossOccupancyFacts: MetricFacts = {
  unit: "ratio",
  ratio: "share",
  numerator: { counts: "nights", name: "nightsSold" },
  denominator: { counts: "nights", name: "nightsInService" },
  decimals: 1,
};

export const grossOccupancy: MetricFigure = {
  isAdvanced: true,
  isCompared: true,
  onlyRunning: false,
  reads: ["standing"],
  cash: null,
  nothingToDivideBy: "no_supply",
  sums: (analysis, { days }) => sumsOf(grossTerms(countIn(analysis, "short_term", days))),
  rows: (analysis, { days }) => [
    ...soldRows(analysis, days, "numerator"),
    ...supplyRows(analysis, days, "gross"),
  ],
};

function grossTerms(counts: DayCounts): readonly SumTerm[] {
  return [
    nightsSoldTerm(counts, "numerator"),
    ...supplyTerms(counts).filter(({ term }) => term !== "nights_blocked"),
  ];
}
