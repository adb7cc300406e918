/** Unit of a figure's value. `per_night` is money per night; a ratio is decimal text with six digits (R-Z04). */
export const metricUnits = ["money", "per_night", "ratio", "nights", "years"] as const;
export type MetricUnit = (typeof metricUnits)[number];

/**
 * `share`: part of a whole, whose change is also given in percentage points (R-F03); `coverage`: how many times one
 * amount covers the other.
 */
export type RatioKind = "share" | "coverage";

/** What a side of a figure counts. */
export type SideUnit = "money" | "unit_days" | "nights" | "stays";

/** Headings of a figure's sides above its rows. */
export type SideName =
  | "amount"
  | "daysLet"
  | "daysInService"
  | "nightsSold"
  | "nightsOnOffer"
  | "nightsInService"
  | "nights"
  | "stays"
  | "revenue"
  | "received"
  | "due"
  | "noi"
  | "debtService"
  | "invested"
  | "aYear";

export const analyticsViews = ["simple", "advanced"] as const;
export type AnalyticsView = (typeof analyticsViews)[number];

/**
 * The two halves of the screen. A property's money belongs to the section of its mode today, so that both add up to the
 * whole.
 */
export const sections = ["long_term", "short_term"] as const;
export type MetricSection = (typeof sections)[number];

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

/** The terms of numerators and denominators, each with its sign: the terms of a side add up to it. */
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

/** The fields of a property that a figure uses or still needs, by their names on the wire (R-F13). */
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

/** The kinds of rows behind figures. */
export const metricRowKinds = [
  "record",
  "loan",
  "stay",
  "rentable",
  "rent_row",
  "lease",
  "input",
  "property_month",
  "projection",
] as const;
export type MetricRowKind = (typeof metricRowKinds)[number];

/** R-F09: the level of a debt coverage, by the two decimals shown: below 1.00, below 1.25, from 1.25 on. */
export const coverages = ["short", "thin", "safe"] as const;
export type Coverage = (typeof coverages)[number];
