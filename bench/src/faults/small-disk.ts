// `unshare --mount node small-disk.ts DATABASE`: plays the full disk where nobody else's mounts are touched, prints its row.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { runFault } from "./fault.ts";
import { fullDisk } from "./full-disk.ts";

/** Both databases fit in with their logs, and it is soon full. */
const SIZE = "size=256m,mode=1777";

const database = process.argv[2] === "PostgreSQL" ? "PostgreSQL" : "embedded";
const disk = mkdtempSync(join(tmpdir(), "keystead-disk-"));
execFileSync("mount", ["-t", "tmpfs", "-o", SIZE, "keystead", disk]);
// All that is made from here on lies on it: the data folder and the cluster.
process.env["TMPDIR"] = disk;
try {
  const row = await runFault(fullDisk, database);
  process.stdout.write(JSON.stringify(row));
} finally {
  execFileSync("umount", ["--lazy", disk]);
  rmdirSync(disk);
}
