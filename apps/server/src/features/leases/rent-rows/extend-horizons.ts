import { planScheduleExtension } from "@keystead/domain/leases";

import type { Logger } from "pino";

import type { Clock } from "#adapters/clock/clock.ts";
import type { Database } from "#kernel/db/database.ts";
import { eachAlone } from "#kernel/jobs/each-alone.ts";
import { askAgain, findWholeLeases, keepStandings, leaseBefore } from "../../rent-book/index.ts";
import { findWorkspacesBehind, lockOpenEndedLeases } from "../lease-store.ts";
import { insertRentRows } from "./rent-row-store.ts";

/**
 * R-C04, every six hours and at boot: ongoing leases get rows through the current month + 12. One transaction per
 * workspace; two concurrent runs, or a run and a concurrent payment, add nothing twice. Missing standings of leases
 * are stored as well. Returns the number of rows added.
 */
export async function extendHorizons(
  db: Pick<Database, "asSystem">,
  clock: Clock,
  log: Pick<Logger, "error">,
): Promise<number> {
  const now = clock.now();
  let added = 0;
  const behind = (await db.asSystem((tx) => findWorkspacesBehind(tx, now))).map((workspaceId) => ({
    workspaceId,
  }));
  await eachAlone(behind, { log, failed: "rent of the next months failed" }, async ({ workspaceId }) => {
    added += await db.asSystem(async (tx) => {
      const work = { tx, scope: { workspaceId }, now };
      const locked = await lockOpenEndedLeases(work);
      let rows = 0;
      for (const lease of await findWholeLeases(work, locked)) {
        const { inserts } = planScheduleExtension(leaseBefore(lease));
        rows += (await insertRentRows(work, lease.id, inserts)).length;
      }
      await askAgain(work);
      await keepStandings(work);
      return rows;
    });
  });
  return added;
}
