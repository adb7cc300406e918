import { and, eq, ne } from "drizzle-orm";

import type { Tx } from "#kernel/db/database.ts";
import { trash } from "#kernel/db/schema/index.ts";
import type { ActorScope } from "#kernel/scope.ts";
import { seoPageTrashKind } from "#kernel/trash/global-kinds.ts";

/** Who deleted it and what it was; undefined for another workspace's. */
export async function findDiscarded(
  tx: Tx,
  scope: Pick<ActorScope, "workspaceId">,
  id: string,
): Promise<{ readonly kind: string; readonly userId: string | null } | undefined> {
  const [row] = await tx
    .select({ kind: trash.kind, userId: trash.userId })
    .from(trash)
    .where(
      and(eq(trash.workspaceId, scope.workspaceId), eq(trash.id, id), ne(trash.kind, seoPageTrashKind)),
    );
  return row;
}
