import { and, eq, gt } from "../db/drizzle.ts";

import { trash } from "../db/schema/index.ts";
import type { ActorScope, Work, WorkspaceScope } from "../work.ts";
import { trashLifetimeMs } from "./move-to-trash.ts";

/**
 * These kinds are not deleted records but lists of the records that one request created, which its Undo deletes. Each
 * feature reads only its own kind.
 */
export const batchKinds = [
  "batch",
  "statement",
  "recurring",
  "income_list",
  "expense_list",
  "booking_list",
  "assignment",
] as const;
export type BatchKind = (typeof batchKinds)[number];

/** Stores which records one request created, so that one Undo can delete them again. Returns the id of the list. */
export async function keepBatch(
  { tx, scope: { workspaceId, userId }, now }: Work<ActorScope>,
  kind: BatchKind,
  made: unknown,
): Promise<string> {
  const [row] = await tx
    .insert(trash)
    .values({
      workspaceId,
      userId,
      kind,
      // The list has no single record, so it names the workspace.
      entityId: workspaceId,
      payload: made,
      createdAt: now,
      expiresAt: new Date(now.getTime() + trashLifetimeMs),
    })
    .returning({ id: trash.id });
  if (row === undefined) throw new Error("an insert that gave no row");
  return row.id;
}

/**
 * Locks the row, so that of two clicks on Undo one finds nothing. Undefined if it is unknown, expired or another
 * workspace's.
 */
export async function lockBatch(
  { tx, scope: { workspaceId }, now }: Work<WorkspaceScope>,
  kind: BatchKind,
  id: string,
): Promise<{ readonly made: unknown; readonly userId: string | null } | undefined> {
  const [row] = await tx
    .select({ made: trash.payload, userId: trash.userId })
    .from(trash)
    .where(
      and(
        eq(trash.workspaceId, workspaceId),
        eq(trash.id, id),
        eq(trash.kind, kind),
        gt(trash.expiresAt, now),
      ),
    )
    .for("update");
  return row;
}

/** Deletes the list after the Undo, so that it cannot run a second time. */
export async function forgetBatch(
  { tx, scope: { workspaceId } }: Work<WorkspaceScope>,
  id: string,
): Promise<void> {
  await tx.delete(trash).where(and(eq(trash.workspaceId, workspaceId), eq(trash.id, id)));
}
