import type { LinkPage } from "@keystead/contract/turnovers";

import type { JobExtras } from "./job-extras-of.ts";
import type { Flushed, OperationQueue } from "./job-queue.ts";
import { openLink } from "./job-requests.ts";

/** What is known of the server. */
export type Signal = {
  /** When it last took or gave something. */
  readonly savedAt: Date | null;
  /** The last request got no response. */
  readonly isCut: boolean;
  /** It responded, but cannot accept anything now. */
  readonly isBusy: boolean;
};

type SyncOf = {
  readonly queue: OperationQueue;
  /** Of the link, until it is exchanged for a cookie. */
  readonly token: string | null;
  /** The part that sends photos, once it has loaded. */
  readonly extras: () => JobExtras | null;
  readonly shows: {
    readonly jobs: () => void;
    readonly state: () => void;
    readonly refused: (effect: Extract<Flushed, { readonly state: "refused" }>["effect"]) => void;
    readonly invalid: () => void;
    readonly failure: (code: string) => void;
    /** Opened by the link itself; true if the page is left for the same one in the cleaner's language. */
    readonly first: (page: LinkPage) => boolean;
  };
};

export type JobSync = ReturnType<typeof jobSync>;

/** Fetches the jobs, and sends what was done on this phone: first the actions, then the photos. */
export function jobSync({ queue, extras, shows, ...of }: SyncOf) {
  let { token } = of;
  let signal: Signal = { savedAt: null, isCut: false, isBusy: false };

  async function open(): Promise<void> {
    const answer = await openLink(token);
    signal = { ...signal, isCut: !answer.ok };
    if (answer.ok) {
      const isFirst = token !== null;
      token = null;
      queue.take(answer.body);
      signal = { ...signal, savedAt: new Date() };
      if (isFirst && shows.first(answer.body)) return undefined;
      shows.jobs();
      return queue.waiting() > 0 ? send() : undefined;
    }
    if (answer.code === "UNAUTHORIZED") return shows.invalid();
    // Without a signal the last known jobs are shown and can still be worked on.
    return queue.page() === null ? shows.failure(answer.code) : shows.state();
  }

  async function send(): Promise<void> {
    // A token that was not exchanged yet comes first: sending needs the cookie.
    if (token !== null) return open();
    const flushed = await queue.flush();
    if (flushed.state !== "empty") {
      const isCut = flushed.state === "kept" && flushed.code === "NO_CONNECTION";
      signal = { ...signal, isCut, isBusy: flushed.state === "kept" && !isCut };
    }
    if (flushed.state === "kept" && flushed.code === "UNAUTHORIZED") return shows.invalid();
    if (flushed.state === "sent" || flushed.state === "refused") {
      signal = { ...signal, savedAt: new Date() };
      shows.jobs();
    }
    if (flushed.state === "refused") shows.refused(flushed.effect);
    shows.state();
    if (flushed.state !== "empty" && flushed.state !== "kept" && queue.waiting() > 0) await send();
    else if (queue.waiting() === 0) await sendPhotos();
  }

  /** After all actions, since a photo may belong to a reported problem. */
  async function sendPhotos(): Promise<void> {
    const sent = await extras()?.flush();
    if (sent === undefined || sent === "nothing") return;
    signal = { ...signal, isCut: sent === "cut", isBusy: sent === "busy" };
    // An invalid cookie is exchanged for a new one; if that fails, the page says so.
    if (sent === "sent" || sent === "signed out") await open();
    shows.state();
  }

  return {
    open,
    send,
    signal: () => signal,
    /** The number of actions and photos that are still on this phone only. */
    waiting: () => queue.waiting() + (extras()?.waiting() ?? 0),
  };
}
