import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

import { atMost, type BenchRow } from "./bench-table.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The sizes of the build, measured by the web's own script, which also fails `npm test` when a budget is exceeded. */
export function benchBytes(): readonly BenchRow[] {
  build();
  const weighed = spawnSync(process.execPath, ["apps/web/scripts/bytes.ts"], { cwd: root, encoding: "utf8" });
  const rows = [...weighed.stdout.matchAll(/^(.+): ([\d.]+) of ([\d.]+) KiB/gm)].map(
    ([, name = "", size, budget]) => atMost(`bytes, brotli: ${name}`, Number(size), Number(budget), "KiB"),
  );
  if (rows.length === 0) throw new Error(`The weights could not be read: ${weighed.stderr}`);
  return rows;
}

/** Builds the web unless it is built already. */
export function build(): void {
  const { status } = spawnSync(process.execPath, ["scripts/build.mjs"], { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error("The build failed.");
}
