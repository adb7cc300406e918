import type { TurnoverView } from "@keystead/contract/turnovers";
import { isAnswered } from "@keystead/domain/turnovers";

/** Where a turnover stands on the board: done, in somebody's hands and in time, or neither. */
export function needOf(job: TurnoverView): "need" | "fine" | "done" {
  if (job.status === "done") return "done";
  const late = job.flags.includes("overlap") || job.flags.includes("too_short");
  return late || job.doubleBooked || job.cleaner === null || !isAnswered(job) ? "need" : "fine";
}

/** What colours a line: red = it cannot be as it is, amber = nobody has said that it suits. */
export function toneOf(job: TurnoverView): "red" | "amber" | "none" {
  if (needOf(job) !== "need") return "none";
  const fails = job.flags.some((flag) => flag !== "back_to_back") || job.doubleBooked;
  return fails || job.cleaner === null ? "red" : "amber";
}

const order = ["red", "amber", "none"];

/** What cannot be as it is before what nobody has answered; of one colour what lacks most time first, then as they come. */
export function redFirst(jobs: readonly TurnoverView[]): readonly TurnoverView[] {
  const slack = ({ slackMinutes }: TurnoverView) => Math.min(slackMinutes ?? 0, 0);
  return jobs.toSorted((a, b) => order.indexOf(toneOf(a)) - order.indexOf(toneOf(b)) || slack(a) - slack(b));
}

export function placeOfTurnover({ unit, property }: Pick<TurnoverView, "unit" | "property">): string {
  return unit === null ? property.name : `${unit.name}, ${property.name}`;
}
