import { monthOf } from "../../calendar/index.ts";
import { added } from "../../ledger/index.ts";
import { operatingCosts } from "../figures/cash-figures.ts";
import type { CashUse } from "../figures/cash-figures.ts";
import { cashBehind, cashIn, revenueBehind, revenueTerm } from "../figure-terms.ts";
import type { Analysis } from "../holdings.ts";
import type { FigureTerm } from "../metric-words.ts";
import { none, metricRentRows, bookingRows } from "../metric-rows.ts";
import type { PeriodDays } from "../periods/period.ts";
import { rentAmount, rentDueIn } from "../figures/rent-figures.ts";
import { revenueOf } from "../figures/booking-figures.ts";
import { negated, sumsOf } from "../sums.ts";
import type { FigureSums, SumTerm } from "../sums.ts";
import type { NetAmount } from "../../ledger/index.ts";
import type { MetricFacts, MetricFigure } from "./metric-figure.ts";

/**
 * R-C11: what was earned, paid or not, less running costs: rent rows due less write-downs, nights, and unlinked Income.
 * Never added to cash figures.
 */
export const accrualNoiFacts: MetricFacts = {
  unit: "money",
  numerator: { counts: "money", name: "amount" },
  denominator: null,
};

const use: CashUse = {
  shares: [{ part: "income", side: "numerator", sign: 1, term: "unlinked_income" }, operatingCosts],
  linkedIncome: false,
  loans: false,
};

export const accrualNoi: MetricFigure = {
  isAdvanced: true,
  isCompared: true,
  onlyRunning: false,
  reads: ["books", "standing", "lease_ledgers"],
  cash: use,
  nothingToDivideBy: null,
  sums: (analysis, { days }) => accrualSums(analysis, days),
  rows: (analysis, { days }) => [
    ...metricRentRows(analysis, days, true),
    ...bookingRows(analysis, days, (share) => ({ ...none, numerator: revenueOf(share, analysis.into) })),
  ],
};

function accrualSums(analysis: Analysis, days: PeriodDays): FigureSums {
  const { holdings, into, accounts } = analysis;
  const rents = holdings.flatMap(({ leases }) => rentDueIn(leases, days, accounts));
  const { unlinked, costs } = cashIn(analysis, days);
  const term = (name: FigureTerm, value: NetAmount): SumTerm => ({ side: "numerator", term: name, value });
  return sumsOf(
    [
      term("rent_rows", added(...rents.map((due) => rentAmount(due, due.expectedMinor, into)))),
      revenueTerm(analysis, days),
      term("unlinked_income", unlinked),
      term("operating_costs", negated(costs)),
    ],
    {
      records: () => [
        ...rents.map(({ lease: { currency }, row, expectedMinor }) => ({
          minor: expectedMinor,
          currency,
          period: monthOf(row.dueOn),
          times: 1,
          side: "numerator" as const,
        })),
        ...revenueBehind(analysis, days),
        ...cashBehind(analysis, use, days),
      ],
    },
  );
}
