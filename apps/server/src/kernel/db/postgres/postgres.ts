import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";

import { scopedTransactions } from "../database.ts";
import type { Database, Sight, TransactionAs } from "../database.ts";
import { firstRow } from "../queries/rows.ts";
import type { Tx } from "../tx.ts";
import { sql } from "../drizzle.ts";
import { parseLogPosition, type LogPosition } from "../log-position.ts";
import { databaseHosts } from "./database-hosts.ts";
import { beginningOf, openPool, sightOf, transactionsOnClients, type PoolOptions } from "./pools.ts";
import { scopedReads } from "./scoped-reads.ts";
import { openStandbys, type Standbys } from "./standbys.ts";

export type PostgresDatabase = Database & {
  readonly kind: "postgres";
  /** For the job queue only. */
  readonly pool: pg.Pool;
  /** The login of the tenants' transactions; the same as `login` if there is only one address. */
  readonly tenantLogin: Tx;
  /** The current state of each login's pool. */
  readonly connections: () => readonly PoolState[];
  /** The servers that only answer reads; null if there are none. */
  readonly standbys: Standbys | null;
};

export type PoolState = {
  readonly login: "tenant" | "system" | "standby";
  readonly open: number;
  readonly idle: number;
  /** The number of callers that wait for a connection. */
  readonly waiting: number;
};

export type PostgresOptions = PoolOptions & {
  /** One host, or several hosts of which one takes writes (`database-hosts.ts`). */
  readonly url: string;
  /** A separate login for everything but the tenants' transactions (docs/decisions/0018). */
  readonly systemUrl?: string | null;
  /** One or several standbys that answer reads (`standbys.ts`). */
  readonly readUrls?: string | null;
  /** Called when a standby stops answering, and not again until it has answered. */
  readonly onSilentStandby?: (host: string, error: unknown) => void;
};

/** Any PostgreSQL 15+. Everything has a time limit, so that a frozen database leads to an error instead of a wait. */
export async function openPostgres(options: PostgresOptions): Promise<PostgresDatabase> {
  const { url, systemUrl = null, readUrls = null } = options;
  const pool = openPool(systemUrl ?? url, options);
  const login: Tx = drizzle(pool);
  const tenantPool = systemUrl === null ? pool : openPool(url, options);
  const tenantLogin: Tx = tenantPool === pool ? login : drizzle(tenantPool);
  const pools = { app_user: tenantPool, app_system: pool };
  const onPrimary = scopedTransactions(
    login,
    transactionsOver(pools, beginningOf(options)),
    // A pooler may run each message on another connection, which does not know the prepared scope.
    options.pooled === true ? undefined : (transaction) => scopedReads(pools, transaction),
  );
  const standbys =
    readUrls === null
      ? null
      : openStandbys(databaseHosts(readUrls) ?? [readUrls], {
          pools: options,
          onSilence: options.onSilentStandby ?? (() => {}),
          positionOfPrimary: () => positionOf(login),
        });
  let closing: Promise<void> | undefined;
  return {
    kind: "postgres",
    pool,
    tenantLogin,
    connections: () => [
      stateOf("system", pool),
      ...(tenantPool === pool ? [] : [stateOf("tenant", tenantPool)]),
      ...(standbys?.pools ?? []).map((one) => stateOf("standby", one)),
    ],
    standbys,
    ...onPrimary,
    ...(standbys === null
      ? {}
      : {
          positionOfPrimary: () => positionOf(login),
          readTenant: async <T>(workspaceId: string, work: (tx: Tx) => Promise<T>): Promise<T> => {
            const read = await standbys.read(workspaceId, work);
            return read === null ? onPrimary.readTenant(workspaceId, work) : read.answer;
          },
        }),
    close: () => {
      closing ??= Promise.all([...new Set([pool, tenantPool])].map((one) => one.end()))
        .then(() => standbys?.close())
        .then(() => {});
      return closing;
    },
  };
}

/** The current end of the primary's log; everything that it has committed is before this position. */
async function positionOf(login: Tx): Promise<LogPosition | null> {
  const row = firstRow(await login.execute(sql`select pg_current_wal_insert_lsn()::text as position`));
  return parseLogPosition(row?.["position"]);
}

/**
 * Begins, chooses the workspace and takes the role in one message: several statements need only one round trip, and
 * it is the round trips that a request waits for.
 */
function transactionsOver(pools: Readonly<Record<Sight["role"], pg.Pool>>, beginning: string): TransactionAs {
  const txOn = transactionsOnClients();
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

function stateOf(login: PoolState["login"], pool: pg.Pool): PoolState {
  return { login, open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
}
