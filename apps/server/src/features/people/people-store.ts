import type { Language } from "@keystead/domain/languages";
import type { InvitationStatus, InvitedRole } from "@keystead/domain/people";
import type { MemberRole } from "@keystead/domain/permissions";
import { alias } from "#kernel/db/pg-core.ts";
import { and, asc, eq, lt, ne, sql } from "#kernel/db/drizzle.ts";

import { staysHere } from "#kernel/db/moving.ts";
import type { Tx } from "#kernel/db/tx.ts";
import { invitation, membership, user, workspace } from "#kernel/db/schema/index.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

export type PersonRow = {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly role: MemberRole;
  readonly createdAt: Date;
  readonly lastSeenAt: Date | null;
};

/** The workspace's members: the owner first, then in the order in which they joined. */
export async function listMembers({ tx, scope }: Work<WorkspaceScope>): Promise<readonly PersonRow[]> {
  return tx
    .select({
      userId: membership.userId,
      name: user.name,
      email: user.email,
      role: membership.role,
      createdAt: membership.createdAt,
      lastSeenAt: membership.lastSeenAt,
    })
    .from(membership)
    .innerJoin(user, eq(user.id, membership.userId))
    .where(and(eq(membership.workspaceId, scope.workspaceId), eq(membership.status, "active")))
    .orderBy(sql`${membership.role} <> 'owner'`, asc(membership.createdAt), asc(membership.userId));
}

export type InvitationRow = {
  readonly id: string;
  readonly email: string;
  readonly role: InvitedRole;
  readonly language: Language;
  readonly status: InvitationStatus;
  readonly sentAt: Date;
  readonly expiresAt: Date;
};

const columns = {
  id: invitation.id,
  email: invitation.email,
  role: invitation.role,
  language: invitation.language,
  status: invitation.status,
  sentAt: invitation.sentAt,
  expiresAt: invitation.expiresAt,
};

/** Open invitations, in the order in which they were sent. */
export async function listInvitations({
  tx,
  scope,
}: Work<WorkspaceScope>): Promise<readonly InvitationRow[]> {
  return tx
    .select(columns)
    .from(invitation)
    .where(and(eq(invitation.workspaceId, scope.workspaceId), eq(invitation.status, "open")))
    .orderBy(asc(invitation.createdAt), asc(invitation.id));
}

export async function readInvitation(
  { tx, scope }: Work<WorkspaceScope>,
  { id }: { readonly id: string },
): Promise<InvitationRow | null> {
  const [row] = await tx
    .select(columns)
    .from(invitation)
    .where(and(eq(invitation.workspaceId, scope.workspaceId), eq(invitation.id, id)));
  return row ?? null;
}

export async function insertInvitation(
  { tx, scope, now }: Work<WorkspaceScope>,
  made: Pick<InvitationRow, "email" | "role" | "language" | "expiresAt">,
): Promise<InvitationRow> {
  const [row] = await tx
    .insert(invitation)
    .values({ workspaceId: scope.workspaceId, ...made, sentAt: now, createdAt: now })
    .returning(columns);
  if (row === undefined) throw new Error("An invitation that was not written.");
  return row;
}

export async function writeInvitation(
  { tx, scope }: Work<WorkspaceScope>,
  id: string,
  fields: Partial<Pick<InvitationRow, "role" | "language" | "status" | "sentAt" | "expiresAt">>,
): Promise<void> {
  await tx
    .update(invitation)
    .set(fields)
    .where(and(eq(invitation.workspaceId, scope.workspaceId), eq(invitation.id, id)));
}

/** Deletes the invitations that expired before this moment, whatever their status. As `app_system`. */
export async function deleteInvitationsBefore(tx: Tx, before: Date): Promise<void> {
  await tx.delete(invitation).where(and(lt(invitation.expiresAt, before), staysHere(invitation.workspaceId)));
}

export async function readMember(
  { tx, scope }: Work<WorkspaceScope>,
  userId: string,
): Promise<Pick<PersonRow, "userId" | "role"> | null> {
  const [row] = await tx
    .select({ userId: membership.userId, role: membership.role })
    .from(membership)
    .where(
      and(
        eq(membership.workspaceId, scope.workspaceId),
        eq(membership.status, "active"),
        eq(membership.userId, userId),
      ),
    );
  return row ?? null;
}

/** Adds a member. A former member starts again as the newest. As `app_system`. */
export async function addMembership(
  { tx, scope, now }: Work<WorkspaceScope>,
  { userId, role }: { readonly userId: string; readonly role: InvitedRole },
): Promise<void> {
  const values = { role, status: "active", createdAt: now, lastSeenAt: null } as const;
  await tx
    .insert(membership)
    .values({ workspaceId: scope.workspaceId, userId, ...values })
    .onConflictDoUpdate({
      target: [membership.workspaceId, membership.userId],
      set: values,
      setWhere: ne(membership.role, "owner"),
    });
}

/** The row stays, so that the history still shows the person's name. Runs as `app_system`. */
export async function removeMembership({ tx, scope }: Work<WorkspaceScope>, userId: string): Promise<void> {
  await tx
    .update(membership)
    .set({ status: "removed" })
    .where(and(eq(membership.workspaceId, scope.workspaceId), eq(membership.userId, userId)));
}

/** As `app_system`. */
export async function countAssistants({ tx, scope }: Work<WorkspaceScope>): Promise<number> {
  return tx.$count(
    membership,
    and(
      eq(membership.workspaceId, scope.workspaceId),
      eq(membership.role, "assistant"),
      eq(membership.status, "active"),
    ),
  );
}

export type Host = { readonly name: string; readonly email: string };

/** The owner of the workspace. */
export async function readHost({ tx, scope }: Work<WorkspaceScope>): Promise<Host> {
  const [row] = await tx
    .select({ name: user.name, email: user.email })
    .from(workspace)
    .innerJoin(user, eq(user.id, workspace.ownerUserId))
    .where(eq(workspace.id, scope.workspaceId));
  if (row === undefined) throw new Error("A workspace without an owner.");
  return row;
}

/** The owner's id: they are notified when somebody joins. */
export async function readOwner({ tx, scope }: Work<WorkspaceScope>): Promise<string> {
  const [row] = await tx
    .select({ id: workspace.ownerUserId })
    .from(workspace)
    .where(eq(workspace.id, scope.workspaceId));
  if (row === undefined) throw new Error("A workspace that is not there.");
  return row.id;
}

/** The known facts about an invited address and about the host. */
export type InvitedAddress = {
  readonly host: Host;
  readonly isMember: boolean;
  /** The language of the address's account; null when it has none. */
  readonly language: Language | null;
  /** The address's invitation that is neither accepted nor withdrawn. */
  readonly invitation: InvitationRow | null;
};

/** Runs as `app_system`, because a tenant's transaction sees only the people of its own workspace. */
export async function readRequested(
  { tx, scope }: Work<WorkspaceScope>,
  email: string,
): Promise<InvitedAddress> {
  const known = alias(user, "known");
  const [row] = await tx
    .select({
      name: user.name,
      email: user.email,
      language: known.language,
      memberId: membership.userId,
      invitation: columns,
    })
    .from(workspace)
    .innerJoin(user, eq(user.id, workspace.ownerUserId))
    .leftJoin(known, eq(known.email, email))
    .leftJoin(
      membership,
      and(
        eq(membership.workspaceId, workspace.id),
        eq(membership.userId, known.id),
        eq(membership.status, "active"),
      ),
    )
    .leftJoin(
      invitation,
      and(
        eq(invitation.workspaceId, workspace.id),
        eq(invitation.email, email),
        eq(invitation.status, "open"),
      ),
    )
    .where(eq(workspace.id, scope.workspaceId));
  if (row === undefined) throw new Error("A workspace without an owner.");
  const { name, email: from, language, memberId } = row;
  return { host: { name, email: from }, isMember: memberId !== null, language, invitation: row.invitation };
}
