import { createClusterOnce } from "../embedded/create-cluster.ts";
import { lockDataDir, type DataDirLock } from "./lock.ts";

/** A data folder that only this process uses until it is released. */
export type DataFolder = {
  readonly dataDir: string;
  /** Settles when the files of the database exist. */
  readonly created: Promise<void>;
  readonly release: () => void;
};

/**
 * Locks the folder and has the database's files created if there are none. Another process creates the files, so this
 * is separate from opening them: a caller that starts early can do other things in the meantime. Throws the errors of
 * `lockDataDir`. A caller that must check more before anything is created locks the folder first.
 */
export function takeDataFolder(dataDir: string, { release }: DataDirLock = lockDataDir(dataDir)): DataFolder {
  const created = createClusterOnce(dataDir);
  // The caller that opens the database gets the error. Until it does, an unhandled rejection would end the process.
  created.catch(() => {});
  return { dataDir, created, release };
}
