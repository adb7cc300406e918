import type { Deps } from "#deps.ts";
import type { BackgroundJob } from "#kernel/jobs/job-kind.ts";
import { purgeExpiredSamples } from "./open-sample.ts";

/** Runs once a day and at every boot; a sample expires after a week. */
export function purgeSamplesJob(deps: Pick<Deps, "db" | "clock">): BackgroundJob {
  return {
    name: "purge-samples",
    cron: "40 3 * * *",
    run: async () => {
      await deps.db.asSystem((tx) => purgeExpiredSamples(tx, deps.clock.now()));
    },
  };
}
