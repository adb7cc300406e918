import type {
  TaskAssignees,
  TaskCountQuery,
  TaskCounts,
  TaskList,
  TaskQuery,
  TaskView,
} from "@keystead/contract/tasks";
import { can } from "@keystead/domain/permissions";
import type * as z from "zod/mini";

import { refusal } from "#kernel/api/index.ts";
import type { Scope, Work } from "#kernel/work.ts";
import { countConflicts } from "../../bookings/index.ts";
import { findMembers } from "../links/task-links-store.ts";
import {
  countGroups,
  findListedTask,
  findOtherNames,
  selectTasks,
  todayOfMember,
} from "./task-list-store.ts";
import type { TaskReach } from "./task-list-store.ts";
import { taskView } from "../task-view.ts";

/** R-O01: a cleaner reaches the tasks assigned to them, everybody else all tasks of the workspace. */
export function reachOf({ role }: Pick<Scope, "role">): TaskReach {
  return { own: !can(role, "task.read_any") };
}

export async function listTasks(
  work: Work,
  query: z.infer<typeof TaskQuery>,
): Promise<z.infer<typeof TaskList>> {
  const { items, total, next } = await selectTasks(work, query, reachOf(work.scope));
  const today = await todayOfMember(work);
  return {
    items: items.map((item) => taskView(item, { ...work.scope, today })),
    total,
    today,
    ...(next === undefined ? {} : { next }),
  };
}

export async function getTask(work: Work, id: string): Promise<TaskView> {
  const found = await findListedTask(work, id, reachOf(work.scope));
  if (found === undefined) throw refusal("NOT_FOUND");
  return taskView(found, { ...work.scope, today: await todayOfMember(work) });
}

export async function countTasks(work: Work, query: z.infer<typeof TaskCountQuery>): Promise<TaskCounts> {
  const counts = await countGroups(work, query, reachOf(work.scope));
  return { ...counts, conflicts: can(work.scope.role, "booking.read") ? await countConflicts(work) : 0 };
}

/** The people of the workspace, and names that were typed before. */
export async function listAssignees(work: Work): Promise<TaskAssignees> {
  const members = await findMembers(work);
  return {
    members: members.map((one) => ({ ...one, me: one.id === work.scope.userId })),
    others: [...(await findOtherNames(work))],
  };
}
