import type { NoticeSource, NoticeSubject, ReaderScope } from "#kernel/registry/notice-source.ts";
import type { Work } from "#kernel/work.ts";
import type { StoredNotice } from "./notice-store.ts";

export type NamedNotice = StoredNotice & NoticeSubject;

/** With whom or what they are about, as it is called now. What is gone is left out, what this person may see no more too, and so is what no feature tells of any more. */
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
