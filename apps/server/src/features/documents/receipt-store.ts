import { and, desc, eq, inArray, notInArray, sql } from "#kernel/db/drizzle.ts";

import { document, expense } from "#kernel/db/schema/index.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { type NewDocument, partsOfBill } from "./document-store.ts";

/** The newest other expense with the same bytes; the parts of one bill count as one expense. */
export async function findSameReceipt(
  { tx, scope }: Work<WorkspaceScope>,
  { onId, sha256, bytes }: Pick<NewDocument, "onId" | "sha256" | "bytes">,
): Promise<SameReceipt | undefined> {
  const [found] = await tx
    .select({
      expenseId: expense.id,
      notes: expense.notes,
      amountMinor: expense.amountMinor,
      currency: expense.currency,
      date: expense.spentOn,
    })
    .from(document)
    .innerJoin(
      expense,
      and(eq(expense.workspaceId, document.workspaceId), eq(expense.id, document.expenseId)),
    )
    .where(
      and(
        eq(document.workspaceId, scope.workspaceId),
        // Uses the index for sums of storage, because few files have exactly the same length.
        eq(document.bytes, bytes),
        eq(document.sha256, sha256),
        notInArray(document.expenseId, partsOfBill(scope, onId)),
      ),
    )
    .orderBy(desc(document.createdAt))
    .limit(1);
  return found;
}

export type SameReceipt = {
  readonly expenseId: string;
  readonly notes: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly date: string;
};

/** Links the files of the lease to a movement of its deposit; returns how many there were. */
export async function linkReceipts(
  { tx, scope, now }: Work<WorkspaceScope>,
  {
    leaseId,
    movementId,
    ids,
  }: { readonly leaseId: string; readonly movementId: string; readonly ids: readonly string[] },
): Promise<number> {
  const linked = await tx
    .update(document)
    .set({ depositMovementId: movementId, version: sql`${document.version} + 1`, updatedAt: now })
    .where(
      and(
        eq(document.workspaceId, scope.workspaceId),
        eq(document.leaseId, leaseId),
        inArray(document.id, [...ids]),
      ),
    )
    .returning({ id: document.id });
  return linked.length;
}
