import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./paths.mjs";

const skipped = new Set(["node_modules", "build", "dist", ".react-router", "coverage"]);

function* filesUnder(path) {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue;
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* filesUnder(child);
    else if (entry.isFile() && !/[.](test|spec)[.]tsx?$/.test(entry.name)) yield child;
  }
}

/** One hash over the names and contents of files and folders; the same tree gives the same hash. */
export function fingerprint(paths) {
  const hash = createHash("sha256");
  for (const path of paths) {
    const absolute = join(root, path);
    let files;
    try {
      files = [...filesUnder(absolute)].sort();
    } catch {
      files = [absolute];
    }
    for (const file of files) {
      hash.update(relative(root, file));
      hash.update(readFileSync(file));
    }
  }
  return hash.digest("hex");
}
