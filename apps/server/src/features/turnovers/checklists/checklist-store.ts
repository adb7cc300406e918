import { standardChecklist } from "@keystead/domain/turnovers";
import type { ChecklistRoom } from "@keystead/domain/turnovers";
import { and, eq, inArray, sql } from "#kernel/db/drizzle.ts";

import { checklist, turnover } from "#kernel/db/schema/index.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

export type StoredChecklist = { readonly version: number; readonly rooms: readonly ChecklistRoom[] };

/** The checklists of these properties; properties with the standard checklist are left out. */
export async function findChecklists(
  { tx, scope }: Work<WorkspaceScope>,
  propertyIds: readonly string[],
): Promise<ReadonlyMap<string, StoredChecklist>> {
  if (propertyIds.length === 0) return new Map();
  const rows = await tx
    .select({ propertyId: checklist.propertyId, version: checklist.version, rooms: checklist.rooms })
    .from(checklist)
    .where(
      and(eq(checklist.workspaceId, scope.workspaceId), inArray(checklist.propertyId, [...propertyIds])),
    );
  return new Map(rows.map(({ propertyId, ...stored }) => [propertyId, stored]));
}

/** Version 0 is the standard checklist. */
export async function findChecklist(
  work: Work<WorkspaceScope>,
  propertyId: string,
): Promise<StoredChecklist> {
  const found = await findChecklists(work, [propertyId]);
  return found.get(propertyId) ?? { version: 0, rooms: standardChecklist };
}

/** The caller has locked the property. */
export async function putChecklist(
  { tx, scope, now }: Work,
  propertyId: string,
  rooms: readonly ChecklistRoom[],
): Promise<void> {
  await tx
    .insert(checklist)
    .values({ workspaceId: scope.workspaceId, propertyId, rooms, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [checklist.workspaceId, checklist.propertyId],
      set: { rooms, version: sql`${checklist.version} + 1`, updatedAt: now },
    });
}

/** Returns the property to the standard list. */
export async function dropChecklist({ tx, scope }: Work, propertyId: string): Promise<void> {
  await tx
    .delete(checklist)
    .where(and(eq(checklist.workspaceId, scope.workspaceId), eq(checklist.propertyId, propertyId)));
}

/**
 * Stores the list of a turnover that begins, so that later changes at the property do not affect it. The caller has
 * locked the turnover.
 */
export async function keepChecklist(
  { tx, scope }: Work<WorkspaceScope>,
  turnoverId: string,
  rooms: readonly ChecklistRoom[],
): Promise<void> {
  await tx
    .update(turnover)
    .set({ checklist: rooms })
    .where(and(eq(turnover.workspaceId, scope.workspaceId), eq(turnover.id, turnoverId)));
}
