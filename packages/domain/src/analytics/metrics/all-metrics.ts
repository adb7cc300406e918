import type { MetricUnit, MetricSection } from "../metric-words.ts";
import { accrualNoi, accrualNoiFacts } from "./accrual-noi.ts";
import { adr, adrFacts } from "./adr.ts";
import { arrears, arrearsFacts } from "./arrears.ts";
import { averageStay, averageStayFacts } from "./average-stay.ts";
import { cashFlow, cashFlowFacts } from "./cash-flow.ts";
import { collectionRate, collectionRateFacts } from "./collection-rate.ts";
import type { MetricFacts, MetricFigure } from "./metric-figure.ts";
import { dscr, dscrFacts } from "./dscr.ts";
import { dscr12Months, dscr12MonthsFacts } from "./dscr-12-months.ts";
import { grossOccupancy, grossOccupancyFacts } from "./gross-occupancy.ts";
import { ltOccupancy, ltOccupancyFacts } from "./lt-occupancy.ts";
import { nightsSold, nightsSoldFacts } from "./nights-sold.ts";
import { noi, noiFacts } from "./noi.ts";
import { onTheBooks, onTheBooksFacts } from "./on-the-books.ts";
import { payback, paybackFacts } from "./payback.ts";
import { revpar, revparFacts } from "./revpar.ts";
import { stOccupancy, stOccupancyFacts } from "./st-occupancy.ts";

/**
 * The figures of the analytics, each defined in a file of its own. This list fixes which exist, their order in exported
 * files, and their place on the screen.
 */
export const metrics = [
  "noi",
  "cash_flow",
  "lt_occupancy",
  "collection_rate",
  "arrears",
  "st_occupancy",
  "on_the_books",
  "gross_occupancy",
  "adr",
  "revpar",
  "nights_sold",
  "average_stay",
  "dscr",
  "dscr_12_months",
  "payback",
  "accrual_noi",
] as const;
export type Metric = (typeof metrics)[number];

/** Unit, sides and needs of each figure. */
export const metricFacts: Readonly<Record<Metric, MetricFacts>> = {
  noi: noiFacts,
  cash_flow: cashFlowFacts,
  lt_occupancy: ltOccupancyFacts,
  collection_rate: collectionRateFacts,
  arrears: arrearsFacts,
  st_occupancy: stOccupancyFacts,
  on_the_books: onTheBooksFacts,
  gross_occupancy: grossOccupancyFacts,
  adr: adrFacts,
  revpar: revparFacts,
  nights_sold: nightsSoldFacts,
  average_stay: averageStayFacts,
  dscr: dscrFacts,
  dscr_12_months: dscr12MonthsFacts,
  payback: paybackFacts,
  accrual_noi: accrualNoiFacts,
};

/** How each figure is calculated. */
export const metricFigures: Readonly<Record<Metric, MetricFigure>> = {
  noi,
  cash_flow: cashFlow,
  lt_occupancy: ltOccupancy,
  collection_rate: collectionRate,
  arrears,
  st_occupancy: stOccupancy,
  on_the_books: onTheBooks,
  gross_occupancy: grossOccupancy,
  adr,
  revpar,
  nights_sold: nightsSold,
  average_stay: averageStay,
  dscr,
  dscr_12_months: dscr12Months,
  payback,
  accrual_noi: accrualNoi,
};

/** The cards of the screen in order: those of the whole, and those of each rental mode. */
export const metricCards = {
  whole: ["noi", "cash_flow", "dscr", "payback", "dscr_12_months", "accrual_noi"],
  long_term: ["lt_occupancy", "collection_rate", "arrears"],
  short_term: [
    "st_occupancy",
    "adr",
    "revpar",
    "average_stay",
    "nights_sold",
    "on_the_books",
    "gross_occupancy",
  ],
} as const satisfies Readonly<Record<MetricSection | "whole", readonly Metric[]>>;

/** Money figures that each section shows as well. */
export const sectionMetrics = ["noi", "cash_flow"] as const satisfies readonly Metric[];
export type SectionMetric = (typeof sectionMetrics)[number];

/** R-F02: the figures of each month of the history. */
export const historyMetrics = [
  "noi",
  "cash_flow",
  "lt_occupancy",
  "st_occupancy",
  "adr",
  "revpar",
] as const satisfies readonly Metric[];
export type HistoryMetric = (typeof historyMetrics)[number];

/** R-F15: the figures shown for each property. */
export const propertyMetrics = [
  "noi",
  "cash_flow",
  "lt_occupancy",
  "st_occupancy",
  "adr",
  "revpar",
  "arrears",
  "collection_rate",
  "dscr",
] as const satisfies readonly Metric[];
export type PropertyMetric = (typeof propertyMetrics)[number];

export function unitOfMetric(metric: Metric): MetricUnit {
  return metricFacts[metric].unit;
}

/** R-F14: whether a figure belongs to the advanced view, which the plan must include. */
export function isAdvanced(metric: Metric): boolean {
  return metricFigures[metric].isAdvanced;
}

export function isSectionMetric(metric: Metric): metric is SectionMetric {
  return sectionMetrics.some((one) => one === metric);
}
