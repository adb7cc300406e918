import { plainDate } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import { openTaskStatuses } from "@keystead/domain/tasks";
import { and, between, eq, inArray, or, isNull } from "#kernel/db/drizzle.ts";

import { property, task } from "#kernel/db/schema/index.ts";
import type { NoticeSubject } from "#kernel/registry/notice-source.ts";
import type { ActorScope, Work, WorkspaceScope } from "#kernel/work.ts";
import type { TaskReach } from "../list/task-list-store.ts";

/** Open tasks of these days that are for somebody: given to them, or to nobody of the workspace and made by them. */
export async function findTasksOf(
  { tx, scope }: Work<WorkspaceScope>,
  userId: string,
  days: { readonly first: PlainDate; readonly last: PlainDate },
): Promise<readonly { readonly id: string; readonly dueOn: PlainDate }[]> {
  const rows = await tx
    .select({ id: task.id, dueOn: task.dueOn })
    .from(task)
    .where(
      and(
        eq(task.workspaceId, scope.workspaceId),
        inArray(task.status, [...openTaskStatuses]),
        between(task.dueOn, days.first, days.last),
        or(
          eq(task.assigneeUserId, userId),
          and(isNull(task.assigneeUserId), eq(task.assigneeName, ""), eq(task.createdBy, userId)),
        ),
      ),
    );
  return rows.flatMap(({ id, dueOn }) => (dueOn === null ? [] : [{ id, dueOn: plainDate(dueOn) }]));
}

/** Of those within reach, what they say and where they are to be done. */
export async function findTaskSubjects(
  { tx, scope }: Work<ActorScope>,
  taskIds: readonly string[],
  reach: TaskReach,
): Promise<ReadonlyMap<string, NoticeSubject>> {
  const rows = await tx
    .select({ id: task.id, name: task.description, place: property.name })
    .from(task)
    .leftJoin(property, and(eq(property.workspaceId, task.workspaceId), eq(property.id, task.propertyId)))
    .where(
      and(
        eq(task.workspaceId, scope.workspaceId),
        inArray(task.id, [...taskIds]),
        reach.own ? eq(task.assigneeUserId, scope.userId) : undefined,
      ),
    );
  // Whoever sees the own tasks alone has no form to open: the list, in which they are few, is where the status is set.
  const pathOf = (id: string) => (reach.own ? "/tasks" : `/tasks?edit=${id}`);
  return new Map(rows.map(({ id, name, place }) => [id, { name, place: place ?? "", path: pathOf(id) }]));
}
