import { join } from "node:path";

import { DataFolderRefused } from "#kernel/db/data-folder/make-data-folder.ts";

/** Bytes that the system gives the path of a socket, the zero at its end not counted. */
const LONGEST = process.platform === "linux" ? 107 : 103;

/** Beside the database it speaks for. */
export function adminSocketPath(dataDir: string): string {
  return join(dataDir, "admin.sock");
}

/** Throws DataFolderRefused where no socket could lie: it would only be found out when the database stands. */
export function refuseLongPath(dataDir: string): void {
  const tooMany = Buffer.byteLength(adminSocketPath(dataDir)) - LONGEST;
  if (tooMany > 0)
    throw new DataFolderRefused(
      `The path of the data folder ${dataDir} is too long by ${tooMany} bytes for the socket that lies in it. Choose another DATA_DIR.`,
    );
}
