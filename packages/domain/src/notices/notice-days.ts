import { addDays, dayOfWeek, differenceInDays, laterOf } from "../calendar/index.ts";
import type { PlainDate } from "../calendar/index.ts";
import { upcomingRows } from "../leases/index.ts";
import type { LeaseAccount } from "../leases/index.ts";

/** Number of days before the due day at which rent is announced. */
export const RENT_DUE_DAYS = 3;

/** Numbers of days before the end of a lease at which it is announced. */
export const LEASE_ENDING_DAYS = [60, 14] as const;

/**
 * The day of a notice: together with its kind, record and recipient it identifies the notice. Each of these functions
 * answers the newest such day up to today, or null. A daily caller therefore sends each notice once, and a caller after
 * days of downtime sends what still applies, once.
 */
type NoticeDay = { readonly day: PlainDate };

/** The Monday of the week of a day. */
export function weekStartOf(day: PlainDate): PlainDate {
  return addDays(day, 1 - dayOfWeek(day));
}

export type RentDueNotice = NoticeDay & { readonly dueOn: PlainDate; readonly amountDueMinor: number };

/**
 * Rent that falls due within three days, one notice per due day: all that is due on that day together, after the credit
 * of the lease (R-C12). `today` is the recipient's day; what is due follows from the property's own day, that of the
 * account.
 */
export function rentDueNotices(
  account: Pick<LeaseAccount, "rows" | "creditMinor" | "asOf">,
  today: PlainDate,
): readonly RentDueNotice[] {
  const rows = account.rows.map(({ row: { id, kind, dueOn }, outstandingMinor }) => ({
    id,
    kind,
    dueOn,
    outstandingMinor,
  }));
  const byDay = Map.groupBy(upcomingRows(rows, account.creditMinor, account.asOf), ({ dueOn }) => dueOn);
  return [...byDay].flatMap(([dueOn, due]) => {
    const day = addDays(dueOn, -RENT_DUE_DAYS);
    if (day > today) return [];
    return [{ day, dueOn, amountDueMinor: due.reduce((sum, { amountDueMinor }) => sum + amountDueMinor, 0) }];
  });
}

export type RentOverdueNotice = NoticeDay & {
  readonly since: PlainDate;
  readonly daysOverdue: number;
  readonly overdueMinor: number;
  /** Number of months with something late. */
  readonly months: number;
};

/**
 * All late rent of a lease (R-C08): on the day after the grace days of each row that becomes late, and on every Monday
 * after the first such day while anything is open.
 */
export function rentOverdueNotice(
  account: Pick<LeaseAccount, "rows" | "asOf" | "overdueMinor">,
  graceDays: number,
  today: PlainDate,
): RentOverdueNotice | null {
  const overdueRows = account.rows.filter(({ overdue }) => overdue);
  const since = overdueRows.map(({ row }) => row.dueOn).toSorted()[0];
  if (since === undefined) return null;
  const begins = overdueRows.map(({ row }) => addDays(row.dueOn, graceDays + 1)).toSorted();
  const first = begins[0];
  const begun = begins.findLast((day) => day <= today);
  if (first === undefined || begun === undefined) return null;
  const monday = weekStartOf(today);
  return {
    day: monday > first ? laterOf(begun, monday) : begun,
    since,
    daysOverdue: differenceInDays(since, account.asOf),
    overdueMinor: account.overdueMinor,
    months: new Set(overdueRows.map(({ row }) => row.period)).size,
  };
}

export type LeaseEndingNotice = NoticeDay & { readonly endsOn: PlainDate };

/** 60 and 14 days before the last day of a lease, unless it had not begun by then. `asOf` = the day at the property. */
export function leaseEndingNotice(
  term: { readonly startsOn: PlainDate; readonly endsOn: PlainDate | null; readonly asOf: PlainDate },
  today: PlainDate,
): LeaseEndingNotice | null {
  const { startsOn, endsOn, asOf } = term;
  if (endsOn === null || endsOn < asOf) return null;
  const day = LEASE_ENDING_DAYS.map((days) => addDays(endsOn, -days))
    .toSorted()
    .findLast((one) => one <= today);
  return day === undefined || day < startsOn ? null : { day, endsOn };
}

/** Every Monday after a member joined (`cameOn`): the newest one, even if the server was off that day. */
export function weeklySummaryDay(cameOn: PlainDate, today: PlainDate): PlainDate | null {
  const monday = weekStartOf(today);
  return monday > cameOn ? monday : null;
}
