import { refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import { moveToTrash } from "#kernel/trash/move-to-trash.ts";
import type { Work } from "#kernel/work.ts";
import { cleanerParts, lockCleaner } from "./cleaner-store.ts";
import { cleanerTrash } from "./cleaner-trash.ts";
import { namedTurnoversOf } from "../named-in-the-way-store.ts";

export async function deleteCleaner(work: Work, id: string): Promise<{ trashId: string }> {
  if ((await lockCleaner(work, id)) === undefined) throw refusal("NOT_FOUND");
  const records = await namedTurnoversOf(work, id);
  if (records.length > 0) throw refusal("JOB_REFUSED", { reason: "CLEANER_IN_USE", records });
  const trashId = await moveToTrash(work, {
    kind: cleanerTrash,
    entityId: id,
    parts: cleanerParts([id]),
    inUse: () => refusal("JOB_REFUSED", { reason: "CLEANER_IN_USE" }),
  });
  await writeAudit(work, { action: "delete", entity: "cleaner", entityId: id });
  return { trashId };
}
