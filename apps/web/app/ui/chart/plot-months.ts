import type { Language } from "@keystead/domain/languages";

import { formatMonth } from "../../lib/format/format.ts";
import type { PlotMonth } from "./plot-series.ts";

type Named = {
  /** `YYYY-MM`, oldest first. */
  readonly month: string;
  readonly name: string;
  readonly now: boolean;
};

/** Months as a chart writes them below its axis; where they lie in more than one year, the year at the first of each. */
export function plotMonths(months: readonly Named[], language: Language): readonly PlotMonth[] {
  const years = months.map(({ month }) => month.slice(0, 4));
  const several = new Set(years).size > 1;
  return months.map(({ month, name, now }, at) => ({
    key: month,
    label: formatMonth(month, language, "short"),
    name,
    now,
    ...(several && years[at] !== years[at - 1] ? { year: years[at] ?? "" } : {}),
  }));
}
