import type { DocumentChange, DocumentView } from "@keystead/contract/documents";
import { nameInFormat } from "@keystead/domain/documents";

import { refusal, stale } from "#kernel/api/index.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { lockDocument, updateDocument as writeDocument, wholeOfDocument } from "./document-store.ts";
import { personalDocumentFields } from "./document-view.ts";
import { getDocument } from "./list-documents.ts";

/** What it is called and what it is; the ending stays one that its content bears. */
export async function updateDocument(work: Work, change: DocumentChange): Promise<DocumentView> {
  const { id, version, name, kind } = change;
  const row = await lockDocument(work, id);
  if (row === undefined) throw refusal("NOT_FOUND");
  const before = await getDocument(work, id);
  if (row.version !== version) throw stale(before);
  await writeDocument(work, row, {
    ...(name === undefined ? {} : { name: nameInFormat(name, row.format) }),
    ...(kind === undefined ? {} : { kind }),
  });
  const after = await getDocument(work, id);
  const audited = ({ name: called, kind: is }: DocumentView) => ({ name: called, kind: is });
  await writeAudit(work, {
    action: "update",
    entity: "document",
    entityId: id,
    partOf: wholeOfDocument(row),
    changes: auditedChanges(audited(before), audited(after), personalDocumentFields),
  });
  return after;
}
