import type { NoticeChoice, NoticeSettings } from "@keystead/contract/notices";
import { chosenNotices, mayBeNotified, noticeChoicesFrom } from "@keystead/domain/notices";

import { badField, stale } from "#kernel/api/index.ts";
import { changedFields } from "#kernel/audit/changed-fields.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { NoticeSource } from "#kernel/registry/notice-source.ts";
import type { Work } from "#kernel/work.ts";
import {
  ensureNoticeMembership,
  findNoticeMembership,
  writeChoices,
  type NoticeMembership,
} from "./notice-membership-store.ts";

/** The kinds that some feature announces and that this role may receive. */
export async function readSettings(work: Work, sources: readonly NoticeSource[]): Promise<NoticeSettings> {
  return settingsView(work, sources, await findNoticeMembership(work, "read"));
}

/** Writes the given choices, unless the settings have changed since the caller read them (STALE). */
export async function changeSettings(
  work: Work,
  sources: readonly NoticeSource[],
  change: { readonly version: number; readonly choices: readonly NoticeChoice[] },
): Promise<NoticeSettings> {
  await ensureNoticeMembership(work);
  const membership = await findNoticeMembership(work, "lock");
  const before = settingsView(work, sources, membership);
  if (membership.version !== change.version) throw stale(before);
  const offered = new Set(before.choices.map(({ kind }) => kind));
  const unknown = change.choices.findIndex(({ kind }) => !offered.has(kind));
  if (unknown !== -1) throw badField(["choices", unknown, "kind"], "INVALID_KIND");
  const chosen = {
    ...chosenNotices(membership.choices),
    ...Object.fromEntries(change.choices.map(({ kind, app, email }) => [kind, { app, email }])),
  };
  const version = membership.version + 1;
  await writeChoices(work, chosen, version);
  const after = settingsView(work, sources, { ...membership, choices: chosen, version });
  await writeAudit(work, {
    action: "update",
    entity: "notice_settings",
    changes: changedFields(auditable(before), auditable(after)),
  });
  return after;
}

function settingsView(
  { scope }: Work,
  sources: readonly NoticeSource[],
  { choices, email, timezone, version }: NoticeMembership,
): NoticeSettings {
  const chosen = noticeChoicesFrom(choices);
  const kinds = sources.flatMap((source) => source.kinds).filter((kind) => mayBeNotified(scope.role, kind));
  const order = Object.keys(chosen);
  return {
    choices: kinds
      .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
      .map((kind) => ({ kind, ...chosen[kind] })),
    email,
    timezone,
    version,
  };
}

function auditable({ choices }: NoticeSettings): Readonly<Record<string, boolean>> {
  return Object.fromEntries(
    choices.flatMap(({ kind, app, email }) => [
      [`${kind}.app`, app],
      [`${kind}.email`, email],
    ]),
  );
}
