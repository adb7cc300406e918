import { plainDate } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import { sql } from "#kernel/db/drizzle.ts";

import { inNameOrder } from "#kernel/db/queries/fold.ts";
import { dayAt } from "#kernel/db/queries/zone.ts";
import { firstRow } from "#kernel/db/queries/rows.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

/** The head of a report on paper: the owner of the books, the properties, and today's date for the owner. */
export async function namesForPaper(
  { tx, scope, now }: Work<WorkspaceScope>,
  propertyIds: readonly string[],
): Promise<{
  readonly workspace: string;
  readonly properties: readonly string[];
  readonly today: PlainDate;
}> {
  const result = await tx.execute(sql`
    select coalesce(nullif(w.name, ''), nullif(u.name, ''), u.email) as name, ${dayAt(sql`u.timezone`, now)}::text as today,
      (select coalesce(json_agg(p.name order by ${inNameOrder(sql`p.name`)}), '[]') from property p
        where p.workspace_id = w.id and p.id = any(${`{${propertyIds.join(",")}}`}::uuid[])) as properties
    from workspace w join "user" u on u.id = w.owner_user_id where w.id = ${scope.workspaceId}::uuid`);
  const row = firstRow(result);
  const properties: unknown = row?.["properties"];
  return {
    workspace: String(row?.["name"]),
    today: plainDate(String(row?.["today"])),
    properties: Array.isArray(properties) ? properties.map(String) : [],
  };
}
