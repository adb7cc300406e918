import type { FileStorage, S3Settings } from "#adapters/storage/file-storage.ts";
import { openArchives, openStorage } from "#adapters/storage/open-storage.ts";
import type { Database } from "#kernel/db/database.ts";
import type { MovedFile } from "./moving-format.ts";

export type MovingDeps = {
  readonly db: Database;
  readonly dataDir: string;
  readonly s3?: S3Settings | null;
  readonly authSecret: string;
  readonly now: () => Date;
};

export async function storesOf({
  dataDir,
  s3 = null,
}: Pick<MovingDeps, "dataDir" | "s3">): Promise<Readonly<Record<MovedFile["store"], FileStorage>>> {
  return { files: await openStorage({ dataDir, s3 }), exports: await openArchives({ dataDir, s3 }) };
}
