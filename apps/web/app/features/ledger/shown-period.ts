import { addToMonth, type Month } from "@keystead/domain/calendar";

export const spans = ["month", "quarter", "year"] as const;
export type Span = (typeof spans)[number];

export const MONTHS: Readonly<Record<Span, number>> = { month: 1, quarter: 3, year: 12 };

/** First and last month of the calendar month, quarter or year that holds the month. */
export function periodOf(span: Span, month: Month): { readonly first: Month; readonly last: Month } {
  const into = (Number(month.slice(5)) - 1) % MONTHS[span];
  const first = addToMonth(month, -into);
  return { first, last: addToMonth(first, MONTHS[span] - 1) };
}

/** The last of twelve months of which those shown are part: the running one, else the end of their year. */
export function barsUpTo(shown: { readonly first: Month; readonly last: Month }, now: Month): Month {
  const near = shown.last >= addToMonth(now, -11) && shown.first <= now;
  return near ? now : addToMonth(shown.first, MONTHS.year - Number(shown.first.slice(5)));
}
