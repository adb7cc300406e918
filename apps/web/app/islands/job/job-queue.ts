import type {
  TurnoverProblem,
  LinkTurnover,
  LinkOperations,
  LinkPage,
  OperationsTaken,
} from "@keystead/contract/turnovers";
import type { OperationAct, OperationEffect } from "@keystead/domain/turnovers";

import type { JobAnswer } from "./job-requests.ts";

/** An action taken here that the server has not answered yet. */
export type Pressed = {
  readonly seq: number;
  readonly jobId: string;
  readonly act: OperationAct;
  readonly itemId: string | null;
  readonly problem: TurnoverProblem | null;
  readonly slotFrom: string | null;
  /** By this phone's clock. */
  readonly atMs: number;
};

/** The further data of a tick or a problem. */
export type Pressing = Partial<Pick<Pressed, "itemId" | "problem">>;

type Stored = {
  /** Version of the stored page; another build may have stored a different shape. */
  readonly shape: number;
  readonly deviceId: string;
  readonly seq: number;
  readonly queue: readonly Pressed[];
  /** The last page from the server, to be shown offline. */
  readonly page: LinkPage | null;
};

type QueueOf = {
  readonly storage: Pick<Storage, "getItem" | "setItem">;
  readonly send: (requested: LinkOperations) => Promise<JobAnswer<OperationsTaken>>;
  readonly now: () => number;
  readonly newDevice: () => string;
};

/** The storage key. */
export const KEPT = "keystead-job";
/** Increment when the shape of the stored page changes. */
const SHAPE = 2;
const AT_ONCE = 100;

export type Flushed =
  | { readonly state: "empty" | "sent" }
  /** No usable response: it stays in the queue and is sent again. */
  | { readonly state: "kept"; readonly code: string }
  | { readonly state: "refused"; readonly effect: OperationEffect | "other" };

/**
 * Actions taken on this phone, until the server has answered: stored before the screen shows them, sent in order, and
 * removed once answered, so that neither a lost signal nor a closed page loses one. The server applies an action that
 * is sent twice only once.
 */
// oxlint-disable-next-line max-lines-per-function -- one store: all of its functions read or write the same list
export function jobQueue({ storage, send, now, newDevice }: QueueOf) {
  let isSending = false;
  let atOnce = AT_ONCE;
  // Data that the storage of this phone refused; it lasts for as long as the page is open.
  let untaken: Stored | undefined;
  const nothing: Stored = { shape: SHAPE, deviceId: newDevice(), seq: 0, queue: [], page: null };

  /** Reads from storage each time: another tab of this phone may have written. */
  function read(): Stored {
    if (untaken) return untaken;
    try {
      const found: Stored | null = JSON.parse(storage.getItem(KEPT) ?? "null");
      // Queued actions are valid in any version; the page is fetched again, since a new build implies a signal.
      if (found) return found.shape === SHAPE ? found : { ...found, shape: SHAPE, page: null };
    } catch {
      // Unreadable data is ignored, and replaced by the next write.
    }
    return nothing;
  }

  function write(change: (was: Stored) => Partial<Stored>): void {
    const was = read();
    untaken = { ...was, ...change(was) };
    try {
      storage.setItem(KEPT, JSON.stringify(untaken));
      untaken = undefined;
    } catch {
      // Kept in memory.
    }
  }

  function press(
    job: LinkTurnover,
    act: OperationAct,
    { itemId = null, problem = null }: Pressing = {},
  ): void {
    write(({ seq: highest, queue }) => {
      const seq = highest + 1;
      const slotFrom = act === "confirm" ? job.slot.from : null;
      return { seq, queue: [...queue, { seq, jobId: job.id, act, itemId, problem, slotFrom, atMs: now() }] };
    });
  }

  /** Takes the server's page; new sequence numbers continue above those it has seen. */
  function take(page: LinkPage | null): void {
    write(({ seq }) => ({ page, seq: Math.max(seq, page?.seq ?? 0) }));
  }

  async function flush(): Promise<Flushed> {
    const { deviceId, queue } = read();
    if (queue.length === 0 || isSending) return { state: "empty" };
    isSending = true;
    const sent = queue.slice(0, atOnce);
    const operations = sent.map(({ atMs, ...one }) => ({ ...one, agoMs: Math.max(0, now() - atMs) }));
    const answer = await send({ deviceId, operations });
    isSending = false;
    if (!answer.ok) return unanswered(answer.code, sent);
    const { effects, page } = answer.body;
    atOnce = AT_ONCE;
    drop(new Set(effects.map(({ seq }) => seq)));
    take(page);
    const refused = effects.find(({ effect }) => effect !== "applied" && effect !== "overtaken");
    return refused === undefined ? { state: "sent" } : { state: "refused", effect: refused.effect };
  }

  /**
   * An action that the server rejects as invalid must not block others: the actions are then sent one by one, and only
   * the invalid one is dropped.
   */
  function unanswered(code: string, sent: readonly Pressed[]): Flushed {
    if (code !== "BAD_REQUEST" && code !== "PAYLOAD_TOO_LARGE") return { state: "kept", code };
    if (sent.length > 1) {
      atOnce = 1;
      return { state: "kept", code };
    }
    drop(new Set(sent.map(({ seq }) => seq)));
    return { state: "refused", effect: "other" };
  }

  function drop(seqs: ReadonlySet<number>): void {
    write(({ queue }) => ({ queue: queue.filter(({ seq }) => !seqs.has(seq)) }));
  }

  return {
    press,
    take,
    flush,
    waiting: () => read().queue.length,
    /** The last page from the server, with the queued actions applied. */
    page: () => {
      const { page, queue } = read();
      return page === null ? null : { ...page, jobs: page.jobs.map((job) => queue.reduce(pressedOn, job)) };
    },
  };
}
export type OperationQueue = ReturnType<typeof jobQueue>;

function pressedOn(job: LinkTurnover, { jobId, act, itemId, atMs }: Pressed): LinkTurnover {
  if (jobId !== job.id) return job;
  const at = localNow(atMs);
  const others = job.checklist.ticked.filter((id) => id !== itemId);
  switch (act) {
    case "tick":
    case "untick": {
      const ticked = act === "tick" && itemId !== null ? [...others, itemId] : others;
      return { ...job, checklist: { ...job.checklist, ticked } };
    }
    case "problem":
      return { ...job, problems: job.problems + 1 };
    case "confirm":
      return { ...job, confirmed: true };
    case "unconfirm":
      return { ...job, confirmed: false };
    case "start":
      return { ...job, confirmed: true, startedAt: job.startedAt ?? at };
    case "unstart":
      return { ...job, startedAt: null };
    case "done":
      return { ...job, status: "done", doneAt: at, hostNotifiedAt: null, reopens: true };
    case "reopen":
      return { ...job, status: "assigned", doneAt: null, reopens: false };
  }
}

/** Local time of the phone, which is at the property. */
function localNow(atMs: number): string {
  return new Date(atMs - new Date(atMs).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
