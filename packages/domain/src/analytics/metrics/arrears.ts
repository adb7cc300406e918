import { addDays, monthOf } from "../../calendar/index.ts";
import { added } from "../../ledger/index.ts";
import type { Analysis } from "../holdings.ts";
import { none } from "../metric-rows.ts";
import type { MetricRow } from "../metric-rows.ts";
import type { PeriodDays } from "../periods/period.ts";
import { owedAmount, owingOn } from "../figures/rent-figures.ts";
import { sumsOf } from "../sums.ts";
import type { FigureSums } from "../sums.ts";
import type { MetricFacts, MetricFigure } from "./metric-figure.ts";

/** What leases owe on the last day of the period. */
export const arrearsFacts: MetricFacts = {
  unit: "money",
  numerator: { counts: "money", name: "amount" },
  denominator: null,
  better: "less",
  counts: "last_day",
};

export const arrears: MetricFigure = {
  isAdvanced: false,
  isCompared: true,
  onlyRunning: false,
  reads: ["standing", "lease_ledgers"],
  cash: null,
  nothingToDivideBy: null,
  sums: (analysis, { days }) => arrearsSums(analysis, days),
  rows: (analysis, { days }) => owingRows(analysis, days),
};

function arrearsSums({ holdings, into, accounts }: Analysis, days: PeriodDays): FigureSums {
  const owing = holdings.flatMap(({ leases }) => owingOn(leases, days, accounts));
  const period = monthOf(addDays(days.until, -1));
  return sumsOf(
    [{ side: "numerator", term: "owed", value: added(...owing.map((one) => owedAmount(one, days, into))) }],
    {
      records: () =>
        owing.map(({ lease: { currency }, owedMinor: minor }) => ({
          minor,
          currency,
          period,
          times: 1,
          side: "numerator",
        })),
    },
  );
}

function owingRows({ holdings, into, accounts }: Analysis, days: PeriodDays): readonly MetricRow[] {
  return holdings.flatMap(({ property, leases }) =>
    owingOn(leases, days, accounts).map((owing) => ({
      kind: "lease" as const,
      property,
      owing,
      ...none,
      numerator: owedAmount(owing, days, into),
    })),
  );
}
