import { periodOfDays } from "@keystead/domain/analytics";
import { firstDayOf, lastDayOf, monthOf, plainDate } from "@keystead/domain/calendar";

import { formatDays, formatMonths } from "../../lib/format/format-days.ts";
import { useLanguage } from "./use-language.ts";
import { usePeriodText } from "./use-period-text.ts";

/** Both in it, `YYYY-MM-DD`. */
export type DayRange = { readonly from: string; readonly to: string };

/**
 * What some days are called, no more and no fewer of them than there are: the month, quarter or year that has exactly these,
 * "Nov 2025 – Oct 2026" of whole months, "1–26 Nov 2026" of others and "26 Nov 2026" of one. With the year always, since what is
 * compared may lie in two. Whatever names the days of a figure takes its name from here.
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
