import { soldOfOffered } from "../figure-terms.ts";
import { soldRows, supplyRows } from "../metric-rows.ts";
import type { MetricFacts, MetricFigure } from "./metric-figure.ts";

/** R-F04, the headline figure: sold ÷ available unit-nights. */
export const stOccupancyFacts: MetricFacts = {
  unit: "ratio",
  ratio: "share",
  numerator: { counts: "nights", name: "nightsSold" },
  denominator: { counts: "nights", name: "nightsOnOffer" },
  decimals: 1,
};

export const stOccupancy: MetricFigure = {
  isAdvanced: false,
  isCompared: true,
  onlyRunning: false,
  reads: ["standing"],
  cash: null,
  nothingToDivideBy: "no_supply",
  sums: (analysis, { days }) => soldOfOffered(analysis, days),
  rows: (analysis, { days }) => [
    ...soldRows(analysis, days, "numerator"),
    ...supplyRows(analysis, days, "available"),
  ],
};
