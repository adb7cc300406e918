import { and, eq, inArray } from "#kernel/db/drizzle.ts";

import { booking, property, unit } from "#kernel/db/schema/index.ts";
import type { NoticeSubject } from "#kernel/registry/notice-source.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

/** Guest and unit of bookings that have not ended yet. */
export async function findConflictSubjects(
  { tx, scope }: Work<WorkspaceScope>,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, NoticeSubject>> {
  const rows = await tx
    .select({ id: booking.id, name: booking.guestName, property: property.name, unit: unit.name })
    .from(booking)
    .innerJoin(
      property,
      and(eq(property.workspaceId, booking.workspaceId), eq(property.id, booking.propertyId)),
    )
    .leftJoin(unit, and(eq(unit.workspaceId, booking.workspaceId), eq(unit.id, booking.unitId)))
    .where(
      and(
        eq(booking.workspaceId, scope.workspaceId),
        inArray(booking.id, [...bookingIds]),
        eq(booking.status, "confirmed"),
      ),
    );
  return new Map(
    rows.map(({ id, name, property: place, unit: part }) => [
      id,
      { name, place: part === null ? place : `${place} · ${part}`, path: `/calendar?edit=${id}` },
    ]),
  );
}
