import pg from "pg";

/** What belongs to one workspace, parents first; the same rows again under other ids are another workspace. */
const tables = [
  "user",
  "account",
  "subscriptions",
  "session",
  "workspace",
  "membership",
  "property",
  "unit",
  "tenant",
  "lease",
  "rent_step",
  "rent_row",
  "write_down",
  "lease_payment",
  "lease_refund",
  "deposit_movement",
  "income",
  "lease_standing",
] as const;

/** Texts that are unique over all workspaces. */
const unique = new Set(["user.email", "session.token"]);

type Template = { readonly workspaceId: string; readonly userId: string };

/**
 * Copies a workspace, its owner and the owner's session, from the copy with the first number to the one with the last. Ids are hashed with the number, so
 * references stay right. As superuser and without foreign keys and triggers, which would look up a million rows that are right by
 * construction; the texts of the kept standings name the rows of the template, which no figure depends on.
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
    for (const table of tables) {
      const { rows } = await client.query<{ name: string; type: string }>(
        `select attname as name, format_type(atttypid, null) as type from pg_attribute
         where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
        [`public."${table}"`],
      );
      const columns = rows.map(({ name }) => `"${name}"`).join(", ");
      const values = rows.map(({ name, type }) => {
        if (type === "uuid") return `md5(n || x."${name}"::text)::uuid`;
        return unique.has(`${table}.${name}`) ? `x."${name}" || '-' || n` : `x."${name}"`;
      });
      const own = ownRows(table);
      await client.query(
        `insert into "${table}" (${columns}) select ${values.join(", ")} from generate_series($1::int, $2::int) n, "${table}" x where x."${own}" = $3::uuid`,
        [
          numbers.first,
          numbers.last,
          own === "user_id" || table === "user" ? template.userId : template.workspaceId,
        ],
      );
    }
  } finally {
    await client.end();
  }
}

function ownRows(table: (typeof tables)[number]): string {
  if (table === "user" || table === "workspace") return "id";
  return table === "account" || table === "subscriptions" || table === "session" ? "user_id" : "workspace_id";
}
