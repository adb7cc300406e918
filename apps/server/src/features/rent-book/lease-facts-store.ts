import type { LeaseStatus } from "@keystead/domain/leases";
import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";

import { dayAt } from "#kernel/db/zone.ts";

/** A lease (`l`) with its tenant (`t`), property (`p`) and unit (`u`). */
export const leaseTables = sql`from lease l
  join tenant t on t.workspace_id = l.workspace_id and t.id = l.tenant_id
  join property p on p.workspace_id = l.workspace_id and p.id = l.property_id
  left join unit u on u.workspace_id = l.workspace_id and u.property_id = l.property_id and u.id = l.unit_id`;

/** The day at the property of a lease (R-Z03). */
export function todayOfLease(now: Date): SQL {
  return dayAt(sql`p.timezone`, now);
}

/** R-C02 by the property's own day, for the aliases `l` and `p`: both its first and its last day are active. */
export function isActiveOn(now: Date): SQL {
  const today = todayOfLease(now);
  return sql`(l.starts_on <= ${today} and (l.ends_on is null or l.ends_on >= ${today}))`;
}

export function hasStatus(status: LeaseStatus, now: Date): SQL {
  const today = todayOfLease(now);
  if (status === "upcoming") return sql`l.starts_on > ${today}`;
  return status === "ended" ? sql`l.ends_on < ${today}` : isActiveOn(now);
}

/** That of the month of today, before the start of the first and after the end of the last month (R-C07). */
export function paymentDayInForce(now: Date): SQL {
  const day = sql`least(greatest(${todayOfLease(now)}, l.starts_on), coalesce(l.ends_on, 'infinity'))`;
  return sql`coalesce((select s.payment_day from lease_term_step s
    where s.workspace_id = l.workspace_id and s.lease_id = l.id and s.from_month <= to_char(${day}, 'YYYY-MM')
    order by s.from_month desc limit 1), l.payment_day)`;
}
