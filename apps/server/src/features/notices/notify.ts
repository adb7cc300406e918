import type { PlainDate } from "@keystead/domain/calendar";
import { mayBeNotified, noticeChoicesFrom } from "@keystead/domain/notices";

import type { NoticeToMake } from "#kernel/registry/notice-source.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { findListeners, insertNotices, todayOfPerson } from "./notice-store.ts";

/** Something that has just happened; without `day` it is dated today in each recipient's zone. */
export type Happening = Omit<NoticeToMake, "day"> & { readonly day?: PlainDate };

/**
 * Notifies people of the effect of a verb, in the verb's own transaction: in the bell at once, by mail the next
 * morning. Skips people who are not members, may not see the record or do not want this kind.
 */
export function notify(
  work: Work<WorkspaceScope>,
  userIds: readonly string[],
  happening: Happening,
): Promise<void> {
  return notifyInBulk(work, userIds, [happening]);
}

/** Like `notify`, for several events of one kind, in as many statements as for one. */
export async function notifyInBulk(
  work: Work<WorkspaceScope>,
  userIds: readonly string[],
  happenings: readonly Happening[],
): Promise<void> {
  const [first] = happenings;
  if (userIds.length === 0 || first === undefined) return;
  for (const { userId, role, choices } of await findListeners(work, userIds)) {
    if (!mayBeNotified(role, first.kind)) continue;
    const theirs = { ...work, scope: { workspaceId: work.scope.workspaceId, userId } };
    const today = happenings.some(({ day }) => day === undefined) ? await todayOfPerson(theirs) : null;
    const notices = happenings.flatMap(({ day = today, ...happening }) =>
      day === null ? [] : [{ ...happening, day }],
    );
    await insertNotices(theirs, notices, noticeChoicesFrom(choices));
  }
}
