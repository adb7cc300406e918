import { addDays } from "../../calendar/index.ts";
import { metricFacts } from "../metrics/all-metrics.ts";
import type { Metric } from "../metrics/all-metrics.ts";
import { trailingYear } from "./period.ts";
import type { FigureDaysQuery, PeriodDays } from "./period.ts";

/**
 * The days that a figure counts, which may differ from the requested ones: on-the-books figures count the whole of a
 * running period, trailing ones twelve complete months, and arrears the last day alone. Anything that names the period
 * of a figure must name these. A payback counts at most the twelve months (`paybackDays`).
 */
export function figureDays(metric: Metric, { days, whole }: FigureDaysQuery): PeriodDays {
  const { counts } = metricFacts[metric];
  if (counts === undefined) return days;
  switch (counts) {
    case "whole_period":
      return whole;
    case "trailing_year":
      return trailingYear(days);
    case "last_day":
      return { from: addDays(days.until, -1), until: days.until };
  }
}
