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
 * Locks the folder and has the database's files created if there are none. Separate from opening them, because another
 * process creates them: a caller that starts it early can do other things meanwhile. Throws what `lockDataDir` throws;
 * a caller with more to check before anything is created locks the folder first.
 */
export function takeDataFolder(dataDir: string, { release }: DataDirLock = lockDataDir(dataDir)): DataFolder {
  const created = createClusterOnce(dataDir);
  // The caller that opens the database gets the error; until then nothing handles it.
  created.catch(() => {});
  return { dataDir, created, release };
}
