import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

import { closeToOthers } from "../data-folder/keep-private.ts";

/** Where PostgreSQL's own files are in the data folder. */
export const clusterFolder = (dataDir: string) => join(dataDir, "pg");

/**
 * Creates the database in a short-lived child process: the process that creates a database keeps 665 MB of memory,
 * against 174 MB after each later start. The database is created next to its final folder and then renamed, so that a
 * process killed half way leaves nothing behind.
 */
export async function createClusterOnce(dataDir: string): Promise<void> {
  const folder = clusterFolder(dataDir);
  if (existsSync(join(folder, "PG_VERSION"))) return;
  const beside = `${folder}.new`;
  rmSync(beside, { recursive: true, force: true });
  await runChild(beside);
  // The engine sets its own file modes and ignores the process's umask.
  closeToOthers(beside);
  rmSync(folder, { recursive: true, force: true });
  renameSync(beside, folder);
}

function runChild(folder: string): Promise<void> {
  const script = fileURLToPath(new URL("./create-cluster-child.ts", import.meta.url));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = fork(script, [folder], { stdio: ["ignore", "ignore", "pipe", "ipc"] });
  let complaint = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  child.once("error", reject);
  child.once("exit", (code, signal) => {
    if (code === 0) resolve();
    else
      reject(
        new Error(`The embedded database could not be created (${signal ?? code}): ${complaint.trim()}`),
      );
  });
  return promise;
}
