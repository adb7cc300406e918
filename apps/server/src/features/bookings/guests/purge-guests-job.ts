import type { Deps } from "#deps.ts";
import type { BackgroundJob } from "#kernel/jobs/job-kind.ts";
import { forgetGuests } from "./guest-record-store.ts";

/** R-N08: deletes guest records when the law no longer requires them. */
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
