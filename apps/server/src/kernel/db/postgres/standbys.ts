import type pg from "pg";

import { laterPosition, bytesBehind, parseLogPosition, type LogPosition } from "../log-position.ts";
import { requestReads } from "../request-reads.ts";
import type { Tx } from "../tx.ts";
import { databaseLabel } from "./database-hosts.ts";
import { withinDatabaseTime } from "./database-time.ts";
import { oldestPosition } from "./oldest-position.ts";
import { beginningOf, LIMITS, openPool, sightOf, transactionsOnClients, type PoolOptions } from "./pools.ts";
import { databaseTrouble } from "./trouble.ts";

/** Standbys that replay the primary's log and answer reads in its place (docs/decisions/0131). */
export type Standbys = {
  /** Null if no standby may answer, or if the work writes: then the primary must answer. */
  read<T>(workspaceId: string, work: (tx: Tx) => Promise<T>): Promise<{ readonly answer: T } | null>;
  /** How many reads were answered by a standby, and how many the primary had to answer. */
  readonly counts: () => { readonly standby: number; readonly primary: number };
  /** For each host, how many bytes of the log it has not replayed yet; null if it does not answer. */
  readonly behind: () => Promise<readonly { readonly host: string; readonly bytes: number | null }[]>;
  readonly pools: readonly pg.Pool[];
  close(): Promise<void>;
};

type Options = {
  readonly pools: PoolOptions;
  readonly positionOfPrimary: () => Promise<LogPosition | null>;
  /** Called when a standby stops answering, and not again until it has answered. */
  readonly onSilence: (host: string, error: unknown) => void;
};

/**
 * The limit for opening a connection and for beginning a transaction on it, so that enough time is left for the
 * primary.
 */
const BEGIN_MS = 1_000;
/** A standby that did not answer gets no requests for this long. */
const REST_MS = 2_000;

const ROLLBACK = { text: "rollback", query_timeout: BEGIN_MS };

type Standby = { readonly host: string; readonly pool: pg.Pool; restsUntil: number; isSilent: boolean };

export function openStandbys(
  urls: readonly string[],
  { pools: options, positionOfPrimary, onSilence }: Options,
): Standbys {
  const standbys = urls.map((url): Standby => ({
    host: databaseLabel(url),
    pool: openPool(url, { ...options, limits: { ...(options.limits ?? LIMITS), connectMs: BEGIN_MS } }),
    restsUntil: 0,
    isSilent: false,
  }));
  const { next, rest } = inTurn(standbys, onSilence);
  const beginning = beginningOf(options).replace("read committed", "read committed read only");
  const oldest = oldestPosition(() => withinDatabaseTime(BEGIN_MS, positionOfPrimary));
  const txOn = transactionsOnClients();
  const counts = { standby: 0, primary: 0 };

  async function attempt<T>(
    workspaceId: string,
    work: (tx: Tx) => Promise<T>,
  ): Promise<{ readonly answer: T } | null> {
    const after = await requiredPosition(oldest.position, positionOfPrimary);
    const standby = after === null ? null : next();
    if (after === null || standby === null) return null;
    const sight = sightOf({ role: "app_user", workspaceId });
    return readFrom(standby.pool, {
      begin: (client) => begin(client, `${beginning}; ${sight}`, after),
      work: (client) => work(txOn(client)),
      onAnswer: () => {
        standby.isSilent = false;
      },
      onFailure: (error) => {
        rest(standby, error);
      },
    });
  }

  return {
    async read(workspaceId, work) {
      const read = await attempt(workspaceId, work);
      counts[read === null ? "primary" : "standby"] += 1;
      return read;
    },
    counts: () => ({ ...counts }),
    behind: async () => {
      const ahead = await positionOfPrimary();
      return Promise.all(
        standbys.map(async ({ host, pool }) => {
          const replayed = await withinDatabaseTime(BEGIN_MS, () => replayedBy(pool)).catch(() => null);
          const bytes = ahead === null || replayed === null ? null : bytesBehind(replayed, ahead);
          return { host, bytes };
        }),
      );
    },
    pools: standbys.map(({ pool }) => pool),
    close: async () => {
      oldest.close();
      await Promise.all(standbys.map(({ pool }) => pool.end()));
    },
  };
}

/** Chooses the standbys in turn, so that each gets its share; one that did not answer is skipped for a while. */
function inTurn(standbys: readonly Standby[], onSilence: Options["onSilence"]) {
  let turn = 0;
  return {
    next: (): Standby | null => {
      const now = performance.now();
      for (let tried = 0; tried < standbys.length; tried += 1) {
        turn = (turn + 1) % standbys.length;
        const standby = standbys[turn];
        if (standby !== undefined && standby.restsUntil <= now) return standby;
      }
      return null;
    },
    rest: (standby: Standby, error: unknown): void => {
      // All connections of the pool are in use, so the server itself may be well.
      if (isPoolFull(error)) return;
      standby.restsUntil = performance.now() + REST_MS;
      if (!standby.isSilent) onSilence(standby.host, error);
      standby.isSilent = true;
    },
  };
}

/** The position that a standby must have replayed; null if it is unknown. */
async function requiredPosition(
  oldest: () => LogPosition | null,
  positionOfPrimary: Options["positionOfPrimary"],
): Promise<LogPosition | null> {
  const reads = requestReads();
  if (reads === undefined) return null;
  if (reads.hasWorkedOnPrimary) {
    reads.hasWorkedOnPrimary = false;
    reads.after = await positionOfPrimary();
  }
  const atLeast = oldest();
  return atLeast === null ? null : laterPosition(reads.after, atLeast);
}

type Reading<T> = {
  /** Whether the standby has replayed the required position. */
  readonly begin: (client: pg.PoolClient) => Promise<boolean>;
  readonly work: (client: pg.PoolClient) => Promise<T>;
  readonly onAnswer: () => void;
  /** Called when the server did not answer. */
  readonly onFailure: (error: unknown) => void;
};

/** One transaction on a standby; null if the primary must answer. */
async function readFrom<T>(
  pool: pg.Pool,
  { begin: beginOn, work, onAnswer, onFailure }: Reading<T>,
): Promise<{ readonly answer: T } | null> {
  const client = await pool.connect().catch((error: unknown) => {
    onFailure(error);
    return null;
  });
  if (client === null) return null;
  let isBroken = false;
  let hasBegun = false;
  try {
    const hasReplayed = await beginOn(client);
    hasBegun = true;
    onAnswer();
    const read = hasReplayed ? { answer: await work(client) } : null;
    await client.query("commit");
    return read;
  } catch (error) {
    isBroken = await client.query(ROLLBACK).then(
      () => false,
      () => true,
    );
    const isTrouble = databaseTrouble(error) !== null;
    // In the other cases the server works: the work tried to write, or its read conflicted with the replay.
    if (!hasBegun || (isBroken && isTrouble)) onFailure(error);
    else if (!isTrouble) throw error;
    return null;
  } finally {
    client.release(isBroken);
  }
}

/** Sends several statements in one message, which costs one round trip, as on the primary. */
async function begin(client: pg.PoolClient, beginning: string, after: LogPosition): Promise<boolean> {
  // A promoted server replays nothing any more, so it no longer answers as a standby.
  const replayed = `select coalesce(pg_last_wal_replay_lsn() >= '${after}'::pg_lsn and pg_is_in_recovery(), false) as replayed`;
  const message = { text: `${beginning}; ${replayed}`, query_timeout: BEGIN_MS };
  const results: unknown = await client.query(message);
  const last: unknown = Array.isArray(results) ? results.at(-1) : results;
  return rowsOf(last).some((row) => row["replayed"] === true);
}

async function replayedBy(pool: pg.Pool): Promise<LogPosition | null> {
  const { rows } = await pool.query<{ readonly position: string | null }>(
    "select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as position",
  );
  return parseLogPosition(rows[0]?.position);
}

function rowsOf(result: unknown): readonly Readonly<Record<string, unknown>>[] {
  return typeof result === "object" && result !== null && "rows" in result && Array.isArray(result.rows)
    ? result.rows
    : [];
}

/** Recognised by its message, because the driver gives this error no code. */
function isPoolFull(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith("timeout exceeded when trying to connect");
}
