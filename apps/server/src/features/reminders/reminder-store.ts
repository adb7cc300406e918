import type { PlainDate } from "@keystead/domain/calendar";
import { plainDate } from "@keystead/domain/calendar";
import { languages } from "@keystead/domain/languages";
import type { Language } from "@keystead/domain/languages";
import { NOTICE_HOUR } from "@keystead/domain/notices";
import { reminderKinds, reminderStops } from "@keystead/domain/reminders";
import type { ReminderOccasion, ReminderRule, ReminderStop } from "@keystead/domain/reminders";
import { tenantLanguage } from "@keystead/domain/tenants";
import { and, eq, isNull, sql } from "drizzle-orm";
import * as z from "zod/mini";

import type { Tx } from "#kernel/db/database.ts";
import { lockInOrder } from "#kernel/db/lock-order.ts";
import { firstRow, rowsOf } from "#kernel/db/rows.ts";
import { rentReminder, rentReminderRule, rentReminderStop } from "#kernel/db/schema/index.ts";
import { dayAt } from "#kernel/db/zone.ts";
import { someoneLeaves } from "#kernel/erasure/leaving-store.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

type OfLease = { readonly leaseId: string };
type OfTenant = OfLease & { readonly tenantId: string };

/** A lease whose morning has come. */
export type WaitingLease = WorkspaceScope & OfLease & { readonly today: PlainDate };

const instantOf = (now: Date) => sql`${now.toISOString()}::timestamptz`;

/**
 * By the clock of each property. A sample reminds nobody, nor does a workspace whose owner has not confirmed the address that answers
 * go to, or is leaving. As `app_system`, over all workspaces.
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

/** Where it lies, who signed and the lease itself stay as they are until the transaction ends. */
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

/** Takes the morning of a day, once; false when another process has it, or had it. */
export async function takeRound(
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

/** How many mails of this kind left the workspace in the last 24 hours. */
export async function countLately({ tx, scope, now }: Work<WorkspaceScope>): Promise<number> {
  const row = firstRow(
    await tx.execute(sql`select count(distinct (lease_id, tenant_id, ordered_on))::int as mails from rent_reminder
      where workspace_id = ${scope.workspaceId}::uuid and created_at > ${instantOf(now)} - interval '1 day'`),
  );
  return Number(row?.["mails"]);
}

const Person = z.object({
  id: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  language: z.nullable(z.enum(languages)),
  country: z.nullable(z.string()),
  owner: z.enum(languages),
  stop: z.nullable(z.enum(reminderStops)),
  sent: z.array(
    z.object({
      kind: z.enum(reminderKinds),
      dueOn: z.pipe(z.string(), z.transform(plainDate)),
      orderedOn: z.string(),
    }),
  ),
});

/** Who signed, in their order, as far as a reminder needs to know them. */
export type Recipient = {
  readonly id: string;
  readonly name: string;
  /** Null when none is known, and of whom the personal data was removed. */
  readonly email: string | null;
  readonly language: Language;
  readonly stop: ReminderStop | null;
  readonly sent: readonly (ReminderOccasion & { readonly orderedOn: string })[];
};

export async function findRecipients(
  { tx, scope }: Work<WorkspaceScope>,
  { leaseId }: OfLease,
): Promise<readonly Recipient[]> {
  const result = await tx.execute(sql`
    select jsonb_build_object('id', t.id, 'name', t.name, 'email', t.email, 'language', t.language,
      'country', p.country, 'owner', o.language,
      'stop', (select s.reason from rent_reminder_stop s
        where s.workspace_id = t.workspace_id and s.lease_id = signed.lease_id and s.tenant_id = t.id
          and (s.reason <> 'refused' or t.updated_at <= s.created_at) order by s.reason desc limit 1),
      'sent', (select coalesce(jsonb_agg(jsonb_build_object('kind', r.kind, 'dueOn', r.due_on, 'orderedOn', r.ordered_on)), '[]'::jsonb)
        from rent_reminder r
        where r.workspace_id = t.workspace_id and r.lease_id = signed.lease_id and r.tenant_id = t.id)) as person
    from (
      select l.id as lease_id, l.property_id, l.tenant_id, 0 as position from lease l
        where l.workspace_id = ${scope.workspaceId}::uuid and l.id = ${leaseId}::uuid
      union all
      select l.id, l.property_id, c.tenant_id, c.position from lease l
        join lease_co_tenant c on c.workspace_id = l.workspace_id and c.lease_id = l.id
        where l.workspace_id = ${scope.workspaceId}::uuid and l.id = ${leaseId}::uuid) signed
    join tenant t on t.workspace_id = ${scope.workspaceId}::uuid and t.id = signed.tenant_id
    join property p on p.workspace_id = t.workspace_id and p.id = signed.property_id
    join workspace w on w.id = t.workspace_id
    join "user" o on o.id = w.owner_user_id
    order by signed.position`);
  return rowsOf(result).map((row) => {
    const { language: chosen, country, owner, ...person } = Person.parse(row["person"]);
    return { ...person, language: tenantLanguage({ chosen, country, owner }) };
  });
}

/** On whose behalf a reminder goes out. */
export type Landlord = { readonly name: string; readonly email: string; readonly isConfirmed: boolean };

export async function findLandlord({ tx, scope }: Work<WorkspaceScope>): Promise<Landlord> {
  const row = firstRow(
    await tx.execute(sql`select o.name, o.email, o.email_verified from workspace w
      join "user" o on o.id = w.owner_user_id where w.id = ${scope.workspaceId}::uuid`),
  );
  const email = String(row?.["email"]);
  const name = row?.["name"];
  return {
    name: typeof name === "string" && name !== "" ? name : email,
    email,
    isConfirmed: row?.["email_verified"] === true,
  };
}

/** Whether the owner's account is locked, to be deleted. As `app_system`. */
export async function isLeaving({ tx, scope }: Work<WorkspaceScope>): Promise<boolean> {
  const result = await tx.execute(sql`select 1 from workspace w
    where w.id = ${scope.workspaceId}::uuid and ${someoneLeaves(sql`w.owner_user_id`)}`);
  return rowsOf(result).length > 0;
}

export type StoredRule = ReminderRule & { readonly version: number };

/** The rule of a lease, made where there is none. The lease must be locked by the caller. */
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

/** What was chosen counts from the next morning on: what is chosen by mistake can be taken back. */
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

/** The due days of a mail that went out just now; none where it had gone out before. */
export async function markSent(
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

/** Nothing was sent, so nobody was reminded. */
export async function forgetOrdered({ tx, scope }: Work<WorkspaceScope>, ordered: Ordered): Promise<void> {
  await tx.delete(rentReminder).where(waiting(scope, ordered));
}

/** Whether the tenant is one of those who signed; both stay until the transaction ends. */
export async function lockSigned(
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

/** False when it was there before; a refusal counts anew. */
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
