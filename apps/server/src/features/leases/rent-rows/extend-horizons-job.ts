import type { Deps } from "#deps.ts";
import type { BackgroundJob } from "#kernel/jobs/job-queue.ts";
import { extendHorizons } from "./extend-horizons.ts";

/**
 * Ongoing leases always have the rent of the next twelve months (R-C04); several runs a day follow the start of the day
 * in each time zone.
 */
export function extendHorizonsJob({ db, clock, log }: Pick<Deps, "db" | "clock" | "log">): BackgroundJob {
  return {
    name: "extend-horizons",
    cron: "20 */6 * * *",
    run: async () => {
      await extendHorizons(db, clock, log);
    },
  };
}
