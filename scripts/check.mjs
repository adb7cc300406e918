// `npm run check`: format, lint, boundaries, types, locales, then the tests of the pure packages.
import { runChecks } from "./lib/checks.mjs";
import { ensureInstalled } from "./lib/ensure.mjs";
import { run } from "./lib/run.mjs";

await ensureInstalled();
const { failed } = await runChecks();
const tests = await run("vitest", [
  "run",
  "--project",
  "domain",
  "--project",
  "contract",
  "--project",
  "messages",
  "--project",
  "samples",
  "--project",
  "testkit",
]);
process.exit(failed.length > 0 ? 1 : tests.code);
