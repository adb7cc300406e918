import type {
  PropertyName,
  PropertyNamesQuery,
  PropertyChoices,
  UnitName,
  UnitNamesQuery,
} from "@keystead/contract/properties";
import { and, asc, eq, sql } from "#kernel/db/drizzle.ts";
import type { AnyColumn } from "#kernel/db/drizzle.ts";
import { unionAll } from "#kernel/db/pg-core.ts";
import type * as z from "zod/mini";

import { foundIn, inNameOrder } from "#kernel/db/queries/fold.ts";
import { byRank, pickedFrom, rankIn, rankOfChosen } from "#kernel/db/queries/picked-names.ts";
import { property, unit } from "#kernel/db/schema/index.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

const nameOfProperty = {
  id: property.id,
  name: property.name,
  city: property.city,
  rentalMode: property.rentalMode,
  currency: property.currency,
};

export async function pickProperties(
  { tx, scope }: Work<WorkspaceScope>,
  { q, id, limit }: z.infer<typeof PropertyNamesQuery>,
): Promise<{ items: PropertyName[]; more: boolean }> {
  const order = [inNameOrder(property.name), asc(property.id)];
  const ofWorkspace = eq(property.workspaceId, scope.workspaceId);
  const found = tx
    .select({ ...nameOfProperty, rank: rankIn(...order) })
    .from(property)
    .where(and(ofWorkspace, foundIn(q, [property.name, property.address, property.city])))
    .orderBy(...order)
    .limit(limit + 1);
  if (id === undefined) return pickedFrom(await found, limit);
  const chosen = tx
    .select({ ...nameOfProperty, rank: rankOfChosen() })
    .from(property)
    .where(and(ofWorkspace, eq(property.id, id)));
  return pickedFrom(await unionAll(chosen, found).orderBy(byRank), limit);
}

/** Each value once, sorted. */
export async function findChoices({ tx, scope }: Work<WorkspaceScope>): Promise<PropertyChoices> {
  const each = (column: AnyColumn) =>
    sql<string[]>`coalesce(json_agg(distinct ${column}) filter (where ${column} <> ''), '[]'::json)`;
  const [choices] = await tx
    .select({
      cities: each(property.city),
      countries: each(property.country),
      currencies: each(property.currency),
    })
    .from(property)
    .where(eq(property.workspaceId, scope.workspaceId));
  return choices ?? { cities: [], countries: [], currencies: [] };
}

const nameOfUnit = {
  id: unit.id,
  name: unit.name,
  property: { id: property.id, name: property.name },
  archived: sql<boolean>`${unit.archivedAt} is not null`.as("archived"),
};

export async function pickUnits(
  { tx, scope }: Work<WorkspaceScope>,
  { q, id, limit, propertyId }: z.infer<typeof UnitNamesQuery>,
): Promise<{ items: UnitName[]; more: boolean }> {
  const order = [inNameOrder(unit.name), asc(unit.id)];
  const ofWorkspace = eq(unit.workspaceId, scope.workspaceId);
  const ofUnit = and(eq(property.workspaceId, unit.workspaceId), eq(property.id, unit.propertyId));
  const found = tx
    .select({ ...nameOfUnit, rank: rankIn(...order) })
    .from(unit)
    .innerJoin(property, ofUnit)
    .where(
      and(
        ofWorkspace,
        propertyId === undefined ? undefined : eq(unit.propertyId, propertyId),
        foundIn(q, [unit.name, property.name]),
      ),
    )
    .orderBy(...order)
    .limit(limit + 1);
  if (id === undefined) return pickedFrom(await found, limit);
  const chosen = tx
    .select({ ...nameOfUnit, rank: rankOfChosen() })
    .from(unit)
    .innerJoin(property, ofUnit)
    .where(and(ofWorkspace, eq(unit.id, id)));
  return pickedFrom(await unionAll(chosen, found).orderBy(byRank), limit);
}
