import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";

import { sqlState, type Sight, type TransactionAs } from "../database.ts";
import type { Tx } from "../tx.ts";
import { NeedsTransaction, needsTransaction, prepareScope, queryInScope } from "./scoped-query.ts";

/** `invalid_sql_statement_name`: the server no longer knows a statement that was prepared on this connection. */
const UNKNOWN_STATEMENT = "26000";

/**
 * Reads without a transaction around them: each statement is sent together with its workspace and its role, which
 * saves the round trips of `begin` and `commit` (docs/decisions/0138). In READ COMMITTED each statement has a snapshot
 * of its own anyway. Work that writes, locks or needs a transaction for another reason runs again in `transaction`.
 */
export function scopedReads(
  pools: Readonly<Record<Sight["role"], pg.Pool>>,
  transaction: TransactionAs,
): TransactionAs {
  const prepared = preparedConnections();
  return async (sight, work) => {
    try {
      return await read(sight, work);
    } catch (error) {
      if (!needsTransaction(error)) throw error;
      return transaction(sight, work);
    }
  };

  async function read<T>(sight: Sight, work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await pools[sight.role].connect();
    // In a transaction that somebody left open, the scope would outlive the statement.
    if (client.getTransactionStatus() !== "I") {
      client.release(true);
      throw new NeedsTransaction("The connection is in a transaction.");
    }
    const reader = readerOf(client, sight, prepared);
    try {
      const answer = await work(reader.tx);
      throwRefusal(reader);
      return answer;
    } catch (error) {
      throwRefusal(reader);
      throw error;
    } finally {
      await reader.end();
      client.release(reader.failures.length > 0 && !(await canGoOn(client, reader.failures)));
    }
  }
}

/** Even if the work caught the refusal of a statement and went on, or failed later because of it. */
function throwRefusal({ failures }: Reader): void {
  const refused = failures.find(needsTransaction);
  if (refused !== undefined) throw refused;
}

type Prepare = (client: pg.PoolClient, sight: Sight) => Promise<void>;

/** Lets each connection learn the scope once, before its first read. */
function preparedConnections(): Prepare {
  const known = new WeakMap<pg.PoolClient, Promise<void>>();
  return (client, sight) => {
    const preparing =
      known.get(client) ??
      prepareScope(client, sight).catch((error: unknown) => {
        known.delete(client);
        throw error;
      });
    known.set(client, preparing);
    return preparing;
  };
}

type Reader = {
  /** Reads with that sight until the end. */
  readonly tx: Tx;
  /** The errors of all statements that failed or were refused. */
  readonly failures: readonly unknown[];
  /** Waits for the statements that still run, and refuses further ones. */
  readonly end: () => Promise<void>;
};

function readerOf(client: pg.PoolClient, sight: Sight, prepared: Prepare): Reader {
  const failures: unknown[] = [];
  const running = new Set<Promise<unknown>>();
  let hasEnded = false;
  const send = async (statement: pg.QueryConfig): Promise<pg.QueryResult> => {
    await prepared(client, sight);
    return queryInScope(client, statement, sight);
  };
  const query = async (statement: pg.QueryConfig, values: unknown[] = []): Promise<pg.QueryResult> => {
    if (hasEnded) throw new Error("This read has ended.");
    // Such a text may contain several statements, which cannot be prepared.
    const sent =
      values.length === 0
        ? Promise.reject(new NeedsTransaction(`No parameters: ${statement.text}`))
        : send({ ...statement, values });
    running.add(sent);
    try {
      return await sent;
    } catch (error) {
      failures.push(error);
      throw error;
    } finally {
      running.delete(sent);
    }
  };
  const scoped: pg.PoolClient = Object.assign(Object.create(client), { query });
  return {
    tx: drizzle(scoped),
    failures,
    end: async () => {
      hasEnded = true;
      await Promise.allSettled(running);
    },
  };
}

/** Whether the connection can be used after these statements failed on it. */
async function canGoOn(client: pg.PoolClient, failures: readonly unknown[]): Promise<boolean> {
  if (failures.some((error) => sqlState(error) === UNKNOWN_STATEMENT)) return false;
  try {
    await client.query("select 1");
    return true;
  } catch {
    return false;
  }
}
