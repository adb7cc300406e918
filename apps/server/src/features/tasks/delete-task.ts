import { refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import { moveToTrash } from "#kernel/trash/move-to-trash.ts";
import type { Work } from "#kernel/work.ts";
import { reachOf } from "./list/list-tasks.ts";
import { lockTasks, taskParts } from "./task-store.ts";
import { taskTrash } from "./task-trash.ts";

/** Deletes only this task of a series, and no later one is created. */
export async function deleteTask(work: Work, id: string): Promise<{ trashId: string }> {
  const [row] = await lockTasks(work, [id], reachOf(work.scope));
  if (row === undefined) throw refusal("NOT_FOUND");
  const trashId = await moveToTrash(work, { kind: taskTrash, entityId: id, parts: taskParts(id) });
  await writeAudit(work, { action: "delete", entity: "task", entityId: id });
  return { trashId };
}
