import { noiTerms, operatingCosts, operatingIncome } from "../figures/cash-figures.ts";
import type { CashUse } from "../figures/cash-figures.ts";
import { cashSums } from "../figure-terms.ts";
import type { MetricFacts, MetricFigure } from "./metric-figure.ts";

/** R-F07: operating income less running costs, by the records of the period. */
export const noiFacts: MetricFacts = {
  unit: "money",
  numerator: { counts: "money", name: "amount" },
  denominator: null,
};

const use: CashUse = { shares: [operatingIncome, operatingCosts], linkedIncome: true, loans: false };

export const noi: MetricFigure = {
  isAdvanced: false,
  isCompared: true,
  onlyRunning: false,
  reads: ["books"],
  cash: use,
  nothingToDivideBy: null,
  sums: (analysis, { days }) => cashSums(analysis, days, { use, termsOf: noiTerms }),
  rows: () => [],
};
