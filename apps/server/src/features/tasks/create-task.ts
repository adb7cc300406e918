import { randomUUID } from "node:crypto";

import type { NewTask, TaskView } from "@keystead/contract/tasks";

import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { assertFeature } from "../plans/index.ts";
import { checkTask } from "./links/check-task.ts";
import { getTask } from "./list/list-tasks.ts";
import { insertTasks } from "./task-store.ts";
import type { NewTaskRow } from "./task-store.ts";
import { notifyAssignee } from "./notices/task-notices.ts";
import { personalTaskFields } from "./task-view.ts";

/** R-K07: refused on a plan without tasks. */
export async function createTask(work: Work, input: NewTask): Promise<TaskView> {
  assertFeature(work.scope, "tasks");
  const fields = await checkTask(work, input);
  const [made] = await insertTasks(work, [
    { ...taskColumns(fields, work.now), ...newSeries(fields), createdBy: work.scope.userId },
  ]);
  if (made === undefined) throw new Error("an insert that gave no row");
  await notifyAssignee(work, { ...made, assigneeUserId: fields.assigneeId }, null);
  await writeAudit(work, {
    action: "create",
    entity: "task",
    entityId: made.id,
    changes: auditedChanges({}, fields, personalTaskFields),
  });
  return getTask(work, made.id);
}

/** The stored columns of a task, without its series. */
export function taskColumns(fields: NewTask, now: Date): NewTaskRow {
  const { repeat: _repeat, assigneeId, ...rest } = fields;
  return { ...rest, assigneeUserId: assigneeId, completedAt: fields.status === "completed" ? now : null };
}

type SeriesColumns = Pick<NewTaskRow, "seriesId" | "firstOn" | "occurrence" | "repeatEvery" | "repeatUnit">;

/** R-L09: the columns of a series that begins with this task and its day; all null when it does not repeat. */
export function newSeries({ repeat, dueOn }: Pick<NewTask, "repeat" | "dueOn">): SeriesColumns {
  if (repeat === null)
    return { seriesId: null, firstOn: null, occurrence: null, repeatEvery: null, repeatUnit: null };
  return {
    seriesId: randomUUID(),
    firstOn: dueOn,
    occurrence: 0,
    repeatEvery: repeat.every,
    repeatUnit: repeat.unit,
  };
}
