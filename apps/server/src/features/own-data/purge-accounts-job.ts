import type { Deps } from "#deps.ts";
import { noteErasure } from "#kernel/erasure/erasure-log.ts";
import { isLeaving, leavingForGood, membershipsElsewhere } from "#kernel/erasure/leaving-store.ts";
import { eachAlone } from "#kernel/jobs/each-alone.ts";
import type { BackgroundJob } from "#kernel/jobs/job-kind.ts";
import { deletePerson } from "./account-store.ts";

/**
 * Deletes accounts after the time to undo this has ended, each in one transaction with its entry in the erasure log.
 */
export function purgeAccountsJob(deps: Deps): BackgroundJob {
  return {
    name: "purge-accounts",
    cron: "37 * * * *",
    async run() {
      const now = deps.clock.now();
      const leaving = (await deps.db.asSystem((tx) => leavingForGood(tx, now))).map((userId) => ({ userId }));
      await eachAlone(leaving, { log: deps.log, failed: "erasure of an account failed" }, ({ userId }) =>
        deps.db.asSystem(async (tx) => {
          // The deletion may have been undone since the list was read.
          if (!(await isLeaving(tx, userId))) return;
          for (const { workspaceId } of await membershipsElsewhere(tx, userId))
            await deps.memberRemoved({ tx, scope: { workspaceId, userId }, now }, userId);
          await noteErasure(tx, deps.jobs, { kind: "account", id: userId, at: now });
          await deletePerson(tx, userId);
        }),
      );
    },
  };
}
