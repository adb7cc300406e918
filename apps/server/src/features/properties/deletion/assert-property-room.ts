import { ORPCError } from "@orpc/server";

import { refusal } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { assertRoomFor } from "../../plans/index.ts";

/** Without this check, "delete, create, undo" could exceed the plan's limit. */
export async function assertPropertyRoom(work: Work): Promise<void> {
  try {
    await assertRoomFor(work, "units");
  } catch (error) {
    if (error instanceof ORPCError && error.code === "PLAN_LIMIT") throw refusal("CANNOT_RESTORE");
    throw error;
  }
}
