import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { sql } from "./drizzle.ts";
import type { Database } from "./database.ts";
import type { Tx } from "./tx.ts";
import { withoutHaste } from "./postgres/database-time.ts";
import { firstRow } from "./queries/rows.ts";

/**
 * First line of a migration that changes data across all workspaces: its statements run as app_system, because the
 * login role sees no tenant row. app_system owns no table, so schema changes go in separate files.
 */
const systemMarker = "-- role: app_system";

export type Migration = { readonly name: string; readonly text: string; readonly checksum: string };

/** An arbitrary fixed number: processes that start on one database take turns. */
const bootLock = 4_912_026;

/** The folder next to this file, sorted by name. */
export function readMigrations(
  folder: URL = new URL("./migrations/", import.meta.url),
): readonly Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .toSorted()
    .map((name) => {
      const text = readFileSync(new URL(name, folder), "utf8");
      return { name, text, checksum: createHash("sha256").update(text).digest("hex") };
    });
}

/**
 * Applies the migrations that are not in the journal yet, as the login role or the role in the marker, one transaction
 * per file: after a kill each file is applied whole or not at all. An applied file that was changed since is refused.
 */
export async function migrate(
  db: Pick<Database, "login">,
  migrations: readonly Migration[] = readMigrations(),
): Promise<void> {
  if (await isUpToDate(db, migrations)) return;
  for (const migration of migrations) await inTurn(db.login, (tx) => apply(tx, migration));
}

/**
 * For work that only one process at a time may do to a database, such as creating its tables. It never runs
 * concurrently, whether it uses the transaction that holds the lock or another connection, and it has no time limit.
 */
export async function inTurn<T>(login: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  return withoutHaste(() =>
    login.transaction(async (tx) => {
      // Set before the wait for the lock. Otherwise the limits for requests would end that wait, or stop a long
      // migration half way.
      await tx.execute(sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true),
        set_config('idle_in_transaction_session_timeout', '0', true)`);
      await tx.execute(sql`select pg_advisory_xact_lock(${bootLock})`);
      return work(tx);
    }),
  );
}

async function isUpToDate(
  { login }: Pick<Database, "login">,
  migrations: readonly Migration[],
): Promise<boolean> {
  const journal = firstRow(
    await login.execute(sql`select to_regclass('kernel.schema_migration') is not null as present`),
  );
  if (journal?.["present"] !== true) return false;
  const applied = firstRow(
    await login.execute(sql`select count(*)::int as files from kernel.schema_migration`),
  );
  const last = migrations.at(-1);
  if (last === undefined || applied?.["files"] !== migrations.length) return false;
  const checksums = migrations.map((migration) => migration.checksum);
  const same = firstRow(
    await login.execute(
      sql`select count(*)::int as files from kernel.schema_migration where checksum in (${sql.join(
        checksums.map((checksum) => sql`${checksum}`),
        sql`, `,
      )})`,
    ),
  );
  return same?.["files"] === migrations.length;
}

async function apply(tx: Tx, migration: Migration): Promise<void> {
  await tx.execute(sql`create schema if not exists kernel`);
  await tx.execute(sql`create table if not exists kernel.schema_migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const known = firstRow(
    await tx.execute(sql`select checksum from kernel.schema_migration where name = ${migration.name}`),
  );
  if (known !== undefined) {
    if (known["checksum"] === migration.checksum) return;
    throw new Error(
      `Migration ${migration.name} was applied in another form. Restore the file; add a new one.`,
    );
  }
  // The rows of a workspace that is being moved are migrated too.
  await tx.execute(sql`select set_config('app.may_write', 'all', true)`);
  const asSystem = migration.text.split(/\r?\n/, 1)[0]?.trim() === systemMarker;
  if (asSystem) await tx.execute(sql`select set_config('role', 'app_system', true)`);
  for (const statement of migration.text.split("--> statement-breakpoint"))
    await tx.execute(sql.raw(statement));
  if (asSystem) await tx.execute(sql`select set_config('role', 'none', true)`);
  await tx.execute(
    sql`insert into kernel.schema_migration (name, checksum) values (${migration.name}, ${migration.checksum})`,
  );
}
