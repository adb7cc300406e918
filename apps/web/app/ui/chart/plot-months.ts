import type { Language } from "@keystead/domain/languages";

import { formatMonth } from "../../lib/format/format.ts";
import type { PlotMonth } from "./plot-series.ts";

type Named = {
  /** `YYYY-MM`, oldest first. */
  readonly month: string;
  readonly name: string;
  readonly now: boolean;
};

/**
 * Month labels below the axis. If they span several years, the year stands below the first month of each year. A year
 * of which only the last month is shown gets no label, which would run into the label of the next year.
 */
export function plotMonths(months: readonly Named[], language: Language): readonly PlotMonth[] {
  const years = months.map(({ month }) => month.slice(0, 4));
  const spansYears = new Set(years).size > 1;
  return months.map(({ month, name, now }, at) => ({
    key: month,
    label: formatMonth(month, language, "short"),
    name,
    now,
    ...(spansYears && beginsYear(years, at) ? { year: years[at] ?? "" } : {}),
  }));
}

function beginsYear(years: readonly string[], at: number): boolean {
  const isLastOfYear = at + 1 < years.length && years[at] !== years[at + 1];
  return years[at] !== years[at - 1] && !isLastOfYear;
}
