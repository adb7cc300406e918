import { NoticeFacts } from "@keystead/contract/notices";
import { DAY_MS, plainDate } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import type { Language } from "@keystead/domain/languages";
import { isNoticeKind, MOST_NOTICES, NOTICE_HOUR, NOTICE_KEPT_DAYS } from "@keystead/domain/notices";
import type { NoticeChoices, NoticeKind } from "@keystead/domain/notices";
import { membershipIsPaused } from "@keystead/domain/people";
import { memberRoles } from "@keystead/domain/permissions";
import type { MemberRole } from "@keystead/domain/permissions";
import { and, desc, eq, gt, inArray, isNull, lte, not, sql } from "#kernel/db/drizzle.ts";

import { planOfMembership } from "#kernel/api/session/plan-of-membership.ts";
import { assistantsBefore } from "#kernel/db/assistants-before.ts";
import { staysHere } from "#kernel/db/moving.ts";
import type { Tx } from "#kernel/db/tx.ts";
import { firstRow, rowsOf } from "#kernel/db/queries/rows.ts";
import { textIn } from "#kernel/db/queries/stored-row.ts";
import { membership, notice, subscriptions, user, workspace } from "#kernel/db/schema/index.ts";
import { dayAt } from "#kernel/db/queries/zone.ts";
import { someoneLeaves } from "#kernel/erasure/leaving-store.ts";
import type { NoticeToMake } from "#kernel/registry/notice-source.ts";
import type { ActorScope, Work, WorkspaceScope } from "#kernel/work.ts";

export type StoredNotice = {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly recordId: string;
  readonly day: string;
  readonly facts: NoticeFacts;
  readonly readAt: Date | null;
  readonly createdAt: Date;
  readonly inApp: boolean;
};

/** A member whose notice hour has passed today and who has not had today's round yet. */
export type WaitingMembership = ActorScope & { readonly today: PlainDate };

/**
 * Uses each person's own clock. Leaves out samples, and members whose account, or whose owner's account, is locked
 * before its removal (R-M05): if it is restored, the next round catches up. Runs as `app_system`, since it reads all
 * workspaces.
 */
export async function findWaitingMemberships(tx: Tx, now: Date): Promise<readonly WaitingMembership[]> {
  const at = sql`(${now.toISOString()}::timestamptz at time zone u.timezone)`;
  const result = await tx.execute(sql`
    select m.workspace_id, m.user_id, ${at}::date::text as today
    from membership m
    join workspace w on w.id = m.workspace_id and w.kind = 'own'
    join "user" u on u.id = m.user_id
    left join notice_membership s on s.workspace_id = m.workspace_id and s.user_id = m.user_id
    where m.status = 'active' and extract(hour from ${at}) >= ${NOTICE_HOUR}::int
      and (s.round_on is null or s.round_on < ${at}::date)
      and not ${someoneLeaves(sql`m.user_id`, sql`w.owner_user_id`)}
    order by m.workspace_id, m.user_id`);
  return rowsOf(result).map((row) => ({
    workspaceId: String(row["workspace_id"]),
    userId: String(row["user_id"]),
    today: plainDate(String(row["today"])),
  }));
}

export type NotifiedPerson = {
  readonly role: MemberRole;
  readonly email: string;
  readonly language: Language;
  /** The day on which the person joined, in their own zone. */
  readonly cameOn: PlainDate;
  /** The workspace owner's name, or else their email address. */
  readonly ownerName: string;
  readonly isOwner: boolean;
};

/**
 * Null if they are no longer a member, their membership is paused (R-K06), or their account or the owner's is locked
 * (R-M05). Locks the membership, so that a removal waits for this transaction. Runs as `app_system`.
 */
export async function lockNotifiedPerson(
  { tx, scope, now }: Work<ActorScope>,
  { paymentsOpen }: { readonly paymentsOpen: boolean },
): Promise<NotifiedPerson | null> {
  const [row] = await tx
    .select({
      role: membership.role,
      email: user.email,
      language: user.language,
      cameOn: sql<string>`(${membership.createdAt} at time zone ${user.timezone})::date::text`,
      ownerName: sql<string>`(select coalesce(nullif(o.name, ''), o.email) from "user" o
        where o.id = ${workspace.ownerUserId})`,
      ownerId: workspace.ownerUserId,
      kind: workspace.kind,
      plan: subscriptions.plan,
      status: subscriptions.status,
      trialEndsAt: subscriptions.trialEndsAt,
      before: assistantsBefore,
    })
    .from(membership)
    .innerJoin(user, eq(user.id, membership.userId))
    .innerJoin(workspace, eq(workspace.id, membership.workspaceId))
    .leftJoin(subscriptions, eq(subscriptions.userId, workspace.ownerUserId))
    .where(
      and(
        eq(membership.workspaceId, scope.workspaceId),
        eq(membership.userId, scope.userId),
        eq(membership.status, "active"),
        not(someoneLeaves(membership.userId, workspace.ownerUserId)),
      ),
    )
    .for("share", { of: membership });
  if (row === undefined) return null;
  const { role, email, language, ownerName, cameOn, ownerId } = row;
  const ofOwner = { ...row, trialEndsAtMs: row.trialEndsAt?.getTime() ?? null };
  if (membershipIsPaused(row, planOfMembership(ofOwner, { nowMs: now.getTime(), paymentsOpen }))) return null;
  return {
    role,
    email,
    language,
    ownerName,
    cameOn: plainDate(cameOn),
    isOwner: ownerId === scope.userId,
  };
}

/** Marks a day's round as done, once: null if another process has already done this. Returns the person's choices. */
export async function takeNoticeRound(
  { tx, scope, now }: Work<ActorScope>,
  today: PlainDate,
): Promise<{ readonly choices: unknown } | null> {
  const row = firstRow(
    await tx.execute(sql`insert into notice_membership as s (workspace_id, user_id, round_on, created_at, updated_at)
      values (${scope.workspaceId}::uuid, ${scope.userId}::uuid, ${today}::date, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz)
      on conflict (workspace_id, user_id) do update set round_on = excluded.round_on
        where s.round_on is null or s.round_on < excluded.round_on
      returning s.choices`),
  );
  return row === undefined ? null : { choices: row["choices"] };
}

/** Skips notices that are already stored. */
export async function insertNotices(
  { tx, scope, now }: Work<ActorScope>,
  notices: readonly NoticeToMake[],
  choices: NoticeChoices,
): Promise<void> {
  const chosen = notices.filter(({ kind }) => choices[kind].app || choices[kind].email);
  if (chosen.length === 0) return;
  await tx
    .insert(notice)
    .values(
      chosen.map(({ kind, recordId, day, facts }) => ({
        workspaceId: scope.workspaceId,
        userId: scope.userId,
        kind,
        recordId,
        day,
        facts,
        inApp: choices[kind].app,
        byMail: choices[kind].email,
        createdAt: now,
      })),
    )
    .onConflictDoNothing();
}

const columns = {
  id: notice.id,
  kind: notice.kind,
  recordId: notice.recordId,
  day: notice.day,
  facts: notice.facts,
  readAt: notice.readAt,
  createdAt: notice.createdAt,
  inApp: notice.inApp,
};

function ofMembership({ workspaceId, userId }: ActorScope) {
  return and(eq(notice.workspaceId, workspaceId), eq(notice.userId, userId));
}

/** The notices that wait for the morning mail, oldest first; marks them as mailed. */
export async function takeUnmailed(work: Work<ActorScope>): Promise<readonly StoredNotice[]> {
  const { tx, scope, now } = work;
  const rows = await tx
    .update(notice)
    .set({ mailedAt: now })
    .where(and(ofMembership(scope), eq(notice.byMail, true), isNull(notice.mailedAt)))
    .returning(columns);
  return rows.flatMap(storedNotice).toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

/** The notices in the bell, newest first; one more than `most` when there are more. */
export async function findNotices(
  { tx, scope, now }: Work<ActorScope>,
  most = MOST_NOTICES,
): Promise<readonly StoredNotice[]> {
  const rows = await tx
    .select(columns)
    .from(notice)
    .where(
      and(
        ofMembership(scope),
        eq(notice.inApp, true),
        gt(notice.createdAt, new Date(now.getTime() - NOTICE_KEPT_DAYS * DAY_MS)),
      ),
    )
    .orderBy(desc(notice.createdAt), desc(notice.day), notice.id)
    .limit(most + 1);
  return rows.flatMap(storedNotice);
}

/** Leaves out kinds that this version does not know. */
function storedNotice(
  row: Omit<StoredNotice, "kind" | "facts"> & { readonly kind: string; readonly facts: unknown },
): readonly StoredNotice[] {
  return isNoticeKind(row.kind) ? [{ ...row, kind: row.kind, facts: NoticeFacts.parse(row.facts) }] : [];
}

/** Whether the notice exists, read before or not. */
export async function readOne({ tx, scope, now }: Work<ActorScope>, id: string): Promise<boolean> {
  const rows = await tx
    .update(notice)
    .set({ readAt: sql`coalesce(${notice.readAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(ofMembership(scope), eq(notice.inApp, true), eq(notice.id, id)))
    .returning({ id: notice.id });
  return rows.length > 0;
}

export async function readAll({ tx, scope, now }: Work<ActorScope>, madeBy: Date): Promise<void> {
  await tx
    .update(notice)
    .set({ readAt: now })
    .where(and(ofMembership(scope), isNull(notice.readAt), lte(notice.createdAt, madeBy)));
}

/** As `app_system`, over all workspaces. */
export async function purgeNotices(tx: Tx, now: Date): Promise<void> {
  await tx
    .delete(notice)
    .where(
      and(
        lte(notice.createdAt, new Date(now.getTime() - (NOTICE_KEPT_DAYS + 1) * DAY_MS)),
        staysHere(notice.workspaceId),
      ),
    );
}

/** The members among these people, with their roles and notice choices. */
export async function findListeners(
  { tx, scope }: Work<WorkspaceScope>,
  userIds: readonly string[],
): Promise<readonly { readonly userId: string; readonly role: MemberRole; readonly choices: unknown }[]> {
  const result = await tx.execute(sql`
    select m.user_id, m.role, s.choices from membership m
    left join notice_membership s on s.workspace_id = m.workspace_id and s.user_id = m.user_id
    where m.workspace_id = ${scope.workspaceId}::uuid and m.status = 'active'
      and ${inArray(sql`m.user_id`, [...userIds])}`);
  return rowsOf(result).flatMap((row) => {
    const role = memberRoles.find((one) => one === row["role"]);
    return role === undefined ? [] : [{ userId: String(row["user_id"]), role, choices: row["choices"] }];
  });
}

/** Today in the person's own zone. */
export async function todayOfPerson({ tx, scope, now }: Work<ActorScope>): Promise<PlainDate> {
  const row = firstRow(
    await tx.execute(
      sql`select ${dayAt(sql`u.timezone`, now)}::text as today from "user" u where u.id = ${scope.userId}::uuid`,
    ),
  );
  return plainDate(String(row?.["today"]));
}

/** The people who are notified as host of events at a unit or property: the owner and the assistants. */
export async function findHosts({ tx, scope }: Work<WorkspaceScope>): Promise<readonly string[]> {
  const rows = await tx.execute(sql`select user_id from membership
    where workspace_id = ${scope.workspaceId}::uuid and status = 'active' and role in ('owner', 'assistant') order by user_id`);
  return rowsOf(rows).map((row) => textIn(row, "user_id"));
}
