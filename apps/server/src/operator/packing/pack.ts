import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { create } from "tar";

import { refusedBy, refuseTarget } from "../archive-target.ts";

/**
 * Makes an archive from the files that `fill` writes into a folder. It has a temporary name until it is complete, so
 * that an interrupted archive never has the name of a good one. The same content gives the same bytes.
 */
export async function packed<T>(
  target: string,
  entries: readonly string[],
  fill: (staging: string) => Promise<T>,
): Promise<T> {
  refuseTarget(target);
  const folder = dirname(target);
  const staging = join(folder, `.${basename(target)}.partial`);
  try {
    await rm(staging, { recursive: true, force: true });
    // Not recursive, because a recursive mkdir never returns on a path such as /proc (make-data-folder.ts).
    await mkdir(staging, { mode: 0o700 });
    for (const name of entries) if (!name.includes(".")) await mkdir(join(staging, name), { mode: 0o700 });
    const filled = await fill(staging);
    const archive = join(staging, "archive.tgz");
    await create({ gzip: true, file: archive, cwd: staging, portable: true, noMtime: true, mode: 0o600 }, [
      ...entries,
    ]);
    await toDisk(archive);
    await rename(archive, target);
    return filled;
  } catch (error) {
    throw isOfTheTarget(error, folder) ? (refusedBy(error, folder) ?? error) : error;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/**
 * Errors of other disks, such as the database's, are not about this folder. An error in writing to an open file has no
 * path.
 */
function isOfTheTarget(error: unknown, folder: string): boolean {
  if (!(error instanceof Error)) return false;
  if ("path" in error && typeof error.path === "string") return error.path.startsWith(folder);
  return "syscall" in error && error.syscall === "write";
}

/** One line for each row. */
export async function writeRowLines(
  pages: AsyncIterable<readonly string[]>,
  path: string,
): Promise<{ readonly rows: number; readonly sha256: string }> {
  const hash = createHash("sha256");
  const out = createWriteStream(path, { mode: 0o600 });
  const done = Promise.withResolvers<void>();
  out.on("error", done.reject);
  out.on("finish", () => done.resolve());
  let rows = 0;
  for await (const lines of pages) {
    const text = lines.map((line) => `${line}\n`).join("");
    hash.update(text);
    rows += lines.length;
    if (!out.write(text))
      await Promise.race([new Promise((drained) => out.once("drain", drained)), done.promise]);
  }
  out.end();
  await done.promise;
  return { rows, sha256: hash.digest("hex") };
}

/** A stored file under its key. */
export async function writeContent(content: Readable, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await pipeline(content, createWriteStream(path, { mode: 0o600 }));
}

async function toDisk(path: string): Promise<void> {
  const handle = await open(path, "r+");
  await handle.chmod(0o600);
  await handle.sync();
  await handle.close();
}
