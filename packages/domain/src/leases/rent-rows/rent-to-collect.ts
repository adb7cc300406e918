import { differenceInDays } from "../../calendar/index.ts";
import type { PlainDate } from "../../calendar/index.ts";
import { sum } from "../balance/lease-account.ts";
import type { LeaseAccount, RowAccount } from "../balance/lease-account.ts";
import { leaseMonths } from "./lease-months.ts";
import type { LeaseMonth } from "./lease-months.ts";
import { upcomingRows } from "./upcoming.ts";

/** What is due from one lease for one month. Minor units. */
export type BilledMonth = {
  readonly month: LeaseMonth;
  /** The due parts, in the order of R-C09, each with the amount still to pay. */
  readonly parts: readonly { readonly row: RowAccount; readonly amountDueMinor: number }[];
  /** The earliest due day of those parts. */
  readonly dueOn: PlainDate;
  /** Days since `dueOn`, 0 when it is in the future. */
  readonly daysOverdue: number;
  /** Σ of the parts. */
  readonly amountDueMinor: number;
};

type Account = Pick<LeaseAccount, "rows" | "asOf" | "creditMinor">;

/**
 * R-C08: the months of a lease with a late part, oldest first, each with its late parts: Σ `amountDueMinor` is
 * `overdueMinor`.
 */
export function overdueMonths(account: Account, graceDays: number): readonly BilledMonth[] {
  const overdueRows = account.rows.filter(({ overdue }) => overdue);
  return monthsBilled(
    account,
    graceDays,
    new Map(overdueRows.map(({ row, outstandingMinor }) => [row.id, outstandingMinor])),
  );
}

/** R-C12: the months of a lease with a part due from today to today + 7, after the lease's credit, oldest first. */
export function upcomingMonths(account: Account, graceDays: number): readonly BilledMonth[] {
  const rows = account.rows.map(({ row, outstandingMinor }) => ({ ...row, outstandingMinor }));
  const coming = upcomingRows(rows, account.creditMinor, account.asOf);
  return monthsBilled(
    account,
    graceDays,
    new Map(coming.map(({ id, amountDueMinor }) => [id, amountDueMinor])),
  );
}

function monthsBilled(
  account: Account,
  graceDays: number,
  dueByRow: ReadonlyMap<string, number>,
): readonly BilledMonth[] {
  if (dueByRow.size === 0) return [];
  return leaseMonths(account, graceDays).flatMap((month) => {
    const parts = month.rows.flatMap((row) => {
      const amountDueMinor = dueByRow.get(row.row.id);
      return amountDueMinor === undefined ? [] : [{ row, amountDueMinor }];
    });
    // Parts are in the order of R-C09, so the first is the earliest.
    const dueOn = parts[0]?.row.row.dueOn;
    if (dueOn === undefined) return [];
    return [
      {
        month,
        parts,
        dueOn,
        daysOverdue: Math.max(0, differenceInDays(dueOn, account.asOf)),
        amountDueMinor: sum(parts.map(({ amountDueMinor }) => amountDueMinor)),
      },
    ];
  });
}
