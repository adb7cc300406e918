import { sql } from "../db/drizzle.ts";

import type { Tx } from "#kernel/db/tx.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";

/** Whether a workspace is a sample in which somebody looks around without an account. Works in either role. */
export async function isVisited(tx: Tx, workspaceId: string): Promise<boolean> {
  const found = await tx.execute(sql`select 1 from "user" u join workspace w on w.owner_user_id = u.id
    where w.id = ${workspaceId}::uuid and u.visit_ends_at is not null`);
  return rowsOf(found).length > 0;
}
