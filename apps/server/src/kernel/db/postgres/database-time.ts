import { AsyncLocalStorage } from "node:async_hooks";

/** How long one piece of work may still hold or wait for a connection; what it used is taken off. */
export type DatabaseTime = { leftMs: number };

/**
 * A request's share, so that with what else it does it is answered within 5 s: frozen, cut and overloaded databases all look alike
 * from here. Above the server's own limits (postgres.ts), whose answers say what it was.
 */
export const REQUEST_MS = 4_300;
/** For work that no request waits for; a connection that is dead must not hold a place in the pool for ever. */
const BACKGROUND_MS = 60_000;

const current = new AsyncLocalStorage<DatabaseTime | undefined>();

/** Runs the work with so much time for the database in all, however many connections it takes one after the other. */
export function withinDatabaseTime<T>(ms: number, work: () => T): T {
  return current.run({ leftMs: ms }, work);
}

/** For work that may take as long as it takes: migrations, backups. */
export function withoutHaste<T>(work: () => T): T {
  return withinDatabaseTime(Number.POSITIVE_INFINITY, work);
}

/** For what goes on when the work that began it has ended: it must not live on that one's time. */
export function onItsOwnTime<T>(work: () => T): T {
  return current.run(undefined, work);
}

/** The time of the work at hand. */
export function databaseTime(): DatabaseTime {
  return current.getStore() ?? { leftMs: BACKGROUND_MS };
}
