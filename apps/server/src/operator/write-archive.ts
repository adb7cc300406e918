import { rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import type { FileStorage, S3Settings } from "#adapters/storage/file-storage.ts";
import { openStorage } from "#adapters/storage/open-storage.ts";
import { registry } from "#features.ts";
import type { Database } from "#kernel/db/database.ts";
import type { Tx } from "#kernel/db/tx.ts";
import type { TableName } from "#kernel/db/table-names.ts";
import { ARCHIVE_FORMAT, sha256OfFile } from "./archive-format.ts";
import type { Manifest } from "./archive-format.ts";
import { archiveColumns, rowPages, storedFiles, withSnapshot, type StoredFile } from "./archive-store.ts";
import { packed, writeContent, writeRowLines } from "./packing/pack.ts";

type Backup = {
  readonly db: Database;
  readonly dataDir: string;
  readonly s3?: S3Settings | null;
  readonly now: () => Date;
};

export async function writeArchive(backup: Backup, to: string): Promise<readonly string[]> {
  const target = resolve(to);
  return packed(target, ["manifest.json", "tables", "files"], async (staging) => {
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
    const rows = tables.reduce((total, table) => total + table.rows, 0);
    return [
      `${target}: ${rows} rows of ${tables.length} tables, ${files.length} files.`,
      ...missingLines(stored, files),
    ];
  });
}

async function writeTable(tx: Tx, name: TableName, staging: string): Promise<Manifest["tables"][number]> {
  const columns = [...(await archiveColumns(tx, name))];
  const written = await writeRowLines(rowPages(tx, name), join(staging, "tables", `${name}.ndjson`));
  return { name, columns, ...written };
}

/** The files that the rows of the snapshot refer to. They never change, so it does not matter when they are read. */
async function copyFiles(
  from: FileStorage,
  stored: readonly StoredFile[],
  staging: string,
): Promise<Manifest["files"]> {
  const files: Manifest["files"] = [];
  for (const { key, sha256 } of stored) {
    const content = await from.read(key);
    if (content === null) continue;
    const path = join(staging, "files", key);
    await writeContent(content, path);
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
