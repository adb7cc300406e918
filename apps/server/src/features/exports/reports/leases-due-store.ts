import { sql } from "#kernel/db/drizzle.ts";

import { rowsOf } from "#kernel/db/queries/rows.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

/** The leases of some properties, or of all, by their ids. */
export async function leaseIds(
  { tx, scope }: Work<WorkspaceScope>,
  propertyIds: readonly string[],
): Promise<readonly string[]> {
  const among =
    propertyIds.length === 0 ? sql`` : sql`and l.property_id = any(${`{${propertyIds.join(",")}}`}::uuid[])`;
  const result = await tx.execute(
    sql`select l.id from lease l where l.workspace_id = ${scope.workspaceId}::uuid ${among} order by l.id`,
  );
  return rowsOf(result).map(({ id }) => String(id));
}
