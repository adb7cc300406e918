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

/** Most days, weeks, months or years between repetitions. */
export const MOST_REPEAT_EVERY = 99;

/** Every `every` days, weeks, months or years. */
export type TaskRepeat = { readonly every: number; readonly unit: RepeatUnit };

/** A task of a series: `occurrence` 0 is the first, which was originally due on `firstOn`. */
export type TaskOfSeries = TaskRepeat & {
  readonly firstOn: PlainDate;
  readonly occurrence: number;
  readonly dueOn: PlainDate;
};

export type NextTask = { readonly occurrence: number; readonly dueOn: PlainDate };

/**
 * R-L09: the day of an occurrence, counted from the first day, so that after 31 January and 28 February comes 31 March.
 */
export function occurrenceOn(firstOn: PlainDate, { every, unit }: TaskRepeat, occurrence: number): PlainDate {
  const count = every * occurrence;
  if (unit === "day") return addDays(firstOn, count);
  if (unit === "week") return addDays(firstOn, count * 7);
  return addMonths(firstOn, unit === "month" ? count : count * 12);
}

/**
 * R-L09: the next task of a series: on its first day after both the task's own day and today, never an earlier
 * occurrence again. Null when that is outside the recorded days.
 */
export function nextTask(task: TaskOfSeries, today: PlainDate): NextTask | null {
  const after = task.dueOn > today ? task.dueOn : today;
  let occurrence = Math.max(task.occurrence + 1, earliest(task, after));
  while (occurrenceOn(task.firstOn, task, occurrence) <= after) occurrence += 1;
  const dueOn = occurrenceOn(task.firstOn, task, occurrence);
  return isRecordedDay(dueOn) ? { occurrence, dueOn } : null;
}

/**
 * The first occurrence to examine: all before it are not after the day, and at most one more is needed to be after it.
 */
function earliest({ firstOn, every, unit }: TaskOfSeries, after: PlainDate): number {
  const days = unit === "week" ? every * 7 : every;
  const distance =
    unit === "day" || unit === "week"
      ? (dayNumber(after) - dayNumber(firstOn)) / days
      : differenceInMonths(monthOf(firstOn), monthOf(after)) / (unit === "month" ? every : every * 12);
  return Math.max(0, Math.floor(distance));
}

/** What happens to a series when one of its tasks is cancelled: it continues, or it ends. */
export const seriesChoices = ["continues", "ends"] as const;
export type SeriesChoice = (typeof seriesChoices)[number];

/**
 * R-L09: the effect of a status change on the series. `make`: the task is closed, so the next one is created;
 * `takeBack`: it is reopened, so the next one is removed if unchanged.
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
