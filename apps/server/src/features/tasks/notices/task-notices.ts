import { addDays } from "@keystead/domain/calendar";

import type { NoticeSource } from "#kernel/registry/notice-source.ts";
import type { Work } from "#kernel/work.ts";
import { notify } from "../../notices/index.ts";
import { reachOf } from "../list/list-tasks.ts";
import { findTasksOf, findTaskSubjects } from "./task-notices-store.ts";

/**
 * If the notice of a task could not be sent for this many days, it is no longer sent: the task is already among the
 * overdue ones.
 */
const CAUGHT_UP_DAYS = 7;

/** A task on its day, and a task assigned to somebody. */
export const taskNotices: NoticeSource = {
  kinds: ["task_due", "task_given"],
  due: async (work, { userId, today }) =>
    (await findTasksOf(work, userId, { first: addDays(today, 1 - CAUGHT_UP_DAYS), last: today })).map(
      ({ id, dueOn }) => ({ kind: "task_due", recordId: id, day: dueOn, facts: { dueOn } }),
    ),
  subjects: (work, taskIds) => findTaskSubjects(work, taskIds, reachOf(work.scope)),
};

type Given = { readonly id: string; readonly assigneeUserId: string | null; readonly dueOn: string | null };

/** Notifies the new assignee of a task, unless they assigned it to themselves. */
export async function notifyAssignee(
  work: Work,
  { id, assigneeUserId, dueOn }: Given,
  before: string | null,
): Promise<void> {
  if (assigneeUserId === null || assigneeUserId === before || assigneeUserId === work.scope.userId) return;
  const facts = dueOn === null ? {} : { dueOn };
  await notify(work, [assigneeUserId], { kind: "task_given", recordId: id, facts });
}
