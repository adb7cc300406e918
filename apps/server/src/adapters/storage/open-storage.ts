import { join } from "node:path";

import { openBucket, openFolder, type FileStorage, type S3Settings } from "./file-storage.ts";

type StorageSettings = { readonly s3: S3Settings | null; readonly dataDir: string };

/** The bucket that the operator has set, or else the folder next to the database. */
export async function openStorage({ s3, dataDir }: StorageSettings): Promise<FileStorage> {
  return s3 === null ? openFolder(join(dataDir, "files")) : openBucket(s3);
}

/**
 * The archives that a user ordered and can fetch for some days, separate from the files. Every process finds them, no
 * matter which one made them. No backup contains them, and they count towards no plan.
 */
export async function openArchives({ s3, dataDir }: StorageSettings): Promise<FileStorage> {
  return s3 === null ? openFolder(join(dataDir, "exports")) : openBucket(s3, "exports/");
}
