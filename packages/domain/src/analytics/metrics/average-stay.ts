import { monthOf } from "../../calendar/index.ts";
import type { Analysis } from "../holdings.ts";
import type { MetricRow } from "../metric-rows.ts";
import { isIn } from "../periods/period.ts";
import type { PeriodDays } from "../periods/period.ts";
import type { AnalysedBooking } from "../records.ts";
import { soldNights } from "../figures/booking-figures.ts";
import { sumsOf } from "../sums.ts";
import type { FigureSums } from "../sums.ts";
import type { MetricFacts, MetricFigure } from "./metric-figure.ts";

/** Nights ÷ stays, for the stays that begin in the period. */
export const averageStayFacts: MetricFacts = {
  unit: "nights",
  numerator: { counts: "nights", name: "nights" },
  denominator: { counts: "stays", name: "stays" },
  decimals: 1,
};

export const averageStay: MetricFigure = {
  isAdvanced: false,
  isCompared: true,
  onlyRunning: false,
  reads: ["standing"],
  cash: null,
  nothingToDivideBy: "no_stays",
  sums: (analysis, { days }) => bookingSums(analysis, days),
  rows: (analysis, { days }) => begunRows(analysis, days),
};

function bookingSums({ holdings }: Analysis, days: PeriodDays): FigureSums {
  const begun = holdings.flatMap(({ stays }) => stays.filter((stay) => beginsIn(stay, days)));
  return sumsOf([
    {
      side: "numerator",
      term: "nights_of_stays",
      value: begun.reduce((sum, stay) => sum + soldNights(stay), 0),
    },
    { side: "denominator", term: "stays", value: begun.length },
  ]);
}

function begunRows({ holdings }: Analysis, days: PeriodDays): readonly MetricRow[] {
  return holdings.flatMap(({ property, stays }) =>
    stays
      .filter((stay) => beginsIn(stay, days))
      .flatMap((stay) => {
        const nights = stay.nights.map((night) => ({ ...night, sold: night.minor > 0 ? 1 : 0 }));
        const [first] = nights;
        return first === undefined
          ? []
          : [
              {
                kind: "stay" as const,
                property,
                share: { stay, month: monthOf(first.date), nights },
                numerator: soldNights(stay),
                denominator: 1,
              },
            ];
      }),
  );
}

/** Whether a stay begins within some days and cost something. */
function beginsIn(stay: AnalysedBooking, days: PeriodDays): boolean {
  const [arrival] = stay.nights;
  return arrival !== undefined && isIn(arrival.date, days) && soldNights(stay) > 0;
}
