import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";

/** Where bytes lie until they are whole and it is known what they are; on the machine itself, wherever the store is. */
export function incomingFolder(dataDir: string): string {
  return join(dataDir, "incoming");
}

/** A free name there; what a process leaves is swept. */
export async function incomingPath(dataDir: string): Promise<string> {
  const folder = incomingFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, randomUUID());
}
