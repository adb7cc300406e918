import type { StandingBooking } from "@keystead/domain/bookings";
import { idOf } from "@keystead/domain/ids";
import { and, asc, eq, sql } from "#kernel/db/drizzle.ts";

import { booking } from "#kernel/db/schema/index.ts";
import { wallClockOf } from "#kernel/db/queries/zone.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

/** The instants of a booking in ISO format, and whether its overlap is confirmed. */
export type StoredTimes = {
  readonly id: string;
  readonly inAt: string;
  readonly outAt: string;
  readonly overlapConfirmed: boolean;
};

/** All bookings of a property, including cancelled ones. */
export async function findBookingsOf(
  { tx, scope }: Work<WorkspaceScope>,
  propertyId: string,
): Promise<readonly (StandingBooking & { readonly overlapConfirmed: boolean })[]> {
  const { id, unitId, status, checkIn, checkOut, overlapConfirmed } = booking;
  const rows = await tx
    .select({ id, unitId, status, checkIn, checkOut, overlapConfirmed })
    .from(booking)
    .where(and(eq(booking.workspaceId, scope.workspaceId), eq(booking.propertyId, propertyId)))
    .orderBy(asc(id));
  return rows.map((row) => ({
    ...row,
    id: idOf(row.id),
    checkIn: wallClockOf(row.checkIn),
    checkOut: wallClockOf(row.checkOut),
  }));
}

/**
 * Uses two statements: the constraint `booking_unseen_overlap` is checked row by row, so a booking with new instants
 * must not meet one with old instants. All of them are therefore exempt from the constraint during the change. The
 * caller has locked the property.
 */
export async function retimeBookings(
  { tx, scope }: Work<WorkspaceScope>,
  times: readonly StoredTimes[],
): Promise<void> {
  await tx.execute(sql`update booking b set in_at = n."inAt", out_at = n."outAt", overlap_confirmed = true
    from jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as n(id uuid, "inAt" timestamptz, "outAt" timestamptz)
    where b.workspace_id = ${scope.workspaceId}::uuid and b.id = n.id`);
  const unseen = times.filter(({ overlapConfirmed }) => !overlapConfirmed).map(({ id }) => id);
  await tx.execute(sql`update booking set overlap_confirmed = false
    where workspace_id = ${scope.workspaceId}::uuid
      and id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(unseen)}::jsonb))`);
}
