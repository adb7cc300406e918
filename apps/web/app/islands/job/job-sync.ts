import type { JobExtras } from "./job-extras-of.ts";
import type { OperationQueue } from "./job-queue.ts";
import { openLink } from "./job-requests.ts";
import { afterOpening, afterPhotos, afterSending, atFirst, type JobState } from "./job-state.ts";

type SyncOf = {
  readonly place: Location;
  readonly language: string;
  readonly queue: OperationQueue;
  /** The part for photos, once it is loaded. */
  readonly extras: () => JobExtras | null;
  /** Called after each answer; with `jobs` the jobs may have changed too. */
  readonly show: (state: JobState, jobs: boolean) => void;
};

/** Opens the page by its link and sends what was pressed: actions first, then the photos that may belong to them. */
export function jobSync({ place, language, queue, extras, show }: SyncOf) {
  let token = takeToken(place);
  let state = atFirst;

  async function open(): Promise<void> {
    const answer = await openLink(token);
    state = afterOpening(state, answer, new Date());
    if (answer.ok) {
      const isFirst = token !== null;
      token = null;
      queue.take(answer.body);
      // Opened by the link itself, the page uses the cleaner's language; afterwards the one chosen here.
      if (isFirst && answer.body.language !== language) return place.replace(`/${answer.body.language}/job`);
    }
    show(state, answer.ok);
    if (answer.ok && queue.waiting() > 0) await send();
  }

  async function send(): Promise<void> {
    // A token that was not exchanged yet comes first: sending needs the cookie.
    if (token !== null) return open();
    const flushed = await queue.flush();
    const isTaken = flushed.state === "sent" || flushed.state === "refused";
    state = afterSending(state, flushed, new Date());
    show(state, isTaken);
    if (isTaken && queue.waiting() > 0) await send();
    else if (queue.waiting() === 0) await sendPhotos();
  }

  async function sendPhotos(): Promise<void> {
    const sent = await extras()?.flush();
    if (sent === undefined || sent === "nothing") return;
    state = afterPhotos(state, sent);
    show(state, false);
    // An invalid cookie is exchanged for a new one; if that fails, the page says so.
    if (sent === "sent" || sent === "signed out") await open();
  }

  return { open, send };
}

/** Read once and removed from the address, so that neither a screenshot nor the history shows it. */
function takeToken(place: Location): string | null {
  const token = new URLSearchParams(place.hash.slice(1)).get("token");
  if (token === null) return null;
  history.replaceState(null, "", place.pathname + place.search);
  return token;
}
