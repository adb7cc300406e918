import { refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { ActorScope, Work } from "#kernel/work.ts";
import { lockPage } from "./seo-store.ts";
import { discardPage } from "./seo-trash-store.ts";

export async function deletePage(work: Work<ActorScope>, id: string): Promise<{ trashId: string }> {
  const row = await lockPage(work.tx, id);
  if (row === undefined) throw refusal("NOT_FOUND");
  const trashId = await discardPage(work, id);
  await writeAudit(work, {
    action: "delete",
    entity: "seo_page",
    entityId: id,
    changes: { slug: row.slug, status: row.status },
  });
  return { trashId };
}
