import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { sql } from "./drizzle.ts";
import type { Database, Tx } from "./database.ts";
import { withoutHaste } from "./postgres/database-time.ts";
import { firstRow } from "./queries/rows.ts";

/**
 * First line of a migration of data over all workspaces: its statements run as app_system. The login role cannot do that work,
 * it sees no tenant row; and app_system owns no table, so changes of the schema stand in files of their own.
 */
const systemMarker = "-- role: app_system";

export type Migration = { readonly name: string; readonly text: string; readonly checksum: string };

/** Any fixed number: boots on one database take turns. */
const bootLock = 4_912_026;

/** The folder beside this file, in the order of the names. */
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
 * Applies what the journal does not have yet, as the login role or the one its marker names, one transaction per file: a
 * kill leaves each file whole or absent. An applied file that was changed since is refused rather than guessed at.
 */
export async function migrate(
  db: Pick<Database, "login">,
  migrations: readonly Migration[] = readMigrations(),
): Promise<void> {
  if (await isUpToDate(db, migrations)) return;
  for (const migration of migrations) await inTurn(db.login, (tx) => apply(tx, migration));
}

/**
 * What only one process at a time may do to a database, such as making its tables: the work runs while no other one's does, in the
 * transaction that holds the lock or beside it, and as long as it takes.
 */
export async function inTurn<T>(login: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  return withoutHaste(() =>
    login.transaction(async (tx) => {
      // Before the wait for the lock, or the limits for requests would end it, and a long migration half way.
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
  const asSystem = migration.text.split(/\r?\n/, 1)[0]?.trim() === systemMarker;
  if (asSystem) await tx.execute(sql`select set_config('role', 'app_system', true)`);
  for (const statement of migration.text.split("--> statement-breakpoint"))
    await tx.execute(sql.raw(statement));
  if (asSystem) await tx.execute(sql`select set_config('role', 'none', true)`);
  await tx.execute(
    sql`insert into kernel.schema_migration (name, checksum) values (${migration.name}, ${migration.checksum})`,
  );
}
