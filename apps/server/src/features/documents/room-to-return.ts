import { ORPCError } from "@orpc/server";

import { refusal } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { assertNotOver, lockWorkspace } from "../plans/index.ts";
import { bytesOf } from "./document-store.ts";

/** Runs before any record is restored, because the lock for plan limits comes first. */
export const holdPlan = (work: Work): Promise<void> => lockWorkspace(work);

/** Without this check, "delete, upload, undo" could exceed the limit of the plan. */
export async function assertDocumentRoom(work: Work, entityId: string): Promise<void> {
  const bytes = await bytesOf(work, entityId);
  if (bytes === 0) return;
  try {
    // The files have already been restored, so they count as used.
    await assertNotOver(work, "storage");
  } catch (error) {
    if (error instanceof ORPCError && error.code === "PLAN_LIMIT") throw refusal("CANNOT_RESTORE");
    throw error;
  }
}
