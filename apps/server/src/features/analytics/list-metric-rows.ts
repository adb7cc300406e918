import type { MetricRows, MetricRowsQuery } from "@keystead/contract/analytics";
import type { ListPosition } from "@keystead/contract/wire";
import {
  figureDays,
  isAdvanced,
  isSectionMetric,
  metricFacts,
  metricFigures,
  metricRows,
  sectionOf,
} from "@keystead/domain/analytics";
import type { Metric } from "@keystead/domain/analytics";

import { badField } from "#kernel/api/index.ts";
import { pageFrom, rowsFor } from "#kernel/db/queries/list-order.ts";
import type { Work } from "#kernel/work.ts";
import { assertFeature } from "../plans/index.ts";
import { figureView } from "./figure-view.ts";
import { periodView } from "./get-analytics.ts";
import { loadAnalysis, readScope } from "./load-analysis.ts";
import type { Loaded, Needs } from "./load-analysis.ts";
import { findFigureRecords } from "./record-rows-store.ts";
import type { RecordOfFigure } from "./record-rows-store.ts";
import { recordView, rowView } from "./row-view.ts";

/**
 * The rows behind a figure, page by page: first the rows derived by rules, then the records of the books, the latest
 * first. Four statements regardless of the size.
 */
export async function listMetricRows(work: Work, query: MetricRowsQuery): Promise<MetricRows> {
  const { metric, section = null } = query;
  if (isAdvanced(metric)) assertFeature(work.scope, "advanced_analytics");
  const scope = await readScope(work, query);
  const loaded = await loadAnalysis(work, scope, needsOf(metric));
  const window = {
    days: loaded.period.current,
    whole: loaded.whole,
    section: requestedSection(metric, section),
  };
  const rows = metricRows(loaded.analysis, metric, window);
  const keysOf = () => rows.map((row) => rowView(loaded, metric, row).key);
  const from = startOf(rows.length, keysOf, query);
  const derived = rows.slice(from.row, from.row + rowsFor(query)).map((row) => rowView(loaded, metric, row));
  const { records, total } = await recordsBehind(work, loaded, {
    ...window,
    metric,
    from: from.record,
    limit: rowsFor(query) - derived.length,
  });
  const { rows: shown, onward } = pageFrom(
    [
      ...derived.map((view, at) => ({ view, position: positionOf(derived, at) })),
      ...records.map((record) => ({
        view: recordView(loaded, metric, record),
        position: [IN_THE_BOOKS, record.date, record.book, record.id],
      })),
    ],
    query,
  );
  return {
    currency: loaded.currency,
    period: periodView(loaded),
    figure: figureView(loaded, { metric, section: window.section }),
    items: shown.map(({ view }) => view),
    total: rows.length + total,
    ...onward,
  };
}

const IN_THE_BOOKS = "record";
const BY_RULE = "row";
/** If this many of the last known rows are missing at once, the page is found by its number instead. */
const KNOWN_ROWS = 12;

/**
 * The position of a derived row: its key, and the keys before it on the page, because any of these rows may be
 * missing by the next request.
 */
function positionOf(rows: readonly { readonly key: string }[], at: number): ListPosition {
  return [BY_RULE, ...rows.slice(Math.max(0, at + 1 - KNOWN_ROWS), at + 1).map(({ key }) => key)];
}

/** Where the page begins among rows and records: after the last known row that is still there, or after a record. */
function startOf(
  rows: number,
  keysOf: () => readonly string[],
  { after, page, limit }: Pick<MetricRowsQuery, "after" | "page" | "limit">,
): { readonly row: number; readonly record: number | ListPosition } {
  const [kind, ...known] = after ?? [];
  if (kind !== undefined && kind !== IN_THE_BOOKS && kind !== BY_RULE)
    throw badField(["after"], "INVALID_VALUE");
  if (kind === IN_THE_BOOKS) return { row: rows, record: known };
  const keys = after === undefined ? [] : keysOf();
  const last = known.map((key) => keys.indexOf(key ?? "")).findLast((at) => at !== -1);
  const first = last === undefined ? (page - 1) * limit : last + 1;
  return { row: first, record: Math.max(0, first - rows) };
}

type Window = Parameters<typeof metricRows>[2] & {
  readonly metric: Metric;
  readonly from: number | ListPosition;
  readonly limit: number;
};

async function recordsBehind(
  work: Work,
  { analysis }: Loaded,
  { metric, from, limit, ...window }: Window,
): Promise<{ readonly records: readonly RecordOfFigure[]; readonly total: number }> {
  const propertyIds = analysis.holdings
    .filter(({ property }) => window.section === null || sectionOf(property) === window.section)
    .map(({ property }) => property.id);
  return findFigureRecords(work, { metric, days: figureDays(metric, window), propertyIds, from, limit });
}

/** Only section metrics are split by section; every other figure belongs to one section, or to neither. */
function requestedSection(metric: Metric, section: MetricRowsQuery["section"] | null) {
  return isSectionMetric(metric) ? (section ?? null) : null;
}

function needsOf(metric: Metric): Needs {
  const { reads } = metricFigures[metric];
  return {
    cash: reads.includes("books"),
    standing: reads.includes("standing"),
    ledgers: reads.includes("lease_ledgers"),
    history: false,
    previous: false,
    trailingYear: metricFacts[metric].counts === "trailing_year",
  };
}
