import type { Deps } from "#deps.ts";
import type { BackgroundJob } from "#kernel/jobs/job-kind.ts";
import { purgeRevisions } from "./revision-store.ts";

/** Earlier texts are deleted with their page, once its deletion can no longer be undone. */
export function purgeRevisionsJob({ db }: Pick<Deps, "db">): BackgroundJob {
  return {
    name: "purge-page-revisions",
    cron: "52 3 * * *",
    run: () => db.asSystem((tx) => purgeRevisions(tx)),
  };
}
