import { isPicture } from "@keystead/domain/documents";
import { ORPCError } from "@orpc/server";
import { randomUUID } from "node:crypto";
import { stat } from "node:fs/promises";
import type { ReadableStream } from "node:stream/web";

import { forget, keyOfFile } from "#adapters/storage/file-storage.ts";
import { incomingPath } from "#adapters/storage/incoming-folder.ts";
import type { Deps } from "#deps.ts";
import { badField } from "#kernel/api/index.ts";
import type { WorkspaceScope } from "#kernel/work.ts";
import type { StoredContent } from "../document-store.ts";
import { drawAnew, formatOfFile } from "./inspect-file.ts";
import { receiveFile, sha256Of } from "./receive-file.ts";

export type Incoming = {
  readonly name: string;
  readonly body: ReadableStream | null;
  /** The uploader, for taking turns. */
  readonly sender: string;
  /** Refuses files that are not pictures. */
  readonly onlyPictures?: boolean;
};

/** `sent` is the checksum of the received bytes, which identifies a repeated upload; a picture is stored redrawn. */
export type Received = { readonly content: StoredContent; readonly sent: string };

/**
 * Receives, checks and stores the bytes before the transaction of `keep`, which counts them against the plan and
 * writes the record. If it refuses, the bytes are removed; those of a process that ended are swept later.
 */
export async function storedFirst<T>(
  { deps, scope }: { readonly deps: Deps; readonly scope: WorkspaceScope },
  file: Incoming,
  keep: (received: Received) => Promise<{ readonly answer: T; readonly isNew: boolean }>,
): Promise<T> {
  const received = await storeContent(deps, scope, file);
  const release = () => deps.files.remove(keyOfFile(scope.workspaceId, received.content.fileId));
  try {
    const { answer, isNew } = await keep(received);
    // The request was answered before: its record refers to the bytes of the first upload.
    if (!isNew) await release();
    return answer;
  } catch (error) {
    // If the connection was lost at the commit, the record may exist: the sweep decides later.
    if (error instanceof ORPCError && error.code !== "UNAVAILABLE") await release();
    throw error;
  }
}

async function storeContent(
  deps: Deps,
  { workspaceId }: WorkspaceScope,
  { name, body, sender, onlyPictures = false }: Incoming,
): Promise<Received> {
  const came = await incomingPath(deps.env.dataDir);
  const drawn = await incomingPath(deps.env.dataDir);
  try {
    const received = await receiveFile(body, came);
    const format = await formatOfFile(came, name, received);
    if (onlyPictures && !isPicture(format)) throw badField(["file"], "FILE_TYPE_UNKNOWN");
    const sent = await sha256Of(came);
    if (isPicture(format)) await drawAnew({ from: came, to: drawn, format }, sender);
    const path = isPicture(format) ? drawn : came;
    const content = {
      fileId: randomUUID(),
      format,
      bytes: (await stat(path)).size,
      sha256: isPicture(format) ? await sha256Of(path) : sent,
    };
    await deps.files.put(keyOfFile(workspaceId, content.fileId), path);
    return { content, sent };
  } finally {
    await forget(came);
    await forget(drawn);
  }
}
