import type { Deps } from "#deps.ts";
import { eachAlone } from "#kernel/jobs/each-alone.ts";
import type { BackgroundJob } from "#kernel/jobs/job-kind.ts";
import { deletePerson } from "../../own-data/index.ts";
import { endedVisits, isEndedVisit } from "./visit-store.ts";

export const PURGE_VISITS = "purge-visits";

/**
 * Deletes visitors whose visit has ended, with their sample and everything in it, each in one transaction. No entry
 * in the erasure log is needed: a restore also restores the end of the visit, and the next run deletes the visitor
 * again.
 */
export function purgeVisitsJob(deps: Deps): BackgroundJob {
  return {
    name: PURGE_VISITS,
    cron: "*/5 * * * *",
    async run() {
      const now = deps.clock.now();
      const ended = (await deps.db.asSystem((tx) => endedVisits(tx, now))).map((userId) => ({ userId }));
      await eachAlone(ended, { log: deps.log, failed: "removal of a visit failed" }, ({ userId }) =>
        deps.db.asSystem(async (tx) => {
          if (await isEndedVisit(tx, { userId, now })) await deletePerson(tx, userId);
        }),
      );
    },
  };
}
