import type { DocumentChange, DocumentView } from "@keystead/contract/documents";
import { nameInFormat } from "@keystead/domain/documents";

import { badField, refusal, stale } from "#kernel/api/index.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import {
  lockDocument,
  lockOwner,
  type DocumentRow,
  writeDocument,
  wholeOfDocument,
} from "./document-store.ts";
import { personalDocumentFields } from "./document-view.ts";
import { getDocument } from "./list-documents.ts";

/** Changes the name, kind or unit (of the same property) of a file; the extension always fits the content. */
export async function updateDocument(work: Work, change: DocumentChange): Promise<DocumentView> {
  const { id, version, name, kind, unitId } = change;
  if (unitId !== undefined) await assertUnitOf(work, await getDocument(work, id), unitId);
  const row = await lockDocument(work, id);
  if (row === undefined) throw refusal("NOT_FOUND");
  if (row.version !== version) throw stale(await getDocument(work, id));
  const fields = {
    ...(name === undefined ? {} : { name: nameInFormat(name, row.format) }),
    ...(kind === undefined ? {} : { kind }),
    ...(unitId === undefined ? {} : { unitId }),
  };
  await writeDocument(work, row, fields);
  await writeAudit(work, {
    action: "update",
    entity: "document",
    entityId: id,
    // For a file that is moved, this is the record to which it moves.
    partOf: wholeOfDocument({ ...row, ...fields }),
    changes: auditedChanges(audited(row), audited({ ...row, ...fields }), personalDocumentFields),
  });
  return getDocument(work, id);
}

/** Locks the unit before the file, because deleting a unit locks its files in that order too (lock-order.ts). */
async function assertUnitOf(work: Work, { propertyId }: DocumentView, unitId: string | null): Promise<void> {
  if (propertyId !== null && unitId === null) return;
  const unit = unitId === null ? null : await lockOwner(work, { on: "unit", onId: unitId });
  if (unit === undefined) throw refusal("NOT_FOUND");
  if (propertyId === null || unit?.propertyId !== propertyId)
    throw badField(["unitId"], "UNIT_NOT_IN_PROPERTY");
}

function audited({ name, kind, unitId }: DocumentRow) {
  return { name, kind, unitId };
}
