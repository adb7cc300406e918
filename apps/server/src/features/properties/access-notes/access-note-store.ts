import { and, eq, sql } from "#kernel/db/drizzle.ts";

import { inNameOrder } from "#kernel/db/queries/fold.ts";
import { property, unit } from "#kernel/db/schema/index.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

export type SealedNotes = {
  readonly version: number;
  readonly sealed: string | null;
  readonly units: readonly {
    readonly id: string;
    readonly name: string;
    readonly version: number;
    readonly sealed: string | null;
  }[];
};

export async function findAccessNotes(
  { tx, scope }: Work<WorkspaceScope>,
  propertyId: string,
): Promise<SealedNotes | undefined> {
  const [row] = await tx
    .select({ version: property.version, sealed: property.accessNoteSealed })
    .from(property)
    .where(and(eq(property.workspaceId, scope.workspaceId), eq(property.id, propertyId)));
  if (row === undefined) return undefined;
  const units = await tx
    .select({ id: unit.id, name: unit.name, version: unit.version, sealed: unit.accessNoteSealed })
    .from(unit)
    .where(and(eq(unit.workspaceId, scope.workspaceId), eq(unit.propertyId, propertyId)))
    .orderBy(inNameOrder(unit.name), unit.id);
  return { ...row, units };
}

/** The caller has locked the property; with `sealed` undefined only its version changes. */
export async function writePropertyNote(
  { tx, scope, now }: Work<WorkspaceScope>,
  propertyId: string,
  sealed: string | null | undefined,
): Promise<void> {
  await tx
    .update(property)
    .set({
      ...(sealed === undefined ? {} : { accessNoteSealed: sealed }),
      version: sql`${property.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(property.workspaceId, scope.workspaceId), eq(property.id, propertyId)));
}

/** The caller has locked the unit's property. */
export async function writeUnitNote(
  { tx, scope, now }: Work<WorkspaceScope>,
  unitId: string,
  sealed: string | null,
): Promise<void> {
  await tx
    .update(unit)
    .set({ accessNoteSealed: sealed, version: sql`${unit.version} + 1`, updatedAt: now })
    .where(and(eq(unit.workspaceId, scope.workspaceId), eq(unit.id, unitId)));
}
