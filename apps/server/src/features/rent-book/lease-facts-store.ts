import type { LeaseStatus } from "@keystead/domain/leases";
import { sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { dayAt } from "#kernel/db/queries/zone.ts";

/** A lease (`l`) with its tenant (`t`), property (`p`) and unit (`u`). */
export const leaseTables = sql`from lease l
  join tenant t on t.workspace_id = l.workspace_id and t.id = l.tenant_id
  join property p on p.workspace_id = l.workspace_id and p.id = l.property_id
  left join unit u on u.workspace_id = l.workspace_id and u.property_id = l.property_id and u.id = l.unit_id`;

/** The joint tenants of a lease (`l`) without its main tenant, in their order, each as id and name (R-C17). */
export const coTenantsOfLease = sql`(select coalesce(json_agg(json_build_object('id', ct.id, 'name', ct.name) order by c.position), '[]'::json)
  from lease_co_tenant c join tenant ct on ct.workspace_id = c.workspace_id and ct.id = c.tenant_id
  where c.workspace_id = l.workspace_id and c.lease_id = l.id)`;

type LeaseKey = { readonly workspaceId: SQL; readonly id: SQL };
const ofL: LeaseKey = { workspaceId: sql`l.workspace_id`, id: sql`l.id` };

/** The names of the joint tenants as one text, for a search; by default of the lease `l`. */
export function coTenantNames({ workspaceId, id }: LeaseKey = ofL): SQL {
  return sql`(select string_agg(ct.name, ' ') from lease_co_tenant c
    join tenant ct on ct.workspace_id = c.workspace_id and ct.id = c.tenant_id
    where c.workspace_id = ${workspaceId} and c.lease_id = ${id})`;
}

/** The number of tenants of the lease `l` in addition to its main tenant. */
export const coTenantCount = sql`(select count(*)::int from lease_co_tenant c
  where c.workspace_id = l.workspace_id and c.lease_id = l.id)`;

/**
 * Whether the lease `l` belongs to one of these tenants, as main or joint tenant (R-C17); each half uses its own index.
 */
export function isRentedBy(workspaceId: SQL, tenantIds: SQL): SQL {
  return sql`l.id in (
    select m.id from lease m where m.workspace_id = ${workspaceId} and m.tenant_id in (${tenantIds})
    union all
    select c.lease_id from lease_co_tenant c where c.workspace_id = ${workspaceId} and c.tenant_id in (${tenantIds}))`;
}

/** The day at the property of a lease (R-Z03). */
export function todayOfLease(now: Date): SQL {
  return dayAt(sql`p.timezone`, now);
}

/** R-C02 by the property's own day, for the aliases `l` and `p`: both the first and the last day are active. */
export function isActiveOn(now: Date): SQL {
  const today = todayOfLease(now);
  return sql`(l.starts_on <= ${today} and (l.ends_on is null or l.ends_on >= ${today}))`;
}

export function hasStatus(status: LeaseStatus, now: Date): SQL {
  const today = todayOfLease(now);
  if (status === "upcoming") return sql`l.starts_on > ${today}`;
  return status === "ended" ? sql`l.ends_on < ${today}` : isActiveOn(now);
}

/**
 * The payment day of the current month; before the lease's start that of its first month, after its end that of its
 * last (R-C07).
 */
export function paymentDayInForce(now: Date): SQL {
  const day = sql`least(greatest(${todayOfLease(now)}, l.starts_on), coalesce(l.ends_on, 'infinity'))`;
  return sql`coalesce((select s.payment_day from lease_term_step s
    where s.workspace_id = l.workspace_id and s.lease_id = l.id and s.from_month <= to_char(${day}, 'YYYY-MM')
    order by s.from_month desc limit 1), l.payment_day)`;
}
