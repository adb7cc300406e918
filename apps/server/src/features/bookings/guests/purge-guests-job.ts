import type { Deps } from "#deps.ts";
import type { BackgroundJob } from "#kernel/jobs/job-kind.ts";
import { forgetGuests } from "./guest-record-store.ts";

/** R-N08: who slept where is forgotten when the law wants it known no longer. */
export function purgeGuestsJob(deps: Pick<Deps, "db" | "clock">): BackgroundJob {
  return {
    name: "purge-guests",
    retries: 1,
    cron: "53 3 * * *",
    async run() {
      await deps.db.asSystem((tx) => forgetGuests(tx, deps.clock.now()));
    },
  };
}
