import { monthOf } from "../../calendar/index.ts";
import { added } from "../../ledger/index.ts";
import type { Analysis } from "../holdings.ts";
import { metricRentRows } from "../metric-rows.ts";
import type { PeriodDays } from "../periods/period.ts";
import { rentAmount, rentDueIn } from "../figures/rent-figures.ts";
import { sumsOf } from "../sums.ts";
import type { FigureSums } from "../sums.ts";
import type { NetAmount } from "../../ledger/index.ts";
import type { MetricFacts, MetricFigure } from "./metric-figure.ts";

/** R-F11: received ÷ billed of the rent rows due in the period, as of its last day. */
export const collectionRateFacts: MetricFacts = {
  unit: "ratio",
  ratio: "share",
  numerator: { counts: "money", name: "received" },
  denominator: { counts: "money", name: "due" },
  decimals: 1,
};

export const collectionRate: MetricFigure = {
  isAdvanced: true,
  isCompared: true,
  onlyRunning: false,
  reads: ["standing", "lease_ledgers"],
  cash: null,
  nothingToDivideBy: "nothing_due",
  sums: (analysis, { days }) => collectionSums(analysis, days),
  rows: (analysis, { days }) => metricRentRows(analysis, days, false),
};

function collectionSums({ holdings, into, accounts }: Analysis, days: PeriodDays): FigureSums {
  const rents = holdings.flatMap(({ leases }) => rentDueIn(leases, days, accounts));
  const sum = (kind: "settledMinor" | "expectedMinor"): NetAmount =>
    added(...rents.map((due) => rentAmount(due, due[kind], into)));
  return sumsOf(
    [
      { side: "numerator", term: "rent_received", value: sum("settledMinor") },
      { side: "denominator", term: "rent_due", value: sum("expectedMinor") },
    ],
    {
      records: () =>
        rents.map(({ lease: { currency }, row, settledMinor, expectedMinor }) => ({
          currency,
          period: monthOf(row.dueOn),
          times: 1,
          // A rate may be missing for the unpaid part too; each row is named once.
          ...(settledMinor === 0
            ? { minor: expectedMinor, side: "denominator" as const }
            : { minor: settledMinor, side: "numerator" as const }),
        })),
    },
  );
}
