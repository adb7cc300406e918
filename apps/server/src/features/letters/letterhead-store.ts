import { eq, sql } from "#kernel/db/drizzle.ts";

import { letterhead } from "#kernel/db/schema/index.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

export type LetterheadRow = Pick<
  typeof letterhead.$inferSelect,
  "senderName" | "address" | "iban" | "paymentNote" | "version"
>;
export type LetterheadFields = Omit<LetterheadRow, "version">;

const columns = {
  senderName: letterhead.senderName,
  address: letterhead.address,
  iban: letterhead.iban,
  paymentNote: letterhead.paymentNote,
  version: letterhead.version,
};

export async function findLetterhead({
  tx,
  scope,
}: Work<WorkspaceScope>): Promise<LetterheadRow | undefined> {
  const [row] = await tx
    .select(columns)
    .from(letterhead)
    .where(eq(letterhead.workspaceId, scope.workspaceId));
  return row;
}

/**
 * The locked row of the workspace. It is created if missing, so that two people who save it first wait for each
 * other.
 */
export async function lockLetterhead({ tx, scope }: Work<WorkspaceScope>): Promise<LetterheadRow> {
  const [row] = await tx
    .insert(letterhead)
    .values({ workspaceId: scope.workspaceId })
    .onConflictDoUpdate({ target: letterhead.workspaceId, set: { workspaceId: scope.workspaceId } })
    .returning(columns);
  if (row === undefined) throw new Error("the letterhead was neither made nor found");
  return row;
}

export async function writeLetterhead(
  { tx, scope, now }: Work<WorkspaceScope>,
  fields: Partial<LetterheadFields>,
): Promise<void> {
  await tx
    .update(letterhead)
    .set({ ...fields, version: sql`${letterhead.version} + 1`, updatedAt: now })
    .where(eq(letterhead.workspaceId, scope.workspaceId));
}
