/** A month with an open amount; month and day as text that sorts. */
type OpenMonth = { readonly period: string; readonly dueOn: string };

/**
 * R-C10a: the months preselected for a payment, from a lease's open months, oldest first: all late ones, or the next
 * open one.
 */
export function monthsToTick<Month extends OpenMonth & { readonly overdue: boolean }>(
  open: readonly Month[],
): readonly Month[] {
  const overdue = open.filter(({ overdue }) => overdue);
  return overdue.length > 0 ? overdue : open.slice(0, 1);
}

/**
 * R-C10a: the months that "paid up to" a month records, from a lease's open months, oldest first: each that was due by
 * today, through that month. Each becomes a payment of its own over all that is open of it, dated the month's due day
 * (R-C08a).
 */
export function monthsPaidUpTo<Month extends OpenMonth>(
  open: readonly Month[],
  through: string,
  today: string,
): readonly Month[] {
  return open.filter(({ period, dueOn }) => period <= through && dueOn <= today);
}
