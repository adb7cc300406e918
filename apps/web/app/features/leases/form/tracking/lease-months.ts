import { addToMonth, type Month, month, monthOf, type PlainDate } from "@keystead/domain/calendar";
import { firstTrackedDay, type LeaseTerms, rentSchedule } from "@keystead/domain/leases";
import { totalOf } from "@keystead/domain/money";

/** How many past months the form can track. */
const MOST_MONTHS_BACK = 60;

/** This month and the ones before it, back to the start of the lease, at most five years. */
export function monthsBack(startsOn: PlainDate, today: PlainDate): readonly Month[] {
  const months: Month[] = [];
  for (let back = 0; back < MOST_MONTHS_BACK; back += 1) {
    const period = addToMonth(monthOf(today), -back);
    if (period < monthOf(startsOn)) break;
    months.push(period);
  }
  return months;
}

/** The first month that can be booked as paid; for a lease that began this month or later, its own first month. */
export function firstOfHistory(startsOn: PlainDate, today: PlainDate): Month {
  return monthsBack(startsOn, today).at(-1) ?? monthOf(startsOn);
}

/** The tracked months before this one with their amounts, by the rule that makes the schedule. */
export function pastMonths(terms: LeaseTerms, today: PlainDate): readonly FirstPayment[] {
  const rows = rentSchedule({ ...terms, openingMinor: 0 }, addToMonth(monthOf(today), -1));
  return [...Map.groupBy(rows, ({ period }) => period)].map(([period, parts]) => ({
    period,
    dueOn: parts[0]?.dueOn ?? "",
    minor: totalOf(parts.map(({ amountMinor }) => amountMinor)),
  }));
}

export type FirstPayment = { readonly period: string; readonly dueOn: string; readonly minor: number };

/** The first three due dates with their amounts, by the rule that makes the schedule. */
export function firstPayments(terms: LeaseTerms): readonly FirstPayment[] {
  const from = monthOf(firstTrackedDay(terms));
  const rows = rentSchedule(terms, addToMonth(month(from), 3));
  const byDay = [...Map.groupBy(rows, ({ dueOn }) => dueOn)].slice(0, 3);
  return byDay.map(([dueOn, parts]) => ({
    dueOn,
    period: parts.at(-1)?.period ?? "",
    minor: totalOf(parts.map(({ amountMinor }) => amountMinor)),
  }));
}
