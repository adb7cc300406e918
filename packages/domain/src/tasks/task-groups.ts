import { addDays, dayOfWeek } from "../calendar/index.ts";
import type { PlainDate } from "../calendar/index.ts";
import type { ListSorting } from "../lists/index.ts";
import { isOpenTask } from "./task-words.ts";
import type { TaskStatus } from "./task-words.ts";

/** How the list of tasks is divided, from top to bottom. */
export const taskGroups = ["overdue", "today", "week", "later", "done"] as const;
export type TaskGroup = (typeof taskGroups)[number];

/** The groups of what is still to be done, by which a list can be narrowed. */
export const taskDues = ["overdue", "today", "week", "later"] as const satisfies readonly TaskGroup[];

/** `due`: what is to be done first by its day, what has none last; then what is done, the latest first. */
export const taskOrder = {
  sorts: ["due", "priority", "description", "property", "status", "createdAt"],
  defaultSort: "due",
} as const satisfies ListSorting;

/** What a list shows of the states: `open` is pending and in progress, `done` completed and cancelled. */
export const taskStates = ["open", "done", "pending", "in_progress", "completed", "cancelled"] as const;

/** Whose tasks a list shows; an id of a member says one of the others. */
export const taskAssignees = ["me", "nobody"] as const;

type Dated = { readonly status: TaskStatus; readonly dueOn: PlainDate | null };

/** R-L01: overdue is what is to be done and was due before today; `today` is the day of the person who looks (R-Z03). */
export function isOverdueTask({ status, dueOn }: Dated, today: PlainDate): boolean {
  return isOpenTask(status) && dueOn !== null && dueOn < today;
}

/** Where a task stands in the list. The week ends on Sunday; what has no day stands under "later". */
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
