import type { WorkspaceKind } from "@keystead/domain/accounts";
import type { MemberRole } from "@keystead/domain/permissions";
import { and, asc, eq, gt, isNull, or } from "drizzle-orm";

import { membership, user, workspace } from "#kernel/db/schema/index.ts";
import type { PersonScope, Work } from "#kernel/work.ts";

export type SeatRow = {
  readonly id: string;
  readonly kind: WorkspaceKind;
  readonly name: string;
  readonly role: MemberRole;
  readonly ownerName: string;
};

/** Every workspace the person has a seat in, the oldest first. As `app_system`. */
export async function listSeats({ tx, scope, now }: Work<PersonScope>): Promise<readonly SeatRow[]> {
  return tx
    .select({
      id: workspace.id,
      kind: workspace.kind,
      name: workspace.name,
      role: membership.role,
      ownerName: user.name,
    })
    .from(membership)
    .innerJoin(workspace, eq(workspace.id, membership.workspaceId))
    .innerJoin(user, eq(user.id, workspace.ownerUserId))
    .where(
      and(
        eq(membership.userId, scope.userId),
        eq(membership.status, "active"),
        or(isNull(workspace.expiresAt), gt(workspace.expiresAt, now)),
      ),
    )
    .orderBy(asc(workspace.createdAt), asc(workspace.id));
}
