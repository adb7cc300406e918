import { coverageCash, coverageTerms } from "../figures/cash-figures.ts";
import { cashSums } from "../figure-terms.ts";
import { loanRows, none } from "../metric-rows.ts";
import type { MetricFacts, MetricFigure } from "./metric-figure.ts";

/** R-F09: NOI ÷ debt service of the period. */
export const dscrFacts: MetricFacts = {
  unit: "ratio",
  ratio: "coverage",
  numerator: { counts: "money", name: "noi" },
  denominator: { counts: "money", name: "debtService" },
  decimals: 2,
  needs: "loan",
};

export const dscr: MetricFigure = {
  isAdvanced: true,
  isCompared: true,
  onlyRunning: false,
  reads: ["books"],
  cash: coverageCash,
  nothingToDivideBy: "no_debt_service",
  sums: (analysis, { days }) => cashSums(analysis, days, { use: coverageCash, termsOf: coverageTerms }),
  rows: (analysis, { days }) => loanRows(analysis, days, (minor) => ({ ...none, denominator: minor })),
};
