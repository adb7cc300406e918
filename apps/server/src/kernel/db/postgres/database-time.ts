import { AsyncLocalStorage } from "node:async_hooks";

/** How long one piece of work may still hold or wait for a connection; time that it has used is subtracted. */
export type DatabaseTime = { leftMs: number };

/**
 * A request's share of the 5 s within which it must be answered, together with its other work: a frozen, a cut and an
 * overloaded database all look the same from here. Longer than the server's own limits (postgres.ts), whose errors
 * name the cause.
 */
export const REQUEST_MS = 4_300;
/** For work that no request waits for: a dead connection must not occupy the pool for ever. */
const BACKGROUND_MS = 60_000;

const current = new AsyncLocalStorage<DatabaseTime | undefined>();

/**
 * Runs the work with this much time for the database in total, however many connections it uses one after the other.
 */
export function withinDatabaseTime<T>(ms: number, work: () => T): T {
  return current.run({ leftMs: ms }, work);
}

/** For work without a time limit: migrations, backups. */
export function withoutHaste<T>(work: () => T): T {
  return withinDatabaseTime(Number.POSITIVE_INFINITY, work);
}

/** For work that continues after the work that began it has ended: it must not use up the time of that work. */
export function onItsOwnTime<T>(work: () => T): T {
  return current.run(undefined, work);
}

/** The time of the current work. */
export function databaseTime(): DatabaseTime {
  return current.getStore() ?? { leftMs: BACKGROUND_MS };
}
