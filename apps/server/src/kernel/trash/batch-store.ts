import { and, eq, gt } from "../db/drizzle.ts";

import { trash } from "../db/schema/index.ts";
import type { ActorScope, Work, WorkspaceScope } from "../work.ts";
import { trashLifetimeMs } from "./move-to-trash.ts";

/** No discarded record but the list of what one request made: its Undo takes those away. Each feature reads its own kind alone. */
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

/** Remembers what one request made, so that one Undo can take it away again. Answers the id for it. */
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
      // It is about no single record.
      entityId: workspaceId,
      payload: made,
      createdAt: now,
      expiresAt: new Date(now.getTime() + trashLifetimeMs),
    })
    .returning({ id: trash.id });
  if (row === undefined) throw new Error("an insert that gave no row");
  return row.id;
}

/** Locked, so that of two clicks on Undo one finds nothing. Undefined for what is unknown, another workspace's or expired. */
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

/** It was taken back, and cannot be a second time. */
export async function forgetBatch(
  { tx, scope: { workspaceId } }: Work<WorkspaceScope>,
  id: string,
): Promise<void> {
  await tx.delete(trash).where(and(eq(trash.workspaceId, workspaceId), eq(trash.id, id)));
}
