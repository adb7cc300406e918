import { DAY_MS } from "@keystead/domain/calendar";
import { retention } from "@keystead/domain/retention";

import type { Deps } from "#deps.ts";
import type { BackgroundJob } from "#kernel/jobs/job-kind.ts";
import { deleteLeadsBefore } from "./leads-store.ts";

/** The privacy policy promises this: a person to whom nobody has written within two years is no longer waiting. */
const KEPT_MS = retention.leads.periods.days * DAY_MS;

export function purgeLeadsJob({ db, clock }: Pick<Deps, "db" | "clock">): BackgroundJob {
  return {
    name: "purge-leads",
    cron: "30 3 * * *",
    run: () => db.asSystem((tx) => deleteLeadsBefore(tx, new Date(clock.now().getTime() - KEPT_MS))),
  };
}
