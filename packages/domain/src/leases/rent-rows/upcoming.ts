import { addDays } from "../../calendar/index.ts";
import type { PlainDate } from "../../calendar/index.ts";
import type { RentRowId } from "../../ids/index.ts";
import { compareText } from "../../kernel/index.ts";
import type { LeaseAccount } from "../balance/lease-account.ts";
import { compareRows } from "./rent-ledger.ts";
import type { RentRowKind } from "./rent-ledger.ts";

const UPCOMING_DAYS = 7;

export type UpcomingInput<RowId extends string> = {
  readonly id: RowId;
  readonly kind: RentRowKind;
  readonly dueOn: PlainDate;
  readonly outstandingMinor: number;
};

/** A row to show as coming, with what remains to be asked once the lease's credit is counted in (minor units). */
export type UpcomingRow<RowId extends string> = {
  readonly id: RowId;
  readonly dueOn: PlainDate;
  readonly amountDueMinor: number;
};

/**
 * R-C12, one lease: open rows due from today to today + 7, both included, in the order of R-C09. The lease's credit is counted
 * against its open rows first; a row that it covers whole is not listed.
 */
export function upcomingRows<RowId extends string>(
  rows: readonly UpcomingInput<RowId>[],
  creditMinor: number,
  today: PlainDate,
): readonly UpcomingRow<RowId>[] {
  const until = addDays(today, UPCOMING_DAYS);
  return billedRows(rows, creditMinor).filter(({ dueOn }) => dueOn >= today && dueOn <= until);
}

/** What a lease asks for on one day: rent and charges are one sum (minor units). `rowId` is the first of its rows. */
export type NextPayment = {
  readonly rowId: RentRowId;
  readonly dueOn: PlainDate;
  readonly amountDueMinor: number;
};

/**
 * The next payment of a lease, for every place that names it: the first day on which it asks for money, the oldest overdue one
 * included, or from a day on. Its credit is counted first (R-C12); null when nothing is asked for.
 */
export function nextPayment(
  account: Pick<LeaseAccount, "rows" | "creditMinor">,
  from: PlainDate | null = null,
): NextPayment | null {
  const rows = account.rows.map(({ row: { id, kind, dueOn }, outstandingMinor }) => ({
    id,
    kind,
    dueOn,
    outstandingMinor,
  }));
  const asked = billedRows(rows, account.creditMinor).filter(({ dueOn }) => from === null || dueOn >= from);
  const [first] = asked;
  if (first === undefined) return null;
  return {
    rowId: first.id,
    dueOn: first.dueOn,
    amountDueMinor: asked.reduce(
      (sum, row) => (row.dueOn === first.dueOn ? sum + row.amountDueMinor : sum),
      0,
    ),
  };
}

/** All that is asked for on one due day (minor units). */
export type BilledDay = { readonly dueOn: PlainDate; readonly amountDueMinor: number };

/** What a lease asks for, by due day, the oldest first; its credit is counted against the oldest (R-C12). */
export function queriedDays(account: Pick<LeaseAccount, "rows" | "creditMinor">): readonly BilledDay[] {
  const rows = account.rows.map(({ row: { id, kind, dueOn }, outstandingMinor }) => ({
    id,
    kind,
    dueOn,
    outstandingMinor,
  }));
  return [...Map.groupBy(billedRows(rows, account.creditMinor), ({ dueOn }) => dueOn)]
    .map(([dueOn, asked]) => ({
      dueOn,
      amountDueMinor: asked.reduce((sum, row) => sum + row.amountDueMinor, 0),
    }))
    .toSorted((a, b) => compareText(a.dueOn, b.dueOn));
}

/** Open rows in the order of R-C09 with what is still to be asked for once the credit is counted in. */
function billedRows<RowId extends string>(
  rows: readonly UpcomingInput<RowId>[],
  creditMinor: number,
): readonly UpcomingRow<RowId>[] {
  let leftMinor = creditMinor;
  return rows.toSorted(compareRows).flatMap(({ id, dueOn, outstandingMinor }) => {
    const coveredMinor = Math.min(leftMinor, outstandingMinor);
    leftMinor -= coveredMinor;
    const amountDueMinor = outstandingMinor - coveredMinor;
    return amountDueMinor > 0 ? [{ id, dueOn, amountDueMinor }] : [];
  });
}
