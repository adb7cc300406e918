import { DAY_MS } from "@keystead/domain/calendar";
import { DELETION_UNDO_DAYS } from "@keystead/domain/own-data";
import type { MemberRole } from "@keystead/domain/permissions";
import { and, eq, lte, ne, sql, type SQL, type SQLWrapper } from "../db/drizzle.ts";

import type { Tx } from "#kernel/db/tx.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import { accountDeletion, membership, session, user } from "#kernel/db/schema/index.ts";

export const UNDO_MS = DELETION_UNDO_DAYS * DAY_MS;

/**
 * Locks an account until it is removed or its owner undoes this with the link in the mail; false if it is already
 * locked. Runs as `app_system`.
 */
export async function markLeaving(
  tx: Tx,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<boolean> {
  await lockPerson(tx, userId);
  const made = await tx
    .insert(accountDeletion)
    .values({ userId, requestedAt: now, purgeAt: new Date(now.getTime() + UNDO_MS) })
    .onConflictDoNothing()
    .returning({ userId: accountDeletion.userId });
  await tx.delete(session).where(eq(session.userId, userId));
  return made.length > 0;
}

/** Whether an account is locked; waits until a concurrent call of `markLeaving` is finished. Runs as `app_system`. */
export async function isLeaving(tx: Tx, userId: string): Promise<boolean> {
  await lockPerson(tx, userId);
  const rows = await tx.select().from(accountDeletion).where(eq(accountDeletion.userId, userId));
  return rows.length > 0;
}

/** An SQL condition: whether the account of any of these people is locked. As `app_system`. */
export function someoneLeaves(...userIds: readonly SQLWrapper[]): SQL {
  return sql`exists (select from ${accountDeletion} where ${accountDeletion.userId} in (${sql.join([...userIds], sql`, `)}))`;
}

/** Returns false if there is nothing to undo. As `app_system`. */
export async function unmarkLeaving(tx: Tx, userId: string): Promise<boolean> {
  await lockPerson(tx, userId);
  const deleted = await tx
    .delete(accountDeletion)
    .where(eq(accountDeletion.userId, userId))
    .returning({ userId: accountDeletion.userId });
  return deleted.length > 0;
}

/** The people whose time to undo the removal is over. Runs as `app_system`. */
export async function leavingForGood(tx: Tx, now: Date): Promise<readonly string[]> {
  const rows = await tx.select().from(accountDeletion).where(lte(accountDeletion.purgeAt, now));
  return rows.map(({ userId }) => userId);
}

/** The workspaces of others to which a person has access, always in the same order. As `app_system`. */
export async function membershipsElsewhere(
  tx: Tx,
  userId: string,
): Promise<readonly { readonly workspaceId: string; readonly role: MemberRole }[]> {
  return tx
    .select({ workspaceId: membership.workspaceId, role: membership.role })
    .from(membership)
    .where(and(eq(membership.userId, userId), eq(membership.status, "active"), ne(membership.role, "owner")))
    .orderBy(membership.workspaceId);
}

export type LeavingAccount = typeof accountDeletion.$inferSelect;

/** As `app_system`. */
export async function allLeaving(tx: Tx): Promise<readonly LeavingAccount[]> {
  return tx.select().from(accountDeletion);
}

/**
 * Runs after a restore: people who asked for removal before the restore, and exist in the restored data, are still
 * leaving. Runs as `app_system`.
 */
export async function markLeavingAgain(tx: Tx, known: readonly LeavingAccount[]): Promise<void> {
  for (const leaving of known) {
    const found = await tx.execute(sql`select 1 from "user" where id = ${leaving.userId}::uuid`);
    if (rowsOf(found).length > 0) await tx.insert(accountDeletion).values(leaving).onConflictDoNothing();
  }
}

async function lockPerson(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for("no key update");
}
