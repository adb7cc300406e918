import { idOf } from "../../ids/index.ts";
import type { PlanLedger, RentRow } from "../rent-rows/rent-ledger.ts";
import type { RowChanges } from "../rent-rows/row-changes.ts";

/** The ledger as a plan leaves it, for a look before anything is stored; new rows get provisional ids. */
export function ledgerAfter(ledger: PlanLedger, changes: RowChanges): PlanLedger {
  const deleted = new Set<string>(changes.deletes);
  const updates = new Map<string, RowChanges["updates"][number]>(
    changes.updates.map((update) => [update.rowId, update]),
  );
  const cuts = new Map<string, number>(changes.waiverCuts.map(({ id, amountMinor }) => [id, amountMinor]));
  const kept = ledger.rows
    .filter(({ id }) => !deleted.has(id))
    .map((row) => ({
      ...row,
      ...updates.get(row.id),
      adjustsRowId: row.adjustsRowId !== null && deleted.has(row.adjustsRowId) ? null : row.adjustsRowId,
    }));
  const inserted = changes.inserts.map((row, index): RentRow => ({ ...row, id: idOf(`new ${index}`) }));
  return {
    ...ledger,
    rows: [...kept, ...inserted],
    writeDowns: [
      ...ledger.writeDowns
        .filter(({ rowId }) => !deleted.has(rowId))
        .map((down) => ({ ...down, amountMinor: cuts.get(down.id) ?? down.amountMinor })),
      ...changes.writeDowns.map((down, index) => ({ ...down, id: idOf<"write-down">(`new ${index}`) })),
    ],
  };
}
