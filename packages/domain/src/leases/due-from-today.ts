import { laterOf } from "../calendar/index.ts";
import type { PlainDate } from "../calendar/index.ts";
import { idOf } from "../ids/index.ts";
import { leaseAccount } from "./lease-account.ts";
import type { PlanLedger, RentRow } from "./rent-ledger.ts";
import type { RowChanges } from "./row-changes.ts";
import { countedToday, plannedRows } from "./row-standing.ts";

/**
 * R-C14, the extension of a lease: a rewritten row with money that this money does not cover is due today at the earliest, since
 * nobody was asked for the rest before.
 */
export function dueFromToday(ledger: PlanLedger, changes: RowChanges, today: PlainDate): RowChanges {
  const paid = new Set<string>(
    plannedRows(ledger, today).flatMap(({ row, hasMoney }) => (hasMoney ? [row.id] : [])),
  );
  const open = new Set<string>(
    leaseAccount(countedToday(afterwards(ledger, changes), today), today).rows.flatMap(
      ({ row, outstandingMinor }) => (outstandingMinor > 0 ? [row.id] : []),
    ),
  );
  const updates = changes.updates.map((update) =>
    paid.has(update.rowId) && open.has(update.rowId)
      ? { ...update, dueOn: laterOf(update.dueOn, today) }
      : update,
  );
  return { ...changes, updates };
}

/** The ledger as the changes leave it. */
function afterwards(ledger: PlanLedger, changes: RowChanges): PlanLedger {
  const deleted = new Set<string>(changes.deletes);
  const updates = new Map<string, RowChanges["updates"][number]>(
    changes.updates.map((update) => [update.rowId, update]),
  );
  const kept = ledger.rows.filter(({ id }) => !deleted.has(id));
  const inserted = changes.inserts.map((row, index): RentRow => ({ ...row, id: idOf(`new ${index}`) }));
  return {
    ...ledger,
    rows: [...kept.map((row) => ({ ...row, ...updates.get(row.id) })), ...inserted],
    writeDowns: ledger.writeDowns.filter(({ rowId }) => !deleted.has(rowId)),
  };
}
