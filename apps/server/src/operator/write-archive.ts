import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";

import { pipeline } from "node:stream/promises";

import { create } from "tar";

import type { FileStorage, S3Settings } from "#adapters/storage/file-storage.ts";
import { openStorage } from "#adapters/storage/open-storage.ts";
import { registry } from "#features.ts";
import type { Database } from "#kernel/db/database.ts";
import type { Tx } from "#kernel/db/tx.ts";
import type { TableName } from "#kernel/db/table-names.ts";
import { ARCHIVE_FORMAT, sha256OfFile } from "./archive-format.ts";
import type { Manifest } from "./archive-format.ts";
import { refusedBy, refuseTarget } from "./archive-target.ts";
import { archiveColumns, rowPages, storedFiles, withSnapshot, type StoredFile } from "./archive-store.ts";

type Backup = {
  readonly db: Database;
  readonly dataDir: string;
  readonly s3?: S3Settings | null;
  readonly now: () => Date;
};

/**
 * Written under a temporary name and renamed when complete, so that an interrupted backup never has the name of a good
 * one.
 */
export async function writeArchive(backup: Backup, to: string): Promise<readonly string[]> {
  const target = resolve(to);
  refuseTarget(target);
  const folder = dirname(target);
  const staging = join(folder, `.${basename(target)}.partial`);
  try {
    await rm(staging, { recursive: true, force: true });
    // Not recursive: on a path such as /proc that never returns (make-data-folder.ts).
    await mkdir(staging, { mode: 0o700 });
    await mkdir(join(staging, "tables"), { mode: 0o700 });
    const { tables, stored } = await withSnapshot(backup.db, async (tx) => {
      const written: Manifest["tables"] = [];
      for (const table of registry.archive.tables) written.push(await writeTable(tx, table, staging));
      return { tables: written, stored: await storedFiles(tx) };
    });
    const files = await copyFiles(
      await openStorage({ dataDir: backup.dataDir, s3: backup.s3 ?? null }),
      stored,
      staging,
    );
    const manifest: Manifest = {
      format: ARCHIVE_FORMAT,
      createdAt: backup.now().toISOString(),
      tables,
      files,
    };
    await writeFile(join(staging, "manifest.json"), JSON.stringify(manifest, null, 2));
    const packed = join(staging, "archive.tgz");
    await create({ gzip: true, file: packed, cwd: staging, portable: true, mode: 0o600 }, [
      "manifest.json",
      "tables",
      "files",
    ]);
    await toDisk(packed);
    await rename(packed, target);
    const rows = tables.reduce((total, table) => total + table.rows, 0);
    return [
      `${target}: ${rows} rows of ${tables.length} tables, ${files.length} files.`,
      ...missingLines(stored, files),
    ];
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

async function writeTable(tx: Tx, name: TableName, staging: string): Promise<Manifest["tables"][number]> {
  const columns = [...(await archiveColumns(tx, name))];
  const hash = createHash("sha256");
  const out = createWriteStream(join(staging, "tables", `${name}.ndjson`), { mode: 0o600 });
  const done = Promise.withResolvers<void>();
  out.on("error", done.reject);
  out.on("finish", () => done.resolve());
  let rows = 0;
  for await (const lines of rowPages(tx, name)) {
    const text = lines.map((line) => `${line}\n`).join("");
    hash.update(text);
    rows += lines.length;
    if (!out.write(text))
      await Promise.race([new Promise((drained) => out.once("drain", drained)), done.promise]);
  }
  out.end();
  await done.promise;
  return { name, columns, rows, sha256: hash.digest("hex") };
}

/** The files that the rows of the snapshot refer to. They never change, so it does not matter when they are read. */
async function copyFiles(
  from: FileStorage,
  stored: readonly StoredFile[],
  staging: string,
): Promise<Manifest["files"]> {
  await mkdir(join(staging, "files"), { mode: 0o700 });
  const files: Manifest["files"] = [];
  for (const { key, sha256 } of stored) {
    const content = await from.read(key);
    if (content === null) continue;
    const path = join(staging, "files", key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(content, createWriteStream(path, { mode: 0o600 }));
    if ((await sha256OfFile(path)) === sha256) files.push({ path: key, sha256 });
    else await rm(path);
  }
  return files;
}

/** A lost or damaged file must not stop the backup of everything else, but must be reported. */
function missingLines(stored: readonly StoredFile[], files: Manifest["files"]): readonly string[] {
  const saved = new Set(files.map(({ path }) => path));
  const missing = stored.filter(({ key }) => !saved.has(key));
  return missing.length === 0
    ? []
    : [`Missing or damaged in the store, not in the archive: ${missing.map(({ key }) => key).join(", ")}`];
}

async function toDisk(path: string): Promise<void> {
  const handle = await open(path, "r+");
  await handle.chmod(0o600);
  await handle.sync();
  await handle.close();
}
