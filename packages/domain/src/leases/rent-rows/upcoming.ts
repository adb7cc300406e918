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

/** An upcoming row, with what remains to pay after the lease's credit (minor units). */
export type UpcomingRow<RowId extends string> = {
  readonly id: RowId;
  readonly dueOn: PlainDate;
  readonly amountDueMinor: number;
};

/**
 * R-C12, one lease: open rows due from today to today + 7, both inclusive, in the order of R-C09. The lease's credit is
 * deducted from its open rows first; a row that it covers completely is not listed.
 */
export function upcomingRows<RowId extends string>(
  rows: readonly UpcomingInput<RowId>[],
  creditMinor: number,
  today: PlainDate,
): readonly UpcomingRow<RowId>[] {
  const until = addDays(today, UPCOMING_DAYS);
  return billedRows(rows, creditMinor).filter(({ dueOn }) => dueOn >= today && dueOn <= until);
}

/** What a lease bills on one day, rent and charges together (minor units). `rowId` is the first of its rows. */
export type NextPayment = {
  readonly rowId: RentRowId;
  readonly dueOn: PlainDate;
  readonly amountDueMinor: number;
};

/**
 * The next payment of a lease, the same on every screen: on the first day with an open amount, the oldest overdue one
 * included, or from a day on. The credit is deducted first (R-C12); null when nothing is open.
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
  const billed = billedRows(rows, account.creditMinor).filter(({ dueOn }) => from === null || dueOn >= from);
  const [first] = billed;
  if (first === undefined) return null;
  return {
    rowId: first.id,
    dueOn: first.dueOn,
    amountDueMinor: billed.reduce(
      (sum, row) => (row.dueOn === first.dueOn ? sum + row.amountDueMinor : sum),
      0,
    ),
  };
}

/** All that is due on one day (minor units). */
export type BilledDay = { readonly dueOn: PlainDate; readonly amountDueMinor: number };

/** What a lease bills, by due day, oldest first; its credit is deducted from the oldest (R-C12). */
export function billedDays(account: Pick<LeaseAccount, "rows" | "creditMinor">): readonly BilledDay[] {
  const rows = account.rows.map(({ row: { id, kind, dueOn }, outstandingMinor }) => ({
    id,
    kind,
    dueOn,
    outstandingMinor,
  }));
  return [...Map.groupBy(billedRows(rows, account.creditMinor), ({ dueOn }) => dueOn)]
    .map(([dueOn, billed]) => ({
      dueOn,
      amountDueMinor: billed.reduce((sum, row) => sum + row.amountDueMinor, 0),
    }))
    .toSorted((a, b) => compareText(a.dueOn, b.dueOn));
}

/** Open rows in the order of R-C09 with what remains to pay after the credit. */
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
