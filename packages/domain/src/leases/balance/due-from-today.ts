import { laterOf } from "../../calendar/index.ts";
import type { PlainDate } from "../../calendar/index.ts";
import { leaseAccount } from "./lease-account.ts";
import { ledgerAfter } from "./ledger-after.ts";
import type { PlanLedger } from "../rent-rows/rent-ledger.ts";
import type { RowChanges } from "../rent-rows/row-changes.ts";
import { countedToday, plannedRows } from "../rent-rows/row-standing.ts";

/**
 * R-C14, the extension of a lease: a rewritten row whose money does not cover it is due today at the earliest, since
 * the rest was not billed before.
 */
export function dueFromToday(ledger: PlanLedger, changes: RowChanges, today: PlainDate): RowChanges {
  const paid = new Set<string>(
    plannedRows(ledger, today).flatMap(({ row, hasMoney }) => (hasMoney ? [row.id] : [])),
  );
  const open = new Set<string>(
    leaseAccount(countedToday(ledgerAfter(ledger, changes), today), today).rows.flatMap(
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
