import { planTurnovers } from "@keystead/domain/turnovers";

import type { BookingsChanged } from "#kernel/registry/hooks/bookings-changed.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import {
  bringTurnovers,
  insertFollowing,
  moveFollowing,
  propertiesOfBookings,
  readFollowedBookings,
} from "./following-store.ts";

/**
 * R-E01, R-E09: brings the turnovers of a property in line with its bookings; idempotent. The open turnover of a
 * deleted booking is cancelled; an Undo links the booking to it again and reopens it. If a booking moved here from
 * another property, its turnover moves too, unless it is already done.
 */
export const followBookings: BookingsChanged = async (work, propertyId) => {
  const stays = await readFollowedBookings(work, propertyId);
  if (stays === undefined) return;
  const { currency, turnovers } = stays;
  const changes = planTurnovers(stays);
  const came = turnovers.filter(({ isElsewhere, status }) => isElsewhere && status !== "done");
  const orphans = turnovers.filter(
    ({ bookingId, status }) => bookingId === null && status !== "done" && status !== "cancelled",
  );
  await bringTurnovers(
    work,
    came.map(({ id }) => id),
    { propertyId, currency },
  );
  await insertFollowing(work, changes.inserts, { propertyId, currency });
  await moveFollowing(work, [
    ...changes.updates.map(({ turnover }) => turnover),
    ...orphans.map((turnover) => ({ ...turnover, status: "cancelled" as const })),
  ]);
};

/** Bookings restored by Undo get their turnovers back. */
export async function followReturned(
  work: Work<WorkspaceScope>,
  _first: string,
  ids: readonly string[],
): Promise<void> {
  for (const propertyId of await propertiesOfBookings(work, ids)) await followBookings(work, propertyId);
}
