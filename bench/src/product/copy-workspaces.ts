import pg from "pg";

import { registry } from "../../../apps/server/src/features.ts";
import type { TableName } from "../../../apps/server/src/kernel/db/table-names.ts";

/** Tables that are not archived but belong to a workspace in use: sessions and the stored standings of leases. */
const besides = ["session", "lease_standing"] as const satisfies readonly TableName[];

/** Text columns that are unique over all workspaces. */
const unique = new Set(["user.email", "session.token"]);

type Template = { readonly workspaceId: string; readonly userId: string };
type Column = { readonly name: string; readonly type: string };

/**
 * Copies a workspace, its owner and the owner's session once for each number from first to last: the same rows under
 * other ids. Ids are hashed with the number, so references stay right. Runs as superuser and without foreign keys and
 * triggers, which would look up a million rows that are right by construction. The texts of the stored standings name
 * the rows of the template, which no figure depends on.
 */
export async function copyWorkspaces(
  adminUrl: string,
  template: Template,
  numbers: { readonly first: number; readonly last: number },
): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query("set session_replication_role = replica");
    await client.query("set synchronous_commit = off");
    // In one transaction: otherwise the running product would store standings for leases that it finds without one.
    await client.query("begin");
    for (const table of [...registry.archive.tables, ...besides]) {
      const { rows } = await client.query<Column>(
        `select attname as name, format_type(atttypid, null) as type from pg_attribute
         where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
        [`public."${table}"`],
      );
      const own = ownRows(table, rows, template);
      if (own === null) continue;
      const columns = rows.map(({ name }) => `"${name}"`).join(", ");
      const values = rows.map(({ name, type }) => {
        if (type === "uuid") return idFrom(`n || x."${name}"::text`);
        return unique.has(`${table}.${name}`) ? `x."${name}" || '-' || n` : `x."${name}"`;
      });
      await client.query(
        `insert into "${table}" (${columns}) select ${values.join(", ")} from generate_series($1::int, $2::int) n, "${table}" x where x."${own.column}" = $3::uuid`,
        [numbers.first, numbers.last, own.id],
      );
    }
    await client.query("commit");
  } finally {
    await client.end();
  }
}

/**
 * The column by which rows belong to the workspace or its owner; null if they belong to neither, like pages and leads.
 */
function ownRows(table: string, columns: readonly Column[], { workspaceId, userId }: Template) {
  if (table === "workspace") return { column: "id", id: workspaceId };
  if (table === "user") return { column: "id", id: userId };
  const names = new Set(columns.map(({ name }) => name));
  if (names.has("workspace_id")) return { column: "workspace_id", id: workspaceId };
  return names.has("user_id") ? { column: "user_id", id: userId } : null;
}

/** One id for each text, with the version and variant bits that the wire requires of every id. */
function idFrom(text: string): string {
  return `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`;
}
