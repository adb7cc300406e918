import { sql } from "#kernel/db/drizzle.ts";

import { rowsOf } from "#kernel/db/queries/rows.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

/** The last day of a payment for a month's rows, by lease; leases without any payment are missing. */
export async function findPaidDays(
  { tx, scope }: Work<WorkspaceScope>,
  leaseIds: readonly string[],
  period: string,
): Promise<ReadonlyMap<string, string>> {
  if (leaseIds.length === 0) return new Map();
  const result = await tx.execute(sql`
    select row.lease_id, max(paid.paid_on)::text as paid_on
    from rent_row row
    join lease_payment paid on paid.workspace_id = row.workspace_id and paid.rent_row_id = row.id
    where row.workspace_id = ${scope.workspaceId}::uuid and row.lease_id = any(${`{${leaseIds.join(",")}}`}::uuid[])
      and row.period = ${period}
    group by row.lease_id`);
  return new Map(rowsOf(result).map((row) => [String(row["lease_id"]), String(row["paid_on"])]));
}
