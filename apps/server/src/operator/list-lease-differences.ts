import { checkLeases } from "#features/payments/index.ts";
import type { Database } from "#kernel/db/database.ts";

/**
 * Returns one line of JSON for each month that the current rules would bill or split differently from the stored
 * rows, then the number of leases that were checked.
 */
export async function listLeaseDifferences(db: Database, now: Date): Promise<readonly string[]> {
  const { leases, differences } = await checkLeases(db, now);
  const differing = new Set(differences.map(({ leaseId }) => leaseId)).size;
  return [
    ...differences.map(({ leaseId, month, stored, new: planned }) =>
      JSON.stringify({ lease: leaseId, month, stored, new: planned }),
    ),
    `${leases} lease${leases === 1 ? "" : "s"} checked, ${differing} would be billed or split differently.`,
  ];
}
