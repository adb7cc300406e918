import { standingOf } from "@keystead/domain/leases";

import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { lockForgotten, keepTexts } from "./standing-store.ts";
import { standingText } from "./standing-text.ts";
import { storedLedgerOf } from "./stored-lease.ts";
import { findWholeLeases } from "./whole-lease-store.ts";

/** How many whole ledgers one statement reads; a request changes one lease, a grid or an upgrade many. */
const AT_ONCE = 200;

/**
 * Stores the standing of each lease changed in this transaction (the change has deleted the old one) and of any other
 * lease without one that no other transaction is changing. To be called at the end of whatever changes a lease. Returns
 * how many.
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
