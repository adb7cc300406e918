import { addDays, dayOfWeek } from "../calendar/index.ts";
import type { PlainDate } from "../calendar/index.ts";
import type { ListSorting } from "../lists/index.ts";
import { isOpenTask } from "./task-words.ts";
import type { TaskStatus } from "./task-words.ts";

/** The sections of the task list, from top to bottom. */
export const taskGroups = ["overdue", "today", "week", "later", "done"] as const;
export type TaskGroup = (typeof taskGroups)[number];

/** The sections of open tasks, by which a list can be filtered. */
export const taskDues = ["overdue", "today", "week", "later"] as const satisfies readonly TaskGroup[];

/** `due`: open tasks first, by their day, those without a day last; then completed ones, latest first. */
export const taskOrder = {
  sorts: ["due", "priority", "description", "property", "status", "createdAt"],
  defaultSort: "due",
} as const satisfies ListSorting;

/** Filters by status: `open` is pending and in progress, `done` completed and cancelled. */
export const taskStates = ["open", "done", "pending", "in_progress", "completed", "cancelled"] as const;

/** Filters by assignee; the id of a member is possible too. */
export const taskAssignees = ["me", "nobody"] as const;

type Dated = { readonly status: TaskStatus; readonly dueOn: PlainDate | null };

/**
 * R-L01: a task is overdue if it is open and was due before today; `today` is the day of the person who looks (R-Z03).
 */
export function isOverdueTask({ status, dueOn }: Dated, today: PlainDate): boolean {
  return isOpenTask(status) && dueOn !== null && dueOn < today;
}

/** The section of a task. The week ends on Sunday; tasks without a day are under "later". */
export function taskGroup(task: Dated, today: PlainDate): TaskGroup {
  if (!isOpenTask(task.status)) return "done";
  const { dueOn } = task;
  if (dueOn === null || dueOn > lastDayOfWeek(today)) return "later";
  if (dueOn < today) return "overdue";
  return dueOn === today ? "today" : "week";
}

/** The Sunday of the week, that day itself on a Sunday. */
export function lastDayOfWeek(day: PlainDate): PlainDate {
  return addDays(day, 7 - dayOfWeek(day));
}
