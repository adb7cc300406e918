import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { DataFolderRefused, makeDataFolder } from "./make-data-folder.ts";

export class DataDirLockedError extends Error {
  override readonly name = "DataDirLockedError";
  readonly dataDir: string;

  constructor(dataDir: string, cause: unknown) {
    super(
      `Another process already uses the data folder ${dataDir}. Stop it first, or choose another DATA_DIR.`,
      {
        cause,
      },
    );
    this.dataDir = dataDir;
  }
}

export type DataDirLock = { readonly release: () => void };

/**
 * Takes the folder for this process alone. The lock is SQLite's lock on an open file, so the operating system
 * releases it however the process ends: there are no stale lock files and no process ids to compare. Also throws
 * DataFolderRefused.
 */
export function lockDataDir(dataDir: string): DataDirLock {
  makeDataFolder(dataDir);
  const path = join(dataDir, "lock.sqlite");
  let handle: DatabaseSync | undefined;
  try {
    handle = new DatabaseSync(path);
    handle.exec("pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive");
  } catch (error) {
    handle?.close();
    if (isOneOf(error, BUSY)) throw new DataDirLockedError(dataDir, error);
    if (!isOneOf(error, CLOSED)) throw error;
    throw new DataFolderRefused(
      `The user that starts this may not write to ${path}. Start it as the user who owns the data folder, or choose another DATA_DIR.`,
      { cause: error },
    );
  }
  const lock = handle;
  return {
    release: () => {
      if (lock.isOpen) lock.close();
    },
  };
}

/** SQLite's codes for a lock that another process holds. */
const BUSY = [5, 6];
/** SQLite's codes for a file that it may not open or write to. */
const CLOSED = [3, 8, 14, 23];

function isOneOf(error: unknown, codes: readonly number[]): boolean {
  return (
    error instanceof Error &&
    "errcode" in error &&
    typeof error.errcode === "number" &&
    codes.includes(error.errcode & 0xff)
  );
}
