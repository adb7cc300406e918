import type { BookingName, BookingNamesQuery } from "@keystead/contract/bookings";
import { and, asc, desc, eq, sql } from "#kernel/db/drizzle.ts";
import { unionAll } from "#kernel/db/pg-core.ts";
import type * as z from "zod/mini";

import type { Tx } from "#kernel/db/tx.ts";
import { foundIn } from "#kernel/db/queries/fold.ts";
import { byRank, pickedFrom, rankIn, rankOfChosen } from "#kernel/db/queries/picked-names.ts";
import { booking, property, unit } from "#kernel/db/schema/index.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

/** Searches by guest, unit and property; the latest booking comes first, because most new records are for it. */
export async function pickBookings(
  { tx, scope }: Work<WorkspaceScope>,
  { q, id, limit, propertyId }: z.infer<typeof BookingNamesQuery>,
): Promise<{ items: BookingName[]; more: boolean }> {
  const order = [desc(booking.checkIn), asc(booking.id)];
  const ofWorkspace = eq(booking.workspaceId, scope.workspaceId);
  const found = selectNames(tx, rankIn(...order))
    .where(
      and(
        ofWorkspace,
        propertyId === undefined ? undefined : eq(booking.propertyId, propertyId),
        foundIn(q, [booking.guestName, property.name, unit.name]),
      ),
    )
    .orderBy(...order)
    .limit(limit + 1);
  if (id === undefined) return pickedFrom(await found, limit);
  const chosen = selectNames(tx, rankOfChosen()).where(and(ofWorkspace, eq(booking.id, id)));
  return pickedFrom(await unionAll(chosen, found).orderBy(byRank), limit);
}

function selectNames(tx: Tx, rank: ReturnType<typeof rankIn>) {
  const dayOf = (at: typeof booking.checkIn | typeof booking.checkOut, name: string) =>
    sql<string>`${at}::date::text`.as(name);
  return tx
    .select({
      id: booking.id,
      guestName: booking.guestName,
      property: { id: property.id, name: property.name },
      unit: { id: unit.id, name: unit.name },
      arrival: dayOf(booking.checkIn, "arrival"),
      departure: dayOf(booking.checkOut, "departure"),
      rank,
    })
    .from(booking)
    .innerJoin(
      property,
      and(eq(property.workspaceId, booking.workspaceId), eq(property.id, booking.propertyId)),
    )
    .leftJoin(unit, and(eq(unit.workspaceId, booking.workspaceId), eq(unit.id, booking.unitId)));
}
