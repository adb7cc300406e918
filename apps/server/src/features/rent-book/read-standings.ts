import { accountFrom } from "@keystead/domain/leases";
import type { LeaseAccount } from "@keystead/domain/leases";

import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { findLeaseLines } from "./standing-store.ts";
import type { ListedLeaseLine, LeaseRowsQuery, StandsAt } from "./standing-store.ts";
import { standingFrom } from "./standing-text.ts";
import { accountOf } from "./stored-lease.ts";
import { findWholeLeases } from "./whole-lease-store.ts";

/**
 * A lease in a list with its account today; the account holds only rows that are open, coming or of the running month.
 */
export type LeaseWithAccount = { readonly lease: ListedLeaseLine; readonly account: LeaseAccount };
/** The same with its position in the requested order. */
export type ListedStanding = LeaseWithAccount & { readonly standsAt: StandsAt };

/**
 * The standings of leases today, in one statement however long their past is. A second statement computes the few
 * without a stored standing from their whole ledgers (after an upgrade, a restored archive, or a zone set back).
 */
export async function readStandings(
  work: Work<WorkspaceScope>,
  query: LeaseRowsQuery,
): Promise<readonly ListedStanding[]> {
  const found = await findLeaseLines(work, query);
  const unknown = found.filter(({ kept }) => kept === null).map(({ line }) => line.id);
  const whole = new Map((await findWholeLeases(work, unknown)).map((lease) => [lease.id, accountOf(lease)]));
  return found.map(({ line: lease, kept, standsAt }) => {
    if (kept !== null) {
      const standing = standingFrom(kept.settledOn, kept.text);
      return { lease, account: accountFrom(standing, lease.graceDays, lease.today), standsAt };
    }
    const account = whole.get(lease.id);
    if (account === undefined) throw new Error("A lease that was there a statement ago.");
    return { lease, account, standsAt };
  });
}
