import type { PlainDate } from "../../calendar/index.ts";
import type { RentRowId, WriteDownId } from "../../ids/index.ts";
import type { NewRentRow, WriteDown } from "./rent-ledger.ts";
import type { PlannedRow } from "./row-standing.ts";

/** New dates and amount (minor units) of a stored row; all four fields must be written. */
export type RowUpdate = {
  readonly rowId: RentRowId;
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate;
  readonly dueOn: PlainDate;
  readonly amountMinor: number;
};

/** The amount left of a waiver after its row was lowered below it; 0 = delete it. Minor units. */
export type WaiverCut = { readonly id: WriteDownId; readonly amountMinor: number };

/** Changes that bring the rows in line with the terms. Apply all of them in one transaction. */
export type RowChanges = {
  readonly inserts: readonly NewRentRow[];
  readonly updates: readonly RowUpdate[];
  /** Rows for which no payment was ever made; delete their write-downs too. */
  readonly deletes: readonly RentRowId[];
  readonly writeDowns: readonly WriteDown[];
  /** Reduced amounts of stored waivers, to be applied before the amounts of rows. */
  readonly waiverCuts: readonly WaiverCut[];
};

/**
 * What happens to a row with money on it: `book` leaves it and books the difference, an increase as an adjustment, a
 * decrease as a rent_change write-down (R-C07); `rewrite` gives it the new amount and dates (R-C14, end and extension);
 * `keep` leaves amount and due day unchanged (R-C07, payment day and proration).
 */
export type PaidRowRule = "book" | "rewrite" | "keep";

export type Reconciling = { readonly today: PlainDate; readonly paidRows: PaidRowRule };

/** A monthly row with its adjustments, and the row that should be there now (null: none). */
export type RowFamily = {
  readonly planned: PlannedRow;
  readonly adjustments: readonly PlannedRow[];
  readonly intended: NewRentRow | null;
};

/** Row changes while they are collected. */
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

/** Collects new dates and amount if they differ from the stored ones. */
export function updateRow({ row }: PlannedRow, next: NewRentRow, changes: GatheredChanges): void {
  const { startsOn, endsOn, dueOn, amountMinor } = next;
  const same =
    row.startsOn === startsOn &&
    row.endsOn === endsOn &&
    row.dueOn === dueOn &&
    row.amountMinor === amountMinor;
  if (!same) changes.updates.push({ rowId: row.id, startsOn, endsOn, dueOn, amountMinor });
}
