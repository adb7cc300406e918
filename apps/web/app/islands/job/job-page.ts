import { el } from "./job-elements.ts";
import type { ExtrasPart, JobExtras } from "./job-extras-of.ts";
import { jobList } from "./list/job-list.ts";
import { filledIn, jobMessages } from "./job-messages.ts";
import { jobPresses } from "./job-presses.ts";
import { jobQueue } from "./job-queue.ts";
import { newDevice, sendOperations } from "./job-requests.ts";
import { part, showFailure, showInvalid, showLine, showList, whenUnpressed } from "./job-screen.ts";
import { atFirst, stateLine, type JobState } from "./job-state.ts";
import { jobSync } from "./job-sync.ts";
import { showToast } from "../page/show-toast.ts";

/** Retry interval while something waits; the `online` event also triggers a retry. */
const AGAIN_MS = 5_000;

/**
 * The page behind a cleaner's link. It holds the last server state and the actions taken on this phone, and draws both.
 */
// oxlint-disable-next-line max-lines-per-function -- it only connects its parts, and each of them needs the others
export function jobPage(root: Document, place: Location): { readonly begin: () => Promise<void> } {
  const text = jobMessages(root);
  const language = root.documentElement.lang;
  const queue = jobQueue({ storage: localStorage, send: sendOperations, now: () => Date.now(), newDevice });
  const loaded = () => extras;
  const drawUnpressed = () => whenUnpressed(root, draw);
  const { open, send } = jobSync({ place, language, queue, extras: loaded, show });
  const on = { draw, drawUnpressed, send, open };
  const { cardOf, press } = jobPresses({ root, text, queue, extras: loaded, fetchExtras, on });
  const refused: Readonly<Record<string, string>> = text.refused;
  let state = atFirst;
  let keepsItself = true;
  let extras: JobExtras | null = null;

  /** Rarely used parts load after the first view, and are then stored on the phone with it. */
  async function fetchExtras(): Promise<JobExtras | null> {
    try {
      const { jobExtras, keepShell }: ExtrasPart = await import(/* @vite-ignore */ text.extras);
      void keepShell(place).then(showKept);
      extras ??= await jobExtras({ root, text, press, changed: drawUnpressed, newId: newDevice });
      drawUnpressed();
      if (waiting() > 0) void send();
    } catch {
      // No signal: the next press tries again.
    }
    return extras;
  }

  function showKept(isKept: boolean): void {
    keepsItself = isKept;
    drawState();
  }

  function waiting(): number {
    return queue.waiting() + (extras?.waiting() ?? 0);
  }

  /** Shows the result of a request: with `jobs` the job list is drawn again, otherwise only the state line. */
  function show(next: JobState, jobs: boolean): void {
    state = next;
    const { code } = next;
    if (code === "UNAUTHORIZED") {
      // Unsent actions stay on the phone: a new link of the same host sends them.
      queue.take(null);
      return showInvalid(root, text);
    }
    if (jobs) drawUnpressed();
    // Without a signal the last known jobs are shown and can still be worked on.
    else if (code !== null && queue.page() === null) showFailure(root, text, { code, retry: open });
    if (jobs && code !== null) showToast(refused[code] ?? text.refused.other, "neg", text.close);
    drawState();
  }

  function draw(): void {
    const page = queue.page();
    if (page === null) return;
    part(root, "hello")?.replaceChildren(filledIn(text.hello, { name: page.name }));
    showList(root, jobList(page.jobs, { text, language, cardOf }));
    drawState();
  }

  function drawState(): void {
    const count = waiting();
    const message = stateLine(state, { count, isFull: extras?.isFull() === true }, text);
    if (message === null || queue.page() === null) return;
    const words = keepsItself ? [message] : [message, el("span", {}, [text.keepOpen])];
    showLine(root, words, count > 0 || state.trouble === "cut");
  }

  return {
    async begin() {
      draw();
      // Safari sets `:active`, which `whenUnpressed` reads, only if the page listens for touches.
      root.addEventListener("touchstart", () => {});
      await open();
      listenTo(root, send, waiting);
      await fetchExtras();
    },
  };
}

/** Sends waiting actions and photos when the signal returns, when the page becomes visible, and every few seconds. */
function listenTo(root: Document, send: () => unknown, waiting: () => number): void {
  addEventListener("online", send);
  root.addEventListener("visibilitychange", () => {
    if (root.visibilityState === "visible") send();
  });
  setInterval(() => {
    if (waiting() > 0) send();
  }, AGAIN_MS);
}
