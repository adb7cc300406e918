import { sql } from "#kernel/db/drizzle.ts";

import { lockInOrder } from "#kernel/db/lock-order.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { textIn } from "#kernel/db/queries/stored-row.ts";

/** The property of a record, or a unit of it. */
export type RecordSite = { readonly propertyId: string; readonly unitId: string | null };

/** Locks all of them. Returns whether each property exists, and whether each unit exists within its property. */
export async function lockRecordSites(
  work: Work<WorkspaceScope>,
  rentables: readonly RecordSite[],
): Promise<readonly { readonly property: boolean; readonly unit: boolean }[]> {
  const { workspaceId } = work.scope;
  await lockInOrder(work, [
    { table: "property", ids: rentables.map(({ propertyId }) => propertyId), strength: "key share" },
    { table: "unit", ids: rentables.flatMap(({ unitId }) => unitId ?? []), strength: "key share" },
  ]);
  const result = await work.tx
    .execute(sql`select property.id is not null as property, unit.id is not null as unit
    from jsonb_to_recordset(${JSON.stringify(rentables.map((rentable, at) => ({ ...rentable, at })))}::jsonb)
      as requested(at int, "propertyId" uuid, "unitId" uuid)
    left join property on property.workspace_id = ${workspaceId}::uuid and property.id = requested."propertyId"
    left join unit on unit.workspace_id = ${workspaceId}::uuid and unit.property_id = property.id and unit.id = requested."unitId"
    order by requested.at`);
  return rowsOf(result).map((row) => ({ property: row["property"] === true, unit: row["unit"] === true }));
}

/** Square metres as decimal text; a unit without a size has no entry. */
export async function findSizes(
  { tx, scope }: Work<WorkspaceScope>,
  unitIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const result = await tx.execute(sql`select id, trim_scale(size_sqm)::text as size from unit
    where workspace_id = ${scope.workspaceId}::uuid and size_sqm is not null
      and id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(unitIds)}::jsonb))`);
  return new Map(rowsOf(result).map((row) => [textIn(row, "id"), textIn(row, "size")]));
}
