import { sql } from "../db/drizzle.ts";
import { fromDrizzle, type PgBoss } from "pg-boss";
import type { Logger } from "pino";

import type { Database } from "#kernel/db/database.ts";
import type { Tx } from "#kernel/db/tx.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import type { JobEnd, BackgroundJob } from "./job-kind.ts";

type FetchedJob = { readonly id: string; readonly data: unknown; readonly retryCount?: number };
export type JobRunner = (kind: BackgroundJob, job: FetchedJob) => Promise<void>;

type RunWith = {
  readonly boss: PgBoss;
  readonly db: Pick<Database, "login">;
  readonly log: Logger;
  readonly onFailure: (job: string) => Promise<void>;
};

/** The queue of given-up jobs, which no worker reads. */
export function givenUpQueue(name: string): string {
  return `${name}-given-up`;
}

/** Jobs of equal priority run in the order in which they were queued. */
export function priorityOf(kind: BackgroundJob | undefined, payload: unknown): number {
  return kind?.canWait?.(payload) === true ? -1 : 0;
}

/** Runs the queue's statements within a transaction of ours. */
export function queueWithin(tx: Tx): ReturnType<typeof fromDrizzle> {
  return fromDrizzle(
    { execute: async (query) => ({ rows: [...rowsOf(await tx.execute(sql`${query}`))] }) },
    sql,
  );
}

/** Runs one job and applies the result of its run. */
export function jobRunner({ boss, db, log, onFailure }: RunWith): JobRunner {
  // Jobs that ran well but could not be deleted because the database was away. When such a job comes again, only the
  // deletion is repeated, so that only a crash can make a job run twice.
  const ranWell = new Set<string>();

  return async (kind, job) => {
    const end = ranWell.has(job.id) ? undefined : await runGuarded(kind, job);
    if (end !== undefined) return putElsewhere(kind, job, end);
    if (kind.forgetWhenDone !== true) return;
    ranWell.add(job.id);
    await boss.deleteJob(kind.name, job.id);
    ranWell.delete(job.id);
  };

  async function runGuarded(kind: BackgroundJob, job: FetchedJob): Promise<JobEnd | void> {
    try {
      return await kind.run(job.data, job.id);
    } catch (error) {
      log.error({ err: error, job: job.id, kind: kind.name }, "job failed");
      await onFailure(kind.name).catch((mailError: unknown) =>
        log.error({ err: mailError, kind: kind.name }, "operator not notified of a failure"),
      );
      // The queue stores the error it is given, and a driver's message may quote an address.
      throw new Error(`${kind.name} failed`, { cause: undefined });
    }
  }

  /**
   * Moves the job under the same id in one transaction, so that it either waits again or is given up, never both and
   * never neither.
   */
  async function putElsewhere(kind: BackgroundJob, job: FetchedJob, end: JobEnd): Promise<void> {
    await db.login.transaction(async (tx) => {
      const options = { db: queueWithin(tx) };
      // Deletes the job only if this process still owns it: another may have taken it over because this one seemed
      // dead.
      const claim = job.retryCount === undefined ? job.id : { id: job.id, retryCount: job.retryCount };
      const deleted = await boss.deleteJob(kind.name, claim, options);
      if ("affected" in deleted && deleted.affected === 0) return;
      const queue = end.next === "again" ? kind.name : givenUpQueue(kind.name);
      const when = end.next === "again" ? { startAfter: end.afterSeconds } : {};
      const priority = priorityOf(kind, end.payload);
      await boss.send(queue, end.payload, { ...options, ...when, id: job.id, priority });
    });
  }
}
