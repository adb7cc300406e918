import { sql } from "./drizzle.ts";

import type { Database } from "./database.ts";
import { rowsOf } from "./queries/rows.ts";

/**
 * PostgreSQL samples 300 times this many rows per table. With its default of 100 this blocks the process for 0.4 s on
 * 30,000 rows; with this value, for 0.05 s.
 */
const STATISTICS_TARGET = 20;

/**
 * The embedded database has no autovacuum to do this: without statistics its planner guesses, and a list of leases
 * took four times as long. Analyses only tables of which a tenth has changed, and returns how many. The counters of
 * changes last only as long as the process, so a table whose size no longer fits its statistics counts as changed
 * too.
 */
export async function refreshStatistics({ kind, login }: Pick<Database, "kind" | "login">): Promise<number> {
  if (kind === "postgres") return 0;
  // PostgreSQL counts changes together, once a second at most. Without this, changes that were analysed already would
  // be counted afterwards, and their tables analysed again.
  await login.execute(sql`select pg_stat_force_next_flush()`);
  const stale = rowsOf(
    await login.execute(sql`
      select n.nspname as schema, c.relname as name
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_stat_all_tables s on s.relid = c.oid
      cross join lateral (select pg_relation_size(c.oid) / current_setting('block_size')::int as pages) now
      where c.relkind = 'r' and n.nspname in ('public', 'jobs')
        and ((c.reltuples < 0 and now.pages > 0)
          or s.n_mod_since_analyze > 50 + greatest(c.reltuples, 0) / 10
          or abs(now.pages - c.relpages) > 10 + c.relpages / 10)`),
  );
  for (const table of stale) {
    await login.transaction(async (tx) => {
      await tx.execute(
        sql`select set_config('default_statistics_target', ${String(STATISTICS_TARGET)}, true)`,
      );
      await tx.execute(
        sql`analyze ${sql.identifier(String(table["schema"]))}.${sql.identifier(String(table["name"]))}`,
      );
    });
  }
  return stale.length;
}
