import type { Neighbours } from "@keystead/contract/wire";
import { sql } from "#kernel/db/drizzle.ts";

import { neighboursIn } from "#kernel/db/queries/neighbours.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { filterOf, type LeaseRowsQuery, listedLeases } from "./standing-store.ts";

/** The leases before and after this one, in a list without filter or order by money. */
export async function findLeaseNeighbours(
  { tx, scope, now }: Work<WorkspaceScope>,
  query: LeaseRowsQuery,
  leaseId: string,
): Promise<Neighbours> {
  const from = sql`from lease l
        join property on property.workspace_id = l.workspace_id and property.id = l.property_id
        cross join lateral (select property.timezone) p
        join tenant on tenant.workspace_id = l.workspace_id and tenant.id = l.tenant_id
        left join unit on unit.workspace_id = l.workspace_id and unit.id = l.unit_id
        where l.workspace_id = ${scope.workspaceId}::uuid and ${filterOf(scope, query, now)}`;
  return neighboursIn(tx, { from, order: listedLeases(query, now).order, id: sql`l.id` }, leaseId);
}
