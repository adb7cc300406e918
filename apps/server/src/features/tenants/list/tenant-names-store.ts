import type { TenantName, TenantNamesQuery } from "@keystead/contract/tenants";
import { and, asc, eq } from "#kernel/db/drizzle.ts";
import { unionAll } from "#kernel/db/pg-core.ts";
import type * as z from "zod/mini";

import { foundIn, inNameOrder } from "#kernel/db/queries/fold.ts";
import { byRank, pickedFrom, rankIn, rankOfChosen } from "#kernel/db/queries/picked-names.ts";
import { property, tenant } from "#kernel/db/schema/index.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

const nameOfTenant = {
  id: tenant.id,
  name: tenant.name,
  property: { id: property.id, name: property.name },
};

/** Searches the same fields as the list of tenants does. */
export async function pickTenants(
  { tx, scope }: Work<WorkspaceScope>,
  { q, id, limit }: z.infer<typeof TenantNamesQuery>,
): Promise<{ items: TenantName[]; more: boolean }> {
  const order = [inNameOrder(tenant.name), asc(tenant.id)];
  const ofWorkspace = eq(tenant.workspaceId, scope.workspaceId);
  const ofTenant = and(eq(property.workspaceId, tenant.workspaceId), eq(property.id, tenant.propertyId));
  const found = tx
    .select({ ...nameOfTenant, rank: rankIn(...order) })
    .from(tenant)
    .leftJoin(property, ofTenant)
    .where(and(ofWorkspace, foundIn(q, [tenant.name, tenant.email, tenant.phone, property.name])))
    .orderBy(...order)
    .limit(limit + 1);
  if (id === undefined) return pickedFrom(await found, limit);
  const chosen = tx
    .select({ ...nameOfTenant, rank: rankOfChosen() })
    .from(tenant)
    .leftJoin(property, ofTenant)
    .where(and(ofWorkspace, eq(tenant.id, id)));
  return pickedFrom(await unionAll(chosen, found).orderBy(byRank), limit);
}
