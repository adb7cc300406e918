import { and, eq, sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";
import type { AnyPgColumn } from "#kernel/db/pg-core.ts";

import { booking, lease, tenant, unit } from "#kernel/db/schema/index.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

/** A property and the days of a campaign, both inclusive. */
export type PropertyDays = { readonly propertyId: string; readonly from: string; readonly to: string };

const SHOWN = 10;

/** The number of bookings that were not cancelled, by arrival, and the first ones among them. */
export async function findBegunBookings(
  { tx, scope }: Work<WorkspaceScope>,
  { propertyId, from, to }: PropertyDays,
) {
  return tx
    .select({
      id: booking.id,
      name: booking.guestName,
      unit: unit.name,
      startsOn: sql<string>`${booking.checkIn}::date::text`,
      total: counted,
    })
    .from(booking)
    .leftJoin(unit, and(eq(unit.workspaceId, booking.workspaceId), eq(unit.id, booking.unitId)))
    .where(
      and(
        eq(booking.workspaceId, scope.workspaceId),
        eq(booking.propertyId, propertyId),
        sql`${booking.status} <> 'cancelled'`,
        sql`${booking.checkIn} >= ${from}::date and ${booking.checkIn} < ${to}::date + 1`,
      ),
    )
    .orderBy(booking.checkIn, booking.id)
    .limit(SHOWN);
}

export async function findBegunLeases(
  { tx, scope }: Work<WorkspaceScope>,
  { propertyId, from, to }: PropertyDays,
) {
  return tx
    .select({ id: lease.id, name: tenant.name, unit: unit.name, startsOn: lease.startsOn, total: counted })
    .from(lease)
    .innerJoin(tenant, and(eq(tenant.workspaceId, lease.workspaceId), eq(tenant.id, lease.tenantId)))
    .leftJoin(unit, and(eq(unit.workspaceId, lease.workspaceId), eq(unit.id, lease.unitId)))
    .where(
      and(
        eq(lease.workspaceId, scope.workspaceId),
        eq(lease.propertyId, propertyId),
        between(lease.startsOn, from, to),
      ),
    )
    .orderBy(lease.startsOn, lease.id)
    .limit(SHOWN);
}

const counted = sql<number>`(count(*) over ())::int`;

function between(day: AnyPgColumn, from: string, to: string): SQL {
  return sql`${day} between ${from}::date and ${to}::date`;
}
