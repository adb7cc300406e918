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
 * R-F01: the days of a period and of the one before it, both inclusive. A past period is compared whole with whole, a
 * running one (its last day included) with as many days of the period before as it has had so far, so that ten days are
 * never compared with a month.
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
