// `unshare --mount node small-disk.ts DATABASE`: plays the full disk in a private mount namespace and prints its row.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { runFault } from "./fault.ts";
import { fullDisk } from "./full-disk.ts";

/** Large enough for either database with its log, small enough to fill quickly. */
const SIZE = "size=256m,mode=1777";

const database = process.argv[2] === "PostgreSQL" ? "PostgreSQL" : "embedded";
const disk = mkdtempSync(join(tmpdir(), "keystead-disk-"));
execFileSync("mount", ["-t", "tmpfs", "-o", SIZE, "keystead", disk]);
// From here on the data folder and the cluster are created on this disk.
process.env["TMPDIR"] = disk;
try {
  const row = await runFault(fullDisk, database);
  process.stdout.write(JSON.stringify(row));
} finally {
  execFileSync("umount", ["--lazy", disk]);
  rmdirSync(disk);
}
