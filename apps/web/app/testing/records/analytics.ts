import type { AnalyticsAnswer, Figure, MeasureView } from "@keystead/contract/analytics";
import {
  type Metric,
  metrics,
  type MetricSection,
  sectionMetrics,
  unitOfMetric,
} from "@keystead/domain/analytics";
import { recordOf } from "@keystead/domain/kernel";

const measure: MeasureView = { value: "1.00", numerator: "1.00", denominator: "1.00", reason: null };
const running = { from: "2026-11-01", to: "2026-11-20" };

/** For the current November by default. */
export function figure(
  metric: Metric,
  section: MetricSection | null = null,
  over: Partial<Figure> = {},
): Figure {
  return {
    ...measure,
    metric,
    section,
    unit: unitOfMetric(metric),
    days: running,
    terms: [],
    missing: [],
    ahead: [],
    subtotals: [],
    inputs: [],
    coverage: null,
    estimated: false,
    previous: null,
    change: null,
    ...over,
  };
}

const facts = { properties: 1, units: 1 };

/** All cards, on 20 November. */
export const everyFigure: AnalyticsAnswer = {
  today: "2026-11-20",
  currency: "EUR",
  view: "advanced",
  empty: false,
  period: { text: "2026-11", from: "2026-11-01", to: "2026-11-20", span: "month", partial: true },
  previous: { text: "2026-10", from: "2026-10-01", to: "2026-10-20" },
  figures: recordOf(metrics, (metric) => figure(metric)),
  longTerm: { ...facts, figures: recordOf(sectionMetrics, (metric) => figure(metric, "long_term")) },
  shortTerm: { ...facts, figures: recordOf(sectionMetrics, (metric) => figure(metric, "short_term")) },
  months: [],
  categories: [],
  noiByProperty: [],
  missing: [],
  ahead: [],
  advanced: { properties: [], heat: [] },
};
