import type { ChosenNotices } from "@keystead/domain/notices";
import { and, eq } from "#kernel/db/drizzle.ts";

import { membership, noticeMembership, user } from "#kernel/db/schema/index.ts";
import type { ActorScope, Work } from "#kernel/work.ts";

export type NoticeMembership = {
  readonly choices: unknown;
  readonly version: number;
  readonly email: string;
  readonly timezone: string;
};

function ofMembership({ workspaceId, userId }: ActorScope) {
  return and(eq(noticeMembership.workspaceId, workspaceId), eq(noticeMembership.userId, userId));
}

/** A person who has neither made a choice nor had a round yet has no row, which means no choices and version 1. */
export async function findNoticeMembership(
  { tx, scope }: Work<ActorScope>,
  lock: "lock" | "read",
): Promise<NoticeMembership> {
  const memberships = tx
    .select({ choices: noticeMembership.choices, version: noticeMembership.version })
    .from(noticeMembership)
    .where(ofMembership(scope));
  const [membership] = lock === "lock" ? await memberships.for("update") : await memberships;
  const [person] = await tx
    .select({ email: user.email, timezone: user.timezone })
    .from(user)
    .where(eq(user.id, scope.userId));
  if (person === undefined) throw new Error("A member who is nobody.");
  return { ...person, choices: membership?.choices ?? {}, version: membership?.version ?? 1 };
}

export async function ensureNoticeMembership({ tx, scope, now }: Work<ActorScope>): Promise<void> {
  const { workspaceId, userId } = scope;
  await tx
    .insert(noticeMembership)
    .values({ workspaceId, userId, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
}

export async function writeChoices(
  { tx, scope, now }: Work<ActorScope>,
  choices: ChosenNotices,
  version: number,
): Promise<void> {
  await tx.update(noticeMembership).set({ choices, version, updatedAt: now }).where(ofMembership(scope));
}

/** Whether the person is a member now. */
export async function isMember({ tx, scope }: Work<ActorScope>): Promise<boolean> {
  const found = await tx
    .select({ userId: membership.userId })
    .from(membership)
    .where(
      and(
        eq(membership.workspaceId, scope.workspaceId),
        eq(membership.userId, scope.userId),
        eq(membership.status, "active"),
      ),
    );
  return found.length > 0;
}
