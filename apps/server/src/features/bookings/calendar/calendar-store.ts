import { CALENDAR_MODE } from "@keystead/domain/bookings";
import { and, asc, eq, sql } from "#kernel/db/drizzle.ts";

import { inNameOrder } from "#kernel/db/queries/fold.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import { optionalTextIn, textIn } from "#kernel/db/queries/stored-row.ts";
import { booking, property, turnover } from "#kernel/db/schema/index.ts";
import { dayAt } from "#kernel/db/queries/zone.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { ms, turnoversWithin } from "./cleaning-store.ts";
import type { CalendarDays } from "./cleaning-store.ts";
import { inConflict } from "../list/booking-list-store.ts";

type UnitName = { readonly id: string; readonly name: string };

/**
 * R-D11: properties that are let by the night and not archived, by name, with their units and the turnovers of the
 * days; or the one requested property, however it is let.
 */
export async function findCalendarProperties(
  { tx, scope, now }: Work<WorkspaceScope>,
  propertyId: string | undefined,
  days: CalendarDays,
) {
  return tx
    .select({
      id: property.id,
      name: property.name,
      city: property.city,
      currency: property.currency,
      timezone: property.timezone,
      checkInTime: property.checkInTime,
      checkOutTime: property.checkOutTime,
      minGapMinutes: property.minGapMinutes,
      cleaningMinutes: property.cleaningMinutes,
      today: sql<string>`${dayAt(sql`${property.timezone}`, now)}::text`,
      units: sql<UnitName[]>`(select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name)
          order by ${inNameOrder(sql`u.name`)}, u.id), '[]'::json)
        from unit u where u.workspace_id = property.workspace_id and u.property_id = property.id
          and u.archived_at is null)`,
      turnovers: turnoversWithin(days),
    })
    .from(property)
    .where(
      and(
        eq(property.workspaceId, scope.workspaceId),
        propertyId === undefined
          ? and(eq(property.status, "active"), eq(property.rentalMode, CALENDAR_MODE))
          : eq(property.id, propertyId),
      ),
    )
    .orderBy(asc(inNameOrder(property.name)), asc(property.id));
}

/**
 * The bookings of the properties with a night on any of the days, by arrival, each with the window of its turnover
 * and whether another booking conflicts with it. Both depend on all bookings, including those of other days (R-E01,
 * R-D03).
 */
export async function findCalendarBookings(
  { tx, scope }: Work<WorkspaceScope>,
  propertyIds: readonly string[],
  { from, through }: CalendarDays,
) {
  const { id, version, propertyId, unitId, guestName, checkIn, checkOut, status } = booking;
  const { totalMinor, discountMinor, recordedMinor } = booking;
  const among = sql`${propertyId} = any(${`{${propertyIds.join(",")}}`}::uuid[])`;
  const own = sql`${booking.workspaceId} = ${scope.workspaceId}::uuid and ${status} = 'confirmed' and ${among}`;
  return tx
    .select({
      id,
      version,
      propertyId,
      unitId,
      guestName,
      checkIn,
      checkOut,
      status,
      totalMinor,
      discountMinor,
      recordedMinor,
      inConflict,
      windowStart: ms(turnover.windowStartsAt),
      windowEnd: ms(turnover.windowEndsAt),
    })
    .from(booking)
    .leftJoin(
      turnover,
      and(
        eq(turnover.workspaceId, booking.workspaceId),
        eq(turnover.bookingId, id),
        eq(turnover.kind, "checkout"),
      ),
    )
    .where(sql`${own} and ${checkOut} >= ${from}::date and ${checkIn} < ${through}::date + interval '1 day'`)
    .orderBy(asc(booking.inAt), asc(id));
}

/** The leases of the properties on any of the days, because a rentable may be let both ways. */
export async function findCalendarLeases(
  { tx, scope }: Work<WorkspaceScope>,
  propertyIds: readonly string[],
  { from, through }: CalendarDays,
) {
  const rows = rowsOf(
    await tx.execute(sql`
      select l.id, l.property_id, l.unit_id, l.starts_on::text as starts_on, l.ends_on::text as ends_on, t.name,
        (select count(*)::int from lease_co_tenant c where c.workspace_id = l.workspace_id and c.lease_id = l.id) as others
      from lease l join tenant t on t.workspace_id = l.workspace_id and t.id = l.tenant_id
      where l.workspace_id = ${scope.workspaceId}::uuid
        and l.property_id = any(${`{${propertyIds.join(",")}}`}::uuid[])
        and l.starts_on <= ${through}::date and (l.ends_on is null or l.ends_on >= ${from}::date)
      order by l.starts_on, l.id`),
  );
  return rows.map((row) => ({
    id: textIn(row, "id"),
    propertyId: textIn(row, "property_id"),
    unitId: optionalTextIn(row, "unit_id"),
    startsOn: textIn(row, "starts_on"),
    endsOn: optionalTextIn(row, "ends_on"),
    tenantName: textIn(row, "name"),
    coTenants: Number(row["others"]),
  }));
}
