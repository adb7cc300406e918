import type { Deps } from "#deps.ts";
import type { BackgroundJob } from "#kernel/jobs/job-kind.ts";
import { extendHorizons } from "./extend-horizons.ts";

/** Ongoing leases always have twelve months of rent ahead (R-C04). Several runs a day cover every time zone. */
export function extendHorizonsJob({ db, clock, log }: Pick<Deps, "db" | "clock" | "log">): BackgroundJob {
  return {
    name: "extend-horizons",
    cron: "20 */6 * * *",
    run: async () => {
      await extendHorizons(db, clock, log);
    },
  };
}
