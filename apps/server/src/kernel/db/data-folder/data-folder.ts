import { createClusterOnce } from "../embedded/create-cluster.ts";
import { lockDataDir, type DataDirLock } from "./lock.ts";

/** A data folder that is this process's alone until it is released. */
export type DataFolder = {
  readonly dataDir: string;
  /** Settles when the files of the database are there. */
  readonly created: Promise<void>;
  readonly release: () => void;
};

/**
 * Locks the folder and has the database's files made if there are none. Apart from opening them, because another process
 * makes them: who starts it early has the time for other things meanwhile. Throws what `lockDataDir` throws, for which whoever has
 * more to look at before anything is made locks the folder first.
 */
export function takeDataFolder(dataDir: string, { release }: DataDirLock = lockDataDir(dataDir)): DataFolder {
  const created = createClusterOnce(dataDir);
  // Whoever opens the database hears of a failure; before that nobody listens yet.
  created.catch(() => {});
  return { dataDir, created, release };
}
