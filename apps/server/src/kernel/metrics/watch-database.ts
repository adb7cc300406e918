import type { Database } from "#kernel/db/database.ts";
import type { EmbeddedDatabase } from "#kernel/db/embedded/embedded.ts";
import type { PostgresDatabase } from "#kernel/db/postgres/postgres.ts";
import type { Metrics } from "./metrics.ts";
import { countJobs } from "./waiting-jobs-store.ts";

/**
 * What each scrape reads from the database: whether it accepts writes, how many wait for a connection, which jobs wait.
 */
export function watchDatabase({ gauge }: Metrics, db: EmbeddedDatabase | PostgresDatabase): void {
  gauge("keystead_db_up", "1 when a write reaches the disk.", async () => [
    { labels: {}, value: await writes(db) },
  ]);
  gauge(
    "keystead_jobs",
    "Background jobs by queue: waiting, later (their time has not come), active, failed.",
    () => countJobs(db.login),
  );
  if (db.kind === "postgres")
    gauge(
      "keystead_db_pool_connections",
      "Connections of each login; `waiting` are requests without one.",
      () =>
        db.connections().flatMap(({ login, open, idle, waiting }) =>
          Object.entries({ open, idle, waiting }).map(([state, value]) => ({
            labels: { login, state },
            value,
          })),
        ),
    );
}

async function writes(db: Database): Promise<number> {
  return db.probe().then(
    () => 1,
    () => 0,
  );
}
