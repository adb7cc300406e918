import { sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { keyOfFile } from "#adapters/storage/file-storage.ts";
import { registry } from "#features.ts";
import type { Database } from "#kernel/db/database.ts";
import type { Tx } from "#kernel/db/tx.ts";
import { firstRow, rowsOf } from "#kernel/db/queries/rows.ts";
import type { TableName } from "#kernel/db/table-names.ts";
import { replayErasures, storedErasures, type Erasure } from "#kernel/erasure/erasure-log.ts";
import { allLeaving, markLeavingAgain } from "#kernel/erasure/leaving-store.ts";
import { columnsOf } from "./archive-format.ts";
import type { ArchivedColumn, Manifest } from "./archive-format.ts";
import { allMoves, leaveShell, putMove, type Move } from "./moving/moves-store.ts";
import { OperatorRefusal } from "./operator-refusal.ts";

const PAGE = 1_000;

/** Reads all tables as of one moment; with `asSystem` each statement could see a newer state. */
export async function withSnapshot<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.login.transaction(
    async (tx) => {
      await asPatientSystem(tx);
      return work(tx);
    },
    { isolationLevel: "repeatable read" },
  );
}

export async function archiveColumns(tx: Tx, table: TableName): Promise<readonly string[]> {
  const result = await tx.execute(sql`
    select a.attname as name from pg_attribute a
    where a.attrelid = ${`public."${table}"`}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by a.attnum`);
  return rowsOf(result).map((row) => String(row["name"]));
}

/** `key` is the key in the store. */
export type StoredFile = { readonly key: string; readonly sha256: string };

export async function storedFiles(tx: Tx): Promise<readonly StoredFile[]> {
  const found = await tx.execute(sql`select workspace_id, file_id, sha256 from document order by 1, 2`);
  return rowsOf(found).map((row) => ({
    key: keyOfFile(String(row["workspace_id"]), String(row["file_id"])),
    sha256: String(row["sha256"]),
  }));
}

/** The rows as JSON text, page by page through a cursor, so that a large table is never in memory whole. */
export async function* rowPages(tx: Tx, table: TableName): AsyncGenerator<readonly string[]> {
  const itself = registry.archive.referencesItself.get(table);
  const order = itself === undefined ? sql`` : sql`order by ${sql.identifier(itself)} is not null`;
  await tx.execute(
    sql`declare archive_rows cursor for select to_jsonb(x)::text as line from ${named(table)} x ${order}`,
  );
  for (;;) {
    const page = rowsOf(await tx.execute(sql`fetch ${sql.raw(String(PAGE))} from archive_rows`));
    if (page.length > 0) yield page.map((row) => String(row["line"]));
    if (page.length < PAGE) break;
  }
  await tx.execute(sql`close archive_rows`);
}

/** Whether anybody has signed up here. */
export async function isInUse(db: Database): Promise<boolean> {
  return db.asSystem(async (tx) => {
    const row = firstRow(await tx.execute(sql`select exists (select 1 from "user") as used`));
    return row?.["used"] === true;
  });
}

/**
 * Replaces all data with that of the archive in one transaction, without the people who have been erased since.
 * Returns all known erasures.
 */
export async function replaceAll(
  db: Database,
  manifest: Manifest,
  {
    linesOf,
    erased,
  }: {
    readonly linesOf: (table: TableName) => AsyncIterable<readonly string[]>;
    /** The erasures recorded outside the database. */
    readonly erased: readonly Erasure[];
  },
): Promise<readonly Erasure[]> {
  return db.asSystem(async (tx) => {
    await asPatientSystem(tx);
    await refuseUnknownColumns(tx, manifest);
    // Erasures and pending removals that are newer than the archive are kept.
    const erasedHere = await storedErasures(tx);
    const leavingHere = await allLeaving(tx);
    const movesHere = await allMoves(tx);
    // Payments and Income refer to each other: whichever is inserted first refers to a row that does not exist until
    // the end of the transaction.
    await tx.execute(sql`set constraints all deferred`);
    for (const table of registry.archive.leftOut) await tx.execute(sql`delete from ${named(table)}`);
    // Deletes tables with references in both directions inside a workspace at once.
    await tx.execute(sql`delete from workspace`);
    for (const table of registry.archive.tables.toReversed())
      await tx.execute(sql`delete from ${named(table)}`);
    for (const table of manifest.tables) {
      const columns = columnsOf(table);
      for await (const lines of linesOf(table.name))
        await insertLines(tx, { table: table.name, columns }, lines);
    }
    // Archives from before a renaming contain the former names in the audit entries of turnovers and of cleaners and
    // in the facts of notices.
    await tx.execute(sql`update audit set entity = 'turnover' where entity = 'turnover_job'`);
    await tx.execute(sql`
      update audit set changes = changes - 'places' || jsonb_build_object('rentables', changes -> 'places')
      where entity = 'cleaner' and changes ? 'places'`);
    await tx.execute(sql`
      update notice set facts = facts - array['daysLate', 'lateLeases']
        || case when facts ? 'daysLate' then jsonb_build_object('daysOverdue', facts -> 'daysLate') else '{}' end
        || case when facts ? 'lateLeases' then jsonb_build_object('overdueLeases', facts -> 'lateLeases') else '{}' end
      where facts ?| array['daysLate', 'lateLeases']`);
    // Archives from before that foreign key may refer to Income that had been deleted.
    await tx.execute(sql`
      update lease_payment p set found_income_id = null where found_income_id is not null
        and not exists (select 1 from income i where i.workspace_id = p.workspace_id and i.id = p.found_income_id)`);
    // In archives from before `transfer_id` the payment may be inserted after its record, so no trigger has set it.
    await tx.execute(sql`
      update income i set transfer_id = p.transfer_id from lease_payment p
      where i.transfer_id is null and p.workspace_id = i.workspace_id and p.id = i.lease_payment_id`);
    await tx.execute(sql`
      update income i set transfer_id = r.transfer_id from lease_refund r
      where i.transfer_id is null and r.workspace_id = i.workspace_id and r.id = i.lease_refund_id`);
    await replayErasures(tx, [...erased, ...erasedHere]);
    await markLeavingAgain(tx, leavingHere);
    await moveAgain(tx, movesHere);
    return storedErasures(tx);
  });
}

/** A workspace that has left since the archive was made stays away, and one that is leaving stays read only. */
async function moveAgain(tx: Tx, moves: readonly Move[]): Promise<void> {
  for (const move of moves) {
    await putMove(tx, move);
    if (move.state === "left") await leaveShell(tx, move.id);
  }
}

async function insertLines(
  tx: Tx,
  { table, columns }: { readonly table: TableName; readonly columns: readonly ArchivedColumn[] },
  lines: readonly string[],
): Promise<void> {
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const rows = rowsNamedAsToday(sql`${`[${lines.join(",")}]`}::jsonb`, columns);
  await tx.execute(sql`
    insert into ${named(table)} (${names})
    select ${names} from jsonb_populate_recordset(null::${named(table)}, ${rows})`);
}

/** The rows, with the values of renamed columns also under their present names. */
function rowsNamedAsToday(rows: SQL, columns: readonly ArchivedColumn[]): SQL {
  const renamed = columns.filter(({ stored, name }) => stored !== name);
  if (renamed.length === 0) return rows;
  const values = renamed.map(({ stored, name }) => sql`${name}::text, line -> ${stored}::text`);
  return sql`(select jsonb_agg(line || jsonb_build_object(${sql.join(values, sql`, `)}) order by at)
    from jsonb_array_elements(${rows}) with ordinality lines(line, at))`;
}

async function refuseUnknownColumns(tx: Tx, manifest: Manifest): Promise<void> {
  for (const table of manifest.tables) {
    const known = new Set(await archiveColumns(tx, table.name));
    const unknown = columnsOf(table).find(({ name }) => !known.has(name));
    if (unknown !== undefined)
      throw new OperatorRefusal(
        `The archive comes from a newer version (${table.name}.${unknown.name}). Update first; nothing was changed.`,
      );
  }
}

/**
 * Lifts the time limits, which protect requests: a backup of a large database may take longer. Also allows writes to
 * a workspace that is being moved.
 */
export async function asPatientSystem(tx: Tx): Promise<void> {
  await tx.execute(sql`
    select set_config('app.ws', '', true), set_config('role', 'app_system', true), set_config('statement_timeout', '0', true),
      set_config('idle_in_transaction_session_timeout', '0', true), set_config('app.may_write', 'all', true)`);
}

function named(table: TableName): SQL {
  return sql`${sql.identifier("public")}.${sql.identifier(table)}`;
}
