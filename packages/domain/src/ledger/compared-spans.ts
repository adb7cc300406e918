import {
  addDays,
  addToMonth,
  differenceInDays,
  earlierOf,
  firstDayOf,
  lastDayOf,
  MONTHS_IN,
} from "../calendar/index.ts";
import type { Period, PlainDate } from "../calendar/index.ts";

type Days = { readonly from: PlainDate; readonly to: PlainDate };

/**
 * R-F01: a period beside the one before it, whole against whole, and of one that is running (its last day too) the days up to today
 * against as many days of the one before, so that ten days of rain are not set against a month.
 */
export function comparedSpans(
  period: Period,
  today: PlainDate,
): { readonly now: Days; readonly before: Days; readonly partial: boolean } {
  const now = { from: firstDayOf(period.first), to: lastDayOf(period.last) };
  const first = addToMonth(period.first, -MONTHS_IN[period.span]);
  const before = { from: firstDayOf(first), to: lastDayOf(addToMonth(period.last, -MONTHS_IN[period.span])) };
  const partial = today >= now.from && today <= now.to;
  if (!partial) return { now, before, partial };
  const to = addDays(before.from, differenceInDays(now.from, today));
  return { now, before: { ...before, to: earlierOf(to, before.to) }, partial };
}
