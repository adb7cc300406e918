import { keyOfFile } from "#adapters/storage/file-storage.ts";
import { sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";
import { keyOf, type TableName } from "#kernel/db/table-names.ts";
import type { Tx } from "#kernel/db/tx.ts";
import { firstRow, rowsOf } from "#kernel/db/queries/rows.ts";
import { registry } from "#features.ts";
import { movedTables } from "./moving-format.ts";
import { inMovedWorkspace } from "./moves-store.ts";

/** Everything in this file runs as `app_system`. */

const PAGE = 1_000;

/** The rows of a workspace as JSON text, in the order of their keys, through a cursor. */
export async function* movedRows(
  tx: Tx,
  table: TableName,
  workspaceId: string,
): AsyncGenerator<readonly string[]> {
  yield* pagesOf(tx, sql`${named(table)} x where ${inMovedWorkspace(table, workspaceId)}`, orderOf(table));
}

/** The people that any row of the workspace names, or the plan of its owner. */
export async function* movedPeopleRows(
  tx: Tx,
  table: "user" | "subscriptions",
  workspaceId: string,
): AsyncGenerator<readonly string[]> {
  const who =
    table === "user"
      ? sql`"user" x where x.id in (${await peopleIn(tx, workspaceId)})`
      : sql`subscriptions x where x.user_id = (select w.owner_user_id from workspace w where w.id = ${workspaceId}::uuid)`;
  yield* pagesOf(tx, who, table === "user" ? sql`x.id` : sql`x.user_id`);
}

/** `json`, not `jsonb`, so that a stored answer keeps the order of its keys. */
async function* pagesOf(tx: Tx, from: SQL, order: SQL): AsyncGenerator<readonly string[]> {
  await tx.execute(
    sql`declare moved_rows cursor for select row_to_json(x)::text as line from ${from} order by ${order}`,
  );
  for (;;) {
    const page = rowsOf(await tx.execute(sql`fetch ${sql.raw(String(PAGE))} from moved_rows`));
    if (page.length > 0) yield page.map((row) => String(row["line"]));
    if (page.length < PAGE) break;
  }
  await tx.execute(sql`close moved_rows`);
}

function orderOf(table: TableName): SQL {
  const itself = movedTables.referencesItself.get(table);
  const key = keyOf(table).map(({ name }) => sql`x.${sql.identifier(name)}`);
  return sql.join(
    [...(itself === undefined ? [] : [sql`x.${sql.identifier(itself)} is not null`]), ...key],
    sql`, `,
  );
}

/** Selects every id in the workspace's rows. No list says which columns refer to people, and none is needed. */
async function peopleIn(tx: Tx, workspaceId: string): Promise<SQL> {
  const columns = rowsOf(
    await tx.execute(sql`
      select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
        and a.atttypid = 'uuid'::regtype and a.attname not in ('id', 'workspace_id')
        and c.relkind in ('r', 'p') group by c.relname order by c.relname`),
  );
  const found = columns.flatMap((row) => {
    const table = movedTables.tables.find((name) => name === row["name"]);
    const names = Array.isArray(row["columns"]) ? row["columns"].map(String) : [];
    if (table === undefined || names.length === 0) return [];
    const values = sql.join(
      names.map((name) => sql`x.${sql.identifier(name)}`),
      sql`, `,
    );
    return [
      sql`select unnest(array[${values}]) from ${named(table)} x where ${inMovedWorkspace(table, workspaceId)}`,
    ];
  });
  return sql.join(found, sql` union `);
}

/** A file that rows of the workspace refer to; `sha256` and `bytes` as far as the row knows them. */
export type NamedFile = {
  readonly store: "files" | "exports";
  readonly key: string;
  readonly sha256: string | null;
  readonly bytes: number | null;
};

/** Includes the files of deleted documents that Undo can still restore. */
export async function namedFiles(tx: Tx, workspaceId: string): Promise<readonly NamedFile[]> {
  const listOf = (value: SQL) => sql`case jsonb_typeof(${value}) when 'array' then ${value} else '[]' end`;
  const found = await tx.execute(sql`
    select 'files' as store, file_id::text as id, sha256, bytes::text as bytes from document
      where workspace_id = ${workspaceId}::uuid
    union
    select 'files', kept ->> 'file_id', kept ->> 'sha256', kept ->> 'bytes'
      from trash t, jsonb_array_elements(${listOf(sql`t.payload`)}) part,
        jsonb_array_elements(${listOf(sql`part -> 'rows'`)}) kept
      where t.workspace_id = ${workspaceId}::uuid and part ->> 'table' = 'document'
    union
    select 'exports', id::text, null, null from data_export
      where workspace_id = ${workspaceId}::uuid and state = 'ready'
    order by 1, 2`);
  return rowsOf(found).map((row) => ({
    store: row["store"] === "exports" ? "exports" : "files",
    key: keyOfFile(workspaceId, String(row["id"])),
    sha256: typeof row["sha256"] === "string" ? row["sha256"] : null,
    bytes: typeof row["bytes"] === "string" ? Number(row["bytes"]) : null,
  }));
}

export async function insertMoved(
  tx: Tx,
  { name, columns }: { readonly name: TableName; readonly columns: readonly string[] },
  lines: readonly string[],
): Promise<void> {
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  await tx.execute(sql`
    insert into ${named(name)} (${names})
    select ${names} from json_populate_recordset(null::${named(name)}, ${`[${lines.join(",")}]`}::json)`);
}

/**
 * Some tables refer to each other: whichever is inserted first refers to a row that does not exist until the end of
 * the transaction.
 */
export async function deferConstraints(tx: Tx): Promise<void> {
  await tx.execute(sql`set constraints all deferred`);
}

/**
 * The id here of a person in the archive, found by the address or, if the address has changed on one side, by the id.
 */
export async function findPerson(
  tx: Tx,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<string | null> {
  const row = firstRow(
    await tx.execute(sql`select id from "user" where email = ${email} or id = ${id}::uuid
      order by email = ${email} desc limit 1`),
  );
  return row === undefined ? null : String(row["id"]);
}

export async function hasPlan(tx: Tx, userId: string): Promise<boolean> {
  const row = firstRow(await tx.execute(sql`select 1 from subscriptions where user_id = ${userId}::uuid`));
  return row !== undefined;
}

/** The workspace of this kind that the person has here already. */
export async function workspaceOf(
  tx: Tx,
  { userId, kind }: { readonly userId: string; readonly kind: string },
): Promise<string | null> {
  const row = firstRow(
    await tx.execute(
      sql`select id from workspace where owner_user_id = ${userId}::uuid and kind = ${kind} for update`,
    ),
  );
  return row === undefined ? null : String(row["id"]);
}

export async function existsHere(tx: Tx, workspaceId: string): Promise<boolean> {
  const row = firstRow(await tx.execute(sql`select 1 from workspace where id = ${workspaceId}::uuid`));
  return row !== undefined;
}

/** Tables with rows even in a workspace in which nobody has entered anything yet. */
const OF_ITS_OWN: ReadonlySet<TableName> = new Set([
  "workspace",
  "audit",
  "idempotency_key",
  "notice",
  "notice_membership",
]);

/**
 * The first table with a row that somebody has entered, or with an invited person; null if nobody has entered or
 * invited anything.
 */
export async function firstRecordIn(tx: Tx, workspaceId: string): Promise<TableName | null> {
  for (const { name } of registry.tables) {
    if (OF_ITS_OWN.has(name)) continue;
    const found = await tx.execute(
      sql`select 1 from ${named(name)} x where ${inMovedWorkspace(name, workspaceId)} limit 2`,
    );
    if (rowsOf(found).length > (name === "membership" ? 1 : 0)) return name;
  }
  return null;
}

function named(table: TableName): SQL {
  return sql`${sql.identifier("public")}.${sql.identifier(table)}`;
}
