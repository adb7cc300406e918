import type { CleanerArchive, CleanerChange, CleanerView } from "@keystead/contract/turnovers";

import type { Deps } from "#deps.ts";
import { refusal, stale } from "#kernel/api/index.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { checkCleaner } from "./check-cleaner.ts";
import { closeLink } from "../cleaner-link/cleaner-link-store.ts";
import { dropRules, lockCleaner, replaceParts, writeCleaner } from "./cleaner-store.ts";
import type { CleanerRow } from "./cleaner-store.ts";
import { sentCleaner, personalCleanerFields } from "./cleaner-view.ts";
import { getCleaner } from "./list-cleaners.ts";

/** Merges the change into the record and validates the result as a whole. */
export async function updateCleaner(work: Work, deps: Deps, change: CleanerChange): Promise<CleanerView> {
  const { id, version, ...changed } = change;
  const before = await getCleaner(work, deps, id);
  if (before.version !== version) throw stale(before);
  // Locks units and properties before the cleaner. If the version has changed since the read above, nothing is
  // written.
  const known = { id, userId: before.login?.id ?? null };
  const { fields, ...parts } = await checkCleaner(work, { ...sentCleaner(before), ...changed }, known);
  const row = await lockAsRead(work, deps, { id, version });
  await writeCleaner(work, row, fields);
  await replaceParts(work, id, parts);
  return audited(work, deps, before);
}

/** Archiving revokes the link and removes the cleaner's rules; past turnovers keep their name. */
export async function setCleanerArchived(
  work: Work,
  deps: Deps,
  { id, version, archived }: CleanerArchive,
): Promise<CleanerView> {
  const row = await lockAsRead(work, deps, { id, version });
  const before = await getCleaner(work, deps, id);
  if (before.archived === archived) return before;
  await writeCleaner(work, row, { archivedAt: archived ? work.now : null });
  if (archived) {
    await closeLink(work, id);
    await dropRules(work, id);
  }
  return audited(work, deps, before);
}

async function lockAsRead(
  work: Work,
  deps: Deps,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<CleanerRow> {
  const row = await lockCleaner(work, id);
  if (row === undefined) throw refusal("NOT_FOUND");
  if (row.version !== version) throw stale(await getCleaner(work, deps, id));
  return row;
}

async function audited(work: Work, deps: Deps, before: CleanerView): Promise<CleanerView> {
  const after = await getCleaner(work, deps, before.id);
  const notified = (view: CleanerView) => ({ ...sentCleaner(view), archived: view.archived });
  await writeAudit(work, {
    action: "update",
    entity: "cleaner",
    entityId: before.id,
    changes: auditedChanges(notified(before), notified(after), personalCleanerFields),
  });
  return after;
}
