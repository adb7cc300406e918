import { cashFlowTerms, operatingCosts, operatingIncome } from "../figures/cash-figures.ts";
import type { CashUse } from "../figures/cash-figures.ts";
import { cashSums } from "../figure-terms.ts";
import { loanRows, none } from "../metric-rows.ts";
import { negated } from "../sums.ts";
import type { MetricFacts, MetricFigure } from "./metric-figure.ts";

/** R-F08: NOI less improvements and debt service, the latter from loan data where none was recorded. */
export const cashFlowFacts: MetricFacts = {
  unit: "money",
  numerator: { counts: "money", name: "amount" },
  denominator: null,
};

const use: CashUse = {
  shares: [
    operatingIncome,
    operatingCosts,
    { part: "capital", side: "numerator", sign: -1, term: "capital_costs" },
    { part: "debt_service", side: "numerator", sign: -1, term: "debt_recorded" },
  ],
  linkedIncome: true,
  loans: true,
};

export const cashFlow: MetricFigure = {
  isAdvanced: false,
  isCompared: true,
  onlyRunning: false,
  reads: ["books"],
  cash: use,
  nothingToDivideBy: null,
  sums: (analysis, { days }) => cashSums(analysis, days, { use, termsOf: cashFlowTerms }),
  rows: (analysis, { days }) => loanRows(analysis, days, (minor) => ({ ...none, numerator: negated(minor) })),
};
