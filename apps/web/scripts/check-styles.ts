/**
 * Checks that each style has one place, and that sheets and code use the same classes: prints violations and exits 1.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { styleProblems } from "./style-rooms.ts";

const root = join(import.meta.dirname, "../../..");
const read = (patterns: readonly string[]) =>
  globSync(patterns, { cwd: root }).map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

const styles = read(["apps/web/app/**/*.css"]);
const problems = styleProblems(styles, read(["apps/web/app/**/*.{ts,tsx}", "e2e/**/*.ts"]));
process.stdout.write(
  problems.length === 0 ? `${styles.length} sheets, one block each\n` : `${problems.join("\n")}\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
