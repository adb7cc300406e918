import { and, asc, eq, inArray, sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { lockInOrder } from "#kernel/db/lock-order.ts";
import { property, seasonalRate, unit } from "#kernel/db/schema/index.ts";
import type { TrashPart } from "#kernel/trash/move-to-trash.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

export type SeasonRow = typeof seasonalRate.$inferSelect;
export type SeasonFields = Pick<
  SeasonRow,
  "propertyId" | "unitId" | "wholeProperty" | "name" | "startsOn" | "endsOn" | "rateMinor" | "minStay"
>;
export type ListedSeason = {
  readonly row: SeasonRow;
  readonly unitName: string | null;
  readonly currency: string;
};

/** The seasons of these properties by their first day; a property has only as many as its host has entered. */
export async function findSeasonsOf(
  { tx, scope }: Work<WorkspaceScope>,
  propertyIds: readonly string[],
): Promise<readonly ListedSeason[]> {
  return tx
    .select({ row: seasonalRate, unitName: unit.name, currency: property.currency })
    .from(seasonalRate)
    .innerJoin(
      property,
      and(eq(property.workspaceId, seasonalRate.workspaceId), eq(property.id, seasonalRate.propertyId)),
    )
    .leftJoin(unit, and(eq(unit.workspaceId, seasonalRate.workspaceId), eq(unit.id, seasonalRate.unitId)))
    .where(
      and(
        eq(seasonalRate.workspaceId, scope.workspaceId),
        inArray(seasonalRate.propertyId, [...propertyIds]),
      ),
    )
    .orderBy(asc(seasonalRate.startsOn), asc(seasonalRate.id));
}

/** Locks the seasons and their properties until the transaction ends. */
export async function lockSeasons(
  work: Work<WorkspaceScope>,
  ids: readonly string[],
): Promise<readonly SeasonRow[]> {
  const { tx, scope } = work;
  const mine = and(eq(seasonalRate.workspaceId, scope.workspaceId), inArray(seasonalRate.id, [...ids]));
  await lockInOrder(work, [
    {
      table: "property",
      ids: tx.select({ id: seasonalRate.propertyId }).from(seasonalRate).where(mine).getSQL(),
      strength: "no key update",
    },
  ]);
  return tx.select().from(seasonalRate).where(mine).orderBy(asc(seasonalRate.id)).for("update");
}

export async function insertSeasons(
  { tx, scope, now }: Work<WorkspaceScope>,
  seasons: readonly SeasonFields[],
): Promise<readonly string[]> {
  const rows = await tx
    .insert(seasonalRate)
    .values(
      seasons.map((fields) => ({
        ...fields,
        workspaceId: scope.workspaceId,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .returning({ id: seasonalRate.id });
  return rows.map(({ id }) => id);
}

/** The caller must have locked the row. */
export async function writeSeason(
  { tx, scope, now }: Work<WorkspaceScope>,
  before: SeasonRow,
  fields: SeasonFields,
): Promise<void> {
  await tx
    .update(seasonalRate)
    .set({ ...fields, version: before.version + 1, updatedAt: now })
    .where(byId(scope, before.id));
}

/** Stores the same numbers as amounts of another currency; the caller has locked their property. */
export async function restateSeasons(
  { tx, scope }: Work<WorkspaceScope>,
  rates: readonly Pick<SeasonRow, "id" | "rateMinor">[],
): Promise<void> {
  await tx.execute(sql`update seasonal_rate s set rate_minor = n."rateMinor"
    from jsonb_to_recordset(${JSON.stringify(rates)}::jsonb) as n(id uuid, "rateMinor" bigint)
    where s.workspace_id = ${scope.workspaceId}::uuid and s.id = n.id`);
}

export function seasonPart(id: string): TrashPart<"seasonal_rate"> {
  return { table: seasonalRate, where: eq(seasonalRate.id, id) };
}

function byId(scope: WorkspaceScope, id: string): SQL | undefined {
  return and(eq(seasonalRate.workspaceId, scope.workspaceId), eq(seasonalRate.id, id));
}
