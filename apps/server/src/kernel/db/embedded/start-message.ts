import { statfsSync } from "node:fs";

import { sqlState } from "../database.ts";
import { databaseHosts, databaseLabel } from "../postgres/database-hosts.ts";
import { LoginRefused } from "../postgres/tenant-login.ts";
import { databaseTrouble } from "../postgres/trouble.ts";

/** Opening the embedded database needs a segment of its log. */
const NEEDED_BYTES = 16 * 1_024 * 1_024;

/**
 * Explains in one sentence, for the person at the terminal, why a database did not open; null for a bug of ours,
 * which is printed with its stack.
 */
export function startMessage(
  error: unknown,
  { databaseUrl, dataDir }: { readonly databaseUrl: string | null; readonly dataDir: string },
): string | null {
  if (error instanceof LoginRefused) return error.message;
  const trouble = databaseTrouble(error);
  if (databaseUrl === null) {
    // The engine only reports that it gave up, so the free space is checked too.
    const isFull = trouble === "full" || freeBytes(dataDir) < NEEDED_BYTES;
    return isFull
      ? `There is no space left on the disk of the data folder ${dataDir}. Make room, or choose another DATA_DIR.`
      : null;
  }
  const place = databaseLabel(databaseUrl);
  if (refusesStartSettings(error))
    return `At ${place} answers a pooler that takes no settings with a connection. Set DATABASE_POOLER to transaction.`;
  if (trouble === "full")
    return `The database at ${place} has no space left on its disk. Make room there first.`;
  if (trouble === "unavailable" && (databaseHosts(databaseUrl)?.length ?? 1) > 1)
    return `None of the hosts of the database at ${place} can be reached and takes writes. Check that one of them runs as primary and that DATABASE_URL is right.`;
  if (trouble === "unavailable")
    return `The database at ${place} cannot be reached. Check that it runs and that DATABASE_URL is right.`;
  const state = sqlState(error);
  if (state?.startsWith("28") === true || state === "3D000")
    return `The database at ${place} refuses the user, the password or the name in DATABASE_URL.`;
  return null;
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** The text of PgBouncer's error. A broken connection has the same code, so the code alone does not tell. */
function refusesStartSettings(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if (at.message.startsWith("unsupported startup parameter")) return true;
  return false;
}
