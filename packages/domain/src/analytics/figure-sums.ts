import { figureDays } from "./figure-days.ts";
import { sectionOf, within } from "./holdings.ts";
import type { Analysis } from "./holdings.ts";
import type { Section } from "./metric-words.ts";
import type { MetricRow } from "./metric-rows.ts";
import { isSectionMetric, metricFigures } from "./metrics/all-metrics.ts";
import type { Metric } from "./metrics/all-metrics.ts";
import type { AskedDays, Days } from "./period.ts";
import type { FigureSums } from "./sums.ts";

/** What a figure is asked for: `figureDays` says which of the days it counts. */
export type Asked = AskedDays & {
  /** Of the money of one section alone. */
  readonly section: Section | null;
};

/** Every figure from what is loaded: its terms, and from them its two sides (domain rules, section F). */
export function figureSums(analysis: Analysis, metric: Metric, asked: Asked): FigureSums {
  return metricFigures[metric].sums(inSection(analysis, metric, asked), daysFor(metric, asked));
}

/** The rows behind a figure: added up, they are what `figureSums` says of it. */
export function metricRows(analysis: Analysis, metric: Metric, asked: Asked): readonly MetricRow[] {
  return metricFigures[metric].rows(inSection(analysis, metric, asked), daysFor(metric, asked));
}

/** The days that a figure counts of what is loaded: of a payback those that its properties bring into it. */
export function countedDays(analysis: Analysis, metric: Metric, asked: AskedDays): Days {
  return metricFigures[metric].countedDays?.(analysis, asked.days) ?? figureDays(metric, asked);
}

function inSection(analysis: Analysis, metric: Metric, { section }: Asked): Analysis {
  return section === null || !isSectionMetric(metric)
    ? analysis
    : within(analysis, ({ property }) => sectionOf(property) === section);
}

function daysFor(metric: Metric, asked: Asked) {
  return { days: figureDays(metric, asked), asked: asked.days };
}
