import type { Deps } from "#deps.ts";
import { purgeAttempts } from "#kernel/http/admission/rate-limit.ts";
import type { BackgroundJob } from "#kernel/jobs/job-kind.ts";
import { purgeExpired } from "./auth-store.ts";

/** Deletes sessions, links and counters that have expired. */
export function purgeAuthJob(deps: Deps): BackgroundJob {
  return {
    name: "purge-auth",
    retries: 1,
    cron: "17 * * * *",
    async run() {
      await deps.db.asSystem(purgeExpired);
      await purgeAttempts(deps);
    },
  };
}
