import type { TaskCountQuery, TaskCounts, TaskQuery } from "@keystead/contract/tasks";
import { openTaskStatuses, taskOrder, taskPriorities } from "@keystead/domain/tasks";
import { and, eq, isNull, notInArray, sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";
import { alias } from "#kernel/db/pg-core.ts";
import type * as z from "zod/mini";

import type { Tx } from "#kernel/db/tx.ts";
import { foundIn, inNameOrder } from "#kernel/db/queries/fold.ts";
import { isAnyOf, listedBy, pageFrom, rowsBefore, rowsFor } from "#kernel/db/queries/list-order.ts";
import type { Listed, Onward } from "#kernel/db/queries/list-order.ts";
import { firstRow } from "#kernel/db/queries/rows.ts";
import { lease, property, task, tenant, unit, user } from "#kernel/db/schema/index.ts";
import { dayAt } from "#kernel/db/queries/zone.ts";
import type { ActorScope, Work, WorkspaceScope } from "#kernel/work.ts";

/** `own`: only tasks that are assigned to the caller (R-O01). */
export type TaskReach = { readonly own: boolean };

type Filters = Partial<Omit<z.infer<typeof TaskQuery>, "page" | "limit" | "after" | "sort">>;

const assignee = alias(user, "assignee");
const creator = alias(user, "creator");
const leaseTenant = alias(tenant, "lease_tenant");

const isDone = notInArray(task.status, [...openTaskStatuses]);

const priorityRank = sql`array_position(${sql.raw(`array['${taskPriorities.join("','")}']`)}, ${task.priority})`;

export type ListedTask = Awaited<ReturnType<typeof findListedTask>> & object;

export async function selectTasks(
  work: Work<ActorScope>,
  { page, limit, after, sort, ...filters }: z.infer<typeof TaskQuery>,
  reach: TaskReach,
): Promise<{ readonly items: readonly ListedTask[]; readonly total: number } & Onward> {
  const where = whereOf(work, filters, reach);
  const { order, position, behind } = listed(sort, after);
  const paged = { page, limit, after };
  const found = await selectListed(work, position)
    .where(and(where, behind))
    .orderBy(...order)
    .limit(rowsFor(paged))
    .offset(rowsBefore(paged));
  const { rows: items, onward } = pageFrom(found, paged);
  const known = after === undefined ? (items[0]?.total ?? (page === 1 ? 0 : undefined)) : undefined;
  return { items, total: known ?? (await countTasks(work.tx, where)), ...onward };
}

export async function findListedTask(work: Work<ActorScope>, id: string, reach: TaskReach) {
  const { scope } = work;
  const [item] = await selectListed(work).where(
    and(eq(task.workspaceId, scope.workspaceId), eq(task.id, id), ownOf(scope, reach)),
  );
  return item;
}

/** The number of tasks in each group on the caller's current day, in one statement. */
export async function countGroups(
  work: Work<ActorScope>,
  filters: z.infer<typeof TaskCountQuery>,
  reach: TaskReach,
): Promise<Omit<TaskCounts, "conflicts">> {
  const { today, sunday } = days(work);
  const open = sql`not ${isDone}`;
  const count = (where: SQL): SQL<number> => sql<number>`(count(*) filter (where ${where}))::int`;
  const [counts] = await work.tx
    .select({
      overdue: count(sql`${open} and ${task.dueOn} < ${today}`),
      today: count(sql`${open} and ${task.dueOn} = ${today}`),
      week: count(sql`${open} and ${task.dueOn} > ${today} and ${task.dueOn} <= ${sunday}`),
      later: count(sql`${open} and (${task.dueOn} is null or ${task.dueOn} > ${sunday})`),
      done: count(sql`${isDone}`),
    })
    .from(task)
    .leftJoin(property, and(eq(property.workspaceId, task.workspaceId), eq(property.id, task.propertyId)))
    .leftJoin(assignee, eq(assignee.id, task.assigneeUserId))
    .where(whereOf(work, filters, reach));
  if (counts === undefined) throw new Error("a count that gave no row");
  return counts;
}

/** The caller's current day (R-Z03). */
export async function todayOfMember(work: Work<ActorScope>): Promise<string> {
  return String(firstRow(await work.tx.execute(sql`select ${days(work).today}::text as today`))?.["today"]);
}

/** The entered names of assignees without a membership, latest first. */
export async function findOtherNames({ tx, scope }: Work<WorkspaceScope>): Promise<readonly string[]> {
  const rows = await tx
    .select({ name: task.assigneeName })
    .from(task)
    .where(
      and(
        eq(task.workspaceId, scope.workspaceId),
        isNull(task.assigneeUserId),
        sql`${task.assigneeName} <> ''`,
      ),
    )
    .groupBy(task.assigneeName)
    .orderBy(sql`max(${task.updatedAt}) desc`, task.assigneeName)
    .limit(OTHER_NAMES);
  return rows.map(({ name }) => name);
}

const OTHER_NAMES = 20;

function selectListed({ tx }: Work<ActorScope>, position: SQL<unknown> = sql`null`) {
  return tx
    .select({
      row: task,
      propertyName: property.name,
      unitName: unit.name,
      tenantName: tenant.name,
      leaseName: leaseTenant.name,
      // A person without a name is shown by their email address.
      assigneeName: sql<string | null>`coalesce(nullif(${assignee.name}, ''), ${assignee.email})`,
      creatorName: sql<string | null>`coalesce(nullif(${creator.name}, ''), ${creator.email})`,
      total: sql<number>`(count(*) over ())::int`,
      position,
    })
    .from(task)
    .leftJoin(property, and(eq(property.workspaceId, task.workspaceId), eq(property.id, task.propertyId)))
    .leftJoin(unit, and(eq(unit.workspaceId, task.workspaceId), eq(unit.id, task.unitId)))
    .leftJoin(tenant, and(eq(tenant.workspaceId, task.workspaceId), eq(tenant.id, task.tenantId)))
    .leftJoin(lease, and(eq(lease.workspaceId, task.workspaceId), eq(lease.id, task.leaseId)))
    .leftJoin(
      leaseTenant,
      and(eq(leaseTenant.workspaceId, task.workspaceId), eq(leaseTenant.id, lease.tenantId)),
    )
    .leftJoin(assignee, eq(assignee.id, task.assigneeUserId))
    .leftJoin(creator, eq(creator.id, task.createdBy));
}

function listed(sort: z.infer<typeof TaskQuery>["sort"], after: z.infer<typeof TaskQuery>["after"]): Listed {
  const byDue = [
    sql`(${isDone})::int`,
    sql`case when ${isDone} then null else ${task.dueOn} end`,
    sql`case when ${isDone} then 0 else -${priorityRank} end`,
    sql`case when ${isDone} then -extract(epoch from coalesce(${task.completedAt}, ${task.updatedAt})) end`,
    task.createdAt,
  ];
  const sorts = {
    due: byDue,
    priority: [sql`-${priorityRank}`, ...byDue],
    description: [inNameOrder(task.description)],
    property: [inNameOrder(property.name), ...byDue],
    status: [task.status, ...byDue],
    createdAt: [task.createdAt],
  };
  return listedBy(sort ?? taskOrder.defaultSort, sorts, { id: task.id, after });
}

function whereOf(work: Work<ActorScope>, filters: Filters, reach: TaskReach): SQL | undefined {
  const { scope } = work;
  const { q, status, priority, assignee: whose, due, propertyId, unitId, leaseId, tenantId } = filters;
  return and(
    eq(task.workspaceId, scope.workspaceId),
    ownOf(scope, reach),
    foundIn(q, [task.description, property.name, task.assigneeName, assignee.name]),
    status === undefined ? undefined : hasState(status),
    isAnyOf(task.priority, priority),
    whose === undefined ? undefined : isGivenTo(scope, whose),
    due === undefined ? undefined : isDue(work, due),
    propertyId === undefined ? undefined : eq(task.propertyId, propertyId),
    unitId === undefined ? undefined : eq(task.unitId, unitId),
    leaseId === undefined ? undefined : eq(task.leaseId, leaseId),
    tenantId === undefined ? undefined : eq(task.tenantId, tenantId),
  );
}

function hasState(state: NonNullable<Filters["status"]>): SQL {
  if (state === "open") return sql`not ${isDone}`;
  return state === "done" ? sql`${isDone}` : eq(task.status, state);
}

function isGivenTo({ userId }: ActorScope, whose: string): SQL | undefined {
  if (whose === "nobody") return and(isNull(task.assigneeUserId), eq(task.assigneeName, ""));
  return eq(task.assigneeUserId, whose === "me" ? userId : whose);
}

function isDue(work: Work<ActorScope>, due: NonNullable<Filters["due"]>): SQL {
  const { today, sunday } = days(work);
  const within = {
    overdue: sql`${task.dueOn} < ${today}`,
    today: sql`${task.dueOn} = ${today}`,
    week: sql`${task.dueOn} > ${today} and ${task.dueOn} <= ${sunday}`,
    later: sql`(${task.dueOn} is null or ${task.dueOn} > ${sunday})`,
  };
  return sql`not ${isDone} and ${within[due]}`;
}

/** The same limits as in `taskGroup` of the domain; a test keeps them equal. */
function days({ scope, now }: Work<ActorScope>): { readonly today: SQL; readonly sunday: SQL } {
  const zone = sql`coalesce((select timezone from "user" where id = ${scope.userId}::uuid), 'UTC')`;
  const today = sql`(select ${dayAt(zone, now)})`;
  return { today, sunday: sql`(select date_trunc('week', ${today})::date + 6)` };
}

/** The tasks within the caller's reach. */
export function ownOf({ userId }: ActorScope, { own }: TaskReach): SQL | undefined {
  return own ? eq(task.assigneeUserId, userId) : undefined;
}

async function countTasks(tx: Tx, where: SQL | undefined): Promise<number> {
  const [row] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(task)
    .leftJoin(property, and(eq(property.workspaceId, task.workspaceId), eq(property.id, task.propertyId)))
    .leftJoin(assignee, eq(assignee.id, task.assigneeUserId))
    .where(where);
  return row?.total ?? 0;
}
