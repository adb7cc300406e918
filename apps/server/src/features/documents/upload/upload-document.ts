import type { UploadedDocument, UploadOrder } from "@keystead/contract/documents";
import { kindOfFile, nameInFormat } from "@keystead/domain/documents";

import { createVerb, inWorkspace, refusal, type MemberContext } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { assertRoomFor, lockWorkspace } from "../../plans/index.ts";
import { findOwner, insertDocument, lockOwner, type StoredContent } from "../document-store.ts";
import { sameAsView } from "../document-view.ts";
import { findSameReceipt } from "../receipt-store.ts";
import { getDocument } from "../list-documents.ts";
import { storedFirst } from "./stored-first.ts";
import type { SentFile } from "./take-file.ts";

export type DocumentUpload = SentFile & { readonly order: UploadOrder };

/** A file of a signed-in member, identified by the key of its request. */
export async function uploadDocument(
  context: MemberContext,
  upload: DocumentUpload,
): Promise<UploadedDocument> {
  const { order, announced, receive } = upload;
  await inWorkspace(context, async (work) => {
    if ((await findOwner(work, order)) === undefined) throw refusal("NOT_FOUND");
    // Checked before somebody sends 25 MiB, and checked again after the bytes have arrived, which is the check that
    // counts.
    if (announced !== null && announced > 0) await assertRoomFor(work, "storage", announced);
  });
  const body = await receive(context.scope.userId);
  return storedFirst(context, { name: order.name, body, sender: context.scope.userId }, ({ content, sent }) =>
    inWorkspace(context, async (work) => {
      let isNew = false;
      const answer = await createVerb({ ...context, work }, { ...order, sha256: sent }, () => {
        isNew = true;
        return record(work, order, content);
      });
      return { answer, isNew };
    }),
  );
}

async function record(work: Work, order: UploadOrder, content: StoredContent): Promise<UploadedDocument> {
  // Lock order: the plan before the record that the file is attached to.
  await lockWorkspace(work);
  const owner = await lockOwner(work, order);
  if (owner === undefined) throw refusal("NOT_FOUND");
  await assertRoomFor(work, "storage", content.bytes);
  const { on, onId } = order;
  const kind = order.kind ?? kindOfFile(content.format, on);
  const id = await insertDocument(work, {
    on,
    onId,
    ...content,
    kind,
    name: nameInFormat(order.name, content.format),
    propertyId: owner.propertyId,
    uploadedBy: work.scope.userId,
  });
  await writeAudit(work, {
    action: "create",
    entity: "document",
    entityId: id,
    partOf: onId,
    changes: { kind, format: content.format, bytes: content.bytes, on, onId },
  });
  const same = on === "expense" ? await findSameReceipt(work, { onId, ...content }) : undefined;
  return { ...(await getDocument(work, id)), sameAs: same === undefined ? null : sameAsView(same) };
}
