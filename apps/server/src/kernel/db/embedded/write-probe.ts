import { sql } from "../drizzle.ts";

import { withinDatabaseTime } from "../postgres/database-time.ts";
import { rateLimit } from "../schema/index.ts";
import { databaseTrouble, DatabaseTimeOver, StorageFull } from "../postgres/trouble.ts";
import type { Tx } from "../tx.ts";

/** Together less than a second: the longest that `/readyz` takes to notice that the database is away. */
const ANSWER_MS = 700;
/** An answer is reused for this long, so that frequent calls do not write often. */
const KEPT_MS = 200;
/**
 * With a full disk rows can still change in place, so an error from a write that needed a new page counts for this
 * long.
 */
const FULL_MS = 10_000;

export type WriteProbe = {
  /** Resolves when a small write has just reached the disk; rejects within a second when none can. */
  readonly probe: () => Promise<void>;
  /** Takes note of errors that other writes report. */
  readonly notice: (error: unknown) => void;
};

/** Whether the database accepts writes: a read would succeed with a full disk too. */
export function writeProbe(login: Tx): WriteProbe {
  let fullUntil = Number.NEGATIVE_INFINITY;
  let known: Promise<void> = Promise.resolve();
  let knownUntil = Number.NEGATIVE_INFINITY;
  return {
    probe() {
      if (performance.now() < fullUntil) return Promise.reject(new StorageFull());
      if (performance.now() < knownUntil) return known;
      // Runs one write at a time, however many callers wait for it.
      knownUntil = Number.POSITIVE_INFINITY;
      known = inTime(withinDatabaseTime(ANSWER_MS, () => write(login)));
      const settled = (): void => {
        knownUntil = performance.now() + KEPT_MS;
      };
      known.then(settled, settled);
      return known;
    },
    notice(error) {
      const trouble = databaseTrouble(error);
      if (trouble === "full") fullUntil = performance.now() + FULL_MS;
      if (trouble !== null && knownUntil !== Number.POSITIVE_INFINITY) knownUntil = Number.NEGATIVE_INFINITY;
    },
  };
}

/** Writes to a table that every process writes to anyway and that has no policies. */
async function write(login: Tx): Promise<void> {
  const now = Date.now();
  await login
    .insert(rateLimit)
    .values({ key: "readyz", count: 0, lastRequest: now })
    .onConflictDoUpdate({ target: rateLimit.key, set: { lastRequest: sql`${now}::bigint` } });
}

/** A timer of our own: the embedded database has no connection to cut, and its queue of statements may be long. */
function inTime(work: Promise<void>): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new DatabaseTimeOver()), ANSWER_MS);
  work.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}
