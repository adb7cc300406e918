import type { Deps } from "#deps.ts";
import type { JobKind } from "#kernel/jobs/job-queue.ts";
import { deleteExpiredExports, keptExports } from "./data-export-store.ts";
import { sweepExportFolder } from "./export-folder.ts";

/** Archives whose time is over, and files that belong to none. */
export function purgeExportsJob(deps: Deps): JobKind {
  return {
    name: "purge-exports",
    cron: "27 * * * *",
    async run() {
      const kept = await deps.db.asSystem(async (tx) => {
        await deleteExpiredExports(tx, deps.clock.now());
        return keptExports(tx);
      });
      await sweepExportFolder(deps, kept);
    },
  };
}
