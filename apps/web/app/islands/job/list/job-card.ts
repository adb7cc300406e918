import type { LinkTurnover } from "@keystead/contract/turnovers";
import { mapAddress } from "@keystead/domain/turnovers";
import type { TurnoverAct } from "@keystead/domain/turnovers";

import type { JobText } from "../../../features/cleaner-pages/job/job-text.server.ts";
import { jobChecklist } from "./job-checklist.ts";
import { el } from "../job-elements.ts";
import { dayText, filledIn, timeOf } from "../job-messages.ts";

type CardOf = {
  readonly text: JobText;
  readonly language: string;
  /** With jobs of several hosts, each card names its host. */
  readonly namesHost: boolean;
  /** The action just taken, which can still be undone. */
  readonly fresh: TurnoverAct | null;
  /** The job in progress: its buttons stay in view while its checklist is read. */
  readonly isCurrent: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** The number of photos of the job, or of one checklist item, still waiting on this phone. */
  readonly photosHere: (itemId?: string) => number;
  readonly onMore: (more: "photo" | "problem" | "problemPhoto", itemId?: string) => unknown;
  /** "Done" was pressed before all items were ticked. */
  readonly confirmsDone: boolean;
  readonly onAsk: (isAsking: boolean) => void;
  readonly onTick: (itemId: string, ticked: boolean) => void;
  readonly onAct: (act: TurnoverAct) => void;
};

/** One job: where, when, the next arrival, the host's note, and the next action. */
export function jobCard(job: LinkTurnover, of: CardOf): HTMLElement {
  const { text, language } = of;
  const place = houseAndUnit(job);
  const state = stateOf(job);
  const ariaLabel = `${place}, ${dayText(job.slot.from.slice(0, 10), language)}`;
  const card = el("article", { className: "job-frame-card", ariaLabel }, [
    el("header", { className: "job-frame-head" }, [
      el("div", {}, [
        el("h3", {}, [place]),
        el("p", { className: "text-mute" }, [
          [job.address, job.city].filter((part) => part !== "").join(", "),
        ]),
        of.namesHost ? el("p", { className: "text-small" }, [filledIn(text.host, { host: job.host })]) : null,
      ]),
      el("span", { className: `job-frame-state job-frame-state-${state}` }, [text[state]]),
    ]),
    times(job, of),
    arrivalLine(job, of),
    mapLink(job, text),
    accessNote(job, text),
    job.note === ""
      ? null
      : el("p", { className: "job-frame-note" }, [el("strong", {}, [text.note]), job.note]),
    payLine(job, of),
    jobChecklist(job, of),
    more(job, of),
    actsOf(buttons(job, of), of.isCurrent),
  ]);
  card.dataset["jobId"] = job.id;
  return card;
}

export function houseAndUnit({ property, unit }: LinkTurnover): string {
  return unit === null ? property : `${property}, ${unit}`;
}

function times({ window, slot, today }: LinkTurnover, { text, language }: CardOf): HTMLElement {
  const day = slot.from.slice(0, 10);
  const until = window.to;
  const readyDay = until?.slice(0, 10) ?? "";
  const ready =
    until === null
      ? text.open
      : readyDay === day
        ? timeOf(until)
        : `${dayText(readyDay, language)} ${timeOf(until)}`;
  return el("div", { className: "job-frame-times" }, [
    day === today ? null : el("p", { className: "job-frame-day" }, [dayText(day, language)]),
    el("dl", {}, [
      el("div", {}, [el("dt", {}, [text.start]), el("dd", {}, [timeOf(window.from)])]),
      el("div", {}, [
        el("dt", {}, [until === null ? "\u00a0" : text.ready]),
        el("dd", { className: until === null || readyDay !== day ? "job-frame-small" : "" }, [ready]),
      ]),
    ]),
    slot.from === window.from
      ? null
      : el("p", { className: "text-small" }, [
          filledIn(text.planned, { from: timeOf(slot.from), to: timeOf(slot.to) }),
        ]),
  ]);
}

/** The next arrival, with its day if that differs from the day of the job. */
function arrivalLine(
  { arriving, window, slot }: LinkTurnover,
  { text, language }: CardOf,
): HTMLElement | null {
  if (arriving === null || window.to === null) return null;
  const { guests: count, at } = arriving;
  const day = at.slice(0, 10);
  const on = slot.from.startsWith(day) ? "" : "On";
  const words = text[`arrive${on}${count === null ? "" : count === 1 ? "_one" : "_other"}`];
  return el("p", { className: "job-frame-arrival" }, [
    filledIn(words, { count, day: dayText(day, language), time: timeOf(at) }),
  ]);
}

/** Collapsed at first, so that nobody reads the access code over a shoulder. */
function accessNote({ access }: LinkTurnover, text: JobText): HTMLElement | null {
  if (access === null || access.untilMs < Date.now()) return null;
  const words = el("p", { className: "job-frame-note" }, [access.text]);
  return el("details", { className: "job-frame-access" }, [el("summary", {}, [text.access]), words]);
}

function mapLink({ property, address, city }: LinkTurnover, text: JobText): HTMLElement | null {
  const href = mapAddress({ address, city });
  if (href === "") return null;
  const ariaLabel = `${text.map}: ${property}`;
  // `noreferrer` implies `noopener`.
  const rel = "noreferrer";
  return el("a", { className: "btn btn-quiet", href, target: "_blank", rel, ariaLabel }, [text.map]);
}

/** For signed-in cleaners: the pay of the job, and whether it has been paid. */
function payLine({ pay }: LinkTurnover, { text, language }: CardOf): HTMLElement | null {
  if (pay === null) return null;
  const { amount, currency, state } = pay;
  // The decimals that the server sent: browsers disagree about some currencies.
  const digits = amount.split(".")[1]?.length ?? 0;
  const money = new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return el("p", { className: "job-frame-pay" }, [
    el("strong", {}, [filledIn(text.pay, { amount: money.format(Number(amount)) })]),
    el("span", { className: "text-mute" }, [text.payState[state]]),
  ]);
}

/** Buttons for a photo and for a problem, each with the number so far, and one for a problem with its photo. */
function more({ photos, problems }: LinkTurnover, { text, photosHere, onMore }: CardOf): HTMLElement {
  const named = (words: string, count: number) => (count === 0 ? words : `${words} (${count})`);
  return el("div", { className: "job-frame-more" }, [
    button(named(text.photo, photos + photosHere()), true, () => onMore("photo")),
    button(named(text.problem, problems), true, () => onMore("problem")),
    button(text.problemPhoto, true, () => onMore("problemPhoto")),
  ]);
}

export function button(words: string, isQuiet: boolean, press: () => unknown): HTMLElement {
  const made = el("button", { className: `btn${isQuiet ? " btn-quiet" : ""}`, type: "button" }, [words]);
  made.addEventListener("click", press);
  return made;
}

/** The number of open checklist items. */
function unticked({ checklist: { rooms, ticked } }: LinkTurnover): number {
  const done = new Set(ticked);
  return rooms.flatMap(({ items }) => items).filter(({ id }) => !done.has(id)).length;
}

/** Only the current job's buttons stay in view; those of another job could be pressed by mistake. */
function actsOf(all: readonly (HTMLElement | null)[], stays: boolean): HTMLElement | null {
  if (all.length === 0) return null;
  return el("div", { className: `job-frame-acts${stays ? " job-frame-acts-stay" : ""}` }, all);
}

/** The job in progress: the one that was started, else the first that can be started. */
export function currentJob(jobs: readonly LinkTurnover[]): LinkTurnover | undefined {
  const open = jobs.filter(({ status, ripe }) => status !== "done" && ripe);
  return open.find(({ startedAt }) => startedAt !== null) ?? open[0];
}

function buttons(
  job: LinkTurnover,
  { text, fresh, confirmsDone, onAsk, onAct }: CardOf,
): readonly (HTMLElement | null)[] {
  const acting = (of: TurnoverAct, words: string, quiet = false) => {
    // Open items lead to one question, but block nobody.
    const mustConfirm = of === "done" && !confirmsDone && unticked(job) > 0;
    const made = button(words, quiet, () => (mustConfirm ? onAsk(true) : onAct(of)));
    made.dataset["act"] = of;
    made.dataset["key"] = `${job.id} ${of}`;
    return made;
  };
  const { act } = text;
  if (job.status === "done") {
    const word = fresh === "done" ? act.undo : act.reopen;
    return [
      el("p", { className: "job-frame-done" }, [filledIn(text.doneAt, { time: timeOf(job.doneAt ?? "") })]),
      job.hostNotifiedAt === null
        ? null
        : el("p", { className: "text-small" }, [
            filledIn(text.hostNotified, { time: timeOf(job.hostNotifiedAt) }),
          ]),
      job.reopens ? acting("reopen", word, true) : null,
    ];
  }
  if (confirmsDone) {
    const open = unticked(job);
    const words = text[`unticked_${open === 1 ? "one" : "other"}`];
    const question = filledIn(words, { count: open });
    return [
      el("p", { className: "job-frame-ask", role: "alert" }, [question]),
      acting("done", act.doneAnyway),
      button(act.back, true, () => onAsk(false)),
    ];
  }
  if (job.startedAt !== null)
    return [acting("done", act.done), fresh === "start" ? acting("unstart", act.undo, true) : null];
  const taken = fresh === "confirm" ? [acting("unconfirm", act.undo, true)] : [];
  const confirm = job.confirmed ? taken : [acting("confirm", act.confirm, job.ripe)];
  return job.ripe ? [...confirm, acting("start", act.start, true), acting("done", act.done)] : confirm;
}

function stateOf({
  status,
  startedAt,
  confirmed,
}: LinkTurnover): "done" | "running" | "confirmed" | "assigned" {
  if (status === "done") return "done";
  if (startedAt !== null) return "running";
  return confirmed ? "confirmed" : "assigned";
}
