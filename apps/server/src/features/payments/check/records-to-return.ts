import { ORPCError } from "@orpc/server";

import { refusal } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { assertRecordsFit } from "../../plans/index.ts";
import { daysOfRecords } from "../lease-money-store.ts";

/** Delete, record, undo would otherwise go round the limit of the plan. The workspace is held since before anything came back. */
export async function assertRecordsReturn(work: Work, entityId: string): Promise<void> {
  try {
    await assertRecordsFit(work, await daysOfRecords(work, entityId));
  } catch (error) {
    if (error instanceof ORPCError && error.code === "PLAN_LIMIT") throw refusal("CANNOT_RESTORE");
    throw error;
  }
}
