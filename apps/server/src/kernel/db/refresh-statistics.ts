import { sql } from "./drizzle.ts";

import type { Database } from "./database.ts";
import { rowsOf } from "./queries/rows.ts";

/**
 * The embedded database has no autovacuum to do this. Without statistics its planner guesses, and a list of leases took
 * four times as long; without a vacuum the room of former rows is never used again, and no count is answered by an
 * index alone. Handles only tables of which a tenth has changed, and returns how many. The counters of
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
    await login.execute(
      sql`vacuum (analyze) ${sql.identifier(String(table["schema"]))}.${sql.identifier(String(table["name"]))}`,
    );
  }
  return stale.length;
}
