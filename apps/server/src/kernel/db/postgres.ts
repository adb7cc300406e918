import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { scopedTransactions } from "./database.ts";
import type { Database, Tx } from "./database.ts";
import { nameStatements } from "./named-statements.ts";
import * as schema from "./schema/index.ts";

export type PostgresDatabase = Database & {
  readonly kind: "postgres";
  /** For the job queue only. */
  readonly pool: pg.Pool;
};

export type PostgresOptions = {
  readonly url: string;
  readonly poolSize?: number;
  /** A broken idle connection; the pool replaces it, the caller may want to log it. */
  readonly onIdleError?: (error: Error) => void;
};

/** Any PostgreSQL 15+. Limits in time everywhere, so that a frozen database answers an error, not silence. */
export async function openPostgres(options: PostgresOptions): Promise<PostgresDatabase> {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize ?? 10,
    application_name: "keystead",
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5_000,
    query_timeout: 10_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
  });
  pool.on("error", options.onIdleError ?? (() => {}));
  pool.on("connect", nameStatements);
  const login: Tx = drizzle(pool, { schema });
  let closing: Promise<void> | undefined;
  return {
    kind: "postgres",
    pool,
    ...scopedTransactions(login),
    close: () => {
      closing ??= pool.end();
      return closing;
    },
  };
}
