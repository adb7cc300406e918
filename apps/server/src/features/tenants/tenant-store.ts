import type { NewTenant, TenantQuery } from "@keystead/contract/tenants";
import type { Neighbours } from "@keystead/contract/wire";
import { tenantOrder } from "@keystead/domain/tenants";
import { and, eq, inArray, sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";
import type * as z from "zod/mini";

import type { Tx } from "#kernel/db/tx.ts";
import { foundIn, inNameOrder } from "#kernel/db/queries/fold.ts";
import { listedBy, pageFrom, rowsBefore, rowsFor } from "#kernel/db/queries/list-order.ts";
import type { Listed, Onward } from "#kernel/db/queries/list-order.ts";
import { lockInOrder } from "#kernel/db/lock-order.ts";
import { neighboursIn } from "#kernel/db/queries/neighbours.ts";
import { dataExport, document, property, tenant, tenantAccount } from "#kernel/db/schema/index.ts";
import { storedValues } from "#kernel/db/queries/stored-values.ts";
import type { RemainingRecords } from "#kernel/registry/tables.ts";
import type { TrashPart } from "#kernel/trash/move-to-trash.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { isActiveOn, isRentedBy } from "../rent-book/index.ts";

export type TenantRow = typeof tenant.$inferSelect;
export type ListedTenant = { readonly row: TenantRow; readonly propertyName: string | null };

/** Only the rent book knows which tenants owe money: the caller looks them up there and passes them in `among`. */
export type StoredQuery = Omit<z.infer<typeof TenantQuery>, "owes"> & {
  readonly among?: readonly string[] | undefined;
};

/** As in the input; empty text here is null in the table. */
export type TenantFields = Readonly<NewTenant>;

export async function selectTenants(
  { tx, scope, now }: Work<WorkspaceScope>,
  query: StoredQuery,
): Promise<{ readonly items: readonly ListedTenant[]; readonly total: number } & Onward> {
  const where = whereOf(scope, query, now);
  const { after, page } = query;
  const { order, position, behind } = listed(query, now);
  const found = await selectListed(tx, position)
    .where(and(where, behind))
    .orderBy(...order)
    .limit(rowsFor(query))
    .offset(rowsBefore(query));
  const { rows: items, onward } = pageFrom(found, query);
  const known = after === undefined ? (items[0]?.total ?? (page === 1 ? 0 : undefined)) : undefined;
  return { items, total: known ?? (await countTenants(tx, where)), ...onward };
}

export async function findListedTenant(
  { tx, scope }: Work<WorkspaceScope>,
  id: string,
): Promise<ListedTenant | undefined> {
  const [item] = await selectListed(tx).where(byId(scope, id));
  return item;
}

/** The tenants before and after this one in the list. */
export async function findTenantNeighbours(
  { tx, scope, now }: Work<WorkspaceScope>,
  query: Omit<StoredQuery, "page" | "limit" | "after">,
  id: string,
): Promise<Neighbours> {
  const from = sql`from tenant
    left join property on property.workspace_id = tenant.workspace_id and property.id = tenant.property_id
    where ${whereOf(scope, query, now)}`;
  return neighboursIn(tx, { from, order: listed(query, now).order, id: tenant.id }, id);
}

/** Locks the properties of tenants to be deleted, and those of the income that names them. */
export async function lockPropertiesOfTenants(
  work: Work<WorkspaceScope>,
  ids: readonly string[],
): Promise<void> {
  const { workspaceId } = work.scope;
  const tenants = sql`select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)`;
  const properties = sql`select property_id from tenant where workspace_id = ${workspaceId} and id in (${tenants})
    union select property_id from income where workspace_id = ${workspaceId} and tenant_id in (${tenants})`;
  await lockInOrder(work, [{ table: "property", ids: properties, strength: "key share" }]);
}

/** Locks the property for which a tenant is entered, until the transaction ends. */
export async function lockPropertyOfChange(
  work: Work<WorkspaceScope>,
  propertyId: string | null,
): Promise<void> {
  if (propertyId === null) return;
  await lockInOrder(work, [{ table: "property", ids: [propertyId], strength: "key share" }]);
}

/** Locks the tenant until the transaction ends: a lease that is made at the same moment waits. */
export async function lockTenant(
  { tx, scope }: Work<WorkspaceScope>,
  id: string,
): Promise<TenantRow | undefined> {
  const [row] = await tx.select().from(tenant).where(byId(scope, id)).for("update");
  return row;
}

/** Locks the tenants in id order, so that two such requests cannot deadlock. Returns how many exist. */
export async function lockTenants(
  { tx, scope }: Work<WorkspaceScope>,
  ids: readonly string[],
): Promise<number> {
  const rows = await tx
    .select({ id: tenant.id })
    .from(tenant)
    .where(and(eq(tenant.workspaceId, scope.workspaceId), inArray(tenant.id, [...ids])))
    .orderBy(tenant.id)
    .for("update");
  return rows.length;
}

export async function insertTenant(work: Work<WorkspaceScope>, fields: TenantFields): Promise<string> {
  const [id] = await insertTenants(work, [fields]);
  if (id === undefined) throw new Error("an insert that gave no row");
  return id;
}

/** Inserts all in one statement; the caller sets the ids if other rows refer to them. */
export async function insertTenants(
  { tx, scope, now }: Work<WorkspaceScope>,
  made: readonly (TenantFields & { readonly id?: string })[],
): Promise<readonly string[]> {
  if (made.length === 0) return [];
  const rows = await tx
    .insert(tenant)
    .values(
      made.map(({ id, ...fields }) => ({
        workspaceId: scope.workspaceId,
        ...(id === undefined ? {} : { id }),
        ...storedValues(tenant, fields),
        createdAt: now,
        updatedAt: now,
      })),
    )
    .returning({ id: tenant.id });
  return rows.map(({ id }) => id);
}

/** The caller has locked the row. */
export async function writeTenant(
  { tx, scope, now }: Work<WorkspaceScope>,
  before: TenantRow,
  change: TenantFields & { readonly anonymisedAt: Date | null },
): Promise<void> {
  const { anonymisedAt, ...fields } = change;
  await tx
    .update(tenant)
    .set({ ...storedValues(tenant, fields), anonymisedAt, version: before.version + 1, updatedAt: now })
    .where(byId(scope, before.id));
}

/** The rows that are moved to the trash: the tenants with their files and bank accounts. */
export function tenantParts(
  ids: readonly string[],
): readonly TrashPart<"tenant" | "document" | "tenant_account">[] {
  return [
    { table: tenant, where: inArray(tenant.id, [...ids]) },
    { table: document, where: inArray(document.tenantId, [...ids]) },
    { table: tenantAccount, where: inArray(tenantAccount.tenantId, [...ids]) },
  ];
}

/** R-M03: deletes the files about a person to be anonymised. Returns how many there were. */
export async function deleteFilesOf({ tx, scope }: Work<WorkspaceScope>, id: string): Promise<number> {
  const deleted = await tx
    .delete(document)
    .where(and(eq(document.workspaceId, scope.workspaceId), eq(document.tenantId, id)))
    .returning({ id: document.id });
  return deleted.length;
}

/** Deletes the bank accounts by which a person to be anonymised was recognised. */
export async function deleteAccountsOf({ tx, scope }: Work<WorkspaceScope>, id: string): Promise<void> {
  await tx
    .delete(tenantAccount)
    .where(and(eq(tenantAccount.workspaceId, scope.workspaceId), eq(tenantAccount.tenantId, id)));
}

/** Deletes the exports about a person to be anonymised: they can no longer be downloaded, and their files are swept. */
export async function deleteExportsOf({ tx, scope }: Work<WorkspaceScope>, id: string): Promise<void> {
  await tx
    .delete(dataExport)
    .where(and(eq(dataExport.workspaceId, scope.workspaceId), eq(dataExport.tenantId, id)));
}

/** R-M01: tenants of a property, entered for it or by a lease in it, stay when it is deleted. */
export const keptTenants: RemainingRecords = {
  countedAs: "tenantsKept",
  count: ({ workspaceId, propertyId }) =>
    sql`select count(*)::int from tenant t where t.workspace_id = ${workspaceId} and (t.property_id = ${propertyId}
      or exists (select 1 from lease l where l.workspace_id = t.workspace_id and ${isRentedBy(sql`t.workspace_id`, sql`t.id`)} and l.property_id = ${propertyId}))`,
};

function selectListed(tx: Tx, position: SQL<unknown> = sql`null`) {
  return tx
    .select({
      row: tenant,
      propertyName: property.name,
      total: sql<number>`(count(*) over ())::int`,
      position,
    })
    .from(tenant)
    .leftJoin(
      property,
      and(eq(property.workspaceId, tenant.workspaceId), eq(property.id, tenant.propertyId)),
    );
}

function listed({ sort, after }: Partial<Pick<StoredQuery, "sort" | "after">>, now: Date): Listed {
  const sorts = {
    name: [inNameOrder(tenant.name)],
    property: [inNameOrder(property.name), inNameOrder(tenant.name)],
    activeLeases: [activeLeases(now), inNameOrder(tenant.name)],
    createdAt: [tenant.createdAt],
  };
  return listedBy(sort ?? tenantOrder.defaultSort, sorts, { id: tenant.id, after });
}

function whereOf(
  scope: WorkspaceScope,
  query: Omit<StoredQuery, "page" | "limit" | "after">,
  now: Date,
): SQL | undefined {
  const leases = sql`select 1 from lease l where l.workspace_id = ${tenant.workspaceId} and ${isRentedBy(sql`${tenant.workspaceId}`, sql`${tenant.id}`)}`;
  return and(
    eq(tenant.workspaceId, scope.workspaceId),
    foundIn(query.q, [tenant.name, tenant.email, tenant.phone, property.name]),
    // The property for which the tenant is entered, or one in which they have a lease.
    query.propertyId === undefined
      ? undefined
      : sql`(${tenant.propertyId} = ${query.propertyId} or exists (${leases} and l.property_id = ${query.propertyId}))`,
    query.lease === undefined
      ? undefined
      : sql`${activeLeases(now)} ${sql.raw(query.lease === "with" ? ">" : "=")} 0`,
    query.among === undefined ? undefined : sql`${tenant.id} = any(${`{${query.among.join(",")}}`}::uuid[])`,
  );
}

async function countTenants(tx: Tx, where: SQL | undefined): Promise<number> {
  const [row] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(tenant)
    .leftJoin(property, and(eq(property.workspaceId, tenant.workspaceId), eq(property.id, tenant.propertyId)))
    .where(where);
  return row?.total ?? 0;
}

function activeLeases(now: Date): SQL {
  return sql`(select count(*) from lease l join property p on p.workspace_id = l.workspace_id and p.id = l.property_id
    where l.workspace_id = ${tenant.workspaceId} and ${isRentedBy(sql`${tenant.workspaceId}`, sql`${tenant.id}`)} and ${isActiveOn(now)})`;
}

function byId(scope: WorkspaceScope, id: string): SQL | undefined {
  return and(eq(tenant.workspaceId, scope.workspaceId), eq(tenant.id, id));
}
