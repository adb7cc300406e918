import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { runSettings } from "./run-database.ts";

/** A folder for a whole run of the tests: a worker is ended from outside and clears nothing away. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "keystead-run-"));
  process.env[runSettings.folder] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
