import { dateOfLocal, localDateTime } from "@keystead/domain/calendar";

import type { NoticeSource } from "#kernel/registry/notice-source.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { findHosts, notifyInBulk } from "../../notices/index.ts";
import { findConflictSubjects } from "./conflict-subjects-store.ts";

/** Stays that overlap another one: notified of when it happens, so of none is anything due by the morning. */
export const conflictNotices: NoticeSource = {
  kinds: ["booking_conflict"],
  subjects: findConflictSubjects,
};

type Conflict = { readonly id: string; readonly checkIn: string };

/** Tells the hosts of stays that overlap now, but for whoever was asked and saved them all the same. */
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
