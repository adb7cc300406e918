import type { CountedDays, Figure, Measure } from "@keystead/contract/analytics";
import {
  changeOf,
  coverageOf,
  countedDays,
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
import type { Analysis, Days, FigureSums, Metric, Section } from "@keystead/domain/analytics";
import { addDays } from "@keystead/domain/calendar";
import { formatMoney } from "@keystead/domain/money";

import { missingView } from "../fx/index.ts";
import type { Loaded } from "./load-analysis.ts";

export type FigureAsked = {
  readonly metric: Metric;
  readonly section?: Section | null;
  /** With it the figure is set beside the same days of the period before, if it ever is. */
  readonly compared?: boolean;
};

/** One figure, with everything that its card says. */
export function figureView(
  loaded: Loaded,
  { metric, section = null, compared = false }: FigureAsked,
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
    days: lastsThrough(countedDays(analysis, metric, { days: period.current, whole })),
    terms: termTexts(metric, sums, currency).map((term) => ({ ...term })),
    ...withheldOf(loaded, sums),
    inputs: inputsOf(loaded, metric, measure),
    coverage: coverageOf(metric, sums),
    estimated: sums.estimated,
    previous: before,
    change: before === null ? null : changeOf(metric, measure, before),
  };
}

/** R-F01: the same over the days that a period is set beside. */
function figureBefore(
  { analysis, period: { previous }, currency }: Loaded,
  metric: Metric,
  section: Section | null,
): NonNullable<Figure["previous"]> {
  const asked = { days: previous, whole: previous };
  return {
    ...measureOf(metric, figureSums(analysis, metric, { ...asked, section }), currency),
    days: lastsThrough(figureDays(metric, asked)),
  };
}

/** Half-open days as the wire says them: both ends in them. */
export function lastsThrough({ from, until }: Days): CountedDays {
  return { from, to: addDays(until, -1) };
}

/** A figure's value and sides alone, of some days and of the holdings that it is asked of. */
export function measureIn(
  { whole, currency }: Loaded,
  analysis: Analysis,
  { metric, days }: { readonly metric: Metric; readonly days: Days },
): Measure {
  return measureOf(metric, figureSums(analysis, metric, { days, whole, section: null }), currency);
}

function withheldOf({ analysis }: Loaded, sums: FigureSums): Pick<Figure, "missing" | "ahead" | "subtotals"> {
  if (sums.numerator !== null && sums.denominator !== null) return { missing: [], ahead: [], subtotals: [] };
  const { missing, ahead, subtotals } = withheld(sums.records(), analysis.target);
  return {
    missing: missing.map(missingView),
    ahead: ahead.map(missingView),
    subtotals: subtotals.map((money) => ({ amount: formatMoney(money), currency: money.currency })),
  };
}

/** A debt coverage asks for a loan only as long as no property has one; a payback says which properties it leaves out. */
function inputsOf({ analysis, byId, period }: Loaded, metric: Metric, { value }: Measure): Figure["inputs"] {
  if (value !== null && metricFacts[metric].needs !== "purchase") return [];
  return analysis.holdings.flatMap((holding) => {
    const { id } = holding.property;
    const fields = missingInputs(metric, holding, period.current);
    const name = byId.get(id)?.name ?? "";
    return fields.length === 0 ? [] : [{ property: { id, name }, fields: [...fields] }];
  });
}
