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

/** The same limit for all four. */
export function oneLimit(ms: number): PostgresLimits {
  return { connectMs: ms, statementMs: ms, lockMs: ms, idleInTransactionMs: ms };
}

export type PoolOptions = {
  /**
   * The server is reached through a pooler in transaction mode, which runs each transaction on any of its
   * connections. Nothing may then be set once for a connection, neither a limit nor the name of a statement.
   */
  readonly pooled?: boolean;
  readonly poolSize?: number;
  readonly limits?: PostgresLimits;
  /** Called when a connection breaks. The pool replaces it; the caller may want to log it. */
  readonly onLostConnection?: (error: Error) => void;
  readonly onStatement?: OnStatement;
  readonly onSent?: OnSent;
};

/** Statements here take milliseconds. With JIT compilation the last page of a rent book took four times as long. */
const NO_JIT = "jit=off";
/**
 * A named statement is planned once for all its parameters. PostgreSQL otherwise plans some of them again for every
 * request, because it expects a plan for the given values to be cheaper: a millisecond of planning, for a quarter of
 * a millisecond of work.
 */
const ONE_PLAN = "plan_cache_mode=force_generic_plan";
/** For statements outside `begin`, whatever the server or the database sets. */
const ISOLATION = String.raw`default_transaction_isolation=read\ committed`;
/** `read_only_sql_transaction` */
export const READ_ONLY = "25006";

/** A pool of connections to one host or, of several hosts, to the one that takes writes. */
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
    ...(pooled ? {} : { options: `-c ${NO_JIT} -c ${ONE_PLAN} -c ${ISOLATION}`, ...sessionLimits(limits) }),
  };
  const pool = new TimedPool(settings, hosts);
  // Listens on the connection itself, for as long as it lives: the pool listens only to idle connections, and an
  // error without a listener ends the process.
  if (!pooled) pool.on("connect", nameStatements);
  if (onStatement !== undefined) pool.on("connect", (client) => timeStatements(client, onStatement));
  if (onSent !== undefined) pool.on("connect", (client) => followStatements(client, onSent));
  // A primary may become a standby while we are connected to it.
  if (hosts !== null)
    pool.on("connect", (client) =>
      timeStatements(client, (_seconds, error) => {
        if (sqlState(error) === READ_ONLY) hosts.forget();
      }),
    );
  pool.on("connect", (client) => {
    client.on("error", (error) => onLostConnection?.(error));
  });
  // The pool reports the same errors; its connections already have a listener.
  pool.on("error", () => {});
  return pool;
}

/**
 * The first statements of each transaction. Behind a pooler they repeat the settings that a direct connection keeps.
 */
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
  // The id becomes part of the statement's text, so it must be a UUID.
  if (workspaceId !== "" && !UUID.test(workspaceId)) throw new Error("A workspace's id is a UUID.");
  return `set local app.ws = '${workspaceId}'; set local role ${sight.role}`;
}

/** The query builder for a connection, made once per connection. */
export function transactionsOnClients(): (client: pg.PoolClient) => Tx {
  const known = new WeakMap<pg.PoolClient, Tx>();
  return (client) => {
    const tx = known.get(client) ?? drizzle(client);
    known.set(client, tx);
    return tx;
  };
}

/** The limits under the names that PostgreSQL and the driver use. */
function sessionLimits({ statementMs, lockMs, idleInTransactionMs }: PostgresLimits) {
  return {
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  };
}
