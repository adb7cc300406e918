import { permit, refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import { moveToTrash } from "#kernel/trash/move-to-trash.ts";
import type { Work } from "#kernel/work.ts";
import { documentPart, lockDocument, wholeOfDocument } from "./document-store.ts";
import { documentTrash } from "./document-trash.ts";

/**
 * R-O01: an assistant deletes only its own uploads. The bytes are removed when Undo is no longer possible
 * (`sweepFilesJob`).
 */
export async function deleteDocument(work: Work, id: string): Promise<{ trashId: string }> {
  const row = await lockDocument(work, id);
  if (row === undefined) throw refusal("NOT_FOUND");
  if (row.uploadedBy !== work.scope.userId) permit(work.scope, "document.delete_any");
  const trashId = await moveToTrash(work, {
    kind: documentTrash,
    entityId: id,
    parts: [documentPart(id)],
  });
  const { kind, bytes } = row;
  await writeAudit(work, {
    action: "delete",
    entity: "document",
    entityId: id,
    partOf: wholeOfDocument(row),
    changes: { kind, bytes },
  });
  return { trashId };
}
