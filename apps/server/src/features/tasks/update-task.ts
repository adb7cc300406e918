import type { NewTask, TaskChange, TaskView } from "@keystead/contract/tasks";
import { taskTransition } from "@keystead/domain/tasks";

import { refusal, stale } from "#kernel/api/index.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { checkTask } from "./links/check-task.ts";
import { taskColumns, newSeries } from "./create-task.ts";
import { getTask, reachOf } from "./list/list-tasks.ts";
import { followSeries } from "./follow-series.ts";
import { findListedTask } from "./list/task-list-store.ts";
import { lockTasks, writeTask } from "./task-store.ts";
import type { NewTaskRow, TaskRow } from "./task-store.ts";
import { notifyAssignee } from "./notices/task-notices.ts";
import { sentTask, personalTaskFields } from "./task-view.ts";

/** Merges the change into the locked record and validates the result as a whole. */
export async function updateTask(work: Work, change: TaskChange): Promise<TaskView> {
  const { id, version, ...changed } = change;
  const known = await findListedTask(work, id, reachOf(work.scope));
  if (known === undefined) throw refusal("NOT_FOUND");
  // Locks the records to which the task and the next one of its series will refer, before the task itself. If the
  // version has changed, nothing is written.
  const was = sentTask(known.row);
  const planned = await checkTask(work, { ...was, ...oneAssignee(changed) }, was);
  const [row] = await lockTasks(work, [id], reachOf(work.scope));
  if (row === undefined) throw refusal("NOT_FOUND");
  if (row.version !== version) throw stale(await getTask(work, id));
  if (!taskTransition(row.status, planned.status).ok) throw refusal("TASK_TRANSITION_NOT_ALLOWED");
  await writeTask(work, row, {
    ...taskColumns(planned, row.completedAt ?? work.now),
    ...seriesOf(row, planned),
  });
  const [after] = await lockTasks(work, [id], reachOf(work.scope));
  if (after === undefined) throw new Error("a locked row that is gone");
  await notifyAssignee(work, after, row.assigneeUserId);
  await followSeries(work, [{ row: { ...after, status: row.status }, to: planned.status }], "continues");
  await writeAudit(work, {
    action: "update",
    entity: "task",
    entityId: id,
    changes: auditedChanges(sentTask(row), planned, personalTaskFields),
  });
  return getTask(work, id);
}

/** An assignee is either a member or an entered name, so a new one of either kind replaces the other. */
function oneAssignee(changed: Partial<NewTask>): Partial<NewTask> {
  if (typeof changed.assigneeId === "string") return { ...changed, assigneeName: "" };
  return (changed.assigneeName ?? "") === "" ? changed : { ...changed, assigneeId: null };
}

/**
 * R-L09: another interval begins another series. A new day postpones only this task; for the first task it also moves
 * the day from which the series counts.
 */
function seriesOf(row: TaskRow, { repeat, dueOn }: NewTask): Partial<NewTaskRow> {
  if (repeat?.every !== row.repeatEvery || repeat.unit !== row.repeatUnit) {
    return repeat === null && row.seriesId === null ? {} : newSeries({ repeat, dueOn });
  }
  return row.occurrence === 0 && dueOn !== row.dueOn ? { firstOn: dueOn } : {};
}
