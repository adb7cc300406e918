import type { PlainDate } from "@keystead/domain/calendar";
import { plainDate } from "@keystead/domain/calendar";
import { NOTICE_HOUR } from "@keystead/domain/notices";
import type { ReminderOccasion, ReminderRule, ReminderStop } from "@keystead/domain/reminders";
import { and, eq, isNull, sql } from "#kernel/db/drizzle.ts";

import type { Tx } from "#kernel/db/tx.ts";
import { lockInOrder } from "#kernel/db/lock-order.ts";
import { firstRow, rowsOf } from "#kernel/db/queries/rows.ts";
import { rentReminder, rentReminderRule, rentReminderStop } from "#kernel/db/schema/index.ts";
import { dayAt } from "#kernel/db/queries/zone.ts";
import { someoneLeaves } from "#kernel/erasure/leaving-store.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

type OfLease = { readonly leaseId: string };
type OfTenant = OfLease & { readonly tenantId: string };

/** A lease that is due for today's round. */
export type WaitingLease = WorkspaceScope & OfLease & { readonly today: PlainDate };

const instantOf = (now: Date) => sql`${now.toISOString()}::timestamptz`;

/**
 * By the clock of each property. Leaves out samples, and workspaces whose owner is leaving or has not confirmed the
 * email address to which replies go. As `app_system`, over all workspaces.
 */
export async function findWaitingLeases(tx: Tx, now: Date): Promise<readonly WaitingLease[]> {
  const at = sql`(${instantOf(now)} at time zone p.timezone)`;
  const result = await tx.execute(sql`
    select r.workspace_id, r.lease_id, ${at}::date::text as today
    from rent_reminder_rule r
    join workspace w on w.id = r.workspace_id and w.kind = 'own'
    join "user" o on o.id = w.owner_user_id and o.email_verified
    join lease l on l.workspace_id = r.workspace_id and l.id = r.lease_id
    join property p on p.workspace_id = l.workspace_id and p.id = l.property_id
    where (r.before_days is not null or r.after_days is not null)
      and extract(hour from ${at}) >= ${NOTICE_HOUR}::int and (r.round_on is null or r.round_on < ${at}::date)
      and (l.ends_on is null or l.ends_on >= ${at}::date)
      and not ${someoneLeaves(sql`w.owner_user_id`)}
    order by r.workspace_id, r.lease_id`);
  return rowsOf(result).map((row) => ({
    workspaceId: String(row["workspace_id"]),
    leaseId: String(row["lease_id"]),
    today: plainDate(String(row["today"])),
  }));
}

/** Locks the lease with its property and tenants until the transaction ends. */
export async function lockReminded(work: Work<WorkspaceScope>, { leaseId }: OfLease): Promise<void> {
  const { workspaceId } = work.scope;
  const ofLease = sql`workspace_id = ${workspaceId}::uuid and`;
  await lockInOrder(work, [
    {
      table: "property",
      ids: sql`select property_id from lease where ${ofLease} id = ${leaseId}::uuid`,
      strength: "key share",
    },
    {
      table: "tenant",
      ids: sql`select tenant_id from lease where ${ofLease} id = ${leaseId}::uuid
        union select tenant_id from lease_co_tenant where ${ofLease} lease_id = ${leaseId}::uuid`,
      strength: "key share",
    },
    { table: "lease", ids: [leaseId], strength: "no key update" },
  ]);
}

/** Marks a day's round as done, once; false if another process has already done this. */
export async function takeReminderRound(
  { tx, scope }: Work<WorkspaceScope>,
  { leaseId, today }: OfLease & { readonly today: PlainDate },
): Promise<boolean> {
  const result = await tx.execute(sql`
    update rent_reminder_rule set round_on = ${today}::date
    where workspace_id = ${scope.workspaceId}::uuid and lease_id = ${leaseId}::uuid
      and (round_on is null or round_on < ${today}::date)
    returning lease_id`);
  return rowsOf(result).length > 0;
}

/** How many reminders the workspace has ordered in the last 24 hours. */
export async function countLately({ tx, scope, now }: Work<WorkspaceScope>): Promise<number> {
  const row = firstRow(
    await tx.execute(sql`select count(distinct (lease_id, tenant_id, ordered_on))::int as mails from rent_reminder
      where workspace_id = ${scope.workspaceId}::uuid and created_at > ${instantOf(now)} - interval '1 day'`),
  );
  return Number(row?.["mails"]);
}

export type StoredRule = ReminderRule & { readonly version: number };

/** The rule of a lease, created if missing. The caller has locked the lease. */
export async function ensureRule(
  { tx, scope, now }: Work<WorkspaceScope>,
  { leaseId }: OfLease,
): Promise<StoredRule> {
  const { workspaceId } = scope;
  await tx
    .insert(rentReminderRule)
    .values({ workspaceId, leaseId, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  const [rule] = await tx
    .select({
      beforeDays: rentReminderRule.beforeDays,
      afterDays: rentReminderRule.afterDays,
      version: rentReminderRule.version,
    })
    .from(rentReminderRule)
    .where(and(eq(rentReminderRule.workspaceId, workspaceId), eq(rentReminderRule.leaseId, leaseId)));
  if (rule === undefined) throw new Error("A rule that was just made is not there.");
  return rule;
}

/** A new rule applies from the next morning on, so that a mistake can be corrected before mails go out. */
export async function writeRule(
  { tx, scope, now }: Work<WorkspaceScope>,
  { leaseId, beforeDays, afterDays, version }: OfLease & StoredRule,
): Promise<void> {
  const today = sql`(select case when extract(hour from ${instantOf(now)} at time zone p.timezone) >= ${NOTICE_HOUR}::int
      then ${dayAt(sql`p.timezone`, now)} else ${dayAt(sql`p.timezone`, now)} - 1 end
    from lease l join property p on p.workspace_id = l.workspace_id and p.id = l.property_id
    where l.workspace_id = ${scope.workspaceId}::uuid and l.id = ${leaseId}::uuid)`;
  await tx
    .update(rentReminderRule)
    .set({ beforeDays, afterDays, version, roundOn: sql`${today}`, updatedAt: now })
    .where(and(eq(rentReminderRule.workspaceId, scope.workspaceId), eq(rentReminderRule.leaseId, leaseId)));
}

type Ordered = OfTenant & { readonly orderedOn: string };

export async function insertOrdered(
  { tx, scope, now }: Work<WorkspaceScope>,
  { leaseId, tenantId, orderedOn }: Ordered,
  occasions: readonly ReminderOccasion[],
): Promise<void> {
  const { workspaceId } = scope;
  await tx.insert(rentReminder).values(
    occasions.map(({ kind, dueOn }) => ({
      workspaceId,
      leaseId,
      tenantId,
      kind,
      dueOn,
      orderedOn,
      createdAt: now,
    })),
  );
}

function waiting({ workspaceId }: WorkspaceScope, { leaseId, tenantId, orderedOn }: Ordered) {
  return and(
    eq(rentReminder.workspaceId, workspaceId),
    eq(rentReminder.leaseId, leaseId),
    eq(rentReminder.tenantId, tenantId),
    eq(rentReminder.orderedOn, orderedOn),
    isNull(rentReminder.sentAt),
  );
}

/** Marks a mail as sent just now and returns its due days; none if it was already marked. */
export async function markReminderSent(
  { tx, scope, now }: Work<WorkspaceScope>,
  ordered: Ordered,
): Promise<readonly string[]> {
  const rows = await tx
    .update(rentReminder)
    .set({ sentAt: now })
    .where(waiting(scope, ordered))
    .returning({ dueOn: rentReminder.dueOn });
  return rows.map(({ dueOn }) => dueOn).toSorted();
}

/** Deletes the order of a mail that was not sent. */
export async function forgetOrdered({ tx, scope }: Work<WorkspaceScope>, ordered: Ordered): Promise<void> {
  await tx.delete(rentReminder).where(waiting(scope, ordered));
}

/** Whether lease and tenant still exist; keeps both until the transaction ends. */
export async function lockPair(
  work: Work<WorkspaceScope>,
  { leaseId, tenantId }: OfTenant,
): Promise<boolean> {
  await lockInOrder(work, [
    { table: "tenant", ids: [tenantId], strength: "key share" },
    { table: "lease", ids: [leaseId], strength: "key share" },
  ]);
  const result = await work.tx.execute(sql`select 1 from lease l
    join tenant t on t.workspace_id = l.workspace_id and t.id = ${tenantId}::uuid
    where l.workspace_id = ${work.scope.workspaceId}::uuid and l.id = ${leaseId}::uuid`);
  return rowsOf(result).length > 0;
}

/** False if the stop already existed; a repeated refusal updates its time and returns true. */
export async function insertStop(
  { tx, scope, now }: Work<WorkspaceScope>,
  { leaseId, tenantId, reason }: OfTenant & { readonly reason: ReminderStop },
): Promise<boolean> {
  const { workspaceId } = scope;
  const rows = await tx
    .insert(rentReminderStop)
    .values({ workspaceId, leaseId, tenantId, reason, createdAt: now })
    .onConflictDoUpdate({
      target: [
        rentReminderStop.workspaceId,
        rentReminderStop.leaseId,
        rentReminderStop.tenantId,
        rentReminderStop.reason,
      ],
      set: { createdAt: now },
      setWhere: sql`${rentReminderStop.reason} = 'refused'`,
    })
    .returning({ id: rentReminderStop.id });
  return rows.length > 0;
}
