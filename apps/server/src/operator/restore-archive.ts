import { existsSync } from "node:fs";
import { cp, mkdtemp, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

import { sqlState, type Database } from "#kernel/db/database.ts";
import { withoutHaste } from "#kernel/db/database-time.ts";
import { refreshStatistics } from "#kernel/db/statistics.ts";
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
      await withoutHaste(async () => {
        await replaceAll(db, archive.manifest, archive.linesOf).catch(refuseWhatDoesNotFit);
        await refreshStatistics(db);
      });
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

/** Classes of PostgreSQL's codes: a value it cannot take, and rows that do not fit together. Everything else is a bug. */
const DATA_CLASSES = ["22", "23"];

function refuseWhatDoesNotFit(error: unknown): never {
  const state = sqlState(error);
  if (state === undefined || !DATA_CLASSES.includes(state.slice(0, 2))) throw error;
  throw new OperatorRefusal(
    "The archive does not fit together: a row in it has a wrong value, or refers to one that is not there. Nothing was changed.",
    { cause: error },
  );
}

/** Keys of files are never used twice, so new files beside old rows harm nobody if the machine stops in between. */
async function replaceFiles(from: string, to: string, old: string): Promise<void> {
  if (existsSync(to)) await rename(to, old);
  if (existsSync(from)) await cp(from, to, { recursive: true });
}
