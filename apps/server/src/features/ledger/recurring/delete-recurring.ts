import { permit, refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import { moveToTrash } from "#kernel/trash/move-to-trash.ts";
import { trashKind } from "#kernel/trash/trash-kind.ts";
import type { Work } from "#kernel/work.ts";
import { lockRecurring, readRecurring, recurringParts } from "./recurring-occurrence-store.ts";

/** A series is restored without a unit, or the record of an occurrence, that was deleted in the meantime. */
export const recurringTrash = trashKind("recurring", ["recurring", "recurring_occurrence"], {
  partOf: ["property_id"],
  comesAlone: true,
});

/** The series proposes nothing more; accepted records stay in the books. */
export async function deleteRecurring(work: Work, id: string): Promise<{ trashId: string }> {
  await lockRecurring(work, [id]);
  const series = (await readRecurring(work, [id])).get(id);
  if (series === undefined) throw refusal("NOT_FOUND");
  permit(work.scope, `${series.book}.update`);
  const trashId = await moveToTrash(work, { kind: recurringTrash, entityId: id, parts: recurringParts(id) });
  await writeAudit(work, { action: "delete", entity: "recurring", entityId: id, partOf: series.property.id });
  return { trashId };
}
