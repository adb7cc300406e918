import type { Deps } from "#deps.ts";
import type { BackgroundJob } from "#kernel/jobs/job-kind.ts";
import { deleteExpiredExports, forgottenAmong } from "./data-export-store.ts";

/**
 * Removes archives that have expired, were ordered again, or whose workspace or tenant was deleted. It lists the
 * store itself, so an archive that a crash left is removed too. The order's row is written before its archive, so no
 * archive is removed too early.
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
