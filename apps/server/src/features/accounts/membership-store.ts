import type { WorkspaceKind } from "@keystead/domain/accounts";
import type { MemberRole } from "@keystead/domain/permissions";
import { membershipIsPaused } from "@keystead/domain/people";
import { and, asc, eq, gt, isNull, or } from "#kernel/db/drizzle.ts";

import { planOfMembership } from "#kernel/api/index.ts";
import { assistantsBefore } from "#kernel/db/assistants-before.ts";
import { membership, subscriptions, user, workspace } from "#kernel/db/schema/index.ts";
import type { PersonScope, Work } from "#kernel/work.ts";

export type MembershipRow = {
  readonly id: string;
  readonly kind: WorkspaceKind;
  readonly name: string;
  readonly role: MemberRole;
  readonly ownerName: string;
  readonly baseCurrency: string;
  readonly paused: boolean;
};

/** Every workspace the person has a membership in, the oldest first. As `app_system`. */
export async function listMemberships(
  { tx, scope, now }: Work<PersonScope>,
  { paymentsOpen }: { readonly paymentsOpen: boolean },
): Promise<readonly MembershipRow[]> {
  const rows = await tx
    .select({
      id: workspace.id,
      kind: workspace.kind,
      name: workspace.name,
      role: membership.role,
      ownerName: user.name,
      ownerEmail: user.email,
      baseCurrency: user.baseCurrency,
      plan: subscriptions.plan,
      status: subscriptions.status,
      trialEndsAt: subscriptions.trialEndsAt,
      before: assistantsBefore,
    })
    .from(membership)
    .innerJoin(workspace, eq(workspace.id, membership.workspaceId))
    .innerJoin(user, eq(user.id, workspace.ownerUserId))
    .leftJoin(subscriptions, eq(subscriptions.userId, workspace.ownerUserId))
    .where(
      and(
        eq(membership.userId, scope.userId),
        eq(membership.status, "active"),
        or(isNull(workspace.expiresAt), gt(workspace.expiresAt, now)),
      ),
    )
    .orderBy(asc(workspace.createdAt), asc(workspace.id));
  const today = { nowMs: now.getTime(), paymentsOpen };
  return rows.map(({ id, kind, name, role, ownerName, ownerEmail, baseCurrency, before, ...paid }) => ({
    id,
    kind,
    name,
    role,
    ownerName: ownerName === "" && role !== "owner" ? ownerEmail : ownerName,
    baseCurrency,
    paused: membershipIsPaused(
      { role, before },
      planOfMembership(
        { kind, plan: paid.plan, status: paid.status, trialEndsAtMs: paid.trialEndsAt?.getTime() ?? null },
        today,
      ),
    ),
  }));
}
