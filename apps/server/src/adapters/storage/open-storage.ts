import { join } from "node:path";

import { openBucket, openFolder, type FileStorage, type S3Settings } from "./file-storage.ts";

type Place = { readonly s3: S3Settings | null; readonly dataDir: string };

/** Where the operator says: a bucket, or the folder beside the database. */
export async function openStorage({ s3, dataDir }: Place): Promise<FileStorage> {
  return s3 === null ? openFolder(join(dataDir, "files")) : openBucket(s3);
}

/**
 * Beside the files, never among them: archives that somebody ordered and may fetch for some days. Each process finds them, whichever
 * made them; no backup carries them and no plan counts them.
 */
export async function openArchives({ s3, dataDir }: Place): Promise<FileStorage> {
  return s3 === null ? openFolder(join(dataDir, "exports")) : openBucket(s3, "exports/");
}
