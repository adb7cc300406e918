import type { NoticeList, NoticeView } from "@keystead/contract/notices";
import { mayBeNotified, MOST_NOTICES } from "@keystead/domain/notices";

import type { NoticeSource } from "#kernel/registry/notice-source.ts";
import type { Work } from "#kernel/work.ts";
import { noticeLines, type NamedNotice } from "./notice-lines.ts";
import { findNotices, todayOfPerson } from "./notice-store.ts";

/** The notices in this person's bell, without kinds whose records their role may not see (any more). */
export async function listNotices(
  work: Work,
  sources: readonly NoticeSource[],
  limit: number,
): Promise<NoticeList> {
  const most = Math.max(MOST_NOTICES, limit);
  const found = await findNotices(work, most);
  const notices = found.slice(0, most).filter(({ kind }) => mayBeNotified(work.scope.role, kind));
  const lines = await noticeLines(work, sources, notices);
  return {
    items: lines.slice(0, limit).map(noticeView),
    total: lines.length,
    more: found.length > most,
    unread: lines.filter(({ readAt }) => readAt === null).length,
    today: await todayOfPerson(work),
  };
}

function noticeView({ id, kind, day, createdAt, readAt, name, place, path, facts }: NamedNotice): NoticeView {
  return {
    id,
    kind,
    day,
    madeAt: createdAt.toISOString(),
    read: readAt !== null,
    name,
    place,
    path,
    facts,
  };
}
