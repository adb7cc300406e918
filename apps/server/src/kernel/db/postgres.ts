import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { scopedTransactions } from "./database.ts";
import type { Database, Tx } from "./database.ts";
import { nameStatements } from "./named-statements.ts";
import * as schema from "./schema/index.ts";
import { TimedPool } from "./timed-pool.ts";

export type PostgresDatabase = Database & {
  readonly kind: "postgres";
  /** For the job queue only. */
  readonly pool: pg.Pool;
  /** Who the tenants' transactions log in as; the same as `login` with one address. */
  readonly tenantLogin: Tx;
};

export type PostgresOptions = {
  readonly url: string;
  /** Logs in as somebody else for everything but the tenants' transactions (docs/decisions/0018). */
  readonly systemUrl?: string | null;
  readonly poolSize?: number;
  /** A connection that broke; the pool replaces it, the caller may want to log it. */
  readonly onLostConnection?: (error: Error) => void;
};

/** Any PostgreSQL 15+. Limits in time everywhere, so that a frozen database answers an error, not silence. */
export async function openPostgres(options: PostgresOptions): Promise<PostgresDatabase> {
  const { url, systemUrl = null } = options;
  const pool = openPool(systemUrl ?? url, options);
  const login: Tx = drizzle(pool, { schema });
  const tenantPool = systemUrl === null ? pool : openPool(url, options);
  const tenantLogin: Tx = tenantPool === pool ? login : drizzle(tenantPool, { schema });
  let closing: Promise<void> | undefined;
  return {
    kind: "postgres",
    pool,
    tenantLogin,
    ...scopedTransactions(login, tenantLogin),
    close: () => {
      closing ??= Promise.all([...new Set([pool, tenantPool])].map((one) => one.end())).then(() => {});
      return closing;
    },
  };
}

function openPool(url: string, { poolSize, onLostConnection }: PostgresOptions): TimedPool {
  const pool = new TimedPool({
    connectionString: url,
    max: poolSize ?? 10,
    application_name: "keystead",
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 4_000,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
  });
  // On the connection itself, for as long as it lives: the pool listens only to those that nobody has taken, and an error that
  // nobody listens to ends the process.
  pool.on("connect", nameStatements);
  pool.on("connect", (client) => {
    client.on("error", (error) => onLostConnection?.(error));
  });
  // The pool's own word for the same.
  pool.on("error", () => {});
  return pool;
}
