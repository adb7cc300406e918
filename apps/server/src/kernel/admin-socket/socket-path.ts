import { join } from "node:path";

import { DataFolderRefused } from "#kernel/db/data-folder/make-data-folder.ts";

/** The longest path that the system allows for a socket, in bytes, without the terminating zero. */
const LONGEST = process.platform === "linux" ? 107 : 103;

/** The socket is next to the database that it gives access to. */
export function adminSocketPath(dataDir: string): string {
  return join(dataDir, "admin.sock");
}

/**
 * Throws DataFolderRefused if the path is too long for a socket. Without this check the error would come only after
 * the database is created.
 */
export function refuseLongPath(dataDir: string): void {
  const tooMany = Buffer.byteLength(adminSocketPath(dataDir)) - LONGEST;
  if (tooMany > 0)
    throw new DataFolderRefused(
      `The path of the data folder ${dataDir} is too long by ${tooMany} bytes for the socket that lies in it. Choose another DATA_DIR.`,
    );
}
