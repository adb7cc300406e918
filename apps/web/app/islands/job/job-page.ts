import type { LinkTurnover } from "@keystead/contract/turnovers";

import { currentJob, jobCard } from "./job-card.ts";
import type { ExtrasPart, JobExtras } from "./job-extras-of.ts";
import { jobList } from "./job-list.ts";
import { jobPresses } from "./job-presses.ts";
import { jobQueue } from "./job-queue.ts";
import { newDevice, sendOperations } from "./job-requests.ts";
import { showFailure, showInvalid, showJobs, showState } from "./job-screen.ts";
import { keepShell } from "./keep-shell.ts";
import { jobSync } from "./job-sync.ts";
import { jobMessages } from "./job-messages.ts";
import { showToast } from "../page/show-toast.ts";

/** Retry interval while something waits; the `online` event also triggers a retry. */
const AGAIN_MS = 5_000;

/** The page behind a cleaner's link; the token is removed from the address as soon as it is read. */
// oxlint-disable-next-line max-lines-per-function -- one page: it only joins its parts, which draw each other anew
export function jobPage(root: Document, place: Location): { readonly begin: () => Promise<void> } {
  const text = jobMessages(root);
  const screen = { root, text };
  const language = root.documentElement.lang;
  const opened = new Map<string, boolean>();
  let keepsItself = true;
  let extras: JobExtras | null = null;
  const queue = jobQueue({
    storage: localStorage,
    send: sendOperations,
    now: () => Date.now(),
    newDevice,
  });
  const sync = jobSync({
    queue,
    token: takeToken(place),
    extras: () => extras,
    shows: {
      jobs: draw,
      state: drawState,
      refused: (effect) => {
        const known: Readonly<Record<string, string>> = text.refused;
        showToast(known[effect] ?? text.refused.other, "neg", text.close);
      },
      // Unsent actions stay on the phone: a new link of the same host sends them.
      invalid: () => {
        queue.take(null);
        showInvalid(screen);
      },
      failure: (code) => showFailure(screen, code, () => void sync.open()),
      // Opened by the link itself, the page uses the cleaner's language; afterwards the one chosen here.
      first: (page) => {
        if (page.language === language) return false;
        place.replace(`/${page.language}/job`);
        return true;
      },
    },
  });
  const presses = jobPresses({
    queue,
    sync,
    draw,
    focusOn: (id) => root.querySelector<HTMLElement>(`[data-job-id="${id}"] [data-act]`)?.focus(),
  });

  async function begin(): Promise<void> {
    draw();
    await sync.open();
    addEventListener("online", () => void sync.send());
    root.addEventListener("visibilitychange", () => {
      if (root.visibilityState === "visible") void sync.send();
    });
    setInterval(() => {
      if (sync.waiting() > 0) void sync.send();
    }, AGAIN_MS);
    await fetchExtras();
    keepsItself = await keepShell(place);
    drawState();
  }

  /** Rarely used parts load after the first view, and are then stored on the phone with it. */
  async function fetchExtras(): Promise<JobExtras | null> {
    try {
      const part: ExtrasPart = await import(/* @vite-ignore */ text.extras);
      extras ??= await part.jobExtras({ ...screen, press: presses.press, changed: draw, newId: newDevice });
      draw();
      if (sync.waiting() > 0) void sync.send();
    } catch {
      // No signal: the next press tries again.
    }
    return extras;
  }

  function draw(): void {
    const page = queue.page();
    if (page === null) return;
    showJobs(screen, { name: page.name, list: jobList(page.jobs, { text, language, cardOf }) });
    drawState();
  }

  function drawState(): void {
    if (queue.page() === null) return;
    const isFull = extras?.isFull() === true;
    showState(screen, { ...sync.signal(), waiting: sync.waiting(), isFull, keepsItself });
  }

  function cardOf(
    job: LinkTurnover,
    { isToday, namesHost }: { readonly isToday: boolean; readonly namesHost: boolean },
  ): HTMLElement {
    return jobCard(job, {
      text,
      language,
      namesHost,
      fresh: presses.freshOf(job.id),
      isCurrent: currentJob(queue.page()?.jobs ?? [])?.id === job.id,
      isOpen: opened.get(job.id) ?? (isToday && job.status !== "done"),
      onOpen: (isOpen) => opened.set(job.id, isOpen),
      photosHere: (itemId) => extras?.waiting(job.id, itemId) ?? 0,
      onMore: async (more, itemId) => {
        const part = extras ?? (await fetchExtras());
        if (part === null) showToast(text.offline, "neg", text.close);
        else part[more](job, itemId ?? null);
      },
      confirmsDone: presses.asksOf(job.id),
      onAsk: (isAsking) => {
        presses.ask(job, isAsking);
      },
      onTick: (itemId, ticked) => {
        presses.press(job, ticked ? "tick" : "untick", { itemId });
      },
      onAct: (act) => {
        presses.act(job, act);
      },
    });
  }

  return { begin };
}

/** Read once and removed from the address, so that neither a screenshot nor the history shows it. */
function takeToken(place: Location): string | null {
  const token = new URLSearchParams(place.hash.slice(1)).get("token");
  if (token === null) return null;
  history.replaceState(null, "", place.pathname + place.search);
  return token;
}
