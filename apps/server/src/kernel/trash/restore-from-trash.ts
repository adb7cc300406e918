import { and, eq, getTableName, gt, sql } from "drizzle-orm";
import { sqlState } from "../db/database.ts";
import type { Tx } from "../db/database.ts";
import { trash } from "../db/schema/index.ts";
import type { ActorScope } from "../scope.ts";
import { trashableTable } from "./trashable-tables.ts";

export type RestoreOutcome =
  | { readonly kind: "restored"; readonly what: string; readonly entityId: string }
  /** Unknown, another workspace's, already restored or expired: all the same from outside. */
  | { readonly kind: "not_found" }
  /** What it hung on is gone, or its place was taken since. */
  | { readonly kind: "conflict"; readonly what: string; readonly entityId: string };

/** Puts the rows back under the same ids; on a conflict everything stays as it was, the trash row too. */
export async function restoreFromTrash(
  tx: Tx,
  scope: ActorScope,
  request: { readonly id: string; readonly now: Date },
): Promise<RestoreOutcome> {
  const mine = and(
    eq(trash.workspaceId, scope.workspaceId),
    eq(trash.id, request.id),
    gt(trash.expiresAt, request.now),
  );
  // Locked, so that two clicks on Undo put one thing back.
  const [row] = await tx.select().from(trash).where(mine).for("update");
  if (row === undefined) return { kind: "not_found" };
  const { kind: what, entityId } = row;
  try {
    // A savepoint: a refused reference must not spoil the caller's transaction.
    await tx.transaction(async (inner) => {
      for (const part of partsOf(row.payload)) await putBack(inner, part);
      await inner
        .delete(trash)
        .where(and(eq(trash.workspaceId, scope.workspaceId), eq(trash.id, request.id)));
    });
  } catch (error) {
    const state = sqlState(error);
    if (state === foreignKeyViolation || state === uniqueViolation)
      return { kind: "conflict", what, entityId };
    throw error;
  }
  return { kind: "restored", what, entityId };
}

const foreignKeyViolation = "23503";
const uniqueViolation = "23505";

type KeptPart = { readonly table: string; readonly rows: readonly unknown[] };

async function putBack(tx: Tx, part: KeptPart): Promise<void> {
  const table = trashableTable(part.table);
  if (table === undefined) throw new Error(`The trash names the table ${part.table}, which is none of ours.`);
  const name = sql.identifier(getTableName(table));
  await tx.execute(
    sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(part.rows)}::jsonb)`,
  );
}

function partsOf(payload: unknown): readonly KeptPart[] {
  if (!Array.isArray(payload)) throw new Error("The trash holds something that is no list of rows.");
  return payload.map((part: unknown) => {
    if (typeof part === "object" && part !== null && "table" in part && "rows" in part) {
      const { table, rows } = part;
      if (typeof table === "string" && Array.isArray(rows)) return { table, rows };
    }
    throw new Error("The trash holds a part without table or rows.");
  });
}
