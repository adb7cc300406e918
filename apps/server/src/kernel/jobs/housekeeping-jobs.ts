import { DAY_MS } from "@keystead/domain/calendar";

import type { Clock } from "#adapters/clock/clock.ts";
import type { Database } from "#kernel/db/database.ts";
import { refreshStatistics } from "#kernel/db/statistics.ts";
import { purgeIdempotencyKeys } from "#kernel/idempotency/with-idempotency.ts";
import { purgeTrash } from "#kernel/trash/move-to-trash.ts";
import type { BackgroundJob } from "./job-queue.ts";

export type HousekeepingDeps = { readonly db: Pick<Database, "asSystem">; readonly clock: Clock };

/** What was deleted and can no longer be brought back: it holds names and addresses, so it goes within the hour. */
export function purgeTrashJob({ db, clock }: HousekeepingDeps): BackgroundJob {
  return {
    name: "purge-trash",
    cron: "47 * * * *",
    run: () => db.asSystem((tx) => purgeTrash(tx, clock.now())),
  };
}

/** Stored answers of requests that nobody repeats any more. */
export function purgeIdempotencyKeysJob({ db, clock }: HousekeepingDeps): BackgroundJob {
  return {
    name: "purge-idempotency-keys",
    cron: "10 3 * * *",
    run: () => db.asSystem((tx) => purgeIdempotencyKeys(tx, new Date(clock.now().getTime() - DAY_MS))),
  };
}

/** Nobody else keeps the embedded database's planner informed. */
export function refreshStatisticsJob(db: Pick<Database, "kind" | "login">): BackgroundJob {
  return {
    name: "refresh-statistics",
    cron: "*/10 * * * *",
    run: async () => {
      await refreshStatistics(db);
    },
  };
}
