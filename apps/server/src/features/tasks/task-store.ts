import type { TaskCountQuery, TaskCounts, TaskQuery } from "@keystead/contract/tasks";
import { openTaskStatuses, taskOrder, taskPriorities } from "@keystead/domain/tasks";
import type { TaskStatus } from "@keystead/domain/tasks";
import { and, eq, gt, inArray, isNull, notInArray, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type * as z from "zod/mini";

import type { Tx } from "#kernel/db/database.ts";
import { foundIn, inNameOrder } from "#kernel/db/fold.ts";
import { inOrder, isAnyOf } from "#kernel/db/list-order.ts";
import { lockedTables, lockInOrder } from "#kernel/db/lock-order.ts";
import { firstRow } from "#kernel/db/rows.ts";
import { lease, property, task, tenant, unit, user } from "#kernel/db/schema/index.ts";
import { dayAt } from "#kernel/db/zone.ts";
import type { KeptRecords } from "#kernel/registry/tables.ts";
import type { TrashPart } from "#kernel/trash/move-to-trash.ts";
import type { ActorScope, Work, WorkspaceScope } from "#kernel/work.ts";

export type TaskRow = typeof task.$inferSelect;
export type NewTaskRow = Omit<typeof task.$inferInsert, "workspaceId" | "createdAt" | "updatedAt">;

/** `own`: only what is given to the person who asks (R-O01). */
export type Reach = { readonly own: boolean };
type Filters = Partial<Omit<z.infer<typeof TaskQuery>, "page" | "limit" | "sort">>;

const assignee = alias(user, "assignee");
const creator = alias(user, "creator");
const leaseTenant = alias(tenant, "lease_tenant");

const isDone = notInArray(task.status, [...openTaskStatuses]);
const priorityRank = sql`array_position(${sql.raw(`array['${taskPriorities.join("','")}']`)}, ${task.priority})`;

export type ListedTask = Awaited<ReturnType<typeof findListedTask>> & object;

export async function listTasks(
  work: Work<ActorScope>,
  { page, limit, sort, ...filters }: z.infer<typeof TaskQuery>,
  reach: Reach,
): Promise<{ readonly items: readonly ListedTask[]; readonly total: number }> {
  const where = whereOf(work, filters, reach);
  const items = await selectListed(work)
    .where(where)
    .orderBy(...orderOf(sort))
    .limit(limit)
    .offset((page - 1) * limit);
  const total = items[0]?.total ?? (page === 1 ? 0 : await countTasks(work.tx, where));
  return { items, total };
}

export async function findListedTask(work: Work<ActorScope>, id: string, reach: Reach) {
  const [item] = await selectListed(work).where(and(byId(work.scope, id), ownOf(work.scope, reach)));
  return item;
}

/** What stands in each group, in one statement; with the day of the person who asks. */
export async function countGroups(
  work: Work<ActorScope>,
  filters: z.infer<typeof TaskCountQuery>,
  reach: Reach,
): Promise<TaskCounts> {
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

/** The day of the person who asks (R-Z03). */
export async function todayOf(work: Work<ActorScope>): Promise<string> {
  return String(firstRow(await work.tx.execute(sql`select ${days(work).today}::text as today`))?.["today"]);
}

/** R-L09: what the tasks name stays while the next ones of their series are made, and is locked before them. */
export async function lockLinksOf(work: Work<WorkspaceScope>, ids: readonly string[]): Promise<void> {
  const named = (column: string): SQL =>
    sql`select ${sql.identifier(column)} from task where workspace_id = ${work.scope.workspaceId} and ${inArray(sql`id`, [...ids])}`;
  await lockInOrder(
    work,
    lockedTables.map((table) => ({
      table,
      ids: named(`${table}_id`),
      strength: "key share" as const,
    })),
  );
}

/** Locked in one order until the transaction ends; what is not there, or not within reach, is left out. */
export async function lockTasks(
  { tx, scope }: Work<ActorScope>,
  ids: readonly string[],
  reach: Reach,
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

/** The row must be locked by the caller. */
export async function updateTask(
  { tx, scope, now }: Work<WorkspaceScope>,
  before: Pick<TaskRow, "id" | "version">,
  fields: Partial<NewTaskRow>,
): Promise<void> {
  await tx
    .update(task)
    .set({ ...fields, version: before.version + 1, updatedAt: now })
    .where(byId(scope, before.id));
}

/** The rows must be locked by the caller. */
export async function updateStatuses(
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

/** Of each series those after the given occurrence. */
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

/** Those of them that nobody has touched since; answers which went. */
export async function deleteUntouched(
  { tx, scope }: Work<WorkspaceScope>,
  ids: readonly string[],
): Promise<readonly string[]> {
  const gone = await tx
    .delete(task)
    .where(
      and(
        eq(task.workspaceId, scope.workspaceId),
        inArray(task.id, [...ids]),
        eq(task.version, 1),
        eq(task.status, "pending"),
      ),
    )
    .returning({ id: task.id });
  return gone.map(({ id }) => id);
}

/** R-M05: what is open becomes nobody's, what is done keeps the name. */
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

/** Names without a seat that tasks were given to, the latest first. */
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

/** For the trash: the row itself, nothing hangs on it. */
export function taskPart(id: string): TrashPart<"task"> {
  return { table: task, where: eq(task.id, id) };
}

/** R-M01: tasks of a property stay when it goes. */
export const keptTasks: KeptRecords = {
  countedAs: "tasksKept",
  count: ({ workspaceId, propertyId }) =>
    sql`select count(*)::int from task k where k.workspace_id = ${workspaceId} and k.property_id = ${propertyId}`,
};

function selectListed({ tx }: Work<ActorScope>) {
  return tx
    .select({
      row: task,
      propertyName: property.name,
      unitName: unit.name,
      tenantName: tenant.name,
      leaseName: leaseTenant.name,
      // Whoever has not said a name is known by the address.
      assigneeName: sql<string | null>`coalesce(nullif(${assignee.name}, ''), ${assignee.email})`,
      creatorName: sql<string | null>`coalesce(nullif(${creator.name}, ''), ${creator.email})`,
      total: sql<number>`(count(*) over ())::int`,
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

function orderOf(sort: z.infer<typeof TaskQuery>["sort"]): SQL[] {
  const byDue = [
    sql`${isDone}`,
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
  return inOrder(sort ?? taskOrder.defaultSort, sorts, task.id);
}

function whereOf(work: Work<ActorScope>, filters: Filters, reach: Reach): SQL | undefined {
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

/** As `taskGroup` of the domain divides them; a test holds both equal. */
function days({ scope, now }: Work<ActorScope>): { readonly today: SQL; readonly sunday: SQL } {
  const zone = sql`coalesce((select timezone from "user" where id = ${scope.userId}::uuid), 'UTC')`;
  const today = sql`(select ${dayAt(zone, now)})`;
  return { today, sunday: sql`(select date_trunc('week', ${today})::date + 6)` };
}

function ownOf({ userId }: ActorScope, { own }: Reach): SQL | undefined {
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

function byId(scope: WorkspaceScope, id: string): SQL | undefined {
  return and(eq(task.workspaceId, scope.workspaceId), eq(task.id, id));
}
