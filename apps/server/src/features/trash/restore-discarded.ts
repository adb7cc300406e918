import { ORPCError } from "@orpc/server";

import { refusal } from "#kernel/api/index.ts";
import type { Scope } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Tx } from "#kernel/db/database.ts";
import { lockDiscarded, putBack } from "#kernel/trash/put-back.ts";
import { assertRoomFor } from "../plans/index.ts";

type RestoreContext = { readonly tx: Tx; readonly scope: Scope; readonly now: Date };

/** Throws when what was put back no longer fits; then nothing is put back. */
export type CheckRestored = (
  context: RestoreContext,
  restored: { readonly kind: string; readonly entityId: string },
) => Promise<void>;

/** Undo: for the person who deleted it and for the owner. What came in its place meanwhile wins. */
export async function restoreDiscarded(
  context: RestoreContext,
  id: string,
  check: CheckRestored,
): Promise<{ kind: string; entityId: string }> {
  const { tx, scope, now } = context;
  const discarded = await lockDiscarded(tx, scope, { id, now });
  if (discarded === undefined) throw refusal("NOT_FOUND");
  if (scope.role !== "owner" && discarded.userId !== scope.userId) throw refusal("FORBIDDEN");
  if (discarded.kind === "unit") await assertRoomStill(tx, scope);
  if ((await putBack(tx, scope, discarded)) === "conflict") throw refusal("CANNOT_RESTORE");
  const { kind, entityId } = discarded;
  await check(context, { kind, entityId });
  await writeAudit(tx, scope, { action: "restore", entity: kind, entityId, at: now });
  return { kind, entityId };
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
