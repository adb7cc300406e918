import type { NewRentRow } from "./rent-ledger.ts";
import { updateRow } from "./row-changes.ts";
import type { GatheredChanges, Reconciling, RowFamily } from "./row-changes.ts";
import type { PlannedRow } from "./row-standing.ts";

/**
 * Takes `byMinor` (minor units) off what a row and its adjustments bill together: the row first, then the adjustments,
 * newest first. Waived amounts are reduced last (R-C07), so a waiver shrinks only when nothing else is left to take.
 */
export function lowerFamily(
  { planned, adjustments, intended, byMinor }: RowFamily & { readonly byMinor: number },
  how: Reconciling,
  changes: GatheredChanges,
): void {
  const rows = [planned, ...adjustments.toReversed()];
  const taken = new Map<PlannedRow, number>();
  let leftMinor = byMinor;
  const take = (from: PlannedRow, mostMinor: number): void => {
    const takenMinor = Math.min(leftMinor, mostMinor);
    taken.set(from, (taken.get(from) ?? 0) + takenMinor);
    leftMinor -= takenMinor;
  };
  for (const row of rows) take(row, row.billedMinor - waivedMinor(row));
  for (const row of rows) take(row, waivedMinor(row));
  const targets = rows.map((row) => ({ row, toMinor: row.billedMinor - (taken.get(row) ?? 0) }));
  const goes = ({ row, toMinor }: (typeof targets)[number]): boolean =>
    toMinor === 0 && !row.everAimed && !row.hasMoney;
  // A row stays and bills 0 while one of its adjustments stays: without its row an adjustment belongs to no month.
  const areAllDeleted = targets.every(goes);
  for (const target of targets) {
    const { row, toMinor } = target;
    if (row === planned ? areAllDeleted : goes(target)) changes.deletes.push(row.row.id);
    else lowerRow({ planned: row, intended: row === planned ? intended : row.row, toMinor }, how, changes);
  }
}

/** Lowers one row to `toMinor`, and its waivers to no more than that. */
function lowerRow(
  lowered: { readonly planned: PlannedRow; readonly intended: NewRentRow | null; readonly toMinor: number },
  { today, paidRows }: Reconciling,
  changes: GatheredChanges,
): void {
  const { planned, intended, toMinor } = lowered;
  const { row, billedMinor } = planned;
  const isBooked = planned.hasMoney && paidRows !== "rewrite";
  if (isBooked && toMinor === billedMinor) return;
  const cuts = cutWaivers(planned, waivedMinor(planned) - toMinor);
  for (const { id, keptMinor } of cuts) changes.waiverCuts.push({ id, amountMinor: keptMinor });
  if (!isBooked) {
    updateRow(
      planned,
      { ...(intended ?? row), amountMinor: row.amountMinor - billedMinor + toMinor },
      changes,
    );
    return;
  }
  // The part cut off a waiver becomes a rent change on the waiver's own day, so that no past day shows a debt that
  // never existed.
  for (const { writtenOn, cutMinor } of cuts)
    changes.writeDowns.push({ rowId: row.id, writtenOn, amountMinor: cutMinor, reason: "rent_change" });
  const restMinor = billedMinor - toMinor - cuts.reduce((total, { cutMinor }) => total + cutMinor, 0);
  if (restMinor > 0)
    changes.writeDowns.push({
      rowId: row.id,
      writtenOn: today,
      amountMinor: restMinor,
      reason: "rent_change",
    });
}

/** The newest waivers shrink first. */
function cutWaivers({ waivers }: PlannedRow, byMinor: number) {
  let leftMinor = byMinor;
  return waivers.flatMap(({ id, writtenOn, amountMinor }) => {
    const cutMinor = Math.min(Math.max(leftMinor, 0), amountMinor);
    leftMinor -= cutMinor;
    return cutMinor === 0 ? [] : [{ id, writtenOn, cutMinor, keptMinor: amountMinor - cutMinor }];
  });
}

function waivedMinor({ waivers }: PlannedRow): number {
  return waivers.reduce((total, { amountMinor }) => total + amountMinor, 0);
}
