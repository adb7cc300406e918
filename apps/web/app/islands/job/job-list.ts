import type { LinkTurnover } from "@keystead/contract/turnovers";

import type { JobText } from "../../features/cleaner-pages/job/job-text.server.ts";
import { daysAhead, dayStrip, jobDay, placeOfDay } from "./job-days.ts";
import { el } from "./job-elements.ts";
import { dayText, filledIn, timeOf } from "./job-messages.ts";

const WEEK = 7;
const groups = ["today", "tomorrow", "week", "later", "before"] as const;
type Group = (typeof groups)[number];

type JobListOf = {
  readonly text: JobText;
  readonly language: string;
  readonly cardOf: (
    job: LinkTurnover,
    shown: { readonly isToday: boolean; readonly namesHost: boolean },
  ) => HTMLElement;
};

/** The next days, then the jobs by when they are; where none is today, it says when the next one is. */
export function jobList(jobs: readonly LinkTurnover[], of: JobListOf): readonly HTMLElement[] {
  const byGroup = Map.groupBy(jobs, groupOf);
  return [
    ...dayStrip(jobs, of),
    ...(byGroup.has("today") ? [] : [el("p", { className: "job-frame-none" }, [emptyText(jobs, of)])]),
    ...groups.flatMap((group) => sectionOf(group, byGroup.get(group) ?? [], { jobs, of })),
  ];
}

function groupOf(job: LinkTurnover): Group {
  const ahead = daysAhead(job.today, jobDay(job));
  if (ahead < 0) return "before";
  if (ahead === 0) return "today";
  if (ahead === 1) return "tomorrow";
  return ahead <= WEEK ? "week" : "later";
}

function sectionOf(
  group: Group,
  those: readonly LinkTurnover[],
  { jobs, of }: { readonly jobs: readonly LinkTurnover[]; readonly of: JobListOf },
): readonly HTMLElement[] {
  if (those.length === 0) return [];
  const namesHost = new Set(jobs.map(({ host }) => host)).size > 1;
  const cards = those.map((job, at) => {
    const card = of.cardOf(job, { isToday: group === "today", namesHost });
    const [day, before] = [jobDay(job), those[at - 1]];
    // The anchor that the strip of days links to.
    if (before === undefined || jobDay(before) !== day) card.id = placeOfDay(day);
    return card;
  });
  return [el("section", { className: "job-frame-group" }, [el("h2", {}, [of.text[group]]), ...cards])];
}

function emptyText(
  jobs: readonly LinkTurnover[],
  { text, language }: Pick<JobListOf, "text" | "language">,
): string {
  const next = jobs.find(({ slot, today }) => slot.from.slice(0, 10) > today);
  if (next === undefined) return text.none;
  const when = `${dayText(next.slot.from.slice(0, 10), language)} ${timeOf(next.slot.from)}`;
  const where = next.unit === null ? next.property : `${next.property}, ${next.unit}`;
  return `${text.noneToday} ${filledIn(text.next, { when, place: where })}`;
}
