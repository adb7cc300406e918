import type { LinkTurnover } from "@keystead/contract/turnovers";
import type { TurnoverAct, OperationAct } from "@keystead/domain/turnovers";

import { button, currentJob, houseAndUnit, jobCard } from "./job-card.ts";
import { el } from "./job-elements.ts";
import type { ExtrasPart, JobExtras } from "./job-extras-of.ts";
import { jobQueue, type Flushed, type Pressing } from "./job-queue.ts";
import { newDevice, openLink, sendOperations } from "./job-requests.ts";
import { jobDay, daysAhead, dayStrip, placeOfDay } from "./job-days.ts";
import { keepShell } from "./keep-shell.ts";
import { dayText, filledIn, jobMessages, timeOf } from "./job-messages.ts";
import { showToast } from "../page/show-toast.ts";

const UNDO_MS = 10_000;
/** When to check that the host was notified: a few seconds after Undo is no longer possible. */
const NOTIFIED_MS = 15_000;
/** Retry interval while something waits; the `online` event also triggers a retry. */
const AGAIN_MS = 5_000;
/** How soon an answer that came under a press is shown after it. */
const PRESSED_MS = 100;
const WEEK = 7;

const groups = ["today", "tomorrow", "week", "later", "before"] as const;
type Group = (typeof groups)[number];

/**
 * The page behind a cleaner's link; the token is removed from the address as soon as it is read. One closure: as four
 * files it took 0.3 of the 6 KiB that the page may take on a cleaner's phone.
 */
export function jobPage(root: Document, place: Location): { readonly begin: () => Promise<void> } {
  const text = jobMessages(root);
  const language = root.documentElement.lang;
  /** The last action on each job, while it can be undone. */
  const fresh = new Map<string, TurnoverAct>();
  const opened = new Map<string, boolean>();
  const queue = jobQueue({
    storage: localStorage,
    send: sendOperations,
    now: () => Date.now(),
    newDevice,
  });
  let token = takeToken(place);
  let savedAt: Date | null = null;
  let keepsItself = true;
  /** The last request got no response. */
  let isCut = false;
  /** The server responded, but cannot accept anything now. */
  let isBusy = false;
  let extras: JobExtras | null = null;
  /** The job on which "Done" was pressed before its checklist was complete. */
  let asking: string | null = null;

  async function begin(): Promise<void> {
    draw();
    // With a listener for touch, Safari too knows what is pressed.
    root.addEventListener("touchstart", () => {});
    await open();
    addEventListener("online", () => void send());
    root.addEventListener("visibilitychange", () => {
      if (root.visibilityState === "visible") void send();
    });
    setInterval(() => {
      if (waiting() > 0) void send();
    }, AGAIN_MS);
    await fetchExtras();
    keepsItself = await keepShell(place);
    drawState();
  }

  /** Rarely used parts load after the first view, and are then stored on the phone with it. */
  async function fetchExtras(): Promise<JobExtras | null> {
    try {
      const { jobExtras }: ExtrasPart = await import(/* @vite-ignore */ text.extras);
      extras ??= await jobExtras({ root, text, press, changed: drawUnpressed, newId: newDevice });
      drawUnpressed();
      if (waiting() > 0) void send();
    } catch {
      // No signal: the next press tries again.
    }
    return extras;
  }

  async function open(): Promise<void> {
    const answer = await openLink(token);
    isCut = !answer.ok;
    if (answer.ok) {
      const isFirst = token !== null;
      token = null;
      queue.take(answer.body);
      savedAt = new Date();
      // Opened by the link itself, the page uses the cleaner's language; afterwards the one chosen here.
      if (isFirst && answer.body.language !== language) return place.replace(`/${answer.body.language}/job`);
      drawUnpressed();
      return queue.waiting() > 0 ? send() : undefined;
    }
    if (answer.code === "UNAUTHORIZED") return showInvalid();
    // Without a signal the last known jobs are shown and can still be worked on.
    if (queue.page() === null) showFailure(answer.code);
    else drawState();
  }

  async function send(): Promise<void> {
    // A token that was not exchanged yet comes first: sending needs the cookie.
    if (token !== null) return open();
    const flushed = await queue.flush();
    if (flushed.state !== "empty") {
      isCut = flushed.state === "kept" && flushed.code === "NO_CONNECTION";
      isBusy = flushed.state === "kept" && !isCut;
    }
    if (flushed.state === "kept" && flushed.code === "UNAUTHORIZED") return showInvalid();
    if (flushed.state === "sent" || flushed.state === "refused") {
      savedAt = new Date();
      drawUnpressed();
    }
    if (flushed.state === "refused") showToast(refusedText(flushed), "neg", text.close);
    drawState();
    if (flushed.state !== "empty" && flushed.state !== "kept" && queue.waiting() > 0) await send();
    else if (queue.waiting() === 0) await sendPhotos();
  }

  /** After all actions, since a photo may belong to a reported problem. */
  async function sendPhotos(): Promise<void> {
    const sent = await extras?.flush();
    if (sent === undefined || sent === "nothing") return;
    isCut = sent === "cut";
    isBusy = sent === "busy";
    // An invalid cookie is exchanged for a new one; if that fails, the page says so.
    if (sent === "sent" || sent === "signed out") await open();
    drawState();
  }

  function waiting(): number {
    return queue.waiting() + (extras?.waiting() ?? 0);
  }

  /** Replaced by an answer while it is pressed, a button would lose its click. */
  function drawUnpressed(): void {
    if (part("list")?.querySelector(":active")) setTimeout(drawUnpressed, PRESSED_MS);
    else draw();
  }

  function draw(): void {
    const page = queue.page();
    if (page === null) return;
    const { name, jobs } = page;
    const key = root.activeElement instanceof HTMLElement ? root.activeElement.dataset["key"] : undefined;
    part("hello")?.replaceChildren(filledIn(text.hello, { name }));
    const byGroup = Map.groupBy(jobs, groupOf);
    const hosts = new Set(jobs.map(({ host }) => host));
    const sections = groups.flatMap((group) => sectionOf(group, byGroup.get(group) ?? [], hosts.size > 1));
    const next = byGroup.has("today") ? [] : [el("p", { className: "job-frame-none" }, [emptyText(jobs)])];
    part("list")?.replaceChildren(...dayStrip(jobs, { text, language }), ...next, ...sections);
    if (key !== undefined) root.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus();
    drawState();
  }

  /** Shows whether everything has been sent. */
  function drawState(): void {
    const line = part("state");
    if (line === null || queue.page() === null) return;
    const count = waiting();
    // Being sent, usually for a moment: keep the previous text.
    const isFull = extras?.isFull() === true;
    if (count > 0 && !isCut && !isBusy && !isFull && savedAt !== null) return;
    const message = isFull
      ? text.full
      : count > 0
        ? filledIn(text[`${isBusy ? "busy" : "waiting"}_${count === 1 ? "one" : "other"}`], { count })
        : isCut || savedAt === null
          ? text.noSignal
          : filledIn(text.saved, { time: savedAt.toTimeString().slice(0, 5) });
    line.replaceChildren(message, ...(keepsItself ? [] : [el("span", {}, [text.keepOpen])]));
    line.toggleAttribute("data-waiting", count > 0 || isCut);
    line.removeAttribute("hidden");
  }

  function sectionOf(
    group: Group,
    jobs: readonly LinkTurnover[],
    namesHost: boolean,
  ): readonly HTMLElement[] {
    if (jobs.length === 0) return [];
    const cards = jobs.map((job, at) => {
      const card = jobCard(job, {
        text,
        language,
        namesHost,
        fresh: fresh.get(job.id) ?? null,
        isCurrent: currentJob(queue.page()?.jobs ?? [])?.id === job.id,
        isOpen: opened.get(job.id) ?? (group === "today" && job.status !== "done"),
        onOpen: (isOpen) => opened.set(job.id, isOpen),
        photosHere: (itemId) => extras?.waiting(job.id, itemId) ?? 0,
        onMore: async (more, itemId) => {
          const loaded = extras ?? (await fetchExtras());
          if (loaded === null) showToast(text.offline, "neg", text.close);
          else loaded[more](job, itemId ?? null);
        },
        confirmsDone: asking === job.id,
        onAsk: (isAsking) => {
          asking = isAsking ? job.id : null;
          draw();
          focusOn(job.id);
        },
        onTick: (itemId, ticked) => press(job, ticked ? "tick" : "untick", { itemId }),
        onAct: (act) => pressAct(job, act),
      });
      const [day, before] = [jobDay(job), jobs[at - 1]];
      // The anchor that the strip of days links to.
      if (before === undefined || jobDay(before) !== day) card.id = placeOfDay(day);
      return card;
    });
    return [el("section", { className: "job-frame-group" }, [el("h2", {}, [text[group]]), ...cards])];
  }

  function emptyText(jobs: readonly LinkTurnover[]): string {
    const next = jobs.find(({ slot, today }) => slot.from.slice(0, 10) > today);
    if (next === undefined) return text.none;
    const when = `${dayText(next.slot.from.slice(0, 10), language)} ${timeOf(next.slot.from)}`;
    return `${text.noneToday} ${filledIn(text.next, { when, place: houseAndUnit(next) })}`;
  }

  function pressAct(job: LinkTurnover, act: TurnoverAct): void {
    asking = null;
    if (act === "confirm" || act === "start" || act === "done") offerUndo(job.id, act);
    else fresh.delete(job.id);
    press(job, act);
    focusOn(job.id);
  }

  /** Stores the action first, then shows it, then sends it. */
  function press(job: LinkTurnover, act: OperationAct, more: Pressing = {}): void {
    queue.press(job, act, more);
    draw();
    void send();
  }

  function offerUndo(id: string, act: TurnoverAct): void {
    fresh.set(id, act);
    setTimeout(() => {
      if (fresh.get(id) === act && fresh.delete(id)) drawUnpressed();
    }, UNDO_MS);
    // By then the host is notified of a finished job: reload to show it.
    if (act === "done") setTimeout(() => void open(), NOTIFIED_MS);
  }

  /** The pressed button is gone: focus the next action of the same job. */
  function focusOn(id: string): void {
    root.querySelector<HTMLElement>(`[data-job-id="${id}"] [data-act]`)?.focus();
  }

  function refusedText({ effect }: Flushed & { readonly state: "refused" }): string {
    const known: Readonly<Record<string, string>> = text.refused;
    return known[effect] ?? text.refused.other;
  }

  /** Unsent actions stay on the phone: a new link of the same host sends them. */
  function showInvalid(): void {
    queue.take(null);
    part("list")?.replaceChildren();
    part("hello")?.replaceChildren(text.title);
    part("invalid")?.removeAttribute("hidden");
    part("state")?.setAttribute("hidden", "");
  }

  function showFailure(code: string): void {
    const message = code === "TOO_MANY_REQUESTS" ? text.tooMany : text.offline;
    part("list")?.replaceChildren(el("p", {}, [message]), button(text.retry, true, open));
  }

  function part(name: "hello" | "invalid" | "list" | "state"): Element | null {
    return root.querySelector(`[data-job-${name}]`);
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

function groupOf(job: LinkTurnover): Group {
  const ahead = daysAhead(job.today, jobDay(job));
  if (ahead < 0) return "before";
  if (ahead === 0) return "today";
  if (ahead === 1) return "tomorrow";
  return ahead <= WEEK ? "week" : "later";
}
