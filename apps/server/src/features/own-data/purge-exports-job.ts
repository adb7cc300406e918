import type { Deps } from "#deps.ts";
import type { BackgroundJob } from "#kernel/jobs/job-queue.ts";
import { deleteExpiredExports, forgottenAmong } from "./data-export-store.ts";

/**
 * Archives whose time is over, that were ordered anew, or whose workspace or tenant is gone. It asks the store itself, so that
 * nothing stays behind whatever happened to the process; the order is written before the archive is, so none is taken too early.
 */
export function purgeExportsJob(deps: Pick<Deps, "db" | "archives" | "clock">): BackgroundJob {
  return {
    name: "purge-exports",
    cron: "27 * * * *",
    longestRunSeconds: 3_600,
    async run() {
      await deps.db.asSystem((tx) => deleteExpiredExports(tx, deps.clock.now()));
      for await (const page of deps.archives.keys()) {
        const forgotten = await deps.db.asSystem((tx) => forgottenAmong(tx, page));
        for (const key of forgotten) await deps.archives.remove(key);
      }
    },
  };
}
