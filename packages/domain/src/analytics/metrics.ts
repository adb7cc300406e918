/**
 * The figures of the analytics, each with what it divides:
 *
 * - `noi`, `cash_flow`: amounts of the records of the period (R-F07, R-F08); no denominator.
 * - `lt_occupancy`: leased ÷ in-service unit-days (R-F11). `arrears`: what leases owe on the period's last day.
 * - `st_occupancy`: sold ÷ available unit-nights (R-F04). `gross_occupancy`: sold ÷ all in-service ones. `on_the_books`: the first of
 *   them over the whole of a running period, with what is booked of the days to come (R-F01).
 * - `adr`, `revpar`: revenue of the nights ÷ sold, ÷ available (R-F05). `nights_sold`: those sold.
 * - `average_stay`: nights ÷ stays, of the stays that begin in the period.
 * - `collection_rate`: received ÷ asked for, of the rent rows due in the period (R-F11).
 * - `dscr`, `dscr_12_months`: NOI ÷ debt service of the period, of the last twelve complete months (R-F09).
 * - `payback`: own cash ÷ what a year leaves of NOI after debt service (R-F10).
 * - `accrual_noi`: what was earned, paid or not, less running costs (R-C11); never added to the cash figures.
 */
export const metrics = [
  "noi",
  "cash_flow",
  "lt_occupancy",
  "arrears",
  "st_occupancy",
  "on_the_books",
  "adr",
  "revpar",
  "nights_sold",
  "average_stay",
  "gross_occupancy",
  "collection_rate",
  "dscr",
  "dscr_12_months",
  "payback",
  "accrual_noi",
] as const;
export type Metric = (typeof metrics)[number];

/** What a figure's value counts. `per_night` is money by the night; a ratio is decimal text with six digits (R-Z04). */
export const metricUnits = ["money", "per_night", "ratio", "nights", "years"] as const;
export type MetricUnit = (typeof metricUnits)[number];

const UNITS: Readonly<Record<Metric, MetricUnit>> = {
  noi: "money",
  cash_flow: "money",
  lt_occupancy: "ratio",
  arrears: "money",
  st_occupancy: "ratio",
  on_the_books: "ratio",
  adr: "per_night",
  revpar: "per_night",
  nights_sold: "nights",
  average_stay: "nights",
  gross_occupancy: "ratio",
  collection_rate: "ratio",
  dscr: "ratio",
  dscr_12_months: "ratio",
  payback: "years",
  accrual_noi: "money",
};

export function unitOfMetric(metric: Metric): MetricUnit {
  return UNITS[metric];
}

/** R-F14: what the advanced view adds, which the plan must contain. */
const ADVANCED: readonly Metric[] = [
  "gross_occupancy",
  "collection_rate",
  "dscr",
  "dscr_12_months",
  "payback",
  "accrual_noi",
];

export function isAdvanced(metric: Metric): boolean {
  return ADVANCED.includes(metric);
}

export const analyticsViews = ["simple", "advanced"] as const;
export type AnalyticsView = (typeof analyticsViews)[number];

/** The two halves of the screen. A property's money belongs to the one of its mode today, so that both add up to the whole. */
export const sections = ["long_term", "short_term"] as const;
export type Section = (typeof sections)[number];

/** Why a figure has no value (R-Z05). */
export const noValueReasons = [
  "missing_fx",
  "no_supply",
  "no_nights_sold",
  "no_stays",
  "nothing_due",
  "no_debt_service",
  "no_purchase_price",
  "no_equity",
  "insufficient_history",
  "non_positive_cash_flow",
] as const;
export type NoValueReason = (typeof noValueReasons)[number];

/** What a figure's numerator and denominator are put together from, each with its sign: the terms of a side add up to it. */
export const figureTerms = [
  "operating_income",
  "operating_costs",
  "noi",
  "capital_costs",
  "debt_recorded",
  "debt_from_loan",
  "days_leased",
  "days_in_service",
  "days_sold_by_night",
  "nights_sold",
  "nights_in_service",
  "nights_blocked",
  "nights_leased",
  "night_revenue",
  "nights_of_stays",
  "stays",
  "rent_received",
  "rent_due",
  "owed",
  "rent_rows",
  "unlinked_income",
  "purchase_price",
  "closing_costs",
  "initial_works",
  "loan_principal",
  "extrapolated",
] as const;
export type FigureTerm = (typeof figureTerms)[number];

/** The fields of a property that a figure is made of or waits for, by their names on the wire (R-F13). */
export const propertyInputs = [
  "purchasePrice",
  "closingCosts",
  "initialWorks",
  "loanPrincipal",
  "loanAnnualRate",
  "loanTermYears",
  "monthlyDebtService",
] as const;
export type PropertyInput = (typeof propertyInputs)[number];

/** The kinds of rows that figures are made of. */
export const metricRowKinds = [
  "record",
  "loan",
  "stay",
  "place",
  "rent_row",
  "lease",
  "input",
  "property_month",
  "projection",
] as const;
export type MetricRowKind = (typeof metricRowKinds)[number];

/** R-F09: the colour of a debt coverage, by the two decimals that are shown: below 1.00, below 1.25, from there on. */
export const coverages = ["short", "thin", "safe"] as const;
export type Coverage = (typeof coverages)[number];
