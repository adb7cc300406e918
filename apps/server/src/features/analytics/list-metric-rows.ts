import type { MetricRows, MetricRowsQuery } from "@keystead/contract/analytics";
import { cashPartsOf, figureDays, isAdvanced, metricRows, sectionOf } from "@keystead/domain/analytics";
import type { Metric } from "@keystead/domain/analytics";

import type { Work } from "#kernel/work.ts";
import { assertFeature } from "../plans/index.ts";
import { figureView } from "./figure-view.ts";
import { periodView } from "./get-analytics.ts";
import { loadAnalysis, readScope } from "./load-analysis.ts";
import type { Loaded, Needs } from "./load-analysis.ts";
import { findRecords } from "./record-rows-store.ts";
import type { RecordOfFigure } from "./record-rows-store.ts";
import { recordView, rowView } from "./row-view.ts";

/**
 * What a figure is made of, page by page: what follows from rules first, then the records of the books, the latest first. Four
 * statements whatever the size.
 */
export async function listMetricRows(work: Work, asked: MetricRowsQuery): Promise<MetricRows> {
  const { metric, section = null, page, limit } = asked;
  if (isAdvanced(metric)) assertFeature(work.scope, "advanced_analytics");
  const scope = await readScope(work, asked);
  const loaded = await loadAnalysis(work, scope, needsOf(metric));
  const window = { days: loaded.period.current, whole: loaded.whole, section: sectionAsked(metric, section) };
  const rows = metricRows(loaded.analysis, metric, window);
  const first = (page - 1) * limit;
  const derived = rows.slice(first, first + limit);
  const { records, total } = await recordsBehind(work, loaded, {
    ...window,
    metric,
    offset: Math.max(0, first - rows.length),
    limit: limit - derived.length,
  });
  return {
    currency: loaded.currency,
    period: periodView(loaded),
    figure: figureView(loaded, { metric, section: window.section }),
    items: [
      ...derived.map((row) => rowView(loaded, metric, row)),
      ...records.map((record) => recordView(loaded, metric, record)),
    ],
    total: rows.length + total,
  };
}

type Window = Parameters<typeof metricRows>[2] & {
  readonly metric: Metric;
  readonly offset: number;
  readonly limit: number;
};

async function recordsBehind(
  work: Work,
  { analysis }: Loaded,
  { metric, offset, limit, ...window }: Window,
): Promise<{ readonly records: readonly RecordOfFigure[]; readonly total: number }> {
  if (cashPartsOf(metric).length === 0) return { records: [], total: 0 };
  const propertyIds = analysis.holdings
    .filter(({ property }) => window.section === null || sectionOf(property) === window.section)
    .map(({ property }) => property.id);
  return findRecords(work, { metric, days: figureDays(metric, window), propertyIds, offset, limit });
}

/** Only the money of the two is split by section; every other figure belongs to one of them, or to neither. */
function sectionAsked(metric: Metric, section: MetricRowsQuery["section"] | null) {
  return metric === "noi" || metric === "cash_flow" ? (section ?? null) : null;
}

const LEDGERS: readonly Metric[] = ["arrears", "collection_rate", "accrual_noi"];
const LOOKS_BACK: readonly Metric[] = ["dscr_12_months", "payback"];
const OF_BOOKS_ALONE: readonly Metric[] = ["noi", "cash_flow", "dscr", ...LOOKS_BACK];

function needsOf(metric: Metric): Needs {
  return {
    cash: metric === "payback" || cashPartsOf(metric).length > 0,
    standing: !OF_BOOKS_ALONE.includes(metric),
    ledgers: LEDGERS.includes(metric),
    history: false,
    previous: false,
    trailingYear: LOOKS_BACK.includes(metric),
  };
}
