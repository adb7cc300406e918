import { ORPCError } from "@orpc/server";

import { refusal } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { assertRoomFor } from "../../plans/index.ts";

/** Delete, create, undo would otherwise go round the limit of the plan. */
export async function assertPropertyRoom(work: Work): Promise<void> {
  try {
    await assertRoomFor(work, "units");
  } catch (error) {
    if (error instanceof ORPCError && error.code === "PLAN_LIMIT") throw refusal("CANNOT_RESTORE");
    throw error;
  }
}
