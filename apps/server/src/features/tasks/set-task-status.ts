import type { TaskStatusChange, TaskStatusChanged } from "@keystead/contract/tasks";
import { taskTransition } from "@keystead/domain/tasks";

import { refusal, refuseUnlessAsRead } from "#kernel/api/index.ts";
import { writeAudits } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { reachOf } from "./list/list-tasks.ts";
import { followSeries } from "./follow-series.ts";
import { lockLinksOf, lockTasks, writeTaskStatuses } from "./task-store.ts";

/**
 * Changes one or several tasks, all or none (R-L01). Tasks that already have the status are not written, so that Undo
 * reverts only real changes.
 */
export async function setTaskStatus(
  work: Work,
  { status, tasks, series }: TaskStatusChange,
): Promise<TaskStatusChanged> {
  const read = new Map(tasks.map(({ id, version }) => [id, version]));
  const ids = [...read.keys()];
  await lockLinksOf(work, ids);
  const before = await lockTasks(work, ids, reachOf(work.scope));
  refuseUnlessAsRead(before, read, ({ description }) => description);
  if (before.some((row) => !taskTransition(row.status, status).ok))
    throw refusal("TASK_TRANSITION_NOT_ALLOWED");
  const others = before.filter((row) => row.status !== status);
  if (others.length === 0) return { changed: [], next: [] };
  const changed = await writeTaskStatuses(
    work,
    others.map(({ id }) => id),
    status,
  );
  const next = await followSeries(
    work,
    others.map((row) => ({ row, to: status })),
    series,
  );
  await writeAudits(
    work,
    others.map((row) => ({
      action: "update",
      entity: "task",
      entityId: row.id,
      changes: { status: { from: row.status, to: status } },
    })),
  );
  const was = new Map(others.map((row) => [row.id, row.status]));
  return {
    changed: changed.map(({ id, version }) => ({ id, version, was: was.get(id) ?? status })),
    next: next.map(({ id, dueOn }) => ({ id, dueOn: dueOn ?? "" })),
  };
}
