import type { CleanerQuery } from "@keystead/contract/turnovers";
import { fieldNames } from "@keystead/domain/record-fields";
import { cleanerFields, cleanerOrder, type RuleRentable } from "@keystead/domain/turnovers";
import { and, eq, inArray, isNotNull, isNull, sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { foundIn, inNameOrder } from "#kernel/db/queries/fold.ts";
import { listedBy, pageFrom, pageOf } from "#kernel/db/queries/list-order.ts";
import type { Onward } from "#kernel/db/queries/list-order.ts";
import { lockInOrder } from "#kernel/db/lock-order.ts";
import { firstRow, rowsOf } from "#kernel/db/queries/rows.ts";
import { cleaner, cleanerRule, cleanerUnitPay, membership, user } from "#kernel/db/schema/index.ts";
import type { TrashPart } from "#kernel/trash/move-to-trash.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { cleanerFrom } from "./cleaner-row.ts";
import type { NamedRow } from "#kernel/db/queries/stored-row.ts";
import type { ListedCleaner, UnitPay } from "./cleaner-row.ts";

export type CleanerRow = typeof cleaner.$inferSelect;
const named = (table: string): SQL =>
  sql.raw(
    `case when ${table}.id is null then null else json_build_object('id', ${table}.id, 'name', ${table}.name) end`,
  );

/** Each described field under its own name. */
const contact = sql.join(
  fieldNames(cleanerFields).map((name) => sql`${cleaner[name]} as ${sql.identifier(name)}`),
  sql`, `,
);

const columns = (
  scope: WorkspaceScope,
): SQL => sql`cleaner.id, cleaner.version, ${contact}, cleaner.archived_at is not null as archived, cleaner.currency, cleaner.pay_by,
  cleaner.amount_minor, cleaner.weekend_minor,
  (select json_build_object('id', m.user_id, 'name', coalesce(nullif(u.name, ''), u.email))
    from membership m join "user" u on u.id = m.user_id
    where m.workspace_id = ${scope.workspaceId}::uuid and m.user_id = cleaner.user_id and m.status = 'active') as login,
  (select json_agg(json_build_object('unit', ${named("un")}, 'property', ${named("pr")},
      'amountMinor', p.amount_minor, 'weekendMinor', p.weekend_minor)
      order by ${inNameOrder(sql`pr.name`)}, ${inNameOrder(sql`un.name`)}, un.id)
    from cleaner_unit_pay p
    join unit un on un.workspace_id = p.workspace_id and un.id = p.unit_id
    join property pr on pr.workspace_id = p.workspace_id and pr.id = un.property_id
    where p.workspace_id = ${scope.workspaceId}::uuid and p.cleaner_id = cleaner.id) as unit_pay,
  (select json_agg(json_build_object('property', ${named("pr")}, 'unit', ${named("un")})
      order by ${inNameOrder(sql`pr.name`)}, ${inNameOrder(sql`un.name`)} nulls first, r.id)
    from cleaner_rule r
    join property pr on pr.workspace_id = r.workspace_id and pr.id = r.property_id
    left join unit un on un.workspace_id = r.workspace_id and un.id = r.unit_id
    where r.workspace_id = ${scope.workspaceId}::uuid and r.cleaner_id = cleaner.id) as rentables,
  (select json_build_object('sealed', l.sealed, 'madeAt', l.made_at, 'expiresAt', l.expires_at, 'revokedAt', l.revoked_at,
      'lastUsedAt', l.last_used_at, 'madeBy', (select coalesce(nullif(u.name, ''), u.email)
        from membership m join "user" u on u.id = m.user_id
        where m.workspace_id = l.workspace_id and m.user_id = l.made_by))
    from cleaner_link l where l.workspace_id = ${scope.workspaceId}::uuid and l.cleaner_id = cleaner.id) as link`;

const sorts = { name: [inNameOrder(cleaner.name)] };

/** One statement regardless of the number of cleaners; without archived ones unless they are requested. */
export async function selectCleaners(
  { tx, scope }: Work<WorkspaceScope>,
  query: Partial<CleanerQuery> & Pick<CleanerQuery, "page" | "limit"> & { readonly id?: string },
): Promise<{ readonly items: readonly ListedCleaner[]; readonly total: number } & Onward> {
  const { order, position, behind } = listedBy(query.sort ?? cleanerOrder.defaultSort, sorts, {
    id: cleaner.id,
    after: query.after,
  });
  const inUse = query.id === undefined && query.archived !== "true" ? isNull(cleaner.archivedAt) : undefined;
  const found = sql`from cleaner where ${and(
    eq(cleaner.workspaceId, scope.workspaceId),
    query.id === undefined ? undefined : eq(cleaner.id, query.id),
    query.archived === "true" ? isNotNull(cleaner.archivedAt) : inUse,
    foundIn(query.q, [cleaner.name, cleaner.email, cleaner.phone]),
  )}`;
  const counted = sql`select count(*)::int as total ${found}`;
  const rows = rowsOf(
    await tx.execute(
      sql`select ${columns(scope)}, (${counted}) as total, ${position} as position ${found}
        and ${behind ?? sql`true`} order by ${sql.join(order, sql`, `)} ${pageOf(query)}`,
    ),
  );
  const { rows: shown, onward } = pageFrom(rows, query);
  // A page after the last one has no row, so the total is counted separately.
  const total = rows[0] ?? firstRow(await tx.execute(counted));
  return { items: shown.map(cleanerFrom), total: Number(total?.["total"]), ...onward };
}

export async function findCleaner(
  work: Work<WorkspaceScope>,
  id: string,
): Promise<ListedCleaner | undefined> {
  const { items } = await selectCleaners(work, { id, page: 1, limit: 1 });
  return items[0];
}

/** People who sign in as cleaners and have no contact. */
export async function findFreeLogins({ tx, scope }: Work<WorkspaceScope>): Promise<readonly NamedRow[]> {
  return tx
    .select({ id: user.id, name: sql<string>`coalesce(nullif(${user.name}, ''), ${user.email})` })
    .from(membership)
    .innerJoin(user, eq(user.id, membership.userId))
    .where(
      and(
        eq(membership.workspaceId, scope.workspaceId),
        eq(membership.status, "active"),
        eq(membership.role, "cleaner"),
        sql`not exists (select 1 from cleaner c where c.workspace_id = ${membership.workspaceId} and c.user_id = ${membership.userId})`,
      ),
    )
    .orderBy(inNameOrder(user.name), user.id);
}

/** The contact of the signed-in person. */
export async function findOwnCleaner({ tx, scope }: Work): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: cleaner.id })
    .from(cleaner)
    .where(and(eq(cleaner.workspaceId, scope.workspaceId), eq(cleaner.userId, scope.userId)));
  return row?.id;
}

/** Locks the units and properties in a cleaner's rules and prices until the transaction ends. */
export async function lockCleanerSites(
  work: Work<WorkspaceScope>,
  rentables: readonly RuleRentable[],
): Promise<void> {
  const units = rentables.flatMap(({ unitId }) => unitId ?? []);
  await lockInOrder(work, [
    { table: "property", ids: rentables.map(({ propertyId }) => propertyId), strength: "key share" },
    { table: "unit", ids: units, strength: "key share" },
  ]);
}

/** The property of each of these units; units outside the workspace are left out. */
export async function propertiesOfUnits(
  { tx, scope }: Work<WorkspaceScope>,
  unitIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (unitIds.length === 0) return new Map();
  const rows = rowsOf(
    await tx.execute(sql`select u.id, u.property_id from unit u where u.workspace_id = ${scope.workspaceId}::uuid
      and u.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(unitIds)}::jsonb))`),
  );
  return new Map(rows.map(({ id, property_id: propertyId }) => [String(id), String(propertyId)]));
}

/** How many of these properties exist in the workspace. */
export async function countProperties(
  { tx, scope }: Work<WorkspaceScope>,
  ids: readonly string[],
): Promise<number> {
  const row = firstRow(
    await tx.execute(sql`select count(*)::int as found from property p where p.workspace_id = ${scope.workspaceId}::uuid
      and p.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`),
  );
  return Number(row?.["found"]);
}

/** The units and properties that already have another default cleaner, as their indexes in the list. */
export async function takenRentables(
  { tx, scope }: Work<WorkspaceScope>,
  rentables: readonly RuleRentable[],
  exceptId: string | null,
): Promise<readonly number[]> {
  if (rentables.length === 0) return [];
  const rows = rowsOf(
    await tx.execute(sql`select (p.at - 1)::int as at from jsonb_array_elements(${JSON.stringify(rentables)}::jsonb)
        with ordinality p(rentable, at)
      join cleaner_rule r on r.workspace_id = ${scope.workspaceId}::uuid and r.property_id = (p.rentable ->> 'propertyId')::uuid
        and r.unit_id is not distinct from (p.rentable ->> 'unitId')::uuid
        and r.cleaner_id is distinct from ${exceptId}::uuid
      order by 1`),
  );
  return rows.map(({ at }) => Number(at));
}

export type CleanerFields = Omit<
  CleanerRow,
  "workspaceId" | "id" | "archivedAt" | "version" | "createdAt" | "updatedAt"
>;

export async function insertCleaner(
  { tx, scope, now }: Work<WorkspaceScope>,
  fields: CleanerFields,
): Promise<string> {
  const [row] = await tx
    .insert(cleaner)
    .values({ workspaceId: scope.workspaceId, ...fields, createdAt: now, updatedAt: now })
    .returning({ id: cleaner.id });
  if (row === undefined) throw new Error("an insert that gave no row");
  return row.id;
}

/** Locked until the transaction ends. */
export async function lockCleaner(
  { tx, scope }: Work<WorkspaceScope>,
  id: string,
): Promise<CleanerRow | undefined> {
  const [row] = await tx.select().from(cleaner).where(byId(scope, id)).for("update");
  return row;
}

/** The caller has locked the row. */
export async function writeCleaner(
  { tx, scope, now }: Work<WorkspaceScope>,
  before: CleanerRow,
  fields: Partial<CleanerFields & Pick<CleanerRow, "archivedAt">>,
): Promise<void> {
  await tx
    .update(cleaner)
    .set({ ...fields, version: before.version + 1, updatedAt: now })
    .where(byId(scope, before.id));
}

/** Replaces the prices agreed for units, and the units and properties for which the person is the default cleaner. */
export async function replaceParts(
  { tx, scope, now }: Work<WorkspaceScope>,
  cleanerId: string,
  parts: {
    readonly unitPay: readonly (UnitPay & { readonly unitId: string })[];
    readonly rentables: readonly RuleRentable[];
  },
): Promise<void> {
  const { workspaceId } = scope;
  const pay = eq(cleanerUnitPay.cleanerId, cleanerId);
  await tx.delete(cleanerUnitPay).where(and(eq(cleanerUnitPay.workspaceId, workspaceId), pay));
  await dropRules({ tx, scope, now }, cleanerId);
  if (parts.unitPay.length > 0)
    await tx
      .insert(cleanerUnitPay)
      .values(parts.unitPay.map((each) => ({ workspaceId, cleanerId, ...each })));
  if (parts.rentables.length > 0)
    await tx
      .insert(cleanerRule)
      .values(parts.rentables.map((each) => ({ workspaceId, cleanerId, ...each, createdAt: now })));
}

/** Removes all rules of the cleaner. */
export async function dropRules({ tx, scope }: Work<WorkspaceScope>, cleanerId: string): Promise<void> {
  await tx
    .delete(cleanerRule)
    .where(and(eq(cleanerRule.workspaceId, scope.workspaceId), eq(cleanerRule.cleanerId, cleanerId)));
}

/** Removes a former member's login from their contact, which stays. */
export async function releaseLogin(
  { tx, scope, now }: Work<WorkspaceScope>,
  userId: string,
): Promise<readonly string[]> {
  const rows = await tx
    .update(cleaner)
    .set({ userId: null, version: sql`${cleaner.version} + 1`, updatedAt: now })
    .where(and(eq(cleaner.workspaceId, scope.workspaceId), eq(cleaner.userId, userId)))
    .returning({ id: cleaner.id });
  return rows.map(({ id }) => id);
}

/** The rows that are moved to the trash, without the link, because an Undo must not make it work again. */
export function cleanerParts(
  ids: readonly string[],
): readonly TrashPart<"cleaner" | "cleaner_unit_pay" | "cleaner_rule">[] {
  return [
    { table: cleaner, where: inArray(cleaner.id, [...ids]) },
    { table: cleanerUnitPay, where: inArray(cleanerUnitPay.cleanerId, [...ids]) },
    { table: cleanerRule, where: inArray(cleanerRule.cleanerId, [...ids]) },
  ];
}

function byId(scope: WorkspaceScope, id: string): SQL | undefined {
  return and(eq(cleaner.workspaceId, scope.workspaceId), eq(cleaner.id, id));
}
