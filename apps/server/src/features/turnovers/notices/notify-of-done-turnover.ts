import { UNDO_DONE_MS } from "@keystead/domain/turnovers";

import type { Deps } from "#deps.ts";
import type { BackgroundJob } from "#kernel/jobs/job-kind.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { findHosts, notify } from "../../notices/index.ts";
import { lockTurnover } from "../turnover-store.ts";
import { markHostNotified } from "./turnover-reminder-store.ts";
import type { WaitingTurnover } from "./turnover-reminder-store.ts";

const DONE_QUEUE = "tell-done";
/** A little longer than the time for Undo, so that it has ended by any clock. */
const AFTER_SECONDS = UNDO_DONE_MS / 1_000 + 1;

/**
 * R-E06: notifies the host some seconds after a cleaner has pressed "done". If the process ends before, the job that
 * runs every minute catches up.
 */
export function notifyOfDoneTurnover(deps: Pick<Deps, "db" | "clock">): BackgroundJob {
  return {
    name: DONE_QUEUE,
    forgetWhenDone: true,
    run: async (payload) => {
      const { workspaceId, turnoverId } = waitingIn(payload);
      const now = deps.clock.now();
      await deps.db.asSystem((tx) =>
        notifyOfDone({ tx, scope: { workspaceId }, now }, { workspaceId, turnoverId }),
      );
    },
  };
}

/**
 * Runs as the system, because only the system may add a job, after the transaction that marked the turnover as done.
 * If the process ends between the two, the job that runs every minute notifies the host.
 */
export function orderDoneNotice(
  { tx, scope: { workspaceId } }: Work<WorkspaceScope>,
  { jobs }: Pick<Deps, "jobs">,
  turnoverId: string,
): Promise<void> {
  return jobs.enqueueLater(tx, {
    name: DONE_QUEUE,
    payload: { workspaceId, turnoverId },
    afterSeconds: AFTER_SECONDS,
  });
}

/** R-E06: notifies once for a turnover, and not while its cleaner may still undo "done". */
export async function notifyOfDone(
  work: Work<WorkspaceScope>,
  { turnoverId }: WaitingTurnover,
): Promise<void> {
  const turnover = await lockTurnover(work, turnoverId);
  if (turnover?.doneBy !== "cleaner" || (turnover.doneAtMs ?? 0) > work.now.getTime() - UNDO_DONE_MS) return;
  if (!(await markHostNotified(work, turnoverId))) return;
  await notify(work, await findHosts(work), { kind: "turnover_done", recordId: turnoverId, facts: {} });
}

/** A job ordered by an earlier version names the turnover `jobId`. */
function waitingIn(payload: unknown): WaitingTurnover {
  const { workspaceId, turnoverId, jobId }: { readonly [Name in keyof WaitingTurnover | "jobId"]?: unknown } =
    Object(payload);
  return { workspaceId: String(workspaceId), turnoverId: String(turnoverId ?? jobId) };
}
