import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";

import { FILE_LIMIT } from "@keystead/domain/documents";

import { forget } from "#adapters/storage/file-storage.ts";
import { badField } from "#kernel/api/index.ts";
import { databaseTrouble } from "#kernel/db/postgres/trouble.ts";

/** Streams a body to disk, up to the size limit. An upload that breaks off or is too large leaves nothing. */
export async function receiveFile(body: ReadableStream | null, path: string): Promise<number> {
  if (body === null) throw badField(["file"], "FILE_EMPTY");
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > FILE_LIMIT) done(badField(["file"], "FILE_TOO_LARGE"));
      else done(null, chunk);
    },
  });
  try {
    await pipeline(Readable.fromWeb(body), count, createWriteStream(path, { flags: "wx", mode: 0o600 }));
  } catch (error) {
    await forget(path);
    // A full disk is our error. Any other error is a broken connection, and then nobody reads the answer.
    throw bytes > FILE_LIMIT || databaseTrouble(error) === "full"
      ? error
      : badField(["file"], "UPLOAD_BROKEN");
  }
  if (bytes > 0) return bytes;
  await forget(path);
  throw badField(["file"], "FILE_EMPTY");
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}
