import type { NewProperty } from "@keystead/contract/properties";
import { and, asc, eq, inArray, sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { property, seasonalRate } from "#kernel/db/schema/index.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { purchaseColumns } from "./purchase-columns.ts";

export type PropertyRow = typeof property.$inferSelect;

export async function findProperty(
  { tx, scope }: Work<WorkspaceScope>,
  id: string,
): Promise<PropertyRow | undefined> {
  const [row] = await tx.select().from(property).where(propertyById(scope, id));
  return row;
}

/** Locked until the transaction ends, so that decisions made from it still hold when they are written. */
export async function lockProperty(
  { tx, scope }: Work<WorkspaceScope>,
  id: string,
): Promise<PropertyRow | undefined> {
  const [row] = await tx.select().from(property).where(propertyById(scope, id)).for("update");
  return row;
}

/** Locked in id order, so that two transactions that change the same properties wait instead of deadlocking. */
export async function lockProperties(
  { tx, scope }: Work<WorkspaceScope>,
  ids: readonly string[],
): Promise<PropertyRow[]> {
  return tx.select().from(property).where(byIds(scope, ids)).orderBy(asc(property.id)).for("update");
}

export async function insertProperty(work: Work<WorkspaceScope>, fields: NewProperty): Promise<PropertyRow> {
  const [row] = await insertProperties(work, [{ fields }]);
  if (row === undefined) throw new Error("an insert that gave no row");
  return row;
}

/** Inserts all in one statement; the caller sets the ids if other rows refer to them. */
export async function insertProperties(
  { tx, scope, now }: Work<WorkspaceScope>,
  made: readonly { readonly id?: string; readonly fields: NewProperty }[],
): Promise<readonly PropertyRow[]> {
  return tx
    .insert(property)
    .values(
      made.map(({ id, fields }) => ({
        workspaceId: scope.workspaceId,
        ...(id === undefined ? {} : { id }),
        ...columnsOf(fields),
        archivedAt: fields.status === "inactive" ? now : null,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .returning();
}

/** The caller has locked the row. */
export async function writeProperty(
  { tx, scope, now }: Work<WorkspaceScope>,
  before: PropertyRow,
  fields: NewProperty,
): Promise<PropertyRow> {
  const [row] = await tx
    .update(property)
    .set({
      ...columnsOf(fields),
      archivedAt: fields.status === "inactive" ? (before.archivedAt ?? now) : null,
      version: before.version + 1,
      updatedAt: now,
    })
    .where(propertyById(scope, before.id))
    .returning();
  if (row === undefined) throw new Error("an update that gave no row");
  return row;
}

/** The caller has locked the rows. */
export async function writePropertyStatuses(
  { tx, scope, now }: Work<WorkspaceScope>,
  ids: readonly string[],
  status: PropertyRow["status"],
): Promise<{ id: string; version: number }[]> {
  const at = now.toISOString();
  return tx
    .update(property)
    .set({
      status,
      archivedAt: status === "inactive" ? sql`coalesce(${property.archivedAt}, ${at}::timestamptz)` : null,
      version: sql`${property.version} + 1`,
      updatedAt: now,
    })
    .where(byIds(scope, ids))
    .returning({ id: property.id, version: property.version });
}

/** The names of the property's seasons by first day; their amounts have no currency of their own (R-L07). */
export async function findSeasonNames(
  { tx, scope }: Work<WorkspaceScope>,
  propertyId: string,
): Promise<readonly string[]> {
  const rows = await tx
    .select({ name: seasonalRate.name })
    .from(seasonalRate)
    .where(and(eq(seasonalRate.workspaceId, scope.workspaceId), eq(seasonalRate.propertyId, propertyId)))
    .orderBy(asc(seasonalRate.startsOn), asc(seasonalRate.id));
  return rows.map(({ name }) => name);
}

export async function deletePropertyRow({ tx, scope }: Work<WorkspaceScope>, id: string): Promise<void> {
  await tx.delete(property).where(propertyById(scope, id));
}

function columnsOf(fields: NewProperty) {
  const own = { ...fields, ...purchaseColumns(fields), country: fields.country ?? "" };
  const {
    purchasePrice: _p,
    closingCosts: _c,
    initialWorks: _w,
    loanPrincipal: _l,
    monthlyDebtService: _m,
    ...columns
  } = own;
  return columns;
}

export function propertyById(scope: WorkspaceScope, id: string): SQL | undefined {
  return and(eq(property.workspaceId, scope.workspaceId), eq(property.id, id));
}

function byIds(scope: WorkspaceScope, ids: readonly string[]): SQL | undefined {
  return and(eq(property.workspaceId, scope.workspaceId), inArray(property.id, [...ids]));
}
