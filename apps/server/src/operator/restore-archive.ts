import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";

import { isFileKey, type FileStorage, type S3Settings } from "#adapters/storage/file-storage.ts";
import { openStorage } from "#adapters/storage/open-storage.ts";
import { sqlState, type Database } from "#kernel/db/database.ts";
import { makeDataFolder } from "#kernel/db/data-folder/make-data-folder.ts";
import { withoutHaste } from "#kernel/db/postgres/database-time.ts";
import { refreshStatistics } from "#kernel/db/refresh-statistics.ts";
import {
  addToErasureFile,
  addToErasureNotes,
  readErasureFile,
  readErasureNotes,
} from "#kernel/erasure/erasure-log.ts";
import { isInUse, replaceAll } from "./archive-store.ts";
import { OperatorRefusal } from "./operator-refusal.ts";
import { readArchive, type CheckedArchive } from "./read-archive.ts";

export type Restore = {
  readonly archive: string;
  readonly dataDir: string;
  /** The bucket of uploaded files, if they are not in the data folder. */
  readonly s3?: S3Settings | null;
  /** Without it a database with users is refused. */
  readonly replace: boolean;
  /** Called only after the archive has passed all checks. */
  readonly openDatabase: () => Promise<Database>;
};

export async function restoreArchive(restore: Restore): Promise<readonly string[]> {
  const { dataDir } = restore;
  makeDataFolder(dataDir);
  const staging = await mkdtemp(join(dataDir, "restore-"));
  try {
    const archive = await readArchive(restore.archive, join(staging, "archive"));
    const db = await restore.openDatabase();
    try {
      if (!restore.replace && (await isInUse(db)))
        throw new OperatorRefusal(
          "There is data here already. Restore into an empty DATA_DIR, or say --replace to give it up.",
        );
      const store = await openStorage({ dataDir, s3: restore.s3 ?? null });
      const added = await putFiles(archive, store);
      const isBucket = (restore.s3 ?? null) !== null;
      const erased = [
        ...(await readErasureFile(dataDir)),
        ...(isBucket ? await readErasureNotes(store) : []),
      ];
      await withoutHaste(async () => {
        const known = await replaceAll(db, archive.manifest, { linesOf: archive.linesOf, erased }).catch(
          async (error: unknown) => {
            const refused = refusalOf(error);
            if (refused === null) throw error;
            for (const key of added) await store.remove(key);
            throw refused;
          },
        );
        await addToErasureFile(dataDir, known);
        if (isBucket) await addToErasureNotes(store, known);
        await refreshStatistics(db);
      });
      await removeOthers(archive, store);
    } finally {
      await db.close();
    }
    const rows = archive.manifest.tables.reduce((total, table) => total + table.rows, 0);
    return [`Restored ${rows} rows and ${archive.manifest.files.length} files. Everybody signs in anew.`];
  } finally {
    await rm(staging, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Classes of PostgreSQL's codes: an invalid value, and rows that violate a constraint. Everything else is a bug. */
const DATA_CLASSES = ["22", "23"];

/** Null for a bug, and for an error after which data may have been written. */
function refusalOf(error: unknown): OperatorRefusal | null {
  const state = sqlState(error);
  if (state === undefined || !DATA_CLASSES.includes(state.slice(0, 2))) return null;
  return new OperatorRefusal(
    "The archive does not fit together: a row in it has a wrong value, or refers to one that is not there. Nothing was changed.",
    { cause: error },
  );
}

/**
 * Keys of files are never reused, so if the machine stops in between, new files next to old rows do no harm. Returns
 * the keys that were not in the store before.
 */
async function putFiles(
  { manifest, filesFolder }: CheckedArchive,
  to: FileStorage,
): Promise<readonly string[]> {
  const added: string[] = [];
  for (const { path } of manifest.files) {
    if (!isFileKey(path)) continue;
    if ((await to.storedAt(path)) === null) added.push(path);
    await to.put(path, join(filesFolder, path));
  }
  return added;
}

async function removeOthers({ manifest }: CheckedArchive, store: FileStorage): Promise<void> {
  const kept = new Set(manifest.files.map(({ path }) => path));
  for await (const page of store.keys()) for (const key of page) if (!kept.has(key)) await store.remove(key);
}
