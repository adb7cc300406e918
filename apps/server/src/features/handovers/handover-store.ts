import { HandoverDraft } from "@keystead/contract/handovers";
import type { HandoverKind } from "@keystead/domain/handovers";
import { and, eq, gt, sql } from "#kernel/db/drizzle.ts";

import { audit, handover } from "#kernel/db/schema/index.ts";
import type { ActorScope, Work, WorkspaceScope } from "#kernel/work.ts";

export type OfLease = { readonly leaseId: string; readonly kind: HandoverKind };

export type StoredHandover = Pick<typeof handover.$inferSelect, "version" | "notes" | "keysOn"> & {
  readonly draft: HandoverDraft | null;
};

const columns = {
  version: handover.version,
  notes: handover.notes,
  keysOn: handover.keysOn,
  draft: handover.draft,
};

export async function findHandover(
  { tx, scope }: Work<WorkspaceScope>,
  of: OfLease,
): Promise<StoredHandover | undefined> {
  const [row] = await tx.select(columns).from(handover).where(isOf(scope, of));
  return row === undefined ? undefined : { ...row, draft: draftIn(row.draft) };
}

/** Creates the row if there is none. The lease must be locked by the caller. */
export async function ensureHandover(work: Work<WorkspaceScope>, of: OfLease): Promise<StoredHandover> {
  const { tx, scope, now } = work;
  await tx
    .insert(handover)
    .values({ workspaceId: scope.workspaceId, ...of, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  const row = await findHandover(work, of);
  if (row === undefined) throw new Error("A handover that was just made is not there.");
  return row;
}

export async function writeHandover(
  { tx, scope, now }: Work<WorkspaceScope>,
  of: OfLease,
  fields: Partial<Omit<StoredHandover, "version">>,
): Promise<void> {
  await tx
    .update(handover)
    .set({ ...fields, version: sql`${handover.version} + 1`, updatedAt: now })
    .where(isOf(scope, of));
}

/** Whether this person has changed this field of the lease within this time, according to the history. */
export async function isInHistoryLately(
  { tx, scope, now }: Work<ActorScope>,
  {
    leaseId,
    field,
    withinMs,
  }: { readonly leaseId: string; readonly field: string; readonly withinMs: number },
): Promise<boolean> {
  const entries = await tx
    .select({ id: audit.id })
    .from(audit)
    .where(
      and(
        eq(audit.workspaceId, scope.workspaceId),
        eq(audit.entityId, leaseId),
        eq(audit.userId, scope.userId),
        gt(audit.at, new Date(now.getTime() - withinMs)),
        sql`jsonb_exists(${audit.changes}, ${field})`,
      ),
    )
    .limit(1);
  return entries.length > 0;
}

/**
 * A draft of another version that cannot be read is dropped, because it only contains entries that are not booked.
 */
function draftIn(stored: unknown): HandoverDraft | null {
  const read = HandoverDraft.safeParse(stored);
  return read.success ? read.data : null;
}

function isOf({ workspaceId }: WorkspaceScope, { leaseId, kind }: OfLease) {
  return and(eq(handover.workspaceId, workspaceId), eq(handover.leaseId, leaseId), eq(handover.kind, kind));
}
