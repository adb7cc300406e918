/** A month that asks for money; both days and months as text that sorts. */
type OpenMonth = { readonly period: string; readonly dueOn: string };

/** R-C10a: what is ticked for a payment of a lease, from its open months, oldest first: all late ones, or the next open one. */
export function monthsToTick<Month extends OpenMonth & { readonly overdue: boolean }>(
  open: readonly Month[],
): readonly Month[] {
  const late = open.filter(({ overdue }) => overdue);
  return late.length > 0 ? late : open.slice(0, 1);
}

/**
 * R-C10a: what "paid up to" a month records of a lease's open months, oldest first: each that was due by today, through that month.
 * Each is a payment of its own over all that is open of the month, dated the month's due day (R-C08a).
 */
export function monthsPaidUpTo<Month extends OpenMonth>(
  open: readonly Month[],
  through: string,
  today: string,
): readonly Month[] {
  return open.filter(({ period, dueOn }) => period <= through && dueOn <= today);
}
