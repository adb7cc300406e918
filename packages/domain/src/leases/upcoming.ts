import { addDays } from "../calendar/index.ts";
import type { PlainDate } from "../calendar/index.ts";
import { compareRows } from "./rent-ledger.ts";
import type { RentRowKind } from "./rent-ledger.ts";

export const UPCOMING_DAYS = 7;

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
  readonly askedMinor: number;
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
  let leftMinor = creditMinor;
  const upcoming: UpcomingRow<RowId>[] = [];
  for (const { id, dueOn, outstandingMinor } of rows.toSorted(compareRows)) {
    const coveredMinor = Math.min(leftMinor, outstandingMinor);
    leftMinor -= coveredMinor;
    const askedMinor = outstandingMinor - coveredMinor;
    if (askedMinor > 0 && dueOn >= today && dueOn <= until) upcoming.push({ id, dueOn, askedMinor });
  }
  return upcoming;
}
