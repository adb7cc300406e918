import type { JobView } from "@keystead/contract/turnovers";

/** Where a turnover stands on the board: done, in somebody's hands and in time, or neither. */
export function needOf(job: JobView): "need" | "fine" | "done" {
  if (job.status === "done") return "done";
  const late = job.flags.includes("overlap") || job.flags.includes("too_short");
  return late || job.doubleBooked || job.cleaner === null || !isAnswered(job) ? "need" : "fine";
}

/** What colours a line: red = it cannot be as it is, amber = nobody has said that it suits. */
export function toneOf(job: JobView): "red" | "amber" | "none" {
  if (needOf(job) !== "need") return "none";
  const fails = job.flags.some((flag) => flag !== "back_to_back") || job.doubleBooked;
  return fails || job.cleaner === null ? "red" : "amber";
}

const order = ["red", "amber", "none"];

/** What cannot be as it is before what nobody has answered; of one colour what lacks most time first, then as they come. */
export function redFirst(jobs: readonly JobView[]): readonly JobView[] {
  const slack = ({ slackMinutes }: JobView) => Math.min(slackMinutes ?? 0, 0);
  return jobs.toSorted((a, b) => order.indexOf(toneOf(a)) - order.indexOf(toneOf(b)) || slack(a) - slack(b));
}

/** What of a week is counted above the board, and what it can be narrowed to. */
export const jobMarks = ["short", "nobody", "unconfirmed", "running", "done"] as const;
export type JobMark = (typeof jobMarks)[number];

/** Whether a turnover is one of those: several may be true of it. */
export function hasMark(job: JobView, mark: JobMark): boolean {
  if (mark === "done" || job.status === "done") return mark === "done" && job.status === "done";
  if (mark === "short") return job.flags.some((flag) => flag !== "back_to_back") || job.doubleBooked;
  if (mark === "nobody") return job.cleaner === null;
  if (mark === "unconfirmed") return job.cleaner !== null && !isAnswered(job);
  return job.startedAt !== null;
}

function isAnswered({ confirmedAt, startedAt }: JobView): boolean {
  return confirmedAt !== null || startedAt !== null;
}

export function placeOfJob({ unit, property }: Pick<JobView, "unit" | "property">): string {
  return unit === null ? property.name : `${unit.name}, ${property.name}`;
}
