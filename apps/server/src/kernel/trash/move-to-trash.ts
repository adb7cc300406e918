import { and, eq, getTableName, lte, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Tx } from "../db/database.ts";
import { firstRow } from "../db/rows.ts";
import { trash } from "../db/schema/index.ts";
import type { ActorScope } from "../scope.ts";
import type { TrashableTable } from "./trashable-tables.ts";

/** Which rows of a table go; the workspace is added here. */
export type TrashPart = { readonly table: TrashableTable; readonly where: SQL | undefined };

export type Discard = {
  readonly kind: string;
  readonly entityId: string;
  /** Parents first: they are put back in this order and deleted in the reverse one. */
  readonly parts: readonly TrashPart[];
  readonly now: Date;
};

/** How long Undo can still reach it; the toast is shorter, a retry after a lost answer is not. */
export const trashLifetimeMs = 15 * 60_000;

/** Keeps the rows as JSON and deletes them for good, in the caller's transaction. Answers the id for Undo. */
export async function moveToTrash(tx: Tx, scope: ActorScope, discard: Discard): Promise<string> {
  const { workspaceId, userId } = scope;
  const kept = sql.join(
    discard.parts.map((part) => keptRows(workspaceId, part)),
    sql`, `,
  );
  const row = firstRow(
    await tx.execute(sql`
      insert into trash (workspace_id, kind, entity_id, payload, user_id, created_at, expires_at)
      values (${workspaceId}, ${discard.kind}, ${discard.entityId}, jsonb_build_array(${kept}), ${userId},
        ${discard.now.toISOString()}, ${new Date(discard.now.getTime() + trashLifetimeMs).toISOString()})
      returning id`),
  );
  for (const part of discard.parts.toReversed()) {
    await tx.delete(part.table).where(and(eq(part.table.workspaceId, workspaceId), part.where));
  }
  return String(row?.["id"]);
}

/** As `app_system`, over all workspaces. */
export async function purgeTrash(tx: Tx, now: Date): Promise<void> {
  await tx.delete(trash).where(lte(trash.expiresAt, now));
}

function keptRows(workspaceId: string, { table, where }: TrashPart): SQL {
  const name = sql.identifier(getTableName(table));
  const mine = and(eq(table.workspaceId, workspaceId), where);
  return sql`jsonb_build_object('table', ${getTableName(table)}::text, 'rows',
    (select coalesce(jsonb_agg(to_jsonb(${name})), '[]'::jsonb) from ${table} where ${mine}))`;
}
