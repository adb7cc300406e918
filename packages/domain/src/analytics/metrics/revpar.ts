import { countIn, revenueBehind, revenueTerm, supplyTerms } from "../figure-terms.ts";
import { none, bookingRows, supplyRows } from "../metric-rows.ts";
import { revenueOf } from "../figures/booking-figures.ts";
import { sumsOf } from "../sums.ts";
import type { MetricFacts, MetricFigure } from "./metric-figure.ts";

/** R-F05: night revenue ÷ available nights. */
export const revparFacts: MetricFacts = {
  unit: "per_night",
  numerator: { counts: "money", name: "revenue" },
  denominator: { counts: "nights", name: "nightsOnOffer" },
};

export const revpar: MetricFigure = {
  isAdvanced: false,
  isCompared: true,
  onlyRunning: false,
  reads: ["standing"],
  cash: null,
  nothingToDivideBy: "no_supply",
  sums: (analysis, { days }) =>
    sumsOf([revenueTerm(analysis, days), ...supplyTerms(countIn(analysis, "short_term", days))], {
      records: () => revenueBehind(analysis, days),
    }),
  rows: (analysis, { days }) => [
    ...bookingRows(analysis, days, (share) => ({ ...none, numerator: revenueOf(share, analysis.into) })),
    ...supplyRows(analysis, days, "available"),
  ],
};
