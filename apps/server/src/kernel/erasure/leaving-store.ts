import { DAY_MS } from "@keystead/domain/calendar";
import { DELETION_UNDO_DAYS } from "@keystead/domain/own-data";
import type { MemberRole } from "@keystead/domain/permissions";
import { and, eq, lte, ne, sql, type SQL, type SQLWrapper } from "../db/drizzle.ts";

import type { Tx } from "#kernel/db/database.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import { accountDeletion, membership, session, user } from "#kernel/db/schema/index.ts";

export const UNDO_MS = DELETION_UNDO_DAYS * DAY_MS;

/** Locks an account until it is removed or its mail undoes it; false when it is locked already. As `app_system`. */
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

/** Whether an account is locked, once whoever locks it at this moment has finished. As `app_system`. */
export async function isLeaving(tx: Tx, userId: string): Promise<boolean> {
  await lockPerson(tx, userId);
  const rows = await tx.select().from(accountDeletion).where(eq(accountDeletion.userId, userId));
  return rows.length > 0;
}

/** Whether the account of any of these people is locked, as a condition. As `app_system`. */
export function someoneLeaves(...userIds: readonly SQLWrapper[]): SQL {
  return sql`exists (select from ${accountDeletion} where ${accountDeletion.userId} in (${sql.join([...userIds], sql`, `)}))`;
}

/** False when there is nothing to undo. As `app_system`. */
export async function unmarkLeaving(tx: Tx, userId: string): Promise<boolean> {
  await lockPerson(tx, userId);
  const gone = await tx
    .delete(accountDeletion)
    .where(eq(accountDeletion.userId, userId))
    .returning({ userId: accountDeletion.userId });
  return gone.length > 0;
}

/** Whose time to undo is over. As `app_system`. */
export async function leavingForGood(tx: Tx, now: Date): Promise<readonly string[]> {
  const rows = await tx.select().from(accountDeletion).where(lte(accountDeletion.purgeAt, now));
  return rows.map(({ userId }) => userId);
}

/** The workspaces of others to which a person has access, in one order for everybody. As `app_system`. */
export async function seatsElsewhere(
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

/** After a restore: whoever asked for it before, and is there again, is still leaving. As `app_system`. */
export async function markLeavingAgain(tx: Tx, known: readonly LeavingAccount[]): Promise<void> {
  for (const leaving of known) {
    const found = await tx.execute(sql`select 1 from "user" where id = ${leaving.userId}::uuid`);
    if (rowsOf(found).length > 0) await tx.insert(accountDeletion).values(leaving).onConflictDoNothing();
  }
}

async function lockPerson(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for("no key update");
}
