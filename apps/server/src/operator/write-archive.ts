import { createHash } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { cp, mkdir, open, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";

import { create } from "tar";

import { registry } from "#features.ts";
import type { Database, Tx } from "#kernel/db/database.ts";
import type { TableName } from "#kernel/db/table-names.ts";
import { ARCHIVE_FORMAT, sha256OfFile } from "./archive-format.ts";
import type { Manifest } from "./archive-format.ts";
import { columnsOf, rowPages, withSnapshot } from "./archive-store.ts";
import { OperatorRefusal } from "./operator-refusal.ts";

type Backup = { readonly db: Database; readonly dataDir: string; readonly now: () => Date };

/** Written beside its place and renamed when it is whole: a backup that was cut off never bears the name of a good one. */
export async function writeArchive(backup: Backup, to: string): Promise<readonly string[]> {
  const target = resolve(to);
  if (existsSync(target)) throw new OperatorRefusal(`${target} exists already.`);
  if (!existsSync(dirname(target))) throw new OperatorRefusal(`There is no folder ${dirname(target)}.`);
  const staging = join(dirname(target), `.${basename(target)}.partial`);
  await rm(staging, { recursive: true, force: true });
  await mkdir(join(staging, "tables"), { recursive: true, mode: 0o700 });
  try {
    const tables = await withSnapshot(backup.db, async (tx) => {
      const written: Manifest["tables"] = [];
      for (const table of registry.archive.tables) written.push(await writeTable(tx, table, staging));
      return written;
    });
    const files = await copyFiles(join(backup.dataDir, "files"), staging);
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
    return [`${target}: ${rows} rows of ${tables.length} tables, ${files.length} files.`];
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function writeTable(tx: Tx, name: TableName, staging: string): Promise<Manifest["tables"][number]> {
  const columns = [...(await columnsOf(tx, name))];
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

async function copyFiles(from: string, staging: string): Promise<Manifest["files"]> {
  const to = join(staging, "files");
  await mkdir(to, { recursive: true, mode: 0o700 });
  if (!existsSync(from)) return [];
  await cp(from, to, { recursive: true });
  const entries = await readdir(to, { recursive: true, withFileTypes: true });
  const files: Manifest["files"] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.push({ path: path.slice(to.length + 1), sha256: await sha256OfFile(path) });
  }
  return files;
}

async function toDisk(path: string): Promise<void> {
  const handle = await open(path, "r+");
  await handle.chmod(0o600);
  await handle.sync();
  await handle.close();
}
