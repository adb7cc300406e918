import type { LeaseNamesQuery } from "@keystead/contract/leases";
import type { Named } from "@keystead/contract/wire";
import { and, asc, eq, exists, or, sql } from "#kernel/db/drizzle.ts";
import { unionAll } from "#kernel/db/pg-core.ts";
import type * as z from "zod/mini";

import type { Tx } from "#kernel/db/tx.ts";
import { foundIn, inNameOrder } from "#kernel/db/queries/fold.ts";
import { byRank, pickedFrom, rankIn, rankOfChosen } from "#kernel/db/queries/picked-names.ts";
import { lease, leaseCoTenant, property, tenant, unit } from "#kernel/db/schema/index.ts";
import { dayAt } from "#kernel/db/queries/zone.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { coTenantNames } from "../../rent-book/index.ts";

export type PickedLease = {
  readonly id: string;
  readonly tenant: Named;
  /** The number of tenants in addition to the main tenant (R-C17). */
  readonly coTenants: number;
  readonly property: Named;
  readonly unit: Named | null;
  readonly startsOn: string;
  readonly endsOn: string | null;
  /** The day at the property (R-Z03). */
  readonly today: string;
};

/** Searches like the list of leases and sorts by tenant, but reads no row, payment or standing. */
export async function pickLeases(
  { tx, scope, now }: Work<WorkspaceScope>,
  { q, id, limit, propertyId, tenantId }: z.infer<typeof LeaseNamesQuery>,
): Promise<{ items: PickedLease[]; more: boolean }> {
  const order = [inNameOrder(tenant.name), inNameOrder(property.name), asc(lease.startsOn), asc(lease.id)];
  const ofWorkspace = eq(lease.workspaceId, scope.workspaceId);
  const found = selectNames(tx, now, rankIn(...order))
    .where(
      and(
        ofWorkspace,
        propertyId === undefined ? undefined : eq(lease.propertyId, propertyId),
        tenantId === undefined ? undefined : or(eq(lease.tenantId, tenantId), exists(signedBy(tx, tenantId))),
        foundIn(q, [tenant.name, coTenantNames(leaseKey), property.name, unit.name]),
      ),
    )
    .orderBy(...order)
    .limit(limit + 1);
  if (id === undefined) return pickedFrom(await found, limit);
  const chosen = selectNames(tx, now, rankOfChosen()).where(and(ofWorkspace, eq(lease.id, id)));
  return pickedFrom(await unionAll(chosen, found).orderBy(byRank), limit);
}

const leaseKey = { workspaceId: sql`${lease.workspaceId}`, id: sql`${lease.id}` };

/** The row that makes somebody a joint tenant of the lease in question. */
function signedBy(tx: Tx, tenantId: string) {
  return tx
    .select({ id: leaseCoTenant.id })
    .from(leaseCoTenant)
    .where(
      and(
        eq(leaseCoTenant.workspaceId, lease.workspaceId),
        eq(leaseCoTenant.leaseId, lease.id),
        eq(leaseCoTenant.tenantId, tenantId),
      ),
    );
}

function selectNames(tx: Tx, now: Date, rank: ReturnType<typeof rankIn>) {
  return tx
    .select({
      id: lease.id,
      tenant: { id: tenant.id, name: tenant.name },
      coTenants: sql<number>`(select count(*)::int from lease_co_tenant c
        where c.workspace_id = ${lease.workspaceId} and c.lease_id = ${lease.id})`.as("co_tenants"),
      property: { id: property.id, name: property.name },
      unit: { id: unit.id, name: unit.name },
      startsOn: lease.startsOn,
      endsOn: lease.endsOn,
      today: sql<string>`${dayAt(sql`${property.timezone}`, now)}::text`.as("today"),
      rank,
    })
    .from(lease)
    .innerJoin(tenant, and(eq(tenant.workspaceId, lease.workspaceId), eq(tenant.id, lease.tenantId)))
    .innerJoin(property, and(eq(property.workspaceId, lease.workspaceId), eq(property.id, lease.propertyId)))
    .leftJoin(
      unit,
      and(
        eq(unit.workspaceId, lease.workspaceId),
        eq(unit.propertyId, lease.propertyId),
        eq(unit.id, lease.unitId),
      ),
    );
}
