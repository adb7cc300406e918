import { planTurnovers } from "@keystead/domain/turnovers";

import type { BookingsChanged } from "#kernel/registry/bookings-changed.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import {
  bringTurnovers,
  insertFollowing,
  moveFollowing,
  placesOfBookings,
  readFollowedBookings,
} from "./following-store.ts";

/**
 * R-E01, R-E09: the turnovers of a property as its bookings are now; asked again it changes nothing. Of a booking that was deleted the
 * open job is cancelled: brought back by Undo, the booking names it again, and it stands again. The job of a booking that came from
 * another property comes with it, and what is done stays where it was done.
 */
export const followBookings: BookingsChanged = async (work, propertyId) => {
  const stays = await readFollowedBookings(work, propertyId);
  if (stays === undefined) return;
  const { currency, jobs } = stays;
  const changes = planTurnovers(stays);
  const came = jobs.filter(({ isElsewhere, status }) => isElsewhere && status !== "done");
  const orphans = jobs.filter(
    ({ bookingId, status }) => bookingId === null && status !== "done" && status !== "cancelled",
  );
  await bringTurnovers(
    work,
    came.map(({ id }) => id),
    { propertyId, currency },
  );
  await insertFollowing(work, changes.inserts, { propertyId, currency });
  await moveFollowing(work, [
    ...changes.updates.map(({ job }) => job),
    ...orphans.map((turnover) => ({ ...turnover, status: "cancelled" as const })),
  ]);
};

/** Bookings that came back by Undo have their turnovers again. */
export async function followReturned(
  work: Work<WorkspaceScope>,
  _first: string,
  ids: readonly string[],
): Promise<void> {
  for (const propertyId of await placesOfBookings(work, ids)) await followBookings(work, propertyId);
}
