import { sql } from "#kernel/db/drizzle.ts";

import { rowsOf } from "#kernel/db/queries/rows.ts";
import { textIn } from "#kernel/db/queries/stored-row.ts";
import type { NoticeSubject } from "#kernel/registry/notice-source.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

/**
 * Names the owner of each secret address: a property's or unit's calendar (shown at the property), or a cleaner with
 * a link.
 */
export async function findRenewedNames(
  { tx, scope }: Work<WorkspaceScope>,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, NoticeSubject>> {
  const idList = sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(recordIds)}::jsonb))`;
  const here = sql`${scope.workspaceId}::uuid`;
  const rows = rowsOf(
    await tx.execute(sql`
      select p.id, p.name, '' as place, '/properties/' || p.id as path from property p
        where p.workspace_id = ${here} and p.id in ${idList}
      union all
      select u.id, u.name, p.name, '/properties/' || p.id from unit u
        join property p on p.workspace_id = u.workspace_id and p.id = u.property_id
        where u.workspace_id = ${here} and u.id in ${idList}
      union all
      select c.id, c.name, '', '/settings#people' from cleaner c
        where c.workspace_id = ${here} and c.id in ${idList}`),
  );
  return new Map(
    rows.map((row) => [
      textIn(row, "id"),
      { name: textIn(row, "name"), place: textIn(row, "place"), path: textIn(row, "path") },
    ]),
  );
}
