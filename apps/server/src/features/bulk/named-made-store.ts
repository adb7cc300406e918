import type { RecordInTheWay } from "@keystead/contract";
import { sql } from "#kernel/db/drizzle.ts";

import { NAMED_RECORDS } from "#kernel/api/index.ts";
import { inNameOrder } from "#kernel/db/queries/fold.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import { textIn } from "#kernel/db/queries/stored-row.ts";
import type { StoredRow } from "#kernel/db/queries/stored-row.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { namedLeases } from "../rent-book/index.ts";

/**
 * Records of a batch, rows with `parent` and `id`, as a refusal names them. A unit is named by its property, where it
 * is shown.
 */
export async function namedMade(
  work: Work<WorkspaceScope>,
  rows: readonly StoredRow[],
): Promise<RecordInTheWay[]> {
  const of = (parent: string) =>
    rows.filter((row) => row["parent"] === parent).map((row) => textIn(row, "id"));
  const list = (ids: readonly string[]) =>
    sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
  const workspaceId = sql`${work.scope.workspaceId}::uuid`;
  const leaseIds = of("lease");
  const leases = leaseIds.length === 0 ? [] : await namedLeases(work, { ids: leaseIds });
  const others = rowsOf(
    await work.tx.execute(sql`select * from (select 'tenant' as kind, t.id, t.name from tenant t
        where t.workspace_id = ${workspaceId} and t.id in ${list(of("tenant"))}
      union all select 'property', p.id, p.name from property p where p.workspace_id = ${workspaceId} and (p.id in ${list(of("property"))}
        or p.id in (select u.property_id from unit u where u.workspace_id = ${workspaceId} and u.id in ${list(of("unit"))}))
      ) made order by made.kind desc, ${inNameOrder(sql`made.name`)}, made.id limit ${NAMED_RECORDS}`),
  );
  return [
    ...leases,
    ...others.map((row) => ({
      kind: row["kind"] === "tenant" ? ("tenant" as const) : ("property" as const),
      id: textIn(row, "id"),
      name: textIn(row, "name"),
      from: null,
      to: null,
    })),
  ].slice(0, NAMED_RECORDS);
}
