import type { SeoPageView } from "@keystead/contract/seo";

import { refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { ActorScope, Work } from "#kernel/work.ts";
import { pageView } from "./seo-page-view.ts";
import { SLUG_TAKEN } from "./seo-store.ts";
import { pageInPlaceOf, insertRestoredPage as putBack } from "./seo-trash-store.ts";
import { pageInTheWay } from "./slug-taken.ts";

/** Undo. Refused if another page has taken the address in the meantime. */
export async function restorePage(work: Work<ActorScope>, trashId: string): Promise<SeoPageView> {
  const other = await pageInPlaceOf(work, trashId);
  if (other !== undefined) throw refusal("CANNOT_RESTORE", { records: [pageInTheWay(other)] });
  const row = await putBack(work, trashId);
  if (row === undefined) throw refusal("NOT_FOUND");
  if (row === SLUG_TAKEN) throw refusal("CANNOT_RESTORE");
  await writeAudit(work, { action: "restore", entity: "seo_page", entityId: row.id });
  return pageView(row);
}
