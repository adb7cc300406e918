import { coverageCash, coverageTerms } from "../figures/cash-figures.ts";
import { cashSums } from "../figure-terms.ts";
import { loanRows, none } from "../metric-rows.ts";
import type { MetricFacts, MetricFigure } from "./metric-figure.ts";

/** R-F09: debt coverage of the last twelve complete months. */
export const dscr12MonthsFacts: MetricFacts = {
  unit: "ratio",
  ratio: "coverage",
  numerator: { counts: "money", name: "noi" },
  denominator: { counts: "money", name: "debtService" },
  decimals: 2,
  counts: "trailing_year",
  needs: "loan",
};

export const dscr12Months: MetricFigure = {
  isAdvanced: true,
  isCompared: false,
  onlyRunning: false,
  reads: ["books"],
  cash: coverageCash,
  nothingToDivideBy: "no_debt_service",
  sums: (analysis, { days }) => cashSums(analysis, days, { use: coverageCash, termsOf: coverageTerms }),
  rows: (analysis, { days }) => loanRows(analysis, days, (minor) => ({ ...none, denominator: minor })),
};
