import { ORPCError } from "@orpc/server";

import { refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import { lockDiscarded, putBack } from "#kernel/trash/put-back.ts";
import type { Work } from "#kernel/work.ts";
import { assertRoomFor } from "../plans/index.ts";

/** Throws when what was put back no longer fits; then nothing is put back. */
export type CheckRestored = (
  work: Work,
  restored: { readonly kind: string; readonly entityId: string },
) => Promise<void>;

/** Undo: for the person who deleted it and for the owner. What came in its place meanwhile wins. */
export async function restoreDiscarded(
  work: Work,
  id: string,
  check: CheckRestored,
): Promise<{ kind: string; entityId: string }> {
  const { scope } = work;
  const discarded = await lockDiscarded(work, id);
  if (discarded === undefined) throw refusal("NOT_FOUND");
  if (scope.role !== "owner" && discarded.userId !== scope.userId) throw refusal("FORBIDDEN");
  if (discarded.kind === "unit") await assertRoomStill(work);
  if ((await putBack(work, discarded)) === "conflict") throw refusal("CANNOT_RESTORE");
  const { kind, entityId } = discarded;
  await check(work, { kind, entityId });
  await writeAudit(work, { action: "restore", entity: kind, entityId });
  return { kind, entityId };
}

/** Delete, create, undo would otherwise go round the limit of the plan. */
async function assertRoomStill(work: Work): Promise<void> {
  try {
    await assertRoomFor(work, "units");
  } catch (error) {
    if (error instanceof ORPCError && error.code === "PLAN_LIMIT") throw refusal("CANNOT_RESTORE");
    throw error;
  }
}
