import type { AnalyticsAnswer, AnalyticsMonth } from "@keystead/contract/analytics";
import { firstDayOf, lastDayOf, month as monthFromText } from "@keystead/domain/calendar";

import { type DayRange, useDaysText } from "../../ui/text/use-days-text.ts";
import type { AnalyticsAddress } from "./use-analytics-address.ts";

/** A month of the history with the name of its days: "October 2026", or for the current one "1–19 Nov 2026". */
export type NamedMonth = AnalyticsMonth & { readonly name: string };

/** What every part of the screen needs besides its own figures. */
export type AnalyticsScreen = Pick<AnalyticsAddress, "rowsHref" | "chart"> & {
  readonly currency: string;
  /** "October 2026", or for the current period "1–19 Nov 2026". */
  readonly period: string;
  readonly months: readonly NamedMonth[];
  /** The days from the start of the history to its end. */
  readonly history: string;
  /** Names any range of days on this screen, such as a figure's own days or those it is compared with. */
  readonly named: (days: DayRange) => string;
  readonly answer: AnalyticsAnswer;
};

export function useScreen(answer: AnalyticsAnswer, { rowsHref, chart }: AnalyticsAddress): AnalyticsScreen {
  const named = useDaysText();
  const { period, months, currency, today } = answer;
  const days = months.map((month) => daysOfMonth(month, today));
  const [first, last] = [days[0], days.at(-1)];
  return {
    rowsHref,
    chart,
    currency,
    period: named(period),
    months: months.map((month) => ({ ...month, name: named(daysOfMonth(month, today)) })),
    history: first === undefined || last === undefined ? "" : named({ from: first.from, to: last.to }),
    named,
    answer,
  };
}

function daysOfMonth({ month: text, partial }: AnalyticsMonth, today: string): DayRange {
  const month = monthFromText(text);
  return { from: firstDayOf(month), to: partial ? today : lastDayOf(month) };
}
