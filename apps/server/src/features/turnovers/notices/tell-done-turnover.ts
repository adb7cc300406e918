import { UNDO_DONE_MS } from "@keystead/domain/turnovers";

import type { Deps } from "#deps.ts";
import type { BackgroundJob } from "#kernel/jobs/job-queue.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { findHosts, tell } from "../../notices/index.ts";
import { lockTurnover } from "../turnover-store.ts";
import { takeTelling } from "./turnover-reminder-store.ts";
import type { WaitingJob } from "./turnover-reminder-store.ts";

const TELL_DONE = "tell-done";
/** A little longer than it can be taken back: so it is over whatever clock is asked. */
const AFTER_SECONDS = UNDO_DONE_MS / 1_000 + 1;

/** R-E06: some seconds after a cleaner has pressed it. What a process that ended leaves behind the round of each minute finds. */
export function tellDoneTurnover(deps: Pick<Deps, "db" | "clock">): BackgroundJob {
  return {
    name: TELL_DONE,
    forgetWhenDone: true,
    run: async (payload) => {
      const { workspaceId, jobId } = waitingIn(payload);
      const now = deps.clock.now();
      await deps.db.asSystem((tx) => tellDone({ tx, scope: { workspaceId }, now }, { workspaceId, jobId }));
    },
  };
}

/**
 * As the system, which alone may order a job, behind the transaction in which it was done. Where a process ends between the two the round
 * of each minute tells of it.
 */
export function orderTelling(
  { tx, scope: { workspaceId } }: Work<WorkspaceScope>,
  { jobs }: Pick<Deps, "jobs">,
  jobId: string,
): Promise<void> {
  return jobs.enqueueLater(tx, {
    name: TELL_DONE,
    payload: { workspaceId, jobId },
    afterSeconds: AFTER_SECONDS,
  });
}

/** R-E06: once for a job, and not while whoever pressed it may still take it back. */
export async function tellDone(work: Work<WorkspaceScope>, { jobId }: WaitingJob): Promise<void> {
  const turnover = await lockTurnover(work, jobId);
  if (turnover?.doneBy !== "cleaner" || (turnover.doneAtMs ?? 0) > work.now.getTime() - UNDO_DONE_MS) return;
  if (!(await takeTelling(work, jobId))) return;
  await tell(work, await findHosts(work), { kind: "turnover_done", recordId: jobId, facts: {} });
}

function waitingIn(payload: unknown): WaitingJob {
  const { workspaceId, jobId }: { readonly workspaceId?: unknown; readonly jobId?: unknown } =
    Object(payload);
  return { workspaceId: String(workspaceId), jobId: String(jobId) };
}
