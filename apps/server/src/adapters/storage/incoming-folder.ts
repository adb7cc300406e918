import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * The folder for bytes that are not yet complete and checked. It is on the local machine, wherever the files are
 * stored.
 */
export function incomingFolder(dataDir: string): string {
  return join(dataDir, "incoming");
}

/** An unused path in that folder. Files that a process leaves there are swept. */
export async function incomingPath(dataDir: string): Promise<string> {
  const folder = incomingFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, randomUUID());
}
