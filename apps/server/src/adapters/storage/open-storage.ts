import { join } from "node:path";

import { openBucket, openFolder, type FileStorage, type S3Settings } from "./file-storage.ts";

/** Where the operator says: a bucket, or the folder beside the database. */
export async function openStorage(place: {
  readonly s3: S3Settings | null;
  readonly dataDir: string;
}): Promise<FileStorage> {
  return place.s3 === null ? openFolder(join(place.dataDir, "files")) : openBucket(place.s3);
}
