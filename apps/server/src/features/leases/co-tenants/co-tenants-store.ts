import { and, eq, inArray } from "#kernel/db/drizzle.ts";

import { lockInOrder } from "#kernel/db/lock-order.ts";
import { leaseCoTenant, tenant } from "#kernel/db/schema/index.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

/**
 * Locks the tenants, so that nobody can delete them until the transaction ends. Call this before their lease is
 * locked.
 */
export async function lockCoTenants(work: Work<WorkspaceScope>, tenantIds: readonly string[]): Promise<void> {
  if (tenantIds.length === 0) return;
  await lockInOrder(work, [{ table: "tenant", ids: tenantIds, strength: "key share" }]);
}

/** The number of these tenants that exist in this workspace. */
export async function countTenants(
  { tx, scope }: Work<WorkspaceScope>,
  tenantIds: readonly string[],
): Promise<number> {
  if (tenantIds.length === 0) return 0;
  return tx.$count(
    tenant,
    and(eq(tenant.workspaceId, scope.workspaceId), inArray(tenant.id, [...tenantIds])),
  );
}

/** Keeps the order in which they are given. */
export async function insertCoTenants(
  { tx, scope: { workspaceId } }: Work<WorkspaceScope>,
  leaseId: string,
  tenantIds: readonly string[],
): Promise<void> {
  if (tenantIds.length === 0) return;
  await tx
    .insert(leaseCoTenant)
    .values(tenantIds.map((tenantId, at) => ({ workspaceId, leaseId, tenantId, position: at + 1 })));
}

export async function replaceCoTenants(
  work: Work<WorkspaceScope>,
  leaseId: string,
  tenantIds: readonly string[],
): Promise<void> {
  const { tx, scope } = work;
  await tx
    .delete(leaseCoTenant)
    .where(and(eq(leaseCoTenant.workspaceId, scope.workspaceId), eq(leaseCoTenant.leaseId, leaseId)));
  await insertCoTenants(work, leaseId, tenantIds);
}
