import { plainDate } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import { openTaskStatuses } from "@keystead/domain/tasks";
import { and, between, eq, inArray, or, isNull } from "#kernel/db/drizzle.ts";

import { property, task } from "#kernel/db/schema/index.ts";
import type { NoticeSubject } from "#kernel/registry/notice-source.ts";
import type { ActorScope, Work, WorkspaceScope } from "#kernel/work.ts";
import type { TaskReach } from "../list/task-list-store.ts";

/** Open tasks of these days for a person: assigned to them, or created by them and assigned to nobody. */
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

/** The description, unit and property of those tasks that the person may see. */
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
  // A person who sees only their own tasks has no form to open; they set the status in the list, which is short.
  const pathOf = (id: string) => (reach.own ? "/tasks" : `/tasks?edit=${id}`);
  return new Map(rows.map(({ id, name, place }) => [id, { name, place: place ?? "", path: pathOf(id) }]));
}
