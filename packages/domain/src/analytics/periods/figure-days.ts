import { addDays } from "../../calendar/index.ts";
import { metricFacts } from "../metrics/all-metrics.ts";
import type { Metric } from "../metrics/all-metrics.ts";
import { trailingYear } from "./period.ts";
import type { FigureDaysQuery, PeriodDays } from "./period.ts";

/**
 * The days that a figure counts, which are not always those that are asked for: what is booked counts the whole of a running period,
 * what looks back twelve complete months, and what tenants owe stands on the last day alone. Whoever names the period of a figure
 * names these. A payback counts at most the twelve months (`paybackDays`).
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
