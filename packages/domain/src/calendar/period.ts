import { addToMonth } from "./date-arithmetic.ts";
import { monthNumberOf, parseMonth } from "./plain-date.ts";
import type { Month } from "./plain-date.ts";

export const spans = ["month", "quarter", "year"] as const;
/** How long a period is: a calendar month, quarter or year (R-F01). */
export type PeriodSpan = (typeof spans)[number];

export const MONTHS_IN: Readonly<Record<PeriodSpan, number>> = { month: 1, quarter: 3, year: 12 };

/** A calendar month, quarter or year by its first and last month. */
export type Period = { readonly span: PeriodSpan; readonly first: Month; readonly last: Month };

/** The calendar month, quarter or year that holds the month. */
export function periodOf(span: PeriodSpan, month: Month): Period {
  const into = (monthNumberOf(month) - 1) % MONTHS_IN[span];
  const first = addToMonth(month, -into);
  return { span, first, last: addToMonth(first, MONTHS_IN[span] - 1) };
}

/** `2026-11`, `2026-Q4` or `2026`: a period as it is written in an address. */
export function periodText({ span, first }: Pick<Period, "span" | "first">): string {
  if (span === "month") return first;
  const year = first.slice(0, 4);
  return span === "year" ? year : `${year}-Q${(monthNumberOf(first) + 2) / MONTHS_IN.quarter}`;
}

/** The texts of `periodText` for the years 1900 to 2199. */
export const RECORDED_PERIOD = /^(19|20|21)\d\d(-(Q[1-4]|0[1-9]|1[0-2]))?$/;

/** Reads what `periodText` writes; null for other text and for years outside 1900 to 2199. */
export function parsePeriod(text: string): Period | null {
  if (!RECORDED_PERIOD.test(text)) return null;
  const [year = "", part] = text.split("-");
  const span: PeriodSpan = part === undefined ? "year" : part.startsWith("Q") ? "quarter" : "month";
  const first = {
    month: part ?? "",
    quarter: String((Number(part?.slice(1)) - 1) * MONTHS_IN.quarter + 1).padStart(2, "0"),
    year: "01",
  }[span];
  const month = parseMonth(`${year}-${first}`);
  return month === null ? null : periodOf(span, month);
}
