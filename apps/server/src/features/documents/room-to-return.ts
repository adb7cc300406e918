import { ORPCError } from "@orpc/server";

import { refusal } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { assertNotOver, lockWorkspace } from "../plans/index.ts";
import { bytesOf } from "./document-store.ts";

/** Before any record comes back: where plans are counted is locked first. */
export const holdPlan = (work: Work): Promise<void> => lockWorkspace(work);

/** Delete, upload, undo would otherwise go round the limit of the plan. */
export async function assertDocumentRoom(work: Work, entityId: string): Promise<void> {
  const bytes = await bytesOf(work, entityId);
  if (bytes === 0) return;
  try {
    // They are back already, so they are counted among what is used.
    await assertNotOver(work, "storage");
  } catch (error) {
    if (error instanceof ORPCError && error.code === "PLAN_LIMIT") throw refusal("CANNOT_RESTORE");
    throw error;
  }
}
