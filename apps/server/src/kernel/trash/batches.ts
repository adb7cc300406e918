import { and, eq, gt } from "drizzle-orm";
import type { Tx } from "../db/database.ts";
import { trash } from "../db/schema/index.ts";
import type { ActorScope } from "../work.ts";
import { trashLifetimeMs } from "./move-to-trash.ts";
import { batchTrashKind } from "./own-kinds.ts";

/** Remembers what one request made, so that one Undo can take it away again. Answers the id for it. */
export async function keepBatch(
  tx: Tx,
  { workspaceId, userId }: ActorScope,
  { made, now }: { readonly made: unknown; readonly now: Date },
): Promise<string> {
  const [row] = await tx
    .insert(trash)
    .values({
      workspaceId,
      userId,
      kind: batchTrashKind,
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
  tx: Tx,
  { workspaceId }: Pick<ActorScope, "workspaceId">,
  request: { readonly id: string; readonly now: Date },
): Promise<{ readonly made: unknown } | undefined> {
  const [row] = await tx
    .select({ made: trash.payload })
    .from(trash)
    .where(
      and(
        eq(trash.workspaceId, workspaceId),
        eq(trash.id, request.id),
        eq(trash.kind, batchTrashKind),
        gt(trash.expiresAt, request.now),
      ),
    )
    .for("update");
  return row;
}
