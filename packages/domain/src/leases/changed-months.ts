import type { Month } from "../calendar/index.ts";
import { compareText } from "../kernel/index.ts";
import type { PlanLedger, RentRow } from "./rent-ledger.ts";

/** What a month bills before a change and after it, minor units. */
export type ChangedMonth = {
  readonly period: Month;
  readonly beforeMinor: number;
  readonly afterMinor: number;
};

/**
 * R-C07: the months through one that a change of the terms bills otherwise, oldest first. A row bills its amount less rent_change
 * write-downs plus its adjustments, which count in the month of the row that they belong to.
 */
export function changedMonths(
  before: PlanLedger,
  after: PlanLedger,
  through: Month,
): readonly ChangedMonth[] {
  const [was, is] = [billedByMonth(before), billedByMonth(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((period) => period <= through)
    .toSorted(compareText)
    .map((period) => ({ period, beforeMinor: was.get(period) ?? 0, afterMinor: is.get(period) ?? 0 }))
    .filter(({ beforeMinor, afterMinor }) => beforeMinor !== afterMinor);
}

function billedByMonth({ rows, writeDowns }: PlanLedger): ReadonlyMap<Month, number> {
  const byId = new Map<string, RentRow>(rows.map((row) => [row.id, row]));
  const billed = new Map<Month, number>();
  const add = (row: RentRow, amountMinor: number): void => {
    const { period } = (row.adjustsRowId === null ? undefined : byId.get(row.adjustsRowId)) ?? row;
    billed.set(period, (billed.get(period) ?? 0) + amountMinor);
  };
  for (const row of rows) add(row, row.amountMinor);
  for (const { rowId, amountMinor, reason } of writeDowns) {
    const row = byId.get(rowId);
    if (row !== undefined && reason === "rent_change") add(row, -amountMinor);
  }
  return billed;
}
