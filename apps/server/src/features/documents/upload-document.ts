import type { UploadedDocument, UploadOrder } from "@keystead/contract/documents";
import { kindOfFile, isPicture, nameInFormat } from "@keystead/domain/documents";
import { ORPCError } from "@orpc/server";
import { randomUUID } from "node:crypto";
import { stat } from "node:fs/promises";
import type { ReadableStream } from "node:stream/web";

import { forget, keyOfFile } from "#adapters/storage/file-storage.ts";
import { incomingPath } from "#adapters/storage/incoming-folder.ts";
import { createVerb, inWorkspace, refusal, type MemberContext } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { assertRoomFor, lockWorkspace } from "../plans/index.ts";
import {
  findPlace,
  findSameReceipt,
  insertDocument,
  lockPlace,
  type StoredContent,
} from "./document-store.ts";
import { sameAsView } from "./document-view.ts";
import { drawAnew, formatOfFile } from "./inspect-file.ts";
import { getDocument } from "./list-documents.ts";
import { receiveFile, sha256Of } from "./receive-file.ts";

export type Upload = {
  readonly order: UploadOrder;
  readonly body: ReadableStream | null;
  /** As the request says; null when it does not. */
  readonly announced: number | null;
  /** For what needs much memory. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
};

/**
 * The bytes are received, looked at and stored before the transaction, which counts them against the plan and writes the record.
 * Whatever is refused takes its bytes with it; what a stopped process leaves is swept.
 */
export async function uploadDocument(context: MemberContext, upload: Upload): Promise<UploadedDocument> {
  const { order, announced } = upload;
  await inWorkspace(context, async (work) => {
    if ((await findPlace(work, order)) === undefined) throw refusal("NOT_FOUND");
    // Said before somebody sends 25 MiB; counted again, and for certain, when they are here.
    if (announced !== null && announced > 0) await assertRoomFor(work, "storage", announced);
  });
  const { content, sent } = await storeContent(context, upload);
  const release = () => context.deps.files.remove(keyOfFile(context.scope.workspaceId, content.fileId));
  try {
    const { view, isNew } = await inWorkspace(context, async (work) => {
      let recorded = false;
      const answer = await createVerb({ ...context, work }, { ...order, sha256: sent }, () => {
        recorded = true;
        return record(work, order, content);
      });
      return { view: answer, isNew: recorded };
    });
    // A repeat of a request that was answered already: its record names the bytes that came then.
    if (!isNew) await release();
    return view;
  } catch (error) {
    // After a connection that was lost at the commit nobody knows whether the record is there: the sweep will.
    if (error instanceof ORPCError && error.code !== "UNAVAILABLE") await release();
    throw error;
  }
}

/** `sent` is the checksum of what came, which a repeat sends again; a picture is stored otherwise. */
async function storeContent(
  { deps, scope }: MemberContext,
  { order, body, inTurn }: Upload,
): Promise<{ readonly content: StoredContent; readonly sent: string }> {
  const came = await incomingPath(deps.env.dataDir);
  const drawn = await incomingPath(deps.env.dataDir);
  try {
    const received = await receiveFile(body, came);
    const format = await formatOfFile(came, order.name, received);
    const sent = await sha256Of(came);
    if (isPicture(format)) await inTurn(() => drawAnew(came, drawn, format));
    const path = isPicture(format) ? drawn : came;
    const content = {
      fileId: randomUUID(),
      format,
      bytes: (await stat(path)).size,
      sha256: isPicture(format) ? await sha256Of(path) : sent,
    };
    await deps.files.put(keyOfFile(scope.workspaceId, content.fileId), path);
    return { content, sent };
  } finally {
    await forget(came);
    await forget(drawn);
  }
}

async function record(work: Work, order: UploadOrder, content: StoredContent): Promise<UploadedDocument> {
  // In the order of locks: the plan before what the file hangs on.
  await lockWorkspace(work);
  const place = await lockPlace(work, order);
  if (place === undefined) throw refusal("NOT_FOUND");
  await assertRoomFor(work, "storage", content.bytes);
  const { on, onId } = order;
  const kind = order.kind ?? kindOfFile(content.format, on);
  const id = await insertDocument(work, {
    on,
    onId,
    ...content,
    kind,
    name: nameInFormat(order.name, content.format),
    propertyId: place.propertyId,
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
