import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { scopedTransactions, sqlState } from "../database.ts";
import type { Database, Sight, TransactionAs } from "../database.ts";
import type { Tx } from "../tx.ts";
import { databaseHosts } from "./database-hosts.ts";
import { nameStatements } from "../queries/name-statements.ts";
import { timeStatements, type OnStatement } from "./time-statements.ts";
import { TimedPool } from "./timed-pool.ts";
import { writableHost } from "./writable-host.ts";

export type PostgresDatabase = Database & {
  readonly kind: "postgres";
  /** For the job queue only. */
  readonly pool: pg.Pool;
  /** Who the tenants' transactions log in as; the same as `login` with one address. */
  readonly tenantLogin: Tx;
  /** What each login's pool holds at this moment. */
  readonly connections: () => readonly PoolState[];
};

export type PoolState = {
  readonly login: "tenant" | "system";
  readonly open: number;
  readonly idle: number;
  /** Those who wait for a connection. */
  readonly waiting: number;
};

/** `read_only_sql_transaction` */
const READ_ONLY = "25006";

/** How long a connection may wait, in milliseconds. */
export type PostgresLimits = {
  readonly connectMs: number;
  readonly statementMs: number;
  readonly lockMs: number;
  readonly idleInTransactionMs: number;
};

const LIMITS: PostgresLimits = {
  connectMs: 5_000,
  statementMs: 4_000,
  lockMs: 3_000,
  idleInTransactionMs: 15_000,
};

/** What is asked here takes milliseconds; compiled first, the last page of a book took four times as long. */
const NO_JIT = "jit=off";

/** The same limit for all of them. */
export function oneLimit(ms: number): PostgresLimits {
  return { connectMs: ms, statementMs: ms, lockMs: ms, idleInTransactionMs: ms };
}

export type PostgresOptions = {
  /** Of one host, or of several of which one takes writes (`database-hosts.ts`). */
  readonly url: string;
  /** Logs in as somebody else for everything but the tenants' transactions (docs/decisions/0018). */
  readonly systemUrl?: string | null;
  /**
   * A pooler in transaction mode stands in between and hands each transaction to any of its connections: then nothing may be said
   * once for a connection, neither a limit nor a statement's name.
   */
  readonly pooled?: boolean;
  readonly poolSize?: number;
  readonly limits?: PostgresLimits;
  /** A connection that broke; the pool replaces it, the caller may want to log it. */
  readonly onLostConnection?: (error: Error) => void;
  readonly onStatement?: OnStatement;
};

/** Any PostgreSQL 15+. Everything has a time limit, so that a frozen database leads to an error instead of a wait. */
export async function openPostgres(options: PostgresOptions): Promise<PostgresDatabase> {
  const { url, systemUrl = null } = options;
  const pool = openPool(systemUrl ?? url, options);
  const login: Tx = drizzle(pool);
  const tenantPool = systemUrl === null ? pool : openPool(url, options);
  const tenantLogin: Tx = tenantPool === pool ? login : drizzle(tenantPool);
  let closing: Promise<void> | undefined;
  return {
    kind: "postgres",
    pool,
    tenantLogin,
    connections: () => [
      stateOf("system", pool),
      ...(tenantPool === pool ? [] : [stateOf("tenant", tenantPool)]),
    ],
    ...scopedTransactions(
      login,
      transactionsOver({ app_user: tenantPool, app_system: pool }, beginningOf(options)),
    ),
    close: () => {
      closing ??= Promise.all([...new Set([pool, tenantPool])].map((one) => one.end())).then(() => {});
      return closing;
    },
  };
}

/**
 * Begins, chooses the workspace and takes the role in one message: several statements, one way there and back. A request waits for
 * the way, not for the statements.
 */
function transactionsOver(pools: Readonly<Record<Sight["role"], pg.Pool>>, beginning: string): TransactionAs {
  const known = new WeakMap<pg.PoolClient, Tx>();
  const txOn = (client: pg.PoolClient): Tx => {
    const tx = known.get(client) ?? drizzle(client);
    known.set(client, tx);
    return tx;
  };
  return async (sight, work) => {
    const client = await pools[sight.role].connect();
    let broken = false;
    try {
      await client.query(`${beginning}; ${sightOf(sight)}`);
      const result = await work(txOn(client));
      await client.query("commit");
      return result;
    } catch (error) {
      await client.query("rollback").catch(() => {
        broken = true;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function beginningOf({ pooled = false, limits = LIMITS }: PostgresOptions): string {
  const begin = "begin isolation level read committed";
  if (!pooled) return begin;
  const settings = Object.entries(sessionLimits(limits)).map(([name, ms]) => `set local ${name} = ${ms}`);
  return [begin, ...settings, `set local ${NO_JIT}`].join("; ");
}

/** As PostgreSQL and the driver name them. */
function sessionLimits({ statementMs, lockMs, idleInTransactionMs }: PostgresLimits) {
  return {
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  };
}

function sightOf(sight: Sight): string {
  const workspaceId = sight.role === "app_user" ? sight.workspaceId : "";
  // It stands in the text itself, where nothing but an id may stand.
  if (workspaceId !== "" && !UUID.test(workspaceId)) throw new Error("A workspace's id is a UUID.");
  return `set local app.ws = '${workspaceId}'; set local role ${sight.role}`;
}

function stateOf(login: PoolState["login"], pool: pg.Pool): PoolState {
  return { login, open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
}

function openPool(
  url: string,
  { pooled = false, poolSize, limits = LIMITS, onLostConnection, onStatement }: PostgresOptions,
): TimedPool {
  const urls = databaseHosts(url) ?? [url];
  const hosts = urls.length > 1 ? writableHost(urls) : null;
  const settings = {
    connectionString: url,
    max: poolSize ?? 10,
    application_name: "keystead",
    connectionTimeoutMillis: limits.connectMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...(pooled ? {} : { options: `-c ${NO_JIT}`, ...sessionLimits(limits) }),
  };
  const pool = new TimedPool(settings, hosts);
  // On the connection itself, for as long as it lives: the pool listens only to those that nobody has taken, and an error that
  // nobody listens to ends the process.
  if (!pooled) pool.on("connect", nameStatements);
  if (onStatement !== undefined) pool.on("connect", (client) => timeStatements(client, onStatement));
  // A primary that was made a standby while we were connected to it.
  if (hosts !== null)
    pool.on("connect", (client) =>
      timeStatements(client, (_seconds, error) => {
        if (sqlState(error) === READ_ONLY) hosts.forget();
      }),
    );
  pool.on("connect", (client) => {
    client.on("error", (error) => onLostConnection?.(error));
  });
  // The pool's own word for the same.
  pool.on("error", () => {});
  return pool;
}
