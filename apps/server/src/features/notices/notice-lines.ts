import type { NoticeSource, NoticeSubject, ReaderScope } from "#kernel/registry/notice-source.ts";
import type { Work } from "#kernel/work.ts";
import type { StoredNotice } from "./notice-store.ts";

export type NamedNotice = StoredNotice & NoticeSubject;

/**
 * The notices with the current names of their records. Left out are deleted records, records that this person may no
 * longer see, and kinds that no feature announces any more.
 */
export async function noticeLines(
  work: Work<ReaderScope>,
  sources: readonly NoticeSource[],
  notices: readonly StoredNotice[],
): Promise<readonly NamedNotice[]> {
  const lines = new Map<string, NamedNotice>();
  for (const { kinds, subjects } of sources) {
    const ours = notices.filter(({ kind }) => kinds.includes(kind));
    if (ours.length === 0) continue;
    const known = await subjects(work, [...new Set(ours.map(({ recordId }) => recordId))]);
    for (const one of ours) {
      const subject = known.get(one.recordId);
      if (subject !== undefined) lines.set(one.id, { ...one, ...subject });
    }
  }
  return notices.flatMap(({ id }) => lines.get(id) ?? []);
}
