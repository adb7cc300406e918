/**
 * Checks that each style has one place, that sheets and code use the same classes, and that space, type and motion keep
 * to their steps: prints violations and exits 1.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { styleProblems } from "./style-rooms.ts";
import { stepProblems } from "./style-steps.ts";

const HINT =
  "A value off the steps has a reason before it: /* Off the steps: … */. A part of another component is varied by a custom property or a variant in that part's own sheet.";

const root = join(import.meta.dirname, "../../..");
const read = (patterns: readonly string[]) =>
  globSync(patterns, { cwd: root }).map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

const styles = read(["apps/web/app/**/*.css"]);
const code = read(["apps/web/app/**/*.{ts,tsx}", "e2e/**/*.ts"]);
const problems = [...styleProblems(styles, code), ...stepProblems(styles, code)];
process.stdout.write(
  problems.length === 0
    ? `${styles.length} sheets, one block each, on the steps\n`
    : `${problems.join("\n")}\n${HINT}\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
