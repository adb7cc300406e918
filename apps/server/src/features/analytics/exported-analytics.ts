import { AnalyticsQuery } from "@keystead/contract/analytics";
import type { AnalyticsAnswer, AnalyticsSection, Figure, MeasureView } from "@keystead/contract/analytics";
import {
  figureDays,
  historyMetrics,
  isAdvanced,
  metricCards,
  metrics,
  propertyMetrics,
  sectionMetrics,
} from "@keystead/domain/analytics";
import type { Metric, MetricSection } from "@keystead/domain/analytics";
import { addDays, firstDayOf, lastDayOf, month as monthFromText, plainDate } from "@keystead/domain/calendar";
import type { ExportCell } from "@keystead/domain/exports";

import { exportedList } from "#kernel/api/index.ts";
import { lastsThrough } from "./figure-view.ts";
import { getAnalytics } from "./get-analytics.ts";

/** The screen as a table: the figures of the period, those of six months, and each property's. */
export const exportedAnalytics = exportedList({
  name: "analytics",
  needs: "analytics.read",
  query: AnalyticsQuery,
  list: async (work, { page: _page, limit: _limit, ids: _ids, ...query }) => ({
    items: [await getAnalytics(work, query)],
  }),
  key: ({ today }) => today,
  rows: (answer) => [...ofPeriod(answer), ...ofMonths(answer), ...ofProperties(answer)],
});

type Line = {
  readonly metric: Metric;
  readonly section?: MetricSection | null;
  readonly property?: string;
  readonly from: string;
  readonly to: string;
  readonly measure: MeasureView;
};

function cells(line: Line, currency: string): readonly ExportCell[] {
  const { metric, section = null, property = null, from, to, measure } = line;
  const { value, numerator, denominator } = measure;
  return [metric, section, property, from, to, value, numerator, denominator, currency];
}

function ofPeriod({ figures, longTerm, shortTerm, currency }: AnalyticsAnswer) {
  const at = (place: keyof typeof metricCards) =>
    metrics
      .filter((metric) => metricCards[place].some((one) => one === metric))
      .flatMap((metric) => figures[metric] ?? []);
  const lineIn = (section: MetricSection | null) => (figure: Figure) =>
    cells({ ...figure.days, metric: figure.metric, section, measure: figure }, currency);
  const ofSection = (section: MetricSection, { properties, figures: money }: AnalyticsSection) =>
    properties === 0
      ? []
      : [...at(section), ...sectionMetrics.map((metric) => money[metric])].map(lineIn(section));
  const whole = at("whole");
  return [
    ...whole.filter(({ metric }) => !isAdvanced(metric)).map(lineIn(null)),
    ...ofSection("long_term", longTerm),
    ...ofSection("short_term", shortTerm),
    ...whole.filter(({ metric }) => isAdvanced(metric)).map(lineIn(null)),
  ];
}

function ofMonths({ months, currency, today }: AnalyticsAnswer) {
  return months.flatMap(({ month: text, partial, figures }) => {
    const month = monthFromText(text);
    const span = { from: firstDayOf(month), to: partial ? today : lastDayOf(month) };
    return historyMetrics.map((metric) => cells({ ...span, metric, measure: figures[metric] }, currency));
  });
}

function ofProperties({ advanced, noiByProperty, period, currency }: AnalyticsAnswer) {
  if (advanced === null)
    return noiByProperty.map(({ property, noi }) =>
      cells({ ...period, metric: "noi", property: property.name, measure: noi }, currency),
    );
  const days = { from: plainDate(period.from), until: addDays(plainDate(period.to), 1) };
  return advanced.properties.flatMap(({ property, figures }) =>
    propertyMetrics.map((metric) =>
      cells(
        {
          ...lastsThrough(figureDays(metric, { days, whole: days })),
          metric,
          property: property.name,
          measure: figures[metric],
        },
        currency,
      ),
    ),
  );
}
