import {
  addDays,
  addToMonth,
  dayInZone,
  firstDayOf,
  MONTHS_IN,
  monthOf,
  periodOf,
} from "../../calendar/index.ts";
import type { EpochMs, Month, Period, PlainDate } from "../../calendar/index.ts";
import { comparedSpans } from "../../ledger/index.ts";

/** Days from the first to before the last: half-open, as R-Z02 counts them in code. */
export type PeriodDays = { readonly from: PlainDate; readonly until: PlainDate };

/** The days that are asked for, and the whole of their period, which goes on where it is running. */
export type FigureDaysQuery = { readonly days: PeriodDays; readonly whole: PeriodDays };

export type AnalysedPeriod = {
  readonly period: Period;
  readonly before: Period;
  /** Running: to date, and beside it as many days of the one before. */
  readonly partial: boolean;
  readonly current: PeriodDays;
  readonly previous: PeriodDays;
};

/** R-F02: so many calendar months, the running one among them. */
export const HISTORY_MONTHS = 6;

/**
 * R-F01: the days of a period and of the one before it. A running one goes from its start to before tomorrow and is set beside the
 * same number of days from the start of the one before, at most all of them; one that is over, whole beside whole.
 */
export function analysedPeriod(period: Period, today: PlainDate): AnalysedPeriod {
  const { now, before, partial } = comparedSpans(period, today);
  const back = -MONTHS_IN[period.span];
  return {
    period,
    before: { span: period.span, first: addToMonth(period.first, back), last: addToMonth(period.last, back) },
    partial,
    current: { from: now.from, until: addDays(partial ? today : now.to, 1) },
    previous: { from: before.from, until: addDays(before.to, 1) },
  };
}

/** The whole of a period, whatever of it is over. */
export function daysOf({ first, last }: Pick<Period, "first" | "last">): PeriodDays {
  return { from: firstDayOf(first), until: firstDayOf(addToMonth(last, 1)) };
}

/** R-F02: the months of a history that ends with the given one, oldest first. */
export function historyMonths(last: Month, count = HISTORY_MONTHS): readonly Month[] {
  return Array.from({ length: count }, (_, index) => addToMonth(last, index - count + 1));
}

/** R-F02, R-Z03: the same up to the month that an instant falls into in the profile's zone. */
export function historyAt(now: EpochMs, zone: string): readonly Month[] {
  return historyMonths(monthOf(dayInZone(zone, now)));
}

/** The days of a month up to today; none of one that has not begun. */
export function monthToDate(month: Month, today: PlainDate): PeriodDays {
  const { from, until } = daysOf(periodOf("month", month));
  const tomorrow = addDays(today, 1);
  return { from, until: until < tomorrow ? until : tomorrow > from ? tomorrow : from };
}

/** The months that days touch, oldest first. */
export function monthsOf({ from, until }: PeriodDays): readonly Month[] {
  const months: Month[] = [];
  for (let month = monthOf(from); firstDayOf(month) < until; month = addToMonth(month, 1)) months.push(month);
  return months;
}

/** R-F09, R-F10: the last twelve months that were over before a day. */
export function completeMonths(until: PlainDate): readonly Month[] {
  return historyMonths(addToMonth(monthOf(until), -1), 12);
}

/** R-F09: the last twelve months that were over when the days end. */
export function trailingYear({ until }: PeriodDays): PeriodDays {
  const months = completeMonths(until);
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) throw new Error("twelve months are some");
  return daysOf({ first, last });
}

/** What follows from some days, worked out once for each. */
export function oncePerDays<T>(work: (days: PeriodDays) => T): (days: PeriodDays) => T {
  const known = new Map<PlainDate, Map<PlainDate, T>>();
  return (days) => {
    const ofFirst = known.get(days.from) ?? new Map<PlainDate, T>();
    known.set(days.from, ofFirst);
    const found = ofFirst.get(days.until) ?? work(days);
    ofFirst.set(days.until, found);
    return found;
  };
}

export function isIn(day: PlainDate, { from, until }: PeriodDays): boolean {
  return day >= from && day < until;
}
