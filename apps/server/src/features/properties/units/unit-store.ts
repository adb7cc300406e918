import type { NewUnit, UnitQuery } from "@keystead/contract/properties";
import type { RentalMode } from "@keystead/domain/properties";
import { unitOrder } from "@keystead/domain/properties";
import { and, eq, sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";
import type * as z from "zod/mini";

import type { Tx } from "#kernel/db/tx.ts";
import { foundIn, inNameOrder } from "#kernel/db/queries/fold.ts";
import { listedBy } from "#kernel/db/queries/list-order.ts";
import { firstRow } from "#kernel/db/queries/rows.ts";
import { lockInOrder } from "#kernel/db/lock-order.ts";
import { blockedDate, property, seasonalRate, unit } from "#kernel/db/schema/index.ts";
import { dayAt } from "#kernel/db/queries/zone.ts";
import type { TrashPart } from "#kernel/trash/move-to-trash.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { coTenantCount } from "../../rent-book/index.ts";
import { tonightAt } from "../rentables/tonight-store.ts";
import type { Tonight } from "../rentables/tonight-store.ts";

export type UnitRow = typeof unit.$inferSelect;

/** A lease that has not ended, of the unit or of its whole property. */
export type UnitLease = {
  readonly id: string;
  readonly active: boolean;
  readonly tenantId: string;
  readonly tenantName: string;
  readonly coTenants: number;
};

export type ListedUnit = {
  readonly row: UnitRow;
  readonly propertyName: string;
  readonly rentalMode: RentalMode;
  /** Earliest first. */
  readonly leases: readonly UnitLease[];
  readonly tonight: Tonight;
  readonly position: unknown;
  /** Whether the unit comes after the previous page. */
  readonly behind: boolean;
};

const sorts = {
  name: [inNameOrder(unit.name)],
  property: [inNameOrder(property.name), inNameOrder(unit.name)],
  floor: [inNameOrder(unit.floor)],
  sizeSqm: [unit.sizeSqm],
};

/** All units that match by their stored columns, in order; the status is derived, so the caller filters and pages. */
export async function selectUnits(
  { tx, scope, now }: Work<WorkspaceScope>,
  query: Omit<z.infer<typeof UnitQuery>, "page" | "limit" | "status">,
): Promise<readonly ListedUnit[]> {
  const { order, position, behind } = listedBy(query.sort ?? unitOrder.defaultSort, sorts, {
    id: unit.id,
    after: query.after,
  });
  const rows = await selectListed(tx, now, { position, behind: behind ?? sql`true` })
    .where(
      and(
        eq(unit.workspaceId, scope.workspaceId),
        query.propertyId === undefined ? undefined : eq(unit.propertyId, query.propertyId),
        foundIn(query.q, [unit.name, property.name]),
      ),
    )
    .orderBy(...order);
  return rows;
}

export async function findListedUnit(
  { tx, scope, now }: Work<WorkspaceScope>,
  id: string,
): Promise<ListedUnit | undefined> {
  const [row] = await selectListed(tx, now).where(byId(scope, id));
  return row;
}

/** Locks the unit's property while the unit is deleted, and with it the records that refer to the unit. */
export async function lockPropertyOfUnit(work: Work<WorkspaceScope>, id: string): Promise<void> {
  const ids = sql`select property_id from unit where workspace_id = ${work.scope.workspaceId} and id = ${id}::uuid`;
  await lockInOrder(work, [{ table: "property", ids, strength: "key share" }]);
}

/** Locks the unit until the transaction ends: a lease that is made at the same moment waits. */
export async function lockUnit(
  { tx, scope }: Work<WorkspaceScope>,
  id: string,
): Promise<UnitRow | undefined> {
  const [row] = await tx.select().from(unit).where(byId(scope, id)).for("update");
  return row;
}

/** How many records refer to the unit, in one statement. */
export async function countUnitUses(
  { tx, scope: { workspaceId } }: Work<WorkspaceScope>,
  id: string,
): Promise<{ readonly leases: number; readonly bookings: number; readonly turnovers: number }> {
  const of = sql`x.workspace_id = ${workspaceId}::uuid and x.unit_id = ${id}::uuid`;
  const row = firstRow(
    await tx.execute(sql`select (select count(*)::int from lease x where ${of}) as leases,
      (select count(*)::int from booking x where ${of}) as bookings,
      (select count(*)::int from turnover x where ${of}) as turnovers`),
  );
  return {
    leases: Number(row?.["leases"]),
    bookings: Number(row?.["bookings"]),
    turnovers: Number(row?.["turnovers"]),
  };
}

export async function insertUnit(work: Work<WorkspaceScope>, fields: NewUnit): Promise<string> {
  const [id] = await insertUnits(work, [fields]);
  if (id === undefined) throw new Error("an insert that gave no row");
  return id;
}

/** Inserts all in one statement; the caller sets the ids if other rows refer to them. */
export async function insertUnits(
  { tx, scope, now }: Work<WorkspaceScope>,
  made: readonly (NewUnit & { readonly id?: string })[],
): Promise<readonly string[]> {
  if (made.length === 0) return [];
  const rows = await tx
    .insert(unit)
    .values(
      made.map(({ propertyId, id, ...rest }) => ({
        workspaceId: scope.workspaceId,
        ...(id === undefined ? {} : { id }),
        propertyId,
        ...columnsOf(rest),
        createdAt: now,
        updatedAt: now,
      })),
    )
    .returning({ id: unit.id });
  return rows.map(({ id }) => id);
}

/** The caller has locked the row. */
export async function writeUnit(
  { tx, scope, now }: Work<WorkspaceScope>,
  before: UnitRow,
  fields: UnitFields & { readonly archived: boolean },
): Promise<void> {
  const { archived, ...rest } = fields;
  await tx
    .update(unit)
    .set({
      ...columnsOf(rest),
      archivedAt: archived ? (before.archivedAt ?? now) : null,
      version: before.version + 1,
      updatedAt: now,
    })
    .where(byId(scope, before.id));
}

/** The rows that are moved to the trash: the unit with the seasons and blocked nights of this unit alone. */
export function unitParts(id: string): readonly TrashPart<"unit" | "seasonal_rate" | "blocked_date">[] {
  return [
    { table: unit, where: eq(unit.id, id) },
    { table: seasonalRate, where: eq(seasonalRate.unitId, id) },
    { table: blockedDate, where: eq(blockedDate.unitId, id) },
  ];
}

type UnitFields = Omit<NewUnit, "propertyId">;

function columnsOf({ bathrooms, sizeSqm, ...rest }: UnitFields) {
  return { ...rest, bathrooms: decimal(bathrooms), sizeSqm: decimal(sizeSqm) };
}

function decimal(value: number | null): string | null {
  return value === null ? null : String(value);
}

const nowhere = { position: sql`null`, behind: sql`true` };

function selectListed(
  tx: Tx,
  now: Date,
  { position, behind }: { readonly position: SQL<unknown>; readonly behind: SQL } = nowhere,
) {
  const today = dayAt(sql`property.timezone`, now);
  return tx
    .select({
      row: unit,
      propertyName: property.name,
      rentalMode: property.rentalMode,
      leases: sql<UnitLease[]>`(
        select coalesce(json_agg(json_build_object('id', l.id, 'active', l.starts_on <= ${today}, 'tenantId', t.id, 'tenantName', t.name, 'coTenants', ${coTenantCount})
          order by l.starts_on, l.unit_id nulls last, l.id), '[]'::json)
        from lease l
        join tenant t on t.workspace_id = l.workspace_id and t.id = l.tenant_id
        where l.workspace_id = ${unit.workspaceId} and l.property_id = ${unit.propertyId}
          and (l.unit_id is null or l.unit_id = ${unit.id}) and (l.ends_on is null or l.ends_on >= ${today}))`,
      tonight: tonightAt({
        workspace: sql`unit.workspace_id`,
        property: sql`unit.property_id`,
        unit: sql`unit.id`,
        today,
        now,
      }),
      position,
      behind: sql<boolean>`${behind}`,
    })
    .from(unit)
    .innerJoin(property, and(eq(property.workspaceId, unit.workspaceId), eq(property.id, unit.propertyId)));
}

function byId(scope: WorkspaceScope, id: string): SQL | undefined {
  return and(eq(unit.workspaceId, scope.workspaceId), eq(unit.id, id));
}
