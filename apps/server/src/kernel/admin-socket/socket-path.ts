import { join } from "node:path";

/** Beside the database it speaks for. */
export function adminSocketPath(dataDir: string): string {
  return join(dataDir, "admin.sock");
}
