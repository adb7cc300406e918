import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";

/** For bytes that are not yet complete and checked; on the local machine, wherever the files are stored. */
export function incomingFolder(dataDir: string): string {
  return join(dataDir, "incoming");
}

/** An unused name in that folder; files that a process leaves behind are swept. */
export async function incomingPath(dataDir: string): Promise<string> {
  const folder = incomingFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, randomUUID());
}
