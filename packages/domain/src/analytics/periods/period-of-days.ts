import { firstDayOf, lastDayOf, monthOf, periodOf, spans } from "../../calendar/index.ts";
import type { Period, PlainDate } from "../../calendar/index.ts";

/** The calendar month, quarter or year with exactly these first and last days (inclusive); null where there is none. */
export function periodOfDays(from: PlainDate, to: PlainDate): Period | null {
  const periods = spans.map((span) => periodOf(span, monthOf(from)));
  return periods.find(({ first, last }) => firstDayOf(first) === from && lastDayOf(last) === to) ?? null;
}
