import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import { join } from "node:path";

import { registry } from "#features.ts";
import type { TableName } from "#kernel/db/table-names.ts";
import { formerTables, Manifest } from "./archive-format.ts";
import { pagesIn } from "#adapters/storage/file-lines.ts";
import { compare, compareArchivedRows, damaged, readJson, refuseUnlisted, unpack } from "./packing/unpack.ts";

export type CheckedArchive = {
  readonly manifest: Manifest;
  readonly linesOf: (table: TableName) => AsyncIterable<readonly string[]>;
  readonly filesFolder: string;
};

const PAGE = 500;

const names = {
  folders: new Set(["tables", "files"]),
  files: new Set([
    "manifest.json",
    ...[...registry.archive.tables, ...formerTables.keys()].map((table) => `tables/${table}.ndjson`),
  ]),
  stores: ["files"],
};

/** Unpacks into an empty folder and checks every row count and checksum; throws before anything is changed. */
export async function readArchive(path: string, staging: string): Promise<CheckedArchive> {
  await unpack(path, staging, names);
  const manifest = await readManifest(join(staging, "manifest.json"));
  await renameFormerTables(join(staging, "tables"));
  const rowsOf = (table: TableName) => join(staging, "tables", `${table}.ndjson`);
  for (const table of manifest.tables) await compareArchivedRows(rowsOf(table.name), table);
  const filesFolder = join(staging, "files");
  for (const file of manifest.files) await compare(join(filesFolder, file.path), file.sha256);
  await refuseUnlisted(
    filesFolder,
    manifest.files.map((file) => file.path),
  );
  return { manifest, filesFolder, linesOf: (table) => pagesIn(rowsOf(table), PAGE) };
}

/** A table present under both names fails at the checksums, because the manifest lists it once. */
async function renameFormerTables(folder: string): Promise<void> {
  for (const [former, name] of formerTables) {
    const file = join(folder, `${former}.ndjson`);
    if (existsSync(file)) await rename(file, join(folder, `${name}.ndjson`));
  }
}

async function readManifest(path: string): Promise<Manifest> {
  const parsed = Manifest.safeParse(await readJson(path));
  if (!parsed.success) throw damaged("its manifest cannot be read");
  const tables = parsed.data.tables.map(({ name }) => name);
  if (new Set(tables).size !== tables.length) throw damaged("its manifest names a table twice");
  return parsed.data;
}
