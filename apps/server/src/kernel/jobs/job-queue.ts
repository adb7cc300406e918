import { sql } from "../db/drizzle.ts";
import { fromPglite, PgBoss } from "pg-boss";
import type { Logger } from "pino";

import type { Tx } from "#kernel/db/tx.ts";
import { onItsOwnTime } from "#kernel/db/postgres/database-time.ts";
import type { EmbeddedDatabase } from "#kernel/db/embedded/embedded.ts";
import { inTurn } from "#kernel/db/migrate.ts";
import type { PostgresDatabase } from "#kernel/db/postgres/postgres.ts";
import { firstRow, rowsOf } from "#kernel/db/queries/rows.ts";
import type { BackgroundJob } from "./job-kind.ts";
import { givenUpQueue, jobRunner, priorityOf, queueWithin, type JobRunner } from "./run-job.ts";

type LaterJob = { readonly name: string; readonly payload: object; readonly afterSeconds: number };

export type JobQueue = {
  /** Adds a job in the given transaction: it exists if and only if that commits. */
  readonly enqueue: (tx: Tx, name: string, payload: object) => Promise<void>;
  /** Enqueues a job that runs after a delay in seconds. */
  readonly enqueueLater: (tx: Tx, job: LaterJob) => Promise<void>;
  readonly start: (kinds: readonly BackgroundJob[]) => Promise<void>;
  /** Runs all due jobs and returns when none is left; the workers do the same on their own schedule. */
  readonly drain: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

export type JobQueueOptions = {
  readonly db: EmbeddedDatabase | PostgresDatabase;
  readonly log: Logger;
  /** False: jobs run only by `drain` (tests). */
  readonly workers: boolean;
  /** Called for each run that threw, besides the log. */
  readonly onFailure?: (job: string) => Promise<void>;
};

/** People wait for mails but not for housekeeping, and on the embedded database each poll is a transaction. */
const POLL_SECONDS = 1;
const HOUSEKEEPING_POLL_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * 60;
const NO_JOB = "00000000-0000-0000-0000-000000000000";

export function createJobQueue({ db, log, workers, onFailure = async () => {} }: JobQueueOptions): JobQueue {
  const boss = new PgBoss({
    ...(db.kind === "embedded"
      ? { db: fromPglite(db.engine), backend: "pglite" as const }
      : { db: poolAsBossDatabase(db), backend: "postgres" as const }),
    schema: "jobs",
    supervise: workers,
    schedule: workers,
    cronWorkerIntervalSeconds: 30,
    // The queue refreshes its cache by itself, and a test would count that statement as one of a request.
    queueCacheIntervalSeconds: workers ? 60 : DAY_SECONDS,
    monitorVacuum: false,
    reindex: false,
  });
  boss.on("error", (error: unknown) => log.error({ err: error }, "job queue"));
  let known: readonly BackgroundJob[] = [];
  const run = jobRunner({ boss, db, log, onFailure });

  return {
    enqueueLater: (tx, { name, payload, afterSeconds }) =>
      asLoginRole(tx, async () => {
        await boss.send(name, payload, { db: queueWithin(tx), startAfter: afterSeconds });
      }),
    enqueue: (tx, name, payload) =>
      asLoginRole(tx, async () => {
        const kind = known.find((one) => one.name === name);
        await boss.send(name, payload, { db: queueWithin(tx), priority: priorityOf(kind, payload) });
      }),
    async start(kinds) {
      known = kinds;
      // Several processes may start at once, even on an empty database; the embedded database has only this process.
      const install = () => installQueues(boss, kinds);
      await (db.kind === "embedded" ? install() : inTurn(db.login, () => onItsOwnTime(install)));
      for (const kind of kinds) {
        if (!workers) continue;
        const repeats = kind.cron !== undefined;
        if (kind.cron !== undefined) {
          await boss.schedule(kind.name, kind.cron);
          // Enqueued before its worker starts, because the worker polls at once.
          await boss.send(kind.name, {});
        }
        let worker: string | null = null;
        worker = await boss.work<unknown>(
          kind.name,
          { pollingIntervalSeconds: repeats ? HOUSEKEEPING_POLL_SECONDS : POLL_SECONDS, batchSize: 1 },
          async ([job]) => {
            if (job !== undefined) await run(kind, job);
            // After one job there may be more: the notices of a morning are one mail per person, and no mail should
            // wait for the next poll.
            if (worker !== null) boss.notifyWorker(worker);
          },
        );
      }
    },
    drain: () => drainAll({ boss, login: db.login, run }, known),
    stop: () => boss.stop({ graceful: true, timeout: 10_000, close: db.kind !== "embedded" }),
  };
}

/** Creates the queue's own tables, and the queues of each kind. */
async function installQueues(boss: PgBoss, kinds: readonly BackgroundJob[]): Promise<void> {
  await boss.start();
  // `start` has read the existing queues, so most boots need this one query instead of two for each queue.
  const there = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const kind of kinds) await prepareQueues(boss, kind, there);
}

async function prepareQueues(boss: PgBoss, kind: BackgroundJob, there: ReadonlySet<string>): Promise<void> {
  const settings = {
    retryLimit: kind.retries ?? 5,
    retryDelay: 10,
    retryBackoff: true,
    deleteAfterSeconds: DAY_SECONDS,
    retentionSeconds: kind.keptWaitingSeconds ?? DAY_SECONDS,
    ...(kind.longestRunSeconds === undefined ? {} : { expireInSeconds: kind.longestRunSeconds }),
    ...(kind.heartbeatSeconds === undefined ? {} : { heartbeatSeconds: kind.heartbeatSeconds }),
  };
  const unknown: string[] = [];
  const make = async (name: string, how: Parameters<PgBoss["createQueue"]>[1]): Promise<void> => {
    if (there.has(name)) return;
    await boss.createQueue(name, how);
    unknown.push(name);
  };
  await make(kind.name, settings);
  if (kind.keptGivenUpSeconds !== undefined) {
    // A queue created by an earlier version has outdated settings. Updating it drops it from the cache.
    await boss.updateQueue(kind.name, settings);
    unknown.push(kind.name);
    await make(givenUpQueue(kind.name), { retentionSeconds: kind.keptGivenUpSeconds });
  }
  // Caches the queue before the first `enqueue`. On the embedded database a look-up inside a transaction would wait
  // for ever, because that transaction holds the only connection.
  for (const queue of unknown) await boss.findJobs(queue, { id: NO_JOB });
}

type Draining = { readonly boss: PgBoss; readonly login: Tx; readonly run: JobRunner };

async function drainAll({ boss, login, run }: Draining, kinds: readonly BackgroundJob[]): Promise<void> {
  let due = await dueQueues(login);
  for (const kind of kinds) {
    if (!due.has(kind.name)) continue;
    for (
      let jobs = await boss.fetch<unknown>(kind.name);
      jobs.length > 0;
      jobs = await boss.fetch<unknown>(kind.name)
    ) {
      for (const job of jobs) {
        try {
          await run(kind, job);
          if (kind.forgetWhenDone !== true) await boss.complete(kind.name, job.id);
        } catch {
          await boss.fail(kind.name, job.id);
        }
      }
    }
    // These jobs may have created jobs for later kinds.
    due = await dueQueues(login);
  }
}

/** The queues with a due job. */
async function dueQueues(login: Tx): Promise<ReadonlySet<string>> {
  const rows = rowsOf(
    await login.execute(
      sql`select distinct name from jobs.job where state < 'active' and start_after <= now()`,
    ),
  );
  return new Set(rows.map((row) => String(row["name"])));
}

/**
 * The queue's tables belong to the login role, and the tenant roles have no rights there. The transaction therefore
 * switches to the login role for the one insert and then back.
 */
async function asLoginRole(tx: Tx, work: () => Promise<void>): Promise<void> {
  const role = firstRow(await tx.execute(sql`select current_setting('role') as role`))?.["role"];
  // With a separate login for tenants (docs/decisions/0018) this insert would fail, so it is refused everywhere.
  if (role === "app_user") throw new Error("A job is ordered in a transaction of the system.");
  await tx.execute(sql`select set_config('role', 'none', true)`);
  await work();
  await tx.execute(sql`select set_config('role', ${String(role)}, true)`);
}

/** The server's own pool, so that the queue needs no second set of connections. */
function poolAsBossDatabase({ pool }: PostgresDatabase): {
  executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
} {
  return {
    async executeSql(text, values) {
      const result: unknown = await (values === undefined || values.length === 0
        ? pool.query(text)
        : pool.query(text, values));
      const results: readonly unknown[] = Array.isArray(result) ? result : [result];
      return {
        rows: results.flatMap((one) =>
          typeof one === "object" && one !== null && "rows" in one && Array.isArray(one.rows) ? one.rows : [],
        ),
      };
    },
  };
}
