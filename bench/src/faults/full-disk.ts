import { execFile, spawn } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import type { Fault, FaultRow } from "./fault.ts";
import type { DatabaseKind } from "./stage/stage.ts";
import { watchReadiness } from "./stage/watch-readiness.ts";

const FULL_MS = 4_000;
const MEBIBYTE = 1024 * 1024;

/** Fills the folder for temporary files, which must be a small disk of its own (`small-disk.ts`). */
export const fullDisk: Fault = {
  name: "full disk",
  databases: ["embedded", "PostgreSQL"],
  mayRefuse: true,
  async play({ database, cluster, products: [product] }) {
    const filler = join(tmpdir(), "filler");
    fill(filler);
    const problems = await watchReadiness(product.url, FULL_MS);
    rmSync(filler);
    // As its supervisor does: PostgreSQL ends when it cannot write its log.
    if (database === "PostgreSQL" && !cluster().running()) await cluster().restart();
    return problems;
  },
};

/** Why a process cannot have a private disk on this machine; null if it can. */
export async function whyNoSmallDisk(): Promise<string | null> {
  if (process.platform !== "linux") return "a private disk is made on Linux only";
  try {
    await promisify(execFile)("unshare", [...NAMESPACE, "mount", "-t", "tmpfs", "keystead", tmpdir()]);
    return null;
  } catch {
    return "a private disk cannot be mounted here (unshare, mount)";
  }
}

/** Runs the fault in a process whose mounts are private. */
export async function runOnSmallDisk(database: DatabaseKind): Promise<FaultRow> {
  const script = fileURLToPath(new URL("./small-disk.ts", import.meta.url));
  const child = spawn("unshare", [...NAMESPACE, process.execPath, script, database], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const row: unknown = JSON.parse(await text(child.stdout));
  // Written by small-disk.ts.
  return row as FaultRow;
}

/** A private mount namespace; a user who is not root becomes root inside it, which is needed to mount. */
const NAMESPACE = process.getuid?.() === 0 ? ["--mount"] : ["--mount", "--user", "--map-root-user"];

/** Fills the disk to the last byte. */
function fill(path: string): void {
  const file = openSync(path, "w");
  try {
    for (const size of [MEBIBYTE, 4_096, 1]) writeUntilFull(file, Buffer.alloc(size));
  } finally {
    closeSync(file);
  }
}

function writeUntilFull(file: number, block: Buffer): void {
  try {
    for (;;) writeSync(file, block);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
  }
}
