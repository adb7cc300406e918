import { REMINDER_LEAD_MS } from "@keystead/domain/turnovers";
import { languages } from "@keystead/domain/languages";
import type { Language } from "@keystead/domain/languages";
import type { NotifiedTurnover } from "@keystead/domain/turnovers";
import { and, eq, like, notLike, sql } from "#kernel/db/drizzle.ts";

import type { Tx } from "#kernel/db/tx.ts";
import { firstRow, rowsOf } from "#kernel/db/queries/rows.ts";
import { cleaner, cleanerLink, turnover, turnoverReminder, user } from "#kernel/db/schema/index.ts";
import { optionalTextIn, textIn, wordIn } from "#kernel/db/queries/stored-row.ts";
import { someoneLeaves } from "#kernel/erasure/leaving-store.ts";
import type { NoticeSubject } from "#kernel/registry/notice-source.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { notifiedFields } from "../turnover-store.ts";

export type WaitingTurnover = WorkspaceScope & { readonly turnoverId: string };

const instant = (at: Date | number) => sql`${new Date(at).toISOString()}::timestamptz`;

/** `reminderKey` of the domain in SQL: starts are whole minutes. */
const keyInSql = sql`(to_char(j.slot_starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') || '|' || coalesce(j.cleaner_id::text, 'host'))`;

/**
 * Open turnovers that begin within a day and whose start has no reminder yet; the rule judges each of them under its
 * lock. Leaves out samples and workspaces whose owner is leaving. As `app_system`, over all workspaces.
 */
export async function findUnreminded(tx: Tx, now: Date): Promise<readonly WaitingTurnover[]> {
  const result = await tx.execute(sql`select j.workspace_id, j.id
    from turnover j join workspace w on w.id = j.workspace_id and w.kind = 'own'
    where j.status in ('unassigned', 'assigned') and j.slot_starts_at > ${instant(now)}
      and j.slot_starts_at <= ${instant(now.getTime() + REMINDER_LEAD_MS)}
      and not exists (select from turnover_reminder r where r.workspace_id = j.workspace_id and r.turnover_id = j.id
        and r.key = ${keyInSql})
      and not ${someoneLeaves(sql`w.owner_user_id`)}
    order by j.slot_starts_at, j.id`);
  return rowsOf(result).map(waitingFrom);
}

/**
 * Turnovers that differ from the plan of which their cleaner was notified, while that plan's time is still in the
 * future. Runs as `app_system`, over all workspaces.
 */
export async function findNotifiedOtherwise(tx: Tx, now: Date): Promise<readonly WaitingTurnover[]> {
  const result = await tx.execute(sql`select j.workspace_id, j.id
    from turnover j join workspace w on w.id = j.workspace_id and w.kind = 'own'
    where j.notified_starts_at > ${instant(now)} and j.status <> 'done'
      and (j.status = 'cancelled' or j.cleaner_id is distinct from j.notified_cleaner_id or j.slot_starts_at <> j.notified_starts_at
        or j.property_id <> j.notified_property_id or j.unit_id is distinct from j.notified_unit_id)
      and not ${someoneLeaves(sql`w.owner_user_id`)}
    order by j.notified_starts_at, j.id`);
  return rowsOf(result).map(waitingFrom);
}

/** Stores the plan of which the cleaner was last notified. The caller has locked the row. */
export async function writeNotified(
  { tx, scope }: Work<WorkspaceScope>,
  turnoverId: string,
  notified: NotifiedTurnover | null,
): Promise<void> {
  await tx
    .update(turnover)
    .set(notifiedFields(notified))
    .where(and(eq(turnover.workspaceId, scope.workspaceId), eq(turnover.id, turnoverId)));
}

/**
 * The prefix of the key of an announcement that was called off, so that the same start can be announced to the same
 * cleaner again.
 */
const RECALLED = "recalled|";

export async function recallReminders(
  { tx, scope, now }: Work<WorkspaceScope>,
  { turnoverId, cleanerId }: { readonly turnoverId: string; readonly cleanerId: string },
): Promise<void> {
  await tx
    .update(turnoverReminder)
    .set({ key: sql`${`${RECALLED}${now.toISOString()}|`} || ${turnoverReminder.key}` })
    .where(
      and(
        eq(turnoverReminder.workspaceId, scope.workspaceId),
        eq(turnoverReminder.turnoverId, turnoverId),
        like(turnoverReminder.key, `%|${cleanerId}`),
        notLike(turnoverReminder.key, `${RECALLED}%`),
      ),
    );
}

/**
 * Turnovers that cleaners finished between `sinceMs` and `untilMs` and of which no host was notified. As `app_system`,
 * over all workspaces.
 */
export async function findUnnotified(
  tx: Tx,
  { sinceMs, untilMs }: { readonly sinceMs: number; readonly untilMs: number },
): Promise<readonly WaitingTurnover[]> {
  const result = await tx.execute(sql`select j.workspace_id, j.id
    from turnover j join workspace w on w.id = j.workspace_id and w.kind = 'own'
    where j.host_notified_at is null and j.done_by = 'cleaner' and j.done_at > ${instant(sinceMs)}
      and j.done_at <= ${instant(untilMs)} and not ${someoneLeaves(sql`w.owner_user_id`)}
    order by j.done_at, j.id`);
  return rowsOf(result).map(waitingFrom);
}

function waitingFrom(row: Readonly<Record<string, unknown>>): WaitingTurnover {
  return { workspaceId: textIn(row, "workspace_id"), turnoverId: textIn(row, "id") };
}

export async function findReminders(
  { tx, scope }: Work<WorkspaceScope>,
  turnoverId: string,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ key: turnoverReminder.key })
    .from(turnoverReminder)
    .where(
      and(eq(turnoverReminder.workspaceId, scope.workspaceId), eq(turnoverReminder.turnoverId, turnoverId)),
    );
  return new Set(rows.map(({ key }) => key));
}

/** False if it was already stored. */
export async function insertReminder(
  { tx, scope, now }: Work<WorkspaceScope>,
  reminder: { readonly turnoverId: string; readonly key: string },
): Promise<boolean> {
  const rows = await tx
    .insert(turnoverReminder)
    .values({ workspaceId: scope.workspaceId, ...reminder, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: turnoverReminder.id });
  return rows.length > 0;
}

/** How many reminders and news the workspace has stored in the last 24 hours. */
export async function countReminders({ tx, scope, now }: Work<WorkspaceScope>): Promise<number> {
  const [row] = rowsOf(
    await tx.execute(sql`select count(*)::int as reminders from turnover_reminder
      where workspace_id = ${scope.workspaceId}::uuid and created_at > ${instant(now)} - interval '1 day'`),
  );
  return Number(row?.["reminders"]);
}

export type RemindedCleaner = {
  readonly name: string;
  readonly language: Language;
  /** The contact's address, otherwise that of the login; empty if neither is known. */
  readonly email: string;
  readonly link: { readonly sealed: string; readonly expiresAt: Date } | null;
  /** The person who signs in as this cleaner. */
  readonly userId: string | null;
};

export async function findRemindedCleaner(
  { tx, scope }: Work<WorkspaceScope>,
  cleanerId: string,
): Promise<RemindedCleaner | undefined> {
  const [row] = await tx
    .select({
      name: cleaner.name,
      language: cleaner.language,
      email: sql<string>`coalesce(nullif(${cleaner.email}, ''), ${user.email}, '')`,
      userId: cleaner.userId,
      sealed: cleanerLink.sealed,
      expiresAt: cleanerLink.expiresAt,
    })
    .from(cleaner)
    .leftJoin(user, eq(user.id, cleaner.userId))
    .leftJoin(
      cleanerLink,
      and(eq(cleanerLink.workspaceId, cleaner.workspaceId), eq(cleanerLink.cleanerId, cleaner.id)),
    )
    .where(and(eq(cleaner.workspaceId, scope.workspaceId), eq(cleaner.id, cleanerId)));
  if (row === undefined) return undefined;
  const { name, language, email, userId, sealed, expiresAt } = row;
  return {
    name,
    language: wordIn(languages, language),
    email,
    userId,
    link: sealed === null || expiresAt === null ? null : { sealed, expiresAt },
  };
}

/**
 * Records that the host was notified; false if this was already recorded or the turnover is not done. The caller has
 * locked the row.
 */
export async function markHostNotified(
  { tx, scope, now }: Work<WorkspaceScope>,
  turnoverId: string,
): Promise<boolean> {
  const rows = await tx
    .update(turnover)
    .set({ hostNotifiedAt: now })
    .where(
      and(
        eq(turnover.workspaceId, scope.workspaceId),
        eq(turnover.id, turnoverId),
        eq(turnover.status, "done"),
        sql`${turnover.hostNotifiedAt} is null`,
      ),
    )
    .returning({ id: turnover.id });
  return rows.length > 0;
}

/** The name and zone of a unit or property from which a turnover was moved; undefined if it no longer exists. */
export async function findRentableName(
  { tx, scope }: Work<WorkspaceScope>,
  { propertyId, unitId }: NotifiedTurnover,
): Promise<{ readonly name: string; readonly zone: string } | undefined> {
  const row = firstRow(
    await tx.execute(sql`select case when u.id is null then p.name else p.name || ', ' || u.name end as name, p.timezone
      from property p left join unit u on u.workspace_id = p.workspace_id and u.property_id = p.id and u.id = ${unitId}::uuid
      where p.workspace_id = ${scope.workspaceId}::uuid and p.id = ${propertyId}::uuid`),
  );
  return row === undefined ? undefined : { name: textIn(row, "name"), zone: textIn(row, "timezone") };
}

/** The current names of the turnovers in notices, and the week of the board in which each is. */
export async function findTurnoverSubjects(
  { tx, scope }: Work<WorkspaceScope>,
  turnoverIds: readonly string[],
): Promise<ReadonlyMap<string, NoticeSubject>> {
  const rows =
    await tx.execute(sql`select j.id, coalesce(u.name, p.name) as name, p.name as place, u.id as unit_id,
      (j.window_starts_at at time zone p.timezone)::date::text as day
    from turnover j join property p on p.workspace_id = j.workspace_id and p.id = j.property_id
    left join unit u on u.workspace_id = j.workspace_id and u.id = j.unit_id
    where j.workspace_id = ${scope.workspaceId}::uuid
      and j.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(turnoverIds)}::jsonb))`);
  return new Map(
    rowsOf(rows).map((row) => [
      textIn(row, "id"),
      {
        name: textIn(row, "name"),
        place: optionalTextIn(row, "unit_id") === null ? "" : textIn(row, "place"),
        path: `/tasks?view=cleaning&week=${textIn(row, "day")}`,
      },
    ]),
  );
}
