import { sql } from "drizzle-orm";

import { firstRow } from "#kernel/db/rows.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { filterOf, type LeaseQuery, orderOf } from "./standing-store.ts";

export type Neighbours = { readonly previous: string | null; readonly next: string | null };

/** Which leases stand beside this one in a list, in one statement that reads no money; null at an end and outside the list. */
export async function findNeighbours(
  { tx, scope, now }: Work<WorkspaceScope>,
  query: LeaseQuery,
  leaseId: string,
): Promise<Neighbours> {
  const row = firstRow(
    await tx.execute(sql`
      select previous, next from (
        select l.id, lag(l.id) over list as previous, lead(l.id) over list as next
        from lease l
        join property on property.workspace_id = l.workspace_id and property.id = l.property_id
        cross join lateral (select property.timezone) p
        join tenant on tenant.workspace_id = l.workspace_id and tenant.id = l.tenant_id
        left join unit on unit.workspace_id = l.workspace_id and unit.id = l.unit_id
        where l.workspace_id = ${scope.workspaceId}::uuid and ${filterOf(query, now)}
        window list as (order by ${orderOf(query, now)}, l.id)) standing
      where standing.id = ${leaseId}::uuid`),
  );
  return { previous: idOf(row?.["previous"]), next: idOf(row?.["next"]) };
}

function idOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
