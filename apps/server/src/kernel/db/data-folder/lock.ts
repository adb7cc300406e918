import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

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
 * Takes the folder for this process alone. The lock is SQLite's on an open file, so the operating system lifts it when
 * the process dies in whatever way: no stale lock files, no process ids to compare.
 */
export function lockDataDir(dataDir: string): DataDirLock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const handle = new DatabaseSync(join(dataDir, "lock.sqlite"));
  try {
    handle.exec("pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive");
  } catch (error) {
    handle.close();
    throw isBusy(error) ? new DataDirLockedError(dataDir, error) : error;
  }
  return {
    release: () => {
      if (handle.isOpen) handle.close();
    },
  };
}

/** SQLite's word for a lock that somebody else holds; a full disk or a folder without rights is another matter. */
function isBusy(error: unknown): boolean {
  const busy = [5, 6];
  return (
    error instanceof Error &&
    "errcode" in error &&
    typeof error.errcode === "number" &&
    busy.includes(error.errcode & 0xff)
  );
}
