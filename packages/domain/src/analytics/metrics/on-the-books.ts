import { soldOfOffered } from "../figure-terms.ts";
import { soldRows, supplyRows } from "../metric-rows.ts";
import type { MetricFacts, MetricFigure } from "./metric-figure.ts";

/** R-F01: short-term occupancy over the whole of a running period, including bookings of its remaining days. */
export const onTheBooksFacts: MetricFacts = {
  unit: "ratio",
  ratio: "share",
  numerator: { counts: "nights", name: "nightsSold" },
  denominator: { counts: "nights", name: "nightsOnOffer" },
  decimals: 1,
  counts: "whole_period",
};

export const onTheBooks: MetricFigure = {
  isAdvanced: false,
  isCompared: false,
  onlyRunning: true,
  reads: ["standing"],
  cash: null,
  nothingToDivideBy: "no_supply",
  sums: (analysis, { days }) => soldOfOffered(analysis, days),
  rows: (analysis, { days }) => [
    ...soldRows(analysis, days, "numerator"),
    ...supplyRows(analysis, days, "available"),
  ],
};
