import { figureDays } from "./periods/figure-days.ts";
import { sectionOf, holdingsWithin } from "./holdings.ts";
import type { Analysis } from "./holdings.ts";
import type { MetricSection } from "./metric-words.ts";
import type { MetricRow } from "./metric-rows.ts";
import { isSectionMetric, metricFigures } from "./metrics/all-metrics.ts";
import type { Metric } from "./metrics/all-metrics.ts";
import type { FigureDaysQuery, PeriodDays } from "./periods/period.ts";
import type { FigureSums } from "./sums.ts";

/** The days and the section that a figure is requested for; `figureDays` says which of the days it counts. */
export type FigureRequest = FigureDaysQuery & {
  /** Limits the figure to the money of one section; null = all. */
  readonly section: MetricSection | null;
};

/** The terms of a figure and its two sides, from the loaded records (domain rules, section F). */
export function figureSums(analysis: Analysis, metric: Metric, requested: FigureRequest): FigureSums {
  return metricFigures[metric].sums(inSection(analysis, metric, requested), daysFor(metric, requested));
}

/** The rows behind a figure: summed up they equal `figureSums`. */
export function metricRows(
  analysis: Analysis,
  metric: Metric,
  requested: FigureRequest,
): readonly MetricRow[] {
  return metricFigures[metric].rows(inSection(analysis, metric, requested), daysFor(metric, requested));
}

/** The days that a figure counts, given what is loaded: for a payback the months that its properties contribute. */
export function countFigureDays(analysis: Analysis, metric: Metric, query: FigureDaysQuery): PeriodDays {
  return metricFigures[metric].countedDays?.(analysis, query.days) ?? figureDays(metric, query);
}

function inSection(analysis: Analysis, metric: Metric, { section }: FigureRequest): Analysis {
  return section === null || !isSectionMetric(metric)
    ? analysis
    : holdingsWithin(analysis, ({ property }) => sectionOf(property) === section);
}

function daysFor(metric: Metric, requested: FigureRequest) {
  return { days: figureDays(metric, requested), requested: requested.days };
}
