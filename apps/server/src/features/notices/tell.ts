import type { PlainDate } from "@keystead/domain/calendar";
import { mayBeTold, noticeChoicesFrom } from "@keystead/domain/notices";

import type { NoticeToMake } from "#kernel/registry/notice-source.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { findListeners, insertNotices, todayOf } from "./notice-store.ts";

/** What has just happened; the day is that of whoever hears it. */
export type Happening = Omit<NoticeToMake, "day"> & { readonly day?: PlainDate };

/**
 * For a verb that does what somebody should hear of, in its own transaction: in the bell at once, by mail with the next morning's. Who
 * is no member, may not see it or does not want to hear of it is told nothing.
 */
export async function tell(
  work: Work<WorkspaceScope>,
  userIds: readonly string[],
  { day, ...happening }: Happening,
): Promise<void> {
  if (userIds.length === 0) return;
  for (const { userId, role, choices } of await findListeners(work, userIds)) {
    if (!mayBeTold(role, happening.kind)) continue;
    const theirs = { ...work, scope: { workspaceId: work.scope.workspaceId, userId } };
    const notice = { ...happening, day: day ?? (await todayOf(theirs)) };
    await insertNotices(theirs, [notice], noticeChoicesFrom(choices));
  }
}
