import { sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import type { Tx } from "#kernel/db/tx.ts";
import { lockInOrder } from "#kernel/db/lock-order.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

/**
 * Locks the current and the next property of a lease, for verbs that look at the other leases there (R-Z06). Call
 * this before the lease is locked. Also prevents the deletion of tenants who are about to sign it.
 */
export async function lockLeaseSites(
  work: Work<WorkspaceScope>,
  id: string,
  next: { readonly propertyIds?: readonly string[]; readonly tenantIds?: readonly string[] } = {},
): Promise<void> {
  const { propertyIds = [], tenantIds = [] } = next;
  const ids = sql`select property_id from lease where workspace_id = ${work.scope.workspaceId} and id = ${id}::uuid
    union ${listed(propertyIds)}`;
  await lockInOrder(work, [
    { table: "property", ids, strength: "no key update" },
    ...(tenantIds.length === 0 ? [] : [{ table: "tenant", ids: tenantIds, strength: "key share" } as const]),
  ]);
}

/**
 * The workspaces in which the horizon job has something to do: an ongoing lease whose monthly rows end before the month
 * a year from now (in the time zone furthest ahead), or a lease without a current standing. Other workspaces are not
 * read at all.
 */
export async function findWorkspacesBehind(tx: Tx, now: Date): Promise<readonly string[]> {
  const result = await tx.execute(sql`select distinct l.workspace_id as id from lease l
    where (l.ends_on is null and coalesce((select max(r.period) from rent_row r
        where r.workspace_id = l.workspace_id and r.lease_id = l.id and r.kind in ('rent', 'charge') and not r.one_off), '')
      < to_char(${now.toISOString()}::timestamptz at time zone 'Pacific/Kiritimati' + interval '12 months', 'YYYY-MM'))
    or not exists (select from lease_standing s
      where s.workspace_id = l.workspace_id and s.lease_id = l.id and s.settled_on is not null)`);
  return rowsOf(result).map((row) => String(row["id"]));
}

/**
 * Locks the leases for the horizon job and returns them; a lease that is created in the meantime is left to the next
 * run.
 */
export async function lockOpenEndedLeases(work: Work<WorkspaceScope>): Promise<readonly string[]> {
  const { tx, scope } = work;
  const open = await tx.execute(
    sql`select id from lease where workspace_id = ${scope.workspaceId} and ends_on is null`,
  );
  const ids = rowsOf(open).map((row) => String(row["id"]));
  const properties = sql`select property_id from lease where workspace_id = ${scope.workspaceId} and id in (${listed(ids)})`;
  await lockInOrder(work, [
    { table: "property", ids: properties, strength: "key share" },
    { table: "lease", ids, strength: "no key update" },
  ]);
  return ids;
}

function listed(ids: readonly string[]): SQL {
  return sql`select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)`;
}
