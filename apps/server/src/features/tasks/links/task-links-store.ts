import { and, eq, sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { inNameOrder } from "#kernel/db/queries/fold.ts";
import { lockInOrder } from "#kernel/db/lock-order.ts";
import { lease, membership, property, tenant, unit, user } from "#kernel/db/schema/index.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

/** The ids of the records that a task refers to. */
export type TaskLinks = Readonly<Record<"propertyId" | "unitId" | "leaseId" | "tenantId", string | null>>;

export type FoundLinks = {
  readonly property: boolean;
  readonly unit: { readonly propertyId: string } | null;
  readonly lease: { readonly propertyId: string; readonly unitId: string | null } | null;
  readonly tenant: boolean;
};

/**
 * Locks the records that a task refers to until the transaction ends, and those stored with them: the property of a
 * unit or lease, the unit of a lease. In the common lock order, which the row's foreign keys would not follow.
 */
export async function lockLinks(work: Work<WorkspaceScope>, links: TaskLinks): Promise<void> {
  const { propertyId, unitId, leaseId, tenantId } = links;
  const of = (column: string, table: "unit" | "lease", id: string | null): SQL =>
    sql`select ${sql.identifier(column)} from ${sql.identifier(table)}
      where workspace_id = ${work.scope.workspaceId}::uuid and id = ${id}::uuid`;
  const strength = "key share";
  await lockInOrder(work, [
    {
      table: "property",
      ids: sql`select ${propertyId}::uuid union ${of("property_id", "unit", unitId)} union ${of("property_id", "lease", leaseId)}`,
      strength,
    },
    { table: "unit", ids: sql`select ${unitId}::uuid union ${of("unit_id", "lease", leaseId)}`, strength },
    { table: "tenant", ids: tenantId === null ? [] : [tenantId], strength },
    { table: "lease", ids: leaseId === null ? [] : [leaseId], strength },
  ]);
}

/** In one statement. */
export async function findLinks(
  { tx, scope: { workspaceId } }: Work<WorkspaceScope>,
  { propertyId, unitId, leaseId, tenantId }: TaskLinks,
): Promise<FoundLinks> {
  const [row] = await tx
    .select({
      property: property.id,
      unit: unit.propertyId,
      lease: lease.propertyId,
      leaseUnit: lease.unitId,
      tenant: tenant.id,
    })
    .from(sql`(select 1) one`)
    .leftJoin(property, and(eq(property.workspaceId, workspaceId), isThe(property.id, propertyId)))
    .leftJoin(unit, and(eq(unit.workspaceId, workspaceId), isThe(unit.id, unitId)))
    .leftJoin(lease, and(eq(lease.workspaceId, workspaceId), isThe(lease.id, leaseId)))
    .leftJoin(tenant, and(eq(tenant.workspaceId, workspaceId), isThe(tenant.id, tenantId)));
  if (row === undefined) throw new Error("one row that is none");
  return {
    property: row.property !== null,
    unit: row.unit === null ? null : { propertyId: row.unit },
    lease: row.lease === null ? null : { propertyId: row.lease, unitId: row.leaseUnit },
    tenant: row.tenant !== null,
  };
}

function isThe(
  column: typeof property.id | typeof unit.id | typeof lease.id | typeof tenant.id,
  id: string | null,
) {
  return sql`${column} = ${id}::uuid`;
}

export type AssigneeRow = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: (typeof membership.$inferSelect)["role"];
};

/** The current members, the owner first. */
export async function findMembers({ tx, scope }: Work<WorkspaceScope>): Promise<readonly AssigneeRow[]> {
  return tx
    .select({ id: user.id, name: user.name, email: user.email, role: membership.role })
    .from(membership)
    .innerJoin(user, eq(user.id, membership.userId))
    .where(and(eq(membership.workspaceId, scope.workspaceId), eq(membership.status, "active")))
    .orderBy(sql`${membership.role} <> 'owner'`, inNameOrder(user.name), user.id);
}
