import { addDays, dayOfWeek, differenceInDays, laterOf } from "../calendar/index.ts";
import type { PlainDate } from "../calendar/index.ts";
import { upcomingRows } from "../leases/index.ts";
import type { LeaseAccount } from "../leases/index.ts";

/** Rent is announced so many days before it is due. */
export const RENT_DUE_DAYS = 3;

/** The end of a lease is announced so many days before it. */
export const LEASE_ENDING_DAYS = [60, 14] as const;

/**
 * The day a notice is of: with its kind, its record and whoever hears it, its name. Each of these functions answers the newest day
 * that has come, or null: so whoever asks each day hears of each once, and whoever asks again after days without a server hears of
 * what still holds, once.
 */
type NoticeDay = { readonly day: PlainDate };

/** The Monday of the week of a day. */
export function weekStartOf(day: PlainDate): PlainDate {
  return addDays(day, 1 - dayOfWeek(day));
}

export type RentDueNotice = NoticeDay & { readonly dueOn: PlainDate; readonly amountDueMinor: number };

/**
 * Rent that falls due within three days, and on whichever due days it does: all that is asked on one day together, after the credit of
 * the lease (R-C12). `today` = the day of whoever hears it; what is due is told by the property's own day, that of the account.
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
  return [...byDay].flatMap(([dueOn, asked]) => {
    const day = addDays(dueOn, -RENT_DUE_DAYS);
    if (day > today) return [];
    return [
      { day, dueOn, amountDueMinor: asked.reduce((sum, { amountDueMinor }) => sum + amountDueMinor, 0) },
    ];
  });
}

export type RentOverdueNotice = NoticeDay & {
  readonly since: PlainDate;
  readonly daysLate: number;
  readonly overdueMinor: number;
  /** How many months have something late. */
  readonly months: number;
};

/**
 * All that is late of a lease (R-C08): the day after its grace days are over, of each row that gets late, and every Monday after the
 * first while anything is open.
 */
export function rentOverdueNotice(
  account: Pick<LeaseAccount, "rows" | "asOf" | "overdueMinor">,
  graceDays: number,
  today: PlainDate,
): RentOverdueNotice | null {
  const late = account.rows.filter(({ overdue }) => overdue);
  const since = late.map(({ row }) => row.dueOn).toSorted()[0];
  if (since === undefined) return null;
  const begins = late.map(({ row }) => addDays(row.dueOn, graceDays + 1)).toSorted();
  const first = begins[0];
  const begun = begins.findLast((day) => day <= today);
  if (first === undefined || begun === undefined) return null;
  const monday = weekStartOf(today);
  return {
    day: monday > first ? laterOf(begun, monday) : begun,
    since,
    daysLate: differenceInDays(since, account.asOf),
    overdueMinor: account.overdueMinor,
    months: new Set(late.map(({ row }) => row.period)).size,
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

/** Mondays, from the first after somebody came: the newest one, also when the server was off on it. */
export function weeklySummaryDay(cameOn: PlainDate, today: PlainDate): PlainDate | null {
  const monday = weekStartOf(today);
  return monday > cameOn ? monday : null;
}
