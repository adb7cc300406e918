import { createReadStream, existsSync } from "node:fs";
import { mkdir, readFile, readdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";

import { extract, list } from "tar";

import { registry } from "#features.ts";
import type { TableName } from "#kernel/db/table-names.ts";
import { formerTables, Manifest, sha256OfFile } from "./archive-format.ts";
import { OperatorRefusal } from "./operator-refusal.ts";

export type CheckedArchive = {
  readonly manifest: Manifest;
  readonly linesOf: (table: TableName) => AsyncIterable<readonly string[]>;
  readonly filesFolder: string;
};

/** Unpacks into an empty folder and checks every row count and checksum; throws before anything is changed. */
export async function readArchive(path: string, staging: string): Promise<CheckedArchive> {
  if (!existsSync(path)) throw new OperatorRefusal(`There is no file ${path}.`);
  await mkdir(staging, { recursive: true, mode: 0o700 });
  try {
    // Reads the whole stream once, with its checksum and end: a failed extraction would still write in the background.
    await pipeline(createReadStream(path), createGunzip(), async (unpacked: AsyncIterable<Buffer>) => {
      for await (const _chunk of unpacked);
    });
    await refuseForeignEntries(path);
    await extract({ file: path, cwd: staging, strict: true, preservePaths: false });
  } catch (error) {
    throw error instanceof OperatorRefusal ? error : damaged("it does not unpack", error);
  }
  const manifest = await readManifest(join(staging, "manifest.json"));
  await renameFormerTables(join(staging, "tables"));
  for (const table of manifest.tables) {
    const file = join(staging, "tables", `${table.name}.ndjson`);
    await compare(file, table.sha256);
    if ((await countLines(file)) !== table.rows) throw damaged(`${table.name} has not ${table.rows} rows`);
  }
  const filesFolder = join(staging, "files");
  for (const file of manifest.files) await compare(join(filesFolder, file.path), file.sha256);
  const found = existsSync(filesFolder)
    ? await readdir(filesFolder, { recursive: true, withFileTypes: true })
    : [];
  const listed = new Set(manifest.files.map((file) => join(filesFolder, file.path)));
  const unpacked = found.filter((entry) => !entry.isDirectory());
  if (
    unpacked.length !== listed.size ||
    unpacked.some((entry) => !listed.has(join(entry.parentPath, entry.name)))
  )
    throw damaged("it holds files that its list does not name");
  return { manifest, filesFolder, linesOf: (table) => pagesOf(join(staging, "tables", `${table}.ndjson`)) };
}

const FILES = new Set([
  "manifest.json",
  ...[...registry.archive.tables, ...formerTables.keys()].map((table) => `tables/${table}.ndjson`),
]);
const FOLDERS = new Set(["tables", "files"]);

/** Only plain files and folders with the names of a backup: a link in an archive could lead the restore elsewhere. */
async function refuseForeignEntries(path: string): Promise<void> {
  const foreign: string[] = [];
  await list({
    file: path,
    strict: true,
    onReadEntry: (entry) => {
      const name = entry.path.replace(/\/$/, "");
      const isStored = /^files(\/[^/\\]+)+$/.test(name) && !/\/\.\.?(\/|$)/.test(name);
      const isKnown =
        entry.type === "Directory"
          ? FOLDERS.has(name) || isStored
          : (entry.type === "File" || entry.type === "OldFile") && (FILES.has(name) || isStored);
      if (!isKnown) foreign.push(name);
    },
  });
  if (foreign.length > 0)
    throw damaged("it holds something that no backup contains, such as a link or a file of another name");
}

/** A table present under both names fails at the checksums, because the manifest lists it once. */
async function renameFormerTables(folder: string): Promise<void> {
  for (const [former, name] of formerTables) {
    const file = join(folder, `${former}.ndjson`);
    if (existsSync(file)) await rename(file, join(folder, `${name}.ndjson`));
  }
}

async function readManifest(path: string): Promise<Manifest> {
  if (!existsSync(path)) throw damaged("it has no manifest");
  const parsed = Manifest.safeParse(parsedJson(await readFile(path, "utf8")));
  if (!parsed.success) throw damaged("its manifest cannot be read");
  const names = parsed.data.tables.map(({ name }) => name);
  if (new Set(names).size !== names.length) throw damaged("its manifest names a table twice");
  return parsed.data;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function compare(path: string, sha256: string): Promise<void> {
  if (!existsSync(path) || (await sha256OfFile(path)) !== sha256) throw damaged("a checksum does not fit");
}

async function countLines(path: string): Promise<number> {
  let lines = 0;
  for await (const _line of createInterface({ input: createReadStream(path) })) lines += 1;
  return lines;
}

async function* pagesOf(path: string): AsyncGenerator<readonly string[]> {
  let page: string[] = [];
  for await (const line of createInterface({ input: createReadStream(path) })) {
    page.push(line);
    if (page.length < 500) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

function damaged(why: string, cause?: unknown): OperatorRefusal {
  return new OperatorRefusal(`The archive is damaged: ${why}. Nothing was changed.`, { cause });
}
