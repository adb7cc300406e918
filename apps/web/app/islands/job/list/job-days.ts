import type { LinkTurnover } from "@keystead/contract/turnovers";

import type { JobText } from "../../../features/cleaner-pages/job/job-text.server.ts";
import { el } from "../job-elements.ts";
import { filledIn } from "../job-messages.ts";

const DAY_MS = 86_400_000;
/** Today and the next seven days. */
const SHOWN = 8;

/** The day that a job is listed under: overdue open jobs count as today. */
export function jobDay({ slot, today, status }: LinkTurnover): string {
  const day = slot.from.slice(0, 10);
  return day < today && status !== "done" ? today : day;
}

export function daysAhead(today: string, day: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
}

/** The anchor of a day's first job on the page. */
export const anchorOfDay = (day: string): string => `day-${day}`;

/** The next days with up to three dots for their jobs; each links to its jobs. */
export function dayStrip(
  jobs: readonly LinkTurnover[],
  { text, language }: { readonly text: JobText; readonly language: string },
): HTMLElement | null {
  const [first] = jobs;
  if (first === undefined) return null;
  const days = Array.from({ length: SHOWN }, (_, ahead) =>
    new Date(Date.parse(first.today) + ahead * DAY_MS).toISOString().slice(0, 10),
  );
  const byDay = Map.groupBy(jobs, jobDay);
  const elements = days.map((day) =>
    dayElement(day, byDay.get(day)?.length ?? 0, { text, language, today: first.today }),
  );
  const strip = el("nav", { className: "job-frame-days" }, elements);
  strip.ariaLabel = text.days;
  return strip;
}

function dayElement(
  day: string,
  count: number,
  { text, language, today }: { readonly text: JobText; readonly language: string; readonly today: string },
): HTMLElement {
  const weekday = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
  const dots = el("i", {}, ["\u2022".repeat(Math.min(count, 3))]);
  dots.ariaHidden = "true";
  const jobs = filledIn(text[`jobs_${count === 1 ? "one" : "other"}`], { count });
  const made = el(count === 0 ? "span" : "a", { className: "job-frame-date" }, [
    el("span", {}, [day === today ? text.today : weekday.format(Date.parse(day))]),
    el("b", {}, [String(Number(day.slice(8)))]),
    dots,
    count === 0 ? null : el("span", { className: "job-frame-hidden" }, [jobs]),
  ]);
  if (day === today) made.ariaCurrent = "date";
  if (count > 0) made.setAttribute("href", `#${anchorOfDay(day)}`);
  return made;
}
