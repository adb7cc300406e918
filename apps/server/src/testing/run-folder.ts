import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { runSettings } from "./run-database.ts";

/**
 * Makes a folder for a whole test run and removes it at the end, because the workers are ended from outside and clean
 * nothing up.
 */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "keystead-run-"));
  process.env[runSettings.folder] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
