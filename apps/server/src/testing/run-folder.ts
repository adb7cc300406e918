import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { runSettings } from "./run-database.ts";

/** A folder for a whole test run: workers are ended from outside and clean nothing up. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "keystead-run-"));
  process.env[runSettings.folder] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
