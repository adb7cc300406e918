import type { LinkTurnover } from "@keystead/contract/turnovers";
import type { OperationAct, TurnoverAct } from "@keystead/domain/turnovers";

import type { JobText } from "../../features/cleaner-pages/job/job-text.server.ts";
import { showToast } from "../page/show-toast.ts";
import { jobCard } from "./list/job-card.ts";
import type { JobExtras } from "./job-extras-of.ts";
import type { ListedCard } from "./list/job-list.ts";
import type { OperationQueue, Pressing } from "./job-queue.ts";
import { focusOn } from "./job-screen.ts";

const UNDO_MS = 10_000;
/** When to check that the host was notified: a few seconds after Undo is no longer possible. */
const NOTIFIED_MS = 15_000;

type PressesOf = {
  readonly root: Document;
  readonly text: JobText;
  readonly queue: OperationQueue;
  /** The part for photos, once it is loaded. */
  readonly extras: () => JobExtras | null;
  readonly fetchExtras: () => Promise<JobExtras | null>;
  readonly on: {
    readonly draw: () => void;
    readonly drawUnpressed: () => void;
    readonly send: () => unknown;
    readonly open: () => unknown;
  };
};

/**
 * Handles presses on the job cards, and the state that exists only on this page: an offered Undo, a question, an open
 * checklist.
 */
export function jobPresses({
  root,
  text,
  queue,
  extras,
  fetchExtras,
  on: { draw, drawUnpressed, send, open },
}: PressesOf) {
  /** The last action on each job, while it can be undone. */
  const fresh = new Map<string, TurnoverAct>();
  const opened = new Map<string, boolean>();
  /** The job on which "Done" was pressed before its checklist was complete. */
  let asking: string | null = null;

  function cardOf(job: LinkTurnover, { isOpen, ...listed }: ListedCard): HTMLElement {
    const { id } = job;
    return jobCard(job, {
      text,
      ...listed,
      fresh: fresh.get(id) ?? null,
      isOpen: opened.get(id) ?? isOpen,
      onOpen: (nowOpen) => opened.set(id, nowOpen),
      photosHere: (itemId) => extras()?.waiting(id, itemId) ?? 0,
      onMore: async (more, itemId) => {
        const loaded = extras() ?? (await fetchExtras());
        if (loaded === null) showToast(text.offline, "neg", text.close);
        else loaded[more](job, itemId ?? null);
      },
      confirmsDone: asking === id,
      onAsk: (isAsking) => {
        asking = isAsking ? id : null;
        draw();
        focusOn(root, id);
      },
      onTick: (itemId, ticked) => press(job, ticked ? "tick" : "untick", { itemId }),
      onAct: (act) => pressAct(job, act),
    });
  }

  function pressAct(job: LinkTurnover, act: TurnoverAct): void {
    asking = null;
    if (act === "confirm" || act === "start" || act === "done") offerUndo(job.id, act);
    else fresh.delete(job.id);
    press(job, act);
    focusOn(root, job.id);
  }

  /** Stores the action first, then shows it, then sends it. */
  function press(job: LinkTurnover, act: OperationAct, more: Pressing = {}): void {
    queue.press(job, act, more);
    draw();
    send();
  }

  function offerUndo(id: string, act: TurnoverAct): void {
    fresh.set(id, act);
    setTimeout(() => {
      if (fresh.get(id) === act && fresh.delete(id)) drawUnpressed();
    }, UNDO_MS);
    // By then the host is notified of a finished job: reload to show it.
    if (act === "done") setTimeout(open, NOTIFIED_MS);
  }

  return { cardOf, press };
}
