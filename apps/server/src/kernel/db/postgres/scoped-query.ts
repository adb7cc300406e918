import pg from "pg";

import { sqlState } from "../database.ts";
import type { Sight } from "../database.ts";
import { statementName } from "../queries/name-statements.ts";
import { READ_ONLY } from "./pools.ts";

/** `no_active_sql_transaction` */
const NO_TRANSACTION = "25P01";

/** The statement works only inside a transaction that may write: it writes, locks, or has no parameters. */
export class NeedsTransaction extends Error {
  override readonly name = "NeedsTransaction";
  readonly code = NO_TRANSACTION;
}

/** Whether that is why the work failed. */
export function needsTransaction(error: unknown): boolean {
  return sqlState(error) === NO_TRANSACTION;
}

/** What the library's types leave out: what a query sends, and how it takes its answers. */
type LibraryQuery = {
  readonly text: string;
  submit(connection: pg.Connection): void;
  prepare(connection: pg.Connection): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: pg.Connection): void;
  handleError(error: Error, connection: pg.Connection): void;
};
const LibraryQuery = pg.Query as unknown as new (statement: pg.QueryConfig) => LibraryQuery;

/** Chooses the workspace, takes the role and forbids writing, until the end of the transaction. */
export const SCOPE =
  "select set_config('app.ws', $1, true), set_config('role', $2, true), set_config('transaction_read_only', 'on', true)";
/** No name of another statement begins so. */
const SCOPE_NAME = "scope";

/**
 * A statement that is sent together with the scope it runs in. Without `begin`, PostgreSQL runs everything up to the
 * end of a message in one transaction, so the scope holds for this statement and no longer. A class because pg's query
 * is made to be extended, not composed.
 */
class ScopedQuery extends LibraryQuery {
  readonly #sight: Sight;
  #isScopeAnswered = false;

  constructor(statement: pg.QueryConfig, sight: Sight) {
    super(statement);
    this.#sight = sight;
  }

  override prepare(connection: pg.Connection): void {
    connection.bind({ statement: SCOPE_NAME, values: [...scopeOf(this.#sight)] }, true);
    connection.execute({}, true);
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (this.#isScopeAnswered) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    if (this.#isScopeAnswered) super.handleCommandComplete(message, connection);
    this.#isScopeAnswered = true;
  }

  /** A statement that must not write here says nothing about whether the server takes writes. */
  override handleError(error: Error, connection: pg.Connection): void {
    const isRefused = sqlState(error) === READ_ONLY;
    super.handleError(isRefused ? new NeedsTransaction(error.message, { cause: error }) : error, connection);
  }
}

/** The parameters of the scope. */
function scopeOf(sight: Sight): readonly [workspaceId: string, role: string] {
  return [sight.role === "app_user" ? sight.workspaceId : "", sight.role];
}

/** The connection must know the scope by its name before the first statement is sent with it. */
export async function prepareScope(connection: pg.PoolClient, sight: Sight): Promise<void> {
  await connection.query({ name: SCOPE_NAME, text: SCOPE, values: [...scopeOf(sight)] });
}

/**
 * Runs one statement that reads, in a transaction of its own and in one round trip.
 *
 * @throws NeedsTransaction if the statement writes or locks.
 */
export async function queryInScope(
  connection: pg.PoolClient,
  statement: pg.QueryConfig,
  sight: Sight,
): Promise<pg.QueryResult> {
  const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult>();
  const name = statementName(statement.text);
  connection.query(
    new ScopedQuery({ ...statement, name }, sight),
    (error: Error | null, result: pg.QueryResult) => (error === null ? resolve(result) : reject(error)),
  );
  return promise.catch((error: Error) => {
    // Points to the caller instead of the socket, as the library does it.
    Error.captureStackTrace(error);
    throw error;
  });
}
