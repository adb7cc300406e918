import type { HistoryKnown } from "@keystead/contract/bulk";
import { rentalModes } from "@keystead/domain/properties";
import { sql } from "#kernel/db/drizzle.ts";

import { inNameOrder } from "#kernel/db/queries/fold.ts";
import { firstRow } from "#kernel/db/queries/rows.ts";
import { optionalTextIn, rowsIn, textIn, wordIn } from "#kernel/db/queries/stored-row.ts";
import type { StoredRow } from "#kernel/db/queries/stored-row.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

/**
 * The names to which a pasted history may refer, in one statement; without archived units, which accept nothing new.
 * The order does not depend on storage, so that the same records give the same answer in every database.
 */
export async function findKnownHistory({ tx, scope }: Work<WorkspaceScope>): Promise<HistoryKnown> {
  const workspaceId = sql`${scope.workspaceId}::uuid`;
  const row = firstRow(
    await tx.execute(sql`select
      (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'city', p.city, 'currency', p.currency,
          'mode', p.rental_mode, 'checkIn', p.check_in_time, 'checkOut', p.check_out_time,
          'units', (select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name)
            order by ${inNameOrder(sql`u.name`)}, u.id), '[]'::jsonb) from unit u
            where u.workspace_id = p.workspace_id and u.property_id = p.id and u.archived_at is null))
          order by ${inNameOrder(sql`p.name`)}, p.id), '[]'::jsonb)
        from property p where p.workspace_id = ${workspaceId}) as properties,
      (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'propertyId', t.property_id)
          order by ${inNameOrder(sql`t.name`)}, t.id), '[]'::jsonb)
        from tenant t where t.workspace_id = ${workspaceId}) as tenants,
      (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'tenantId', l.tenant_id, 'propertyId', l.property_id,
          'unitId', l.unit_id, 'startsOn', l.starts_on, 'endsOn', l.ends_on, 'trackFrom', l.track_from, 'currency', l.currency,
          'others', (select coalesce(jsonb_agg(c.tenant_id order by c.position), '[]'::jsonb) from lease_co_tenant c
            where c.workspace_id = l.workspace_id and c.lease_id = l.id))
          order by l.starts_on, l.id), '[]'::jsonb)
        from lease l where l.workspace_id = ${workspaceId}) as leases`),
  );
  return {
    properties: rowsIn(row?.["properties"]).map((property) => ({
      id: textIn(property, "id"),
      name: textIn(property, "name"),
      city: textIn(property, "city"),
      currency: textIn(property, "currency"),
      mode: wordIn(rentalModes, property["mode"]),
      checkInTime: textIn(property, "checkIn").slice(0, "15:00".length),
      checkOutTime: textIn(property, "checkOut").slice(0, "15:00".length),
      units: rowsIn(property["units"]).map((unit) => ({
        id: textIn(unit, "id"),
        name: textIn(unit, "name"),
      })),
    })),
    tenants: rowsIn(row?.["tenants"]).map((tenant) => ({
      id: textIn(tenant, "id"),
      name: textIn(tenant, "name"),
      propertyId: optionalTextIn(tenant, "propertyId"),
    })),
    leases: rowsIn(row?.["leases"]).map(leaseOf),
  };
}

function leaseOf(lease: StoredRow): HistoryKnown["leases"][number] {
  const { others } = lease;
  return {
    id: textIn(lease, "id"),
    tenantIds: [textIn(lease, "tenantId"), ...(Array.isArray(others) ? others.map(String) : [])],
    propertyId: textIn(lease, "propertyId"),
    unitId: optionalTextIn(lease, "unitId"),
    startsOn: textIn(lease, "startsOn"),
    endsOn: optionalTextIn(lease, "endsOn"),
    trackFrom: optionalTextIn(lease, "trackFrom"),
    currency: textIn(lease, "currency"),
  };
}
