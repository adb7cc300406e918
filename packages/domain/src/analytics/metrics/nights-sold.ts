import { countIn, nightsSoldTerm } from "../figure-terms.ts";
import { soldRows } from "../metric-rows.ts";
import { sumsOf } from "../sums.ts";
import type { MetricFacts, MetricFigure } from "./metric-figure.ts";

/** R-F04: unit-nights that were sold for more than 0. */
export const nightsSoldFacts: MetricFacts = {
  unit: "nights",
  numerator: { counts: "nights", name: "nightsSold" },
  denominator: null,
};

export const nightsSold: MetricFigure = {
  isAdvanced: false,
  isCompared: true,
  onlyRunning: false,
  reads: ["standing"],
  cash: null,
  nothingToDivideBy: null,
  sums: (analysis, { days }) => sumsOf([nightsSoldTerm(countIn(analysis, "short_term", days), "numerator")]),
  rows: (analysis, { days }) => soldRows(analysis, days, "numerator"),
};
