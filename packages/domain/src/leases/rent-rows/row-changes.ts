import type { PlainDate } from "../../calendar/index.ts";
import type { RentRowId, WriteDownId } from "../../ids/index.ts";
import type { NewRentRow, WriteDown } from "./rent-ledger.ts";
import type { PlannedRow } from "./row-standing.ts";

/** New dates and amount (minor units) of a stored row; all four fields are to be written. */
export type RowUpdate = {
  readonly rowId: RentRowId;
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate;
  readonly dueOn: PlainDate;
  readonly amountMinor: number;
};

/** What is left of a waiver that its row became smaller than; 0 = it goes. Minor units. */
export type WaiverCut = { readonly id: WriteDownId; readonly amountMinor: number };

/** What to store so that the rows say what the terms say. Apply all of it in one transaction. */
export type RowChanges = {
  readonly inserts: readonly NewRentRow[];
  readonly updates: readonly RowUpdate[];
  /** Rows that no payment was ever made for; their write-downs go with them. */
  readonly deletes: readonly RentRowId[];
  readonly writeDowns: readonly WriteDown[];
  /** Smaller amounts of stored waivers, to be applied before the amounts of rows. */
  readonly waiverCuts: readonly WaiverCut[];
};

/**
 * What happens to a row with money on it: `book` leaves it as it is and books the difference, an adjustment up, a rent_change
 * write-down down (R-C07); `rewrite` gives it the new amount and dates (R-C14, end and extension); `keep` leaves amount and
 * due day alone (R-C07, payment day and proration).
 */
export type PaidRowRule = "book" | "rewrite" | "keep";

export type Reconciling = { readonly today: PlainDate; readonly paidRows: PaidRowRule };

/** A monthly row with the adjustments that were made for it, and what it should be now (null: not there at all). */
export type RowFamily = {
  readonly planned: PlannedRow;
  readonly adjustments: readonly PlannedRow[];
  readonly wanted: NewRentRow | null;
};

/** Row changes while they are being put together. */
export type GatheredChanges = {
  readonly inserts: NewRentRow[];
  readonly updates: RowUpdate[];
  readonly deletes: RentRowId[];
  readonly writeDowns: WriteDown[];
  readonly waiverCuts: WaiverCut[];
};

export function nothingToChange(): RowChanges {
  return { inserts: [], updates: [], deletes: [], writeDowns: [], waiverCuts: [] };
}

/** New dates and amount, unless they are the old ones. */
export function updateRow({ row }: PlannedRow, next: NewRentRow, changes: GatheredChanges): void {
  const { startsOn, endsOn, dueOn, amountMinor } = next;
  const same =
    row.startsOn === startsOn &&
    row.endsOn === endsOn &&
    row.dueOn === dueOn &&
    row.amountMinor === amountMinor;
  if (!same) changes.updates.push({ rowId: row.id, startsOn, endsOn, dueOn, amountMinor });
}
