import { refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Tx } from "#kernel/db/database.ts";
import type { ActorScope } from "#kernel/work.ts";
import { discardPage, lockPage } from "./seo-store.ts";

export async function deletePage(
  tx: Tx,
  scope: ActorScope,
  id: string,
  now: Date,
): Promise<{ trashId: string }> {
  const row = await lockPage(tx, id);
  if (row === undefined) throw refusal("NOT_FOUND");
  const trashId = await discardPage(tx, scope, id, now);
  await writeAudit(tx, scope, {
    action: "delete",
    entity: "seo_page",
    entityId: id,
    changes: { slug: row.slug, status: row.status },
    at: now,
  });
  return { trashId };
}
