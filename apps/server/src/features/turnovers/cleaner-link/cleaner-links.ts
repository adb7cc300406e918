import type { CleanerView } from "@keystead/contract/turnovers";
import { CLEANER_LINK_MS } from "@keystead/domain/turnovers";

import type { Deps } from "#deps.ts";
import { refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { lockCleaner } from "../cleaners/cleaner-store.ts";
import { closeLink, putLink } from "./cleaner-link-store.ts";
import { cleanerLinks } from "./cleaner-link-token.ts";
import { getCleaner } from "../cleaners/list-cleaners.ts";

/** R-O02: makes a link for 90 days; the previous link stops working on every phone with the next request. */
export async function makeCleanerLink(work: Work, deps: Deps, id: string): Promise<CleanerView> {
  const row = await lockCleaner(work, id);
  if (row === undefined || row.archivedAt !== null) throw refusal("NOT_FOUND");
  const { hash, sealed } = cleanerLinks(deps).make();
  await putLink(work, {
    cleanerId: id,
    tokenHash: hash,
    sealed,
    madeBy: work.scope.userId,
    madeAt: work.now,
    expiresAt: new Date(work.now.getTime() + CLEANER_LINK_MS),
  });
  await writeAudit(work, { action: "create", entity: "cleaner_link", entityId: id });
  return getCleaner(work, deps, id);
}

export async function revokeCleanerLink(work: Work, deps: Deps, id: string): Promise<CleanerView> {
  if ((await lockCleaner(work, id)) === undefined) throw refusal("NOT_FOUND");
  await closeLink(work, id);
  await writeAudit(work, { action: "delete", entity: "cleaner_link", entityId: id });
  return getCleaner(work, deps, id);
}
