import type { ChosenNotices } from "@keystead/domain/notices";
import { and, eq } from "#kernel/db/drizzle.ts";

import { membership, noticeSeat, user } from "#kernel/db/schema/index.ts";
import type { ActorScope, Work } from "#kernel/work.ts";

export type NoticeSeat = {
  readonly choices: unknown;
  readonly version: number;
  readonly email: string;
  readonly timezone: string;
};

function ofSeat({ workspaceId, userId }: ActorScope) {
  return and(eq(noticeSeat.workspaceId, workspaceId), eq(noticeSeat.userId, userId));
}

/** A person who has neither made a choice nor had a round yet has no row, which means no choices and version 1. */
export async function findSeat({ tx, scope }: Work<ActorScope>, lock: "lock" | "read"): Promise<NoticeSeat> {
  const seats = tx
    .select({ choices: noticeSeat.choices, version: noticeSeat.version })
    .from(noticeSeat)
    .where(ofSeat(scope));
  const [seat] = lock === "lock" ? await seats.for("update") : await seats;
  const [person] = await tx
    .select({ email: user.email, timezone: user.timezone })
    .from(user)
    .where(eq(user.id, scope.userId));
  if (person === undefined) throw new Error("A member who is nobody.");
  return { ...person, choices: seat?.choices ?? {}, version: seat?.version ?? 1 };
}

export async function ensureSeat({ tx, scope, now }: Work<ActorScope>): Promise<void> {
  const { workspaceId, userId } = scope;
  await tx
    .insert(noticeSeat)
    .values({ workspaceId, userId, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
}

export async function writeChoices(
  { tx, scope, now }: Work<ActorScope>,
  choices: ChosenNotices,
  version: number,
): Promise<void> {
  await tx.update(noticeSeat).set({ choices, version, updatedAt: now }).where(ofSeat(scope));
}

/** Whether the person is a member now. */
export async function isSeated({ tx, scope }: Work<ActorScope>): Promise<boolean> {
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
