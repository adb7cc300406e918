import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";

const ROW = /\[([A-Z]+-\d+)\]/g;
const skipped = new Set(["node_modules", "build", "test-results", ".react-router"]);

/**
 * Counts the rows of the specification, which tests name in their titles as `[LEASE-02]`, and lists those that none of
 * `passedTitles` names: the gate must prove each row that any test names.
 */
export function gateRows(passedTitles) {
  const all = new Set(["apps", "packages", "e2e"].flatMap((folder) => [...rowsUnder(join(root, folder))]));
  const proven = new Set([...passedTitles].flatMap((title) => rowsIn(title)));
  return { rows: all.size, missing: [...all].filter((row) => !proven.has(row)).toSorted() };
}

function rowsIn(text) {
  return [...text.matchAll(ROW)].map(([, row]) => row);
}

function* rowsUnder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* rowsUnder(path);
    else if (/[.](test|spec)[.]tsx?$/.test(entry.name)) yield* rowsIn(readFileSync(path, "utf8"));
  }
}
