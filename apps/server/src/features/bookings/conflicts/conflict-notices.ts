import { dateOfLocal, localDateTime } from "@keystead/domain/calendar";

import type { NoticeSource } from "#kernel/registry/notice-source.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { findHosts, notifyInBulk } from "../../notices/index.ts";
import { findConflictSubjects } from "./conflict-subjects-store.ts";

/**
 * Bookings that overlap another one. Hosts are notified when an overlap arises, so there is nothing to notify of in
 * the morning.
 */
export const conflictNotices: NoticeSource = {
  kinds: ["booking_conflict"],
  subjects: findConflictSubjects,
};

type Conflict = { readonly id: string; readonly checkIn: string };

/** Notifies the hosts of bookings that now overlap, except for the person who confirmed the overlap. */
export async function notifyOfConflicts(
  work: Work<WorkspaceScope>,
  conflicts: readonly Conflict[],
  actingUserId: string | null,
): Promise<void> {
  if (conflicts.length === 0) return;
  const hosts = (await findHosts(work)).filter((userId) => userId !== actingUserId);
  await notifyInBulk(
    work,
    hosts,
    conflicts.map(({ id, checkIn }) => ({
      kind: "booking_conflict",
      recordId: id,
      facts: { dueOn: dateOfLocal(localDateTime(checkIn)) },
    })),
  );
}
