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

/** Days from `from` to before `until`: half-open, as R-Z02 counts them in code. */
export type PeriodDays = { readonly from: PlainDate; readonly until: PlainDate };

/** The requested days, and their whole period, which goes beyond them while it is running. */
export type FigureDaysQuery = { readonly days: PeriodDays; readonly whole: PeriodDays };

export type AnalysedPeriod = {
  readonly period: Period;
  readonly before: Period;
  /** Still running: counted to date, and compared with as many days of the period before. */
  readonly partial: boolean;
  readonly current: PeriodDays;
  readonly previous: PeriodDays;
};

/** R-F02: number of calendar months, the current one included. */
export const HISTORY_MONTHS = 6;

/**
 * R-F01: the days of a period and of the one before it. A running period goes from its start through today and is
 * compared with the same number of days from the start of the period before, at most all of them; a past one, whole
 * with whole.
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

/** All days of a period, past and future. */
export function daysOf({ first, last }: Pick<Period, "first" | "last">): PeriodDays {
  return { from: firstDayOf(first), until: firstDayOf(addToMonth(last, 1)) };
}

/** R-F02: the months of a history ending with the given one, oldest first. */
export function historyMonths(last: Month, count = HISTORY_MONTHS): readonly Month[] {
  return Array.from({ length: count }, (_, index) => addToMonth(last, index - count + 1));
}

/** R-F02, R-Z03: the history ending with the month of an instant in the profile's zone. */
export function historyAt(now: EpochMs, zone: string): readonly Month[] {
  return historyMonths(monthOf(dayInZone(zone, now)));
}

/** The days of a month up to today; none for a month that has not begun. */
export function monthToDate(month: Month, today: PlainDate): PeriodDays {
  const { from, until } = daysOf(periodOf("month", month));
  const tomorrow = addDays(today, 1);
  return { from, until: until < tomorrow ? until : tomorrow > from ? tomorrow : from };
}

/** The months that some days touch, oldest first. */
export function monthsOf({ from, until }: PeriodDays): readonly Month[] {
  const months: Month[] = [];
  for (let month = monthOf(from); firstDayOf(month) < until; month = addToMonth(month, 1)) months.push(month);
  return months;
}

/** R-F09, R-F10: the last twelve months that were complete before a day. */
export function completeMonths(until: PlainDate): readonly Month[] {
  return historyMonths(addToMonth(monthOf(until), -1), 12);
}

/** R-F09: the days of the last twelve months that were complete when the given days end. */
export function trailingYear({ until }: PeriodDays): PeriodDays {
  const months = completeMonths(until);
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) throw new Error("twelve months are some");
  return daysOf({ first, last });
}

/** Memoises a calculation per period of days. */
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
