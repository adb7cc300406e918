import { standingOf } from "@keystead/domain/leases";

import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { lockForgotten, keepTexts } from "./standing-store.ts";
import { standingText } from "./standing-text.ts";
import { storedLedgerOf } from "./stored-lease.ts";
import { findWholeLeases } from "./whole-lease-store.ts";

/** How many whole ledgers one statement reads. A request changes one lease; a grid or an upgrade changes many. */
const AT_ONCE = 200;

/**
 * Stores the standing of each lease that this transaction changed (the change has deleted the old standing), and of
 * any other lease without one, unless another transaction is changing it. Call this at the end of every verb that
 * changes a lease. Returns the number of standings stored.
 */
export async function keepStandings(work: Work<WorkspaceScope>): Promise<number> {
  let kept = 0;
  for (;;) {
    const ids = await lockForgotten(work, AT_ONCE);
    const leases = await findWholeLeases(work, ids);
    await keepTexts(
      work,
      leases.map((lease) => {
        const leaseId = lease.id;
        const standing = standingOf(storedLedgerOf(lease), lease.today);
        return standing === null
          ? { leaseId, settledOn: null, text: null }
          : { leaseId, settledOn: standing.settledOn, text: standingText(standing) };
      }),
    );
    kept += leases.length;
    if (ids.length < AT_ONCE) return kept;
  }
}
