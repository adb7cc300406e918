import { ORPCError } from "@orpc/server";

import { refusal } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { assertRecordsFit } from "../../plans/index.ts";
import { daysOfRecords } from "../lease-money-store.ts";

/**
 * Without this check, "delete, create, undo" could exceed the plan's limit. The caller has locked the workspace
 * before the restore.
 */
export async function assertRecordsReturn(work: Work, entityId: string): Promise<void> {
  try {
    await assertRecordsFit(work, await daysOfRecords(work, entityId));
  } catch (error) {
    if (error instanceof ORPCError && error.code === "PLAN_LIMIT") throw refusal("CANNOT_RESTORE");
    throw error;
  }
}
