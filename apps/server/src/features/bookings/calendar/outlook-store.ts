import { CALENDAR_MODE, OUTLOOK_DAYS } from "@keystead/domain/bookings";
import { and, asc, eq, ne, sql } from "#kernel/db/drizzle.ts";

import { inNameOrder } from "#kernel/db/queries/fold.ts";
import { firstRow } from "#kernel/db/queries/rows.ts";
import { booking, cleaner, property, turnover, unit } from "#kernel/db/schema/index.ts";
import { dayAt } from "#kernel/db/queries/zone.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { signedColumns } from "./cleaning-store.ts";
import { conflictAmong, inConflict } from "../list/booking-list-store.ts";

/** No zone is farther from UTC, so this margin includes arrivals and departures on these days in every zone. */
const ZONE_HOURS = 26;

/**
 * The bookings of active properties that are running now, begin within the days, or are in conflict from now on; by
 * arrival.
 */
export async function findOutlookBookings({ tx, scope, now }: Work<WorkspaceScope>) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const since = sql`(${at} - make_interval(hours => ${ZONE_HOURS}))`;
  const until = sql`(${at} + make_interval(days => ${OUTLOOK_DAYS}, hours => ${ZONE_HOURS}))`;
  return tx
    .select({
      row: booking,
      propertyName: property.name,
      unitName: unit.name,
      today: sql<string>`${dayAt(sql`${property.timezone}`, now)}::text`,
      inConflict,
      home: { timezone: property.timezone, cleaningMinutes: property.cleaningMinutes },
      cleaning: signedColumns,
    })
    .from(booking)
    .innerJoin(
      property,
      and(eq(property.workspaceId, booking.workspaceId), eq(property.id, booking.propertyId)),
    )
    .leftJoin(unit, and(eq(unit.workspaceId, booking.workspaceId), eq(unit.id, booking.unitId)))
    .leftJoin(
      turnover,
      and(
        eq(turnover.workspaceId, booking.workspaceId),
        eq(turnover.bookingId, booking.id),
        eq(turnover.kind, "checkout"),
        ne(turnover.status, "cancelled"),
      ),
    )
    .leftJoin(cleaner, and(eq(cleaner.workspaceId, turnover.workspaceId), eq(cleaner.id, turnover.cleanerId)))
    .where(
      and(
        eq(booking.workspaceId, scope.workspaceId),
        eq(booking.status, "confirmed"),
        eq(property.status, "active"),
        // Compares local times, because the index is in that order; the exact instants are compared later, where they
        // matter.
        sql`${booking.checkOut} >= (${since} at time zone 'UTC')`,
        sql`(${booking.checkIn} < (${until} at time zone 'UTC') or ${inConflict})`,
      ),
    )
    .orderBy(asc(booking.inAt), inNameOrder(property.name), inNameOrder(unit.name), asc(booking.id));
}

/**
 * R-F04: the number of units in service of active properties that are let by the night; a property without units
 * counts as one.
 */
export async function countRentablesTonight({ tx, scope }: Work<WorkspaceScope>): Promise<number> {
  const row = firstRow(
    await tx.execute(sql`select coalesce(sum(greatest(1, (select count(*) from unit u
        where u.workspace_id = p.workspace_id and u.property_id = p.id and u.archived_at is null))), 0)::int as rentables
      from property p where p.workspace_id = ${scope.workspaceId}::uuid and p.rental_mode = ${CALENDAR_MODE} and p.status = 'active'`),
  );
  return Number(row?.["rentables"] ?? 0);
}

/**
 * R-D03: the number of bookings that have not ended and overlap another. Only bookings that end after the earliest of
 * them began can overlap one.
 */
export async function countConflicts({ tx, scope, now }: Work<WorkspaceScope>): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const firstCame = sql`(select min(b.in_at) from booking b where b.workspace_id = ${scope.workspaceId}::uuid and b.out_at > ${at})`;
  const [row] = await tx
    .select({ conflicts: sql<number>`count(*)::int` })
    .from(booking)
    .where(
      and(
        eq(booking.workspaceId, scope.workspaceId),
        sql`${booking.outAt} > ${at} and ${conflictAmong(sql`other.out_at > ${firstCame}`)}`,
      ),
    );
  return row?.conflicts ?? 0;
}
