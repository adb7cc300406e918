import {
  addDays,
  addMonths,
  dayNumber,
  differenceInMonths,
  isRecordedDay,
  monthOf,
} from "../calendar/index.ts";
import type { PlainDate } from "../calendar/index.ts";
import { isOpenTask } from "./task-words.ts";
import type { TaskStatus } from "./task-words.ts";

export const repeatUnits = ["day", "week", "month", "year"] as const;
export type RepeatUnit = (typeof repeatUnits)[number];

/** The longest distance in days, weeks, months or years. */
export const MOST_REPEAT_EVERY = 99;

/** Every so many days, weeks, months or years. */
export type TaskRepeat = { readonly every: number; readonly unit: RepeatUnit };

/** One of a series: `occurrence` 0 is the first, due on `firstOn` when it was made. */
export type TaskOfSeries = TaskRepeat & {
  readonly firstOn: PlainDate;
  readonly occurrence: number;
  readonly dueOn: PlainDate;
};

export type NextTask = { readonly occurrence: number; readonly dueOn: PlainDate };

/** R-L09: the day of an occurrence, counted from the first day, so that 31 January comes back on 31 March. */
export function occurrenceOn(firstOn: PlainDate, { every, unit }: TaskRepeat, occurrence: number): PlainDate {
  const count = every * occurrence;
  if (unit === "day") return addDays(firstOn, count);
  if (unit === "week") return addDays(firstOn, count * 7);
  return addMonths(firstOn, unit === "month" ? count : count * 12);
}

/**
 * R-L09: what comes after a task of a series: the first day of it that lies after both the task's own day and today, and never
 * an occurrence that was there already. Null when it would lie beyond the days that anything is recorded for.
 */
export function nextTask(task: TaskOfSeries, today: PlainDate): NextTask | null {
  const after = task.dueOn > today ? task.dueOn : today;
  let occurrence = Math.max(task.occurrence + 1, earliest(task, after));
  while (occurrenceOn(task.firstOn, task, occurrence) <= after) occurrence += 1;
  const dueOn = occurrenceOn(task.firstOn, task, occurrence);
  return isRecordedDay(dueOn) ? { occurrence, dueOn } : null;
}

/** None before it lies after the day; at most one after it is the first that does. */
function earliest({ firstOn, every, unit }: TaskOfSeries, after: PlainDate): number {
  const days = unit === "week" ? every * 7 : every;
  const distance =
    unit === "day" || unit === "week"
      ? (dayNumber(after) - dayNumber(firstOn)) / days
      : differenceInMonths(monthOf(firstOn), monthOf(after)) / (unit === "month" ? every : every * 12);
  return Math.max(0, Math.floor(distance));
}

/** What becomes of a series when one of its tasks is cancelled: the next one comes, or none. */
export const seriesChoices = ["continues", "ends"] as const;
export type SeriesChoice = (typeof seriesChoices)[number];

/**
 * R-L09: what a change of status does to the series. `make`: the task is done with, the next one is due to come; `takeBack`: it is
 * to be done again, so the next one goes if nobody has touched it.
 */
export function seriesEffect(
  change: { readonly from: TaskStatus; readonly to: TaskStatus },
  series: SeriesChoice,
): "make" | "takeBack" | "none" {
  const [was, is] = [isOpenTask(change.from), isOpenTask(change.to)];
  if (was === is) return "none";
  if (is) return "takeBack";
  return change.to === "cancelled" && series === "ends" ? "none" : "make";
}
