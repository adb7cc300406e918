import { firstDayOf, lastDayOf, monthOf, periodOf, spans } from "../../calendar/index.ts";
import type { Period, PlainDate } from "../../calendar/index.ts";

/** The calendar month, quarter or year that has exactly these days, both of them in it; null where none has. */
export function periodOfDays(from: PlainDate, to: PlainDate): Period | null {
  const periods = spans.map((span) => periodOf(span, monthOf(from)));
  return periods.find(({ first, last }) => firstDayOf(first) === from && lastDayOf(last) === to) ?? null;
}
