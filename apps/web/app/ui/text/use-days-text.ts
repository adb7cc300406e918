import { periodOfDays } from "@keystead/domain/analytics";
import { firstDayOf, lastDayOf, monthOf, plainDate } from "@keystead/domain/calendar";

import { formatDays, formatMonths } from "../../lib/format/format-days.ts";
import { useLanguage } from "./use-language.ts";
import { usePeriodText } from "./use-period-text.ts";

/** Both days inclusive, `YYYY-MM-DD`. */
export type DayRange = { readonly from: string; readonly to: string };

/**
 * Names a range of days exactly: the month, quarter or year with exactly these days, else "Nov 2025 – Oct 2026" for
 * whole months, "1–26 Nov 2026" for other days and "26 Nov 2026" for one. Always with the year, since compared ranges
 * may lie in different ones. All names of a figure's days come from here.
 */
export function useDaysText(): (days: DayRange) => string {
  const language = useLanguage();
  const periodText = usePeriodText();
  return ({ from: first, to: last }) => {
    const [from, to] = [plainDate(first), plainDate(last)];
    const period = periodOfDays(from, to);
    if (period !== null) return periodText(period);
    const [begins, ends] = [monthOf(from), monthOf(to)];
    return firstDayOf(begins) === from && lastDayOf(ends) === to
      ? formatMonths(begins, ends, language)
      : formatDays(from, to, { language, year: true });
  };
}
