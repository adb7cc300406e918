import { createReadStream, existsSync } from "node:fs";
import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";

import { extract, list } from "tar";

import { sha256OfFile } from "../archive-format.ts";
import { OperatorRefusal } from "../operator-refusal.ts";
import { linesIn } from "#adapters/storage/file-lines.ts";

export type KnownNames = {
  readonly folders: ReadonlySet<string>;
  readonly files: ReadonlySet<string>;
  /** Folders in which stored files lie under their keys. */
  readonly stores: readonly string[];
};

/** Unpacks into a folder; throws if the archive is damaged or holds anything else. */
export async function unpack(path: string, staging: string, known: KnownNames): Promise<void> {
  if (!existsSync(path)) throw new OperatorRefusal(`There is no file ${path}.`);
  await mkdir(staging, { recursive: true, mode: 0o700 });
  try {
    // Reads the whole stream once, including its checksum and end, before anything is extracted: a failed extraction
    // would go on writing in the background.
    await pipeline(createReadStream(path), createGunzip(), async (unpacked: AsyncIterable<Buffer>) => {
      for await (const _chunk of unpacked);
    });
    await refuseForeignEntries(path, known);
    await extract({ file: path, cwd: staging, strict: true, preservePaths: false });
  } catch (error) {
    throw error instanceof OperatorRefusal ? error : damaged("it does not unpack", error);
  }
}

/**
 * Accepts only plain files and folders with known names, because a link in an archive could lead the restore
 * elsewhere.
 */
async function refuseForeignEntries(path: string, { folders, files, stores }: KnownNames): Promise<void> {
  const foreign: string[] = [];
  await list({
    file: path,
    strict: true,
    onReadEntry: (entry) => {
      const name = entry.path.replace(/\/$/, "");
      const isStored =
        stores.some((store) => name.startsWith(`${store}/`)) &&
        /^[^/\\]+(\/[^/\\]+)+$/.test(name) &&
        !/\/\.\.?(\/|$)/.test(name);
      const isKnown =
        entry.type === "Directory"
          ? folders.has(name) || isStored
          : (entry.type === "File" || entry.type === "OldFile") && (files.has(name) || isStored);
      if (!isKnown) foreign.push(name);
    },
  });
  if (foreign.length > 0)
    throw damaged("it holds something that no backup contains, such as a link or a file of another name");
}

export async function readJson(path: string): Promise<unknown> {
  if (!existsSync(path)) throw damaged("it has no manifest");
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch {
    return null;
  }
}

export async function compare(path: string, sha256: string): Promise<void> {
  if (!existsSync(path) || (await sha256OfFile(path)) !== sha256) throw damaged("a checksum does not fit");
}

export async function compareArchivedRows(
  path: string,
  { name, rows, sha256 }: { readonly name: string; readonly rows: number; readonly sha256: string },
): Promise<void> {
  await compare(path, sha256);
  let lines = 0;
  for await (const _line of linesIn(path)) lines += 1;
  if (lines !== rows) throw damaged(`${name} has not ${rows} rows`);
}

/** Throws unless the folder holds exactly these files. */
export async function refuseUnlisted(folder: string, paths: readonly string[]): Promise<void> {
  const found = existsSync(folder) ? await readdir(folder, { recursive: true, withFileTypes: true }) : [];
  const listed = new Set(paths.map((path) => join(folder, path)));
  const unpacked = found.filter((entry) => !entry.isDirectory());
  if (
    unpacked.length !== listed.size ||
    unpacked.some((entry) => !listed.has(join(entry.parentPath, entry.name)))
  )
    throw damaged("it holds files that its list does not name");
}

export function damaged(why: string, cause?: unknown): OperatorRefusal {
  return new OperatorRefusal(`The archive is damaged: ${why}. Nothing was changed.`, { cause });
}
