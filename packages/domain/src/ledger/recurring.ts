import { addDays, addMonths, differenceInDays, differenceInMonths, monthOf } from "../calendar/index.ts";
import type { PlainDate } from "../calendar/index.ts";
import { accept, refuse } from "../kernel/index.ts";
import type { Decision } from "../kernel/index.ts";
import type { ListSorting } from "../lists/index.ts";

/** Most months between two occurrences of a series. */
export const MOST_MONTHS_APART = 120;

/** How many days before its date an occurrence is proposed. */
export const PROPOSED_DAYS_AHEAD = 7;

/** How many days from the same day a year before a record may be to count as last year's. */
export const DAYS_AROUND_A_YEAR = 45;

export const recurringOrder = {
  sorts: ["property", "category", "amount"],
  defaultSort: "property",
} as const satisfies ListSorting;

/** The dates of a series. */
export type Series = {
  /** The day of occurrence 0; every other is counted from it. */
  readonly firstOn: PlainDate;
  readonly everyMonths: number;
  /** Nothing is proposed for a day before it. */
  readonly proposedFrom: PlainDate | null;
  /** Nothing is proposed for a day after it. */
  readonly endsOn: PlainDate | null;
};

export type Occurrence = { readonly number: number; readonly date: PlainDate };

/**
 * The day of an occurrence, counted from the first day and clamped to its month (R-Z08): after 31 January and 28
 * February comes 31 March.
 */
export function turnOn({ firstOn, everyMonths }: Series, number: number): PlainDate {
  return addMonths(firstOn, everyMonths * number);
}

/** Whether the occurrence's day is within the series, whatever day it is today. */
function isOfSeries(series: Series, number: number): boolean {
  if (!Number.isInteger(number) || number < 0) return false;
  const date = turnOn(series, number);
  return date >= (series.proposedFrom ?? date) && date <= (series.endsOn ?? date);
}

/** The first occurrence on or after the day, before the series ends; null where there is none. */
export function firstOccurrenceFrom(series: Series, day: PlainDate): Occurrence | null {
  const from = series.proposedFrom !== null && series.proposedFrom > day ? series.proposedFrom : day;
  const months = differenceInMonths(monthOf(series.firstOn), monthOf(from));
  let number = Math.max(0, Math.floor(months / series.everyMonths));
  while (turnOn(series, number) < from) number += 1;
  return isOfSeries(series, number) ? { number, date: turnOn(series, number) } : null;
}

/**
 * The open proposals, oldest first: every occurrence of the series up to a week ahead that was neither accepted nor
 * skipped. Missed ones stay until somebody decides.
 */
export function proposals(
  series: Series,
  taken: ReadonlySet<number>,
  today: PlainDate,
): readonly Occurrence[] {
  const last = addDays(today, PROPOSED_DAYS_AHEAD);
  const found: Occurrence[] = [];
  for (let number = 0; turnOn(series, number) <= last; number += 1)
    if (isOfSeries(series, number) && !taken.has(number))
      found.push({ number, date: turnOn(series, number) });
  return found;
}

/**
 * Accepting and skipping both take an occurrence, once: answers its day, or PROPOSAL_GONE for one that is already
 * taken, lies outside the series, or is not proposed yet.
 */
export function takeTurn(
  series: Series,
  { number, taken, today }: { readonly number: number; readonly taken: boolean; readonly today: PlainDate },
): Decision<PlainDate, "PROPOSAL_GONE"> {
  if (taken || !isOfSeries(series, number)) return refuse("PROPOSAL_GONE");
  const date = turnOn(series, number);
  return date > addDays(today, PROPOSED_DAYS_AHEAD) ? refuse("PROPOSAL_GONE") : accept(date);
}

/** An occurrence that became a record: the booked day, and the amount in minor units of the series' currency. */
export type AcceptedOccurrence = Occurrence & { readonly amountMinor: number };

/** What an amount is compared with: last year's, or the one before. */
export const comparisons = ["last_year", "before"] as const;
export type AmountComparison = (typeof comparisons)[number];

/**
 * The accepted occurrence whose record is nearest to twelve months before the day, within 45 days (of two equally near
 * ones the later); else the last one before the occurrence; null where there is neither.
 */
export function comparedWith(
  occurrence: Occurrence,
  accepted: readonly AcceptedOccurrence[],
): { readonly with: AmountComparison; readonly occurrence: AcceptedOccurrence } | null {
  const yearBefore = addMonths(occurrence.date, -12);
  const distance = ({ date }: Occurrence): number => Math.abs(differenceInDays(yearBefore, date));
  const others = accepted.filter(({ number }) => number !== occurrence.number);
  const [near] = others
    .filter((one) => distance(one) <= DAYS_AROUND_A_YEAR)
    .toSorted((a, b) => distance(a) - distance(b) || (a.date < b.date ? 1 : -1));
  if (near !== undefined) return { with: "last_year", occurrence: near };
  const [last] = others
    .filter(({ number }) => number < occurrence.number)
    .toSorted((a, b) => b.number - a.number);
  return last === undefined ? null : { with: "before", occurrence: last };
}

/** The relative change of an amount above zero: 0.12 for 112 after 100. For display only, where it is rounded. */
export function changeOfAmount(nowMinor: number, beforeMinor: number): number {
  return (nowMinor - beforeMinor) / beforeMinor;
}
