import type { Database } from "#kernel/db/database.ts";
import type { EmbeddedDatabase } from "#kernel/db/embedded/embedded.ts";
import type { PostgresDatabase } from "#kernel/db/postgres/postgres.ts";
import type { Standbys } from "#kernel/db/postgres/standbys.ts";
import type { Metrics } from "./metrics.ts";
import { countJobs } from "./waiting-jobs-store.ts";

/**
 * The values that each scrape reads from the database: whether it accepts writes, how many callers wait for a
 * connection, which jobs wait.
 */
export function watchDatabase(metrics: Metrics, db: EmbeddedDatabase | PostgresDatabase): void {
  const { gauge } = metrics;
  gauge("keystead_db_up", "1 when a write reaches the disk.", async () => [
    { labels: {}, value: await writes(db) },
  ]);
  gauge(
    "keystead_jobs",
    "Background jobs by queue: waiting, later (their time has not come), active, failed.",
    () => countJobs(db.login),
  );
  watchStandbys(metrics, db.kind === "postgres" ? db.standbys : null);
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

/** How often standbys answer, and how far they are behind. Without standbys the metrics exist but have no values. */
function watchStandbys({ gauge }: Metrics, standbys: Standbys | null): void {
  const behind = async () => (await standbys?.behind()) ?? [];
  gauge("keystead_db_reads", "Reads since the start, by the server that answered them.", () =>
    Object.entries(standbys?.counts() ?? {}).map(([server, value]) => ({ labels: { server }, value })),
  );
  gauge(
    "keystead_standby_behind_bytes",
    "What a standby has still to replay of the primary's log.",
    async () =>
      (await behind()).flatMap(({ host, bytes }) =>
        bytes === null ? [] : [{ labels: { host }, value: bytes }],
      ),
  );
  gauge("keystead_standby_up", "1 when a standby answers.", async () =>
    (await behind()).map(({ host, bytes }) => ({ labels: { host }, value: bytes === null ? 0 : 1 })),
  );
}

async function writes(db: Database): Promise<number> {
  return db.probe().then(
    () => 1,
    () => 0,
  );
}
