import { existsSync } from "node:fs";
import { cp, mkdtemp, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

import type { Database } from "#kernel/db/database.ts";
import { withoutHaste } from "#kernel/db/database-time.ts";
import { isInUse, replaceAll } from "./archive-store.ts";
import { OperatorRefusal } from "./operator-refusal.ts";
import { readArchive } from "./read-archive.ts";

export type Restore = {
  readonly archive: string;
  readonly dataDir: string;
  /** Without it a database that people use is refused. */
  readonly replace: boolean;
  /** Called only once the archive has proved whole. */
  readonly openDatabase: () => Promise<Database>;
};

export async function restoreArchive(restore: Restore): Promise<readonly string[]> {
  const { dataDir } = restore;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const staging = await mkdtemp(join(dataDir, "restore-"));
  try {
    const archive = await readArchive(restore.archive, join(staging, "archive"));
    const db = await restore.openDatabase();
    try {
      if (!restore.replace && (await isInUse(db)))
        throw new OperatorRefusal(
          "There is data here already. Restore into an empty DATA_DIR, or say --replace to give it up.",
        );
      await withoutHaste(() => replaceAll(db, archive.manifest, archive.linesOf));
    } finally {
      await db.close();
    }
    await replaceFiles(archive.filesFolder, join(dataDir, "files"), join(staging, "old-files"));
    const rows = archive.manifest.tables.reduce((total, table) => total + table.rows, 0);
    return [`Restored ${rows} rows and ${archive.manifest.files.length} files. Everybody signs in anew.`];
  } finally {
    await rm(staging, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Keys of files are never used twice, so new files beside old rows harm nobody if the machine stops in between. */
async function replaceFiles(from: string, to: string, old: string): Promise<void> {
  if (existsSync(to)) await rename(to, old);
  if (existsSync(from)) await cp(from, to, { recursive: true });
}
