import { ORPCError } from "@orpc/server";

import { refusal } from "#kernel/api/index.ts";
import type { Scope } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Tx } from "#kernel/db/database.ts";
import { restoreFromTrash } from "#kernel/trash/restore-from-trash.ts";
import { assertRoomFor } from "../plans/index.ts";
import { findDiscarded } from "./trash-store.ts";

/** Undo: for the person who deleted it and for the owner. What came in its place meanwhile wins. */
export async function restoreDiscarded(
  tx: Tx,
  scope: Scope,
  id: string,
  now: Date,
): Promise<{ kind: string; entityId: string }> {
  const discarded = await findDiscarded(tx, scope, id);
  if (discarded === undefined) throw refusal("NOT_FOUND");
  if (scope.role !== "owner" && discarded.userId !== scope.userId) throw refusal("FORBIDDEN");
  if (discarded.kind === "unit") await assertRoomStill(tx, scope);
  const outcome = await restoreFromTrash(tx, scope, { id, now });
  switch (outcome.kind) {
    case "not_found":
      throw refusal("NOT_FOUND");
    case "conflict":
      throw refusal("CANNOT_RESTORE");
    case "restored":
      await writeAudit(tx, scope, {
        action: "restore",
        entity: outcome.what,
        entityId: outcome.entityId,
        at: now,
      });
      return { kind: outcome.what, entityId: outcome.entityId };
  }
}

/** Delete, create, undo would otherwise go round the limit of the plan. */
async function assertRoomStill(tx: Tx, scope: Scope): Promise<void> {
  try {
    await assertRoomFor(tx, scope, "units");
  } catch (error) {
    if (error instanceof ORPCError && error.code === "PLAN_LIMIT") throw refusal("CANNOT_RESTORE");
    throw error;
  }
}
