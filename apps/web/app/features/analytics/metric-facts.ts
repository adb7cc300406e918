import type { Metric } from "@keystead/domain/analytics";

/** What a side of a figure counts. */
export type SideUnit = "money" | "unit_days" | "nights" | "stays";

type Side<Words extends string> = { readonly unit: SideUnit; readonly words: Words };

type MetricFacts = {
  readonly numerator: Side<
    "amount" | "daysLet" | "nightsSold" | "revenue" | "nights" | "received" | "noi" | "invested"
  >;
  readonly denominator: Side<
    | "daysInService"
    | "nightsOnOffer"
    | "nightsInService"
    | "nightsSold"
    | "stays"
    | "due"
    | "debtService"
    | "aYear"
  > | null;
  /** Which way is better. */
  readonly better: "more" | "less";
  /** Decimals of a value that is no money. */
  readonly decimals: number;
};

const amount: MetricFacts = {
  numerator: { unit: "money", words: "amount" },
  denominator: null,
  better: "more",
  decimals: 0,
};
const occupancy: MetricFacts = {
  numerator: { unit: "nights", words: "nightsSold" },
  denominator: { unit: "nights", words: "nightsOnOffer" },
  better: "more",
  decimals: 1,
};
const coverage: MetricFacts = {
  numerator: { unit: "money", words: "noi" },
  denominator: { unit: "money", words: "debtService" },
  better: "more",
  decimals: 2,
};
const revenue = { ...amount, numerator: { unit: "money", words: "revenue" } } as const;

export const metricFacts: Readonly<Record<Metric, MetricFacts>> = {
  noi: amount,
  cash_flow: amount,
  lt_occupancy: {
    ...occupancy,
    numerator: { unit: "unit_days", words: "daysLet" },
    denominator: { unit: "unit_days", words: "daysInService" },
  },
  arrears: { ...amount, better: "less" },
  st_occupancy: occupancy,
  on_the_books: occupancy,
  adr: { ...revenue, denominator: { unit: "nights", words: "nightsSold" } },
  revpar: { ...revenue, denominator: { unit: "nights", words: "nightsOnOffer" } },
  nights_sold: { ...occupancy, denominator: null, decimals: 0 },
  average_stay: {
    ...occupancy,
    numerator: { unit: "nights", words: "nights" },
    denominator: { unit: "stays", words: "stays" },
  },
  gross_occupancy: { ...occupancy, denominator: { unit: "nights", words: "nightsInService" } },
  collection_rate: {
    ...occupancy,
    numerator: { unit: "money", words: "received" },
    denominator: { unit: "money", words: "due" },
  },
  dscr: coverage,
  dscr_12_months: coverage,
  payback: {
    numerator: { unit: "money", words: "invested" },
    denominator: { unit: "money", words: "aYear" },
    better: "less",
    decimals: 1,
  },
  accrual_noi: amount,
};
