import { readEmail } from "@keystead/domain/text";
import { and, desc, eq, sql } from "#kernel/db/drizzle.ts";

import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Tx } from "#kernel/db/tx.ts";
import { pricingLeads, supportReports, user, userRoles, workspace } from "#kernel/db/schema/index.ts";
import { OperatorRefusal } from "./operator-refusal.ts";

/** Everything in this file runs as `app_system`. */
export async function findPersonToGrant(tx: Tx, email: string): Promise<Person> {
  const [row] = await tx
    .select({ userId: user.id, workspaceId: workspace.id })
    .from(user)
    .leftJoin(workspace, sql`${workspace.ownerUserId} = ${user.id} and ${workspace.kind} = 'own'`)
    .where(eq(user.email, readEmail(email) ?? email));
  if (row === undefined) throw new OperatorRefusal(`Nobody has signed up with ${email}.`);
  return row;
}

export async function grantAdminTo(tx: Tx, email: string, now: Date): Promise<readonly string[]> {
  const person = await findPersonToGrant(tx, email);
  const granted = await tx
    .insert(userRoles)
    .values({ userId: person.userId, role: "admin" })
    .onConflictDoNothing()
    .returning({ userId: userRoles.userId });
  if (granted.length === 0) return [`${email} is an administrator already.`];
  await noteRole(tx, person, { now, isAdmin: true });
  return [`${email} is an administrator now.`];
}

/**
 * Every request checks the right, so the revocation takes effect at the next one. The person stays signed in without
 * it.
 */
export async function revokeAdminOf(tx: Tx, email: string, now: Date): Promise<readonly string[]> {
  const person = await findPersonToGrant(tx, email);
  const revoked = await tx
    .delete(userRoles)
    .where(and(eq(userRoles.userId, person.userId), eq(userRoles.role, "admin")))
    .returning({ userId: userRoles.userId });
  if (revoked.length === 0) return [`${email} is no administrator.`];
  await noteRole(tx, person, { now, isAdmin: false });
  return [`${email} is no administrator any more.`];
}

type Person = { readonly userId: string; readonly workspaceId: string | null };

/** Done at the terminal, so the entry names no person of the product. */
async function noteRole(
  tx: Tx,
  { userId, workspaceId }: Person,
  { now, isAdmin }: { readonly now: Date; readonly isAdmin: boolean },
): Promise<void> {
  if (workspaceId === null) return;
  await writeAudit(
    { tx, scope: { workspaceId, userId: null }, now },
    {
      action: "role_change",
      entity: "user",
      entityId: userId,
      changes: { admin: { from: !isAdmin, to: isAdmin } },
    },
  );
}

export async function listReports(tx: Tx): Promise<readonly string[]> {
  const rows = await tx.select().from(supportReports).orderBy(desc(supportReports.createdAt)).limit(500);
  return rows.map((row) => JSON.stringify(row));
}

export async function listLeads(tx: Tx): Promise<readonly string[]> {
  const rows = await tx.select().from(pricingLeads).orderBy(desc(pricingLeads.createdAt)).limit(500);
  return rows.map((row) => JSON.stringify(row));
}
