import type { LinkTurnover } from "@keystead/contract/turnovers";

import type { JobText } from "../../../features/cleaner-pages/job/job-text.server.ts";
import { currentJob, houseAndUnit } from "./job-card.ts";
import { daysAhead, dayStrip, jobDay, anchorOfDay } from "./job-days.ts";
import { el } from "../job-elements.ts";
import { dayText, filledIn, timeOf } from "../job-messages.ts";

const WEEK = 7;
const groups = ["today", "tomorrow", "week", "later", "before"] as const;
type Group = (typeof groups)[number];

/** What a card needs to know about the list it is in. */
export type ListedCard = {
  readonly language: string;
  readonly namesHost: boolean;
  readonly isCurrent: boolean;
  /** The checklist of the job is open at first. */
  readonly isOpen: boolean;
};

type ListOf = {
  readonly text: JobText;
  readonly language: string;
  readonly cardOf: (job: LinkTurnover, listed: ListedCard) => HTMLElement;
};

/** The strip of days, and the jobs under headings: today first, earlier ones last. */
export function jobList(jobs: readonly LinkTurnover[], of: ListOf): readonly HTMLElement[] {
  const byGroup = Map.groupBy(jobs, groupOf);
  const none = byGroup.has("today") ? null : el("p", { className: "job-frame-none" }, [emptyText(jobs, of)]);
  const namesHost = new Set(jobs.map(({ host }) => host)).size > 1;
  const current = currentJob(jobs);
  const sections = groups.map((group) => {
    const inGroup = byGroup.get(group);
    if (inGroup === undefined) return null;
    const cards = inGroup.map((job, at) => {
      const isOpen = group === "today" && job.status !== "done";
      const card = of.cardOf(job, { language: of.language, namesHost, isCurrent: job === current, isOpen });
      const [day, before] = [jobDay(job), inGroup[at - 1]];
      // The anchor that the strip of days links to.
      if (before === undefined || jobDay(before) !== day) card.id = anchorOfDay(day);
      return card;
    });
    return el("section", { className: "job-frame-group" }, [el("h2", {}, [of.text[group]]), ...cards]);
  });
  return [dayStrip(jobs, of), none, ...sections].filter((element) => element !== null);
}

function emptyText(jobs: readonly LinkTurnover[], { text, language }: ListOf): string {
  const next = jobs.find(({ slot, today }) => slot.from.slice(0, 10) > today);
  if (next === undefined) return text.none;
  const when = `${dayText(next.slot.from.slice(0, 10), language)} ${timeOf(next.slot.from)}`;
  return `${text.noneToday} ${filledIn(text.next, { when, place: houseAndUnit(next) })}`;
}

function groupOf(job: LinkTurnover): Group {
  const ahead = daysAhead(job.today, jobDay(job));
  if (ahead < 0) return "before";
  if (ahead === 0) return "today";
  if (ahead === 1) return "tomorrow";
  return ahead <= WEEK ? "week" : "later";
}
