import { firstDayOf, lastDayOf } from "@keystead/domain/calendar";
import type { Period } from "@keystead/domain/calendar";
import { sql } from "#kernel/db/drizzle.ts";

import { rowsOf } from "#kernel/db/queries/rows.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

/**
 * The rent due of each lease in a period (R-C12): rows of every kind but opening that are due in it, less
 * write-downs. One statement over the rows of that period: the standing of a lease has only its open rows and lacks
 * those that were settled long ago.
 */
export async function expectedByLease(
  { tx, scope }: Work<WorkspaceScope>,
  { first, last }: Pick<Period, "first" | "last">,
): Promise<ReadonlyMap<string, number>> {
  const result = await tx.execute(sql`
    select r.lease_id, sum(r.amount_minor - coalesce(w.minor, 0))::bigint as minor
    from rent_row r
    left join lateral (select sum(d.amount_minor) as minor from write_down d
      where d.workspace_id = r.workspace_id and d.rent_row_id = r.id) w on true
    where r.workspace_id = ${scope.workspaceId}::uuid and r.kind <> 'opening'
      and r.due_on between ${firstDayOf(first)}::date and ${lastDayOf(last)}::date
    group by r.lease_id`);
  return new Map(rowsOf(result).map(({ lease_id: id, minor }) => [String(id), Number(minor)]));
}
