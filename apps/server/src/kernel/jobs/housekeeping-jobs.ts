import { DAY_MS } from "@keystead/domain/calendar";

import type { Clock } from "#adapters/clock/clock.ts";
import type { Database } from "#kernel/db/database.ts";
import { refreshStatistics } from "#kernel/db/refresh-statistics.ts";
import { purgeIdempotencyKeys } from "#kernel/idempotency/with-idempotency.ts";
import { purgeTrash } from "#kernel/trash/move-to-trash.ts";
import type { BackgroundJob } from "./job-kind.ts";

export type HousekeepingDeps = { readonly db: Pick<Database, "asSystem">; readonly clock: Clock };

/** Deleted records that can no longer be restored contain names and addresses, so they are removed within the hour. */
export function purgeTrashJob({ db, clock }: HousekeepingDeps): BackgroundJob {
  return {
    name: "purge-trash",
    cron: "47 * * * *",
    run: () => db.asSystem((tx) => purgeTrash(tx, clock.now())),
  };
}

/** Stored answers of requests that are no longer repeated. */
export function purgeIdempotencyKeysJob({ db, clock }: HousekeepingDeps): BackgroundJob {
  return {
    name: "purge-idempotency-keys",
    cron: "10 3 * * *",
    run: () => db.asSystem((tx) => purgeIdempotencyKeys(tx, new Date(clock.now().getTime() - DAY_MS))),
  };
}

/**
 * Nothing else analyses or vacuums the tables of the embedded database. As often as an autovacuum would look: until a
 * table is analysed, prepared statements keep the plans that they got when it was smaller.
 */
export function refreshStatisticsJob(db: Pick<Database, "kind" | "login">): BackgroundJob {
  return {
    name: "refresh-statistics",
    cron: "* * * * *",
    run: async () => {
      await refreshStatistics(db);
    },
  };
}
