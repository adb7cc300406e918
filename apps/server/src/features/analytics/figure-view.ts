import type { CountedDays, Figure, MeasureView } from "@keystead/contract/analytics";
import {
  measureChange,
  coverageOf,
  countFigureDays,
  figureDays,
  figureSums,
  measureOf,
  metricFacts,
  metricFigures,
  missingInputs,
  termTexts,
  unitOfMetric,
  withheld,
} from "@keystead/domain/analytics";
import type { Analysis, PeriodDays, FigureSums, Metric, MetricSection } from "@keystead/domain/analytics";
import { addDays } from "@keystead/domain/calendar";
import { moneyText } from "@keystead/domain/money";

import { missingView } from "../fx/index.ts";
import type { Loaded } from "./load-analysis.ts";

export type FigureQuery = {
  readonly metric: Metric;
  readonly section?: MetricSection | null;
  /** Compares the figure with the same days of the previous period, if its metric can be compared at all. */
  readonly compared?: boolean;
};

/** One figure, with everything that its card shows. */
export function figureView(
  loaded: Loaded,
  { metric, section = null, compared = false }: FigureQuery,
): Figure {
  const { analysis, period, whole, currency } = loaded;
  const sums = figureSums(analysis, metric, { days: period.current, whole, section });
  const measure = measureOf(metric, sums, currency);
  const before = compared && metricFigures[metric].isCompared ? figureBefore(loaded, metric, section) : null;
  return {
    ...measure,
    metric,
    section,
    unit: unitOfMetric(metric),
    days: lastsThrough(countFigureDays(analysis, metric, { days: period.current, whole })),
    terms: termTexts(metric, sums, currency).map((term) => ({ ...term })),
    ...withheldOf(loaded, sums),
    inputs: inputsOf(loaded, metric, measure),
    coverage: coverageOf(metric, sums),
    estimated: sums.estimated,
    previous: before,
    change: before === null ? null : measureChange(metric, measure, before),
  };
}

/** R-F01: the same figure over the days that the period is compared with. */
function figureBefore(
  { analysis, period: { previous }, currency }: Loaded,
  metric: Metric,
  section: MetricSection | null,
): NonNullable<Figure["previous"]> {
  const requested = { days: previous, whole: previous };
  return {
    ...measureOf(metric, figureSums(analysis, metric, { ...requested, section }), currency),
    days: lastsThrough(figureDays(metric, requested)),
  };
}

/** Half-open days as the API gives them: both ends inclusive. */
export function lastsThrough({ from, until }: PeriodDays): CountedDays {
  return { from, to: addDays(until, -1) };
}

/** Only a figure's value, numerator and denominator, for some days and holdings. */
export function measureIn(
  { whole, currency }: Loaded,
  analysis: Analysis,
  { metric, days }: { readonly metric: Metric; readonly days: PeriodDays },
): MeasureView {
  return measureOf(metric, figureSums(analysis, metric, { days, whole, section: null }), currency);
}

function withheldOf({ analysis }: Loaded, sums: FigureSums): Pick<Figure, "missing" | "ahead" | "subtotals"> {
  if (sums.numerator !== null && sums.denominator !== null) return { missing: [], ahead: [], subtotals: [] };
  const { missing, ahead, subtotals } = withheld(sums.records(), analysis.target);
  return {
    missing: missing.map(missingView),
    ahead: ahead.map(missingView),
    subtotals: subtotals.map((money) => ({ amount: moneyText(money), currency: money.currency })),
  };
}

/**
 * The loan is a missing input of debt coverage only while no property has one; payback always names the properties
 * that it leaves out.
 */
function inputsOf(
  { analysis, byId, period }: Loaded,
  metric: Metric,
  { value }: MeasureView,
): Figure["inputs"] {
  if (value !== null && metricFacts[metric].needs !== "purchase") return [];
  return analysis.holdings.flatMap((holding) => {
    const { id } = holding.property;
    const fields = missingInputs(metric, holding, period.current);
    const name = byId.get(id)?.name ?? "";
    return fields.length === 0 ? [] : [{ property: { id, name }, fields: [...fields] }];
  });
}
