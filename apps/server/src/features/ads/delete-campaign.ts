import { refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import { moveToTrash } from "#kernel/trash/move-to-trash.ts";
import { trashKind } from "#kernel/trash/trash-kind.ts";
import type { Work } from "#kernel/work.ts";
import { campaignParts, lockCampaign } from "./campaign-store.ts";

/**
 * Restored without its bill if the bill has been deleted in the meantime; not restored if another campaign now has
 * the bill.
 */
export const campaignTrash = trashKind("campaign", ["campaign"], {
  partOf: ["property_id"],
  comesAlone: true,
});

/** Allowed on any plan (R-K06). The bill stays in the books, because the money was spent. */
export async function deleteCampaign(work: Work, id: string): Promise<{ trashId: string }> {
  const row = await lockCampaign(work, id);
  if (row === undefined) throw refusal("NOT_FOUND");
  const trashId = await moveToTrash(work, { kind: campaignTrash, entityId: id, parts: campaignParts(id) });
  await writeAudit(work, { action: "delete", entity: "campaign", entityId: id, partOf: row.propertyId });
  return { trashId };
}
