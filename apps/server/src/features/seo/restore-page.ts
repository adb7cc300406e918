import type { SeoPageView } from "@keystead/contract/seo";

import { refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Tx } from "#kernel/db/database.ts";
import type { ActorScope } from "#kernel/work.ts";
import { pageView } from "./seo-page-view.ts";
import { restorePage as putBack, SLUG_TAKEN } from "./seo-store.ts";

/** Undo. A page that took the address meanwhile wins. */
export async function restorePage(
  tx: Tx,
  scope: ActorScope,
  trashId: string,
  now: Date,
): Promise<SeoPageView> {
  const row = await putBack(tx, trashId, now);
  if (row === undefined) throw refusal("NOT_FOUND");
  if (row === SLUG_TAKEN) throw refusal("CANNOT_RESTORE");
  await writeAudit(tx, scope, { action: "restore", entity: "seo_page", entityId: row.id, at: now });
  return pageView(row);
}
