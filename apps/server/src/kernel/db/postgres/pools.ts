import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";

import { sqlState } from "../database.ts";
import type { Sight } from "../database.ts";
import { nameStatements } from "../queries/name-statements.ts";
import type { Tx } from "../tx.ts";
import { databaseHosts } from "./database-hosts.ts";
import { followStatements, timeStatements, type OnSent, type OnStatement } from "./time-statements.ts";
import { TimedPool } from "./timed-pool.ts";
import { writableHost } from "./writable-host.ts";

/** How long a connection may wait, in milliseconds. */
export type PostgresLimits = {
  readonly connectMs: number;
  readonly statementMs: number;
  readonly lockMs: number;
  readonly idleInTransactionMs: number;
};

export const LIMITS: PostgresLimits = {
  connectMs: 5_000,
  statementMs: 4_000,
  lockMs: 3_000,
  idleInTransactionMs: 15_000,
};

/** The same limit for all of them. */
export function oneLimit(ms: number): PostgresLimits {
  return { connectMs: ms, statementMs: ms, lockMs: ms, idleInTransactionMs: ms };
}

export type PoolOptions = {
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
  readonly onSent?: OnSent;
};

/** What is asked here takes milliseconds; compiled first, the last page of a book took four times as long. */
const NO_JIT = "jit=off";
/** `read_only_sql_transaction` */
export const READ_ONLY = "25006";

/** Of one host, or of several of which the one that takes writes is used. */
export function openPool(
  url: string,
  { pooled = false, poolSize, limits = LIMITS, onLostConnection, onStatement, onSent }: PoolOptions,
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
  if (onSent !== undefined) pool.on("connect", (client) => followStatements(client, onSent));
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

/** The first words of each transaction; what a pooler would not keep for a connection is said again. */
export function beginningOf({ pooled = false, limits = LIMITS }: PoolOptions): string {
  const begin = "begin isolation level read committed";
  if (!pooled) return begin;
  const settings = Object.entries(sessionLimits(limits)).map(([name, ms]) => `set local ${name} = ${ms}`);
  return [begin, ...settings, `set local ${NO_JIT}`].join("; ");
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Chooses the workspace and takes the role, for one transaction. */
export function sightOf(sight: Sight): string {
  const workspaceId = sight.role === "app_user" ? sight.workspaceId : "";
  // It stands in the text itself, where nothing but an id may stand.
  if (workspaceId !== "" && !UUID.test(workspaceId)) throw new Error("A workspace's id is a UUID.");
  return `set local app.ws = '${workspaceId}'; set local role ${sight.role}`;
}

/** The library's view of a connection, made once for each. */
export function transactionsOnClients(): (client: pg.PoolClient) => Tx {
  const known = new WeakMap<pg.PoolClient, Tx>();
  return (client) => {
    const tx = known.get(client) ?? drizzle(client);
    known.set(client, tx);
    return tx;
  };
}

/** As PostgreSQL and the driver name them. */
function sessionLimits({ statementMs, lockMs, idleInTransactionMs }: PostgresLimits) {
  return {
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  };
}
