import type { LinkTurnover } from "@keystead/contract/turnovers";
import type { OperationAct, TurnoverAct } from "@keystead/domain/turnovers";

import type { OperationQueue, Pressing } from "./job-queue.ts";
import type { JobSync } from "./job-sync.ts";

const UNDO_MS = 10_000;
/** When to check that the host was notified: a few seconds after Undo is no longer possible. */
const TOLD_MS = 15_000;

type PressesOf = {
  readonly queue: OperationQueue;
  readonly sync: Pick<JobSync, "open" | "send">;
  readonly draw: () => void;
  /** The pressed button is gone: focuses the next action of the same job. */
  readonly focusOn: (jobId: string) => void;
};

/** What the cleaner does: stored first, then shown, then sent. The last action on a job can be undone for a while. */
export function jobPresses({ queue, sync, draw, focusOn }: PressesOf) {
  /** The last action on each job, while it can be undone. */
  const fresh = new Map<string, TurnoverAct>();
  /** The job on which "Done" was pressed before its checklist was complete. */
  let asking: string | null = null;

  function press(job: LinkTurnover, act: OperationAct, more: Pressing = {}): void {
    queue.press(job, act, more);
    draw();
    void sync.send();
  }

  function offerUndo(id: string, act: TurnoverAct): void {
    fresh.set(id, act);
    setTimeout(() => {
      if (fresh.get(id) === act && fresh.delete(id)) draw();
    }, UNDO_MS);
    // By then the host is notified of a finished job: reload to show it.
    if (act === "done") setTimeout(() => void sync.open(), TOLD_MS);
  }

  return {
    press,
    act: (job: LinkTurnover, act: TurnoverAct): void => {
      asking = null;
      if (act === "confirm" || act === "start" || act === "done") offerUndo(job.id, act);
      else fresh.delete(job.id);
      press(job, act);
      focusOn(job.id);
    },
    ask: (job: LinkTurnover, isAsking: boolean): void => {
      asking = isAsking ? job.id : null;
      draw();
      focusOn(job.id);
    },
    freshOf: (jobId: string): TurnoverAct | null => fresh.get(jobId) ?? null,
    asksOf: (jobId: string): boolean => asking === jobId,
  };
}
