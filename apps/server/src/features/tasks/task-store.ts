import { openTaskStatuses } from "@keystead/domain/tasks";
import type { TaskStatus } from "@keystead/domain/tasks";
import { and, eq, gt, inArray, notExists, sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { lockInOrder } from "#kernel/db/lock-order.ts";
import { document, task } from "#kernel/db/schema/index.ts";
import type { RecordNames } from "#kernel/registry/record-names.ts";
import type { RemainingRecords } from "#kernel/registry/tables.ts";
import type { TrashPart } from "#kernel/trash/move-to-trash.ts";
import type { ActorScope, Work, WorkspaceScope } from "#kernel/work.ts";
import { ownOf } from "./list/task-list-store.ts";
import type { TaskReach } from "./list/task-list-store.ts";

export type TaskRow = typeof task.$inferSelect;
export type NewTaskRow = Omit<typeof task.$inferInsert, "workspaceId" | "createdAt" | "updatedAt">;

/**
 * R-L09: locks the records to which the tasks refer before the tasks themselves, because the next tasks of their
 * series refer to them too.
 */
export async function lockLinksOf(work: Work<WorkspaceScope>, ids: readonly string[]): Promise<void> {
  const named = (column: string): SQL =>
    sql`select ${sql.identifier(column)} from task where workspace_id = ${work.scope.workspaceId} and ${inArray(sql`id`, [...ids])}`;
  await lockInOrder(
    work,
    (["property", "unit", "tenant", "lease"] as const).map((table) => ({
      table,
      ids: named(`${table}_id`),
      strength: "key share" as const,
    })),
  );
}

/**
 * Locks the tasks in id order until the transaction ends; missing tasks and those that the caller may not see are
 * left out.
 */
export async function lockTasks(
  { tx, scope }: Work<ActorScope>,
  ids: readonly string[],
  reach: TaskReach,
): Promise<readonly TaskRow[]> {
  return tx
    .select()
    .from(task)
    .where(and(eq(task.workspaceId, scope.workspaceId), inArray(task.id, [...ids]), ownOf(scope, reach)))
    .orderBy(task.id)
    .for("update");
}

export async function insertTasks(
  { tx, scope, now }: Work<WorkspaceScope>,
  rows: readonly NewTaskRow[],
): Promise<readonly { readonly id: string; readonly dueOn: string | null }[]> {
  if (rows.length === 0) return [];
  return tx
    .insert(task)
    .values(rows.map((row) => ({ ...row, workspaceId: scope.workspaceId, createdAt: now, updatedAt: now })))
    .returning({ id: task.id, dueOn: task.dueOn });
}

/** Uses the id that the reporter's client chose; false if a task already has it. */
export async function insertReported(
  { tx, scope, now }: Work<WorkspaceScope>,
  row: NewTaskRow & { readonly id: string },
): Promise<boolean> {
  const made = await tx
    .insert(task)
    .values({ ...row, workspaceId: scope.workspaceId, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: [task.workspaceId, task.id] })
    .returning({ id: task.id });
  return made.length > 0;
}

/** The caller has locked the row. */
export async function writeTask(
  { tx, scope, now }: Work<WorkspaceScope>,
  before: Pick<TaskRow, "id" | "version">,
  fields: Partial<NewTaskRow>,
): Promise<void> {
  await tx
    .update(task)
    .set({ ...fields, version: before.version + 1, updatedAt: now })
    .where(byId(scope, before.id));
}

/** The caller has locked the rows. */
export async function writeTaskStatuses(
  { tx, scope, now }: Work<WorkspaceScope>,
  ids: readonly string[],
  status: TaskStatus,
): Promise<readonly { readonly id: string; readonly version: number }[]> {
  return tx
    .update(task)
    .set({
      status,
      completedAt: status === "completed" ? now : null,
      version: sql`${task.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(task.workspaceId, scope.workspaceId), inArray(task.id, [...ids])))
    .returning({ id: task.id, version: task.version });
}

/** The tasks of each series after the given occurrence. */
export async function findLater(
  { tx, scope }: Work<WorkspaceScope>,
  tasks: readonly TaskRow[],
): Promise<readonly Pick<TaskRow, "id" | "seriesId" | "occurrence" | "version" | "status">[]> {
  const series = tasks.flatMap(({ seriesId }) => seriesId ?? []);
  const first = Math.min(...tasks.map(({ occurrence }) => occurrence ?? 0));
  return tx
    .select({
      id: task.id,
      seriesId: task.seriesId,
      occurrence: task.occurrence,
      version: task.version,
      status: task.status,
    })
    .from(task)
    .where(
      and(
        eq(task.workspaceId, scope.workspaceId),
        inArray(task.seriesId, series),
        gt(task.occurrence, first),
      ),
    )
    .orderBy(task.occurrence);
}

/** Deletes those tasks that nobody has changed and that have no file; returns their ids. */
export async function deleteUntouched(
  work: Work<ActorScope>,
  ids: readonly string[],
): Promise<readonly string[]> {
  // Locked in a statement of its own: a delete that waited for an upload would not see the new file.
  await lockTasks(work, ids, { own: false });
  const { tx, scope } = work;
  const deleted = await tx
    .delete(task)
    .where(
      and(
        eq(task.workspaceId, scope.workspaceId),
        inArray(task.id, [...ids]),
        eq(task.version, 1),
        eq(task.status, "pending"),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(document)
            .where(and(eq(document.workspaceId, task.workspaceId), eq(document.taskId, task.id))),
        ),
      ),
    )
    .returning({ id: task.id });
  return deleted.map(({ id }) => id);
}

/** R-M05: open tasks become unassigned, done ones keep the name. */
export async function releaseTasksOf(
  { tx, scope, now }: Work<WorkspaceScope>,
  userId: string,
): Promise<readonly string[]> {
  const theirs = and(eq(task.workspaceId, scope.workspaceId), eq(task.assigneeUserId, userId));
  const set = { assigneeUserId: null, version: sql`${task.version} + 1`, updatedAt: now };
  const open = await tx
    .update(task)
    .set(set)
    .where(and(theirs, inArray(task.status, [...openTaskStatuses])))
    .returning({ id: task.id });
  await tx
    .update(task)
    .set({
      ...set,
      assigneeName: sql`coalesce((select coalesce(nullif(name, ''), email) from "user" where id = ${userId}::uuid), '')`,
    })
    .where(theirs);
  return open.map(({ id }) => id);
}

/** The rows that are moved to the trash: the task and its files. */
export function taskParts(id: string): readonly TrashPart<"task" | "document">[] {
  return [
    { table: task, where: eq(task.id, id) },
    { table: document, where: eq(document.taskId, id) },
  ];
}

/** R-M01: tasks of a property stay when it is deleted. */
export const keptTasks: RemainingRecords = {
  countedAs: "tasksKept",
  count: ({ workspaceId, propertyId }) =>
    sql`select count(*)::int from task k where k.workspace_id = ${workspaceId} and k.property_id = ${propertyId}`,
};

export const taskNames: RecordNames = {
  kind: "task",
  select: ({ workspaceId, ids }) =>
    sql`select k.id, k.description, null::uuid from task k where k.workspace_id = ${workspaceId}::uuid and k.id in ${ids}`,
};

function byId(scope: WorkspaceScope, id: string): SQL | undefined {
  return and(eq(task.workspaceId, scope.workspaceId), eq(task.id, id));
}
