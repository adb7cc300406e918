import { registryPeriods } from "@keystead/domain/bookings";
import { and, eq, sql } from "#kernel/db/drizzle.ts";

import { staysHere } from "#kernel/db/moving.ts";
import type { Tx } from "#kernel/db/tx.ts";
import { booking, property, workspace } from "#kernel/db/schema/index.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

export type SealedGuests = {
  readonly version: number;
  readonly guestName: string;
  readonly country: string;
  readonly zone: string;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly sealed: string | null;
  /** How long records are kept if the country has no legal period. */
  readonly months: number;
};

export async function findGuests(
  { tx, scope }: Work<WorkspaceScope>,
  bookingId: string,
): Promise<SealedGuests | undefined> {
  const { version, guestName, checkIn, checkOut, guestsSealed: sealed } = booking;
  const [row] = await tx
    .select({
      version,
      guestName,
      country: property.country,
      zone: property.timezone,
      checkIn,
      checkOut,
      sealed,
      months: workspace.guestRecordMonths,
    })
    .from(booking)
    .innerJoin(
      property,
      and(eq(property.workspaceId, booking.workspaceId), eq(property.id, booking.propertyId)),
    )
    .innerJoin(workspace, eq(workspace.id, booking.workspaceId))
    .where(and(eq(booking.workspaceId, scope.workspaceId), eq(booking.id, bookingId)));
  return row;
}

export async function findRetention({ tx, scope }: Work<WorkspaceScope>): Promise<number> {
  const [row] = await tx
    .select({ months: workspace.guestRecordMonths })
    .from(workspace)
    .where(eq(workspace.id, scope.workspaceId));
  if (row === undefined) throw new Error("A member of no workspace.");
  return row.months;
}

export async function writeRetention({ tx, scope }: Work<WorkspaceScope>, months: number): Promise<void> {
  await tx.update(workspace).set({ guestRecordMonths: months }).where(eq(workspace.id, scope.workspaceId));
}

/** The caller must have locked the booking. */
export async function writeGuests(
  { tx, scope, now }: Work<WorkspaceScope>,
  bookingId: string,
  sealed: string | null,
): Promise<void> {
  await tx
    .update(booking)
    .set({ guestsSealed: sealed, version: sql`${booking.version} + 1`, updatedAt: now })
    .where(and(eq(booking.workspaceId, scope.workspaceId), eq(booking.id, bookingId)));
}

/**
 * R-N07: deletes the records whose last day has passed in every time zone, by the period of their country, otherwise
 * by the owner's. Runs as `app_system`.
 */
export async function forgetGuests(tx: Tx, now: Date): Promise<void> {
  const periods = Object.entries(registryPeriods).map(
    ([country, { from, months }]) =>
      sql`when ${country} then ${from === "arrival" ? sql`b.check_in` : sql`b.check_out`}::date + make_interval(months => ${months}::int)`,
  );
  await tx.execute(sql`update booking set guests_sealed = null from booking b
    join property p on p.workspace_id = b.workspace_id and p.id = b.property_id
    join workspace w on w.id = b.workspace_id
    where booking.workspace_id = b.workspace_id and booking.id = b.id and b.guests_sealed is not null
      and ${staysHere(sql`b.workspace_id`)} and case p.country ${sql.join(periods, sql` `)}
        else b.check_out::date + make_interval(months => w.guest_record_months) end
        < (${now.toISOString()}::timestamptz at time zone 'UTC')::date - 1`);
}
