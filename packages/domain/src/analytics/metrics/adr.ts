import { countIn, nightsSoldTerm, revenueBehind, revenueTerm } from "../figure-terms.ts";
import { bookingRows } from "../metric-rows.ts";
import { revenueOf, soldIn } from "../figures/booking-figures.ts";
import { sumsOf } from "../sums.ts";
import type { MetricFacts, MetricFigure } from "./metric-figure.ts";

/** R-F05: night revenue ÷ nights sold. */
export const adrFacts: MetricFacts = {
  unit: "per_night",
  numerator: { counts: "money", name: "revenue" },
  denominator: { counts: "nights", name: "nightsSold" },
};

export const adr: MetricFigure = {
  isAdvanced: false,
  isCompared: true,
  onlyRunning: false,
  reads: ["standing"],
  cash: null,
  nothingToDivideBy: "no_nights_sold",
  sums: (analysis, { days }) =>
    sumsOf(
      [revenueTerm(analysis, days), nightsSoldTerm(countIn(analysis, "short_term", days), "denominator")],
      {
        records: () => revenueBehind(analysis, days),
      },
    ),
  rows: (analysis, { days }) =>
    bookingRows(analysis, days, (share) => ({
      numerator: revenueOf(share, analysis.into),
      denominator: soldIn(share),
    })),
};
