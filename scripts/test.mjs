// `npm test`: every check, every test, the build with its byte budgets, and the journeys in a real browser.
// Ends with one line `N passed, N failed`.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runChecks } from "./lib/checks.mjs";
import { ensureBuilt, ensureInstalled } from "./lib/ensure.mjs";
import { root } from "./lib/paths.mjs";
import { run } from "./lib/run.mjs";

const started = performance.now();
await ensureInstalled();

const reports = mkdtempSync(join(tmpdir(), "keystead-test-"));
let passed = 0;
let failed = 0;

/** A runner that dies without a report counts as one failure. */
function count(name, code, report, read) {
  if (!existsSync(report)) {
    console.log(`FAILED ${name}: no report (exit code ${code})`);
    failed += 1;
    return;
  }
  const result = read(JSON.parse(readFileSync(report, "utf8")));
  passed += result.passed;
  failed += result.failed;
  if (code !== 0 && result.failed === 0) {
    console.log(`FAILED ${name}: exit code ${code}`);
    failed += 1;
  }
}

const checked = await runChecks();
passed += checked.passed;
failed += checked.failed.length;

const unitReport = join(reports, "vitest.json");
const unit = await run("vitest", [
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${unitReport}`,
]);
count("vitest", unit.code, unitReport, (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
}));

await ensureBuilt();
const bytes = await run("node", ["apps/web/scripts/bytes.ts"]);
if (bytes.code === 0) passed += 1;
else failed += 1;

const journeyReport = join(reports, "playwright.json");
const journeys = await run("playwright", ["test", "--config", join(root, "e2e/playwright.config.ts")], {
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport, NODE_ENV: "production" },
});
count("journeys", journeys.code, journeyReport, (report) => ({
  passed: report.stats.expected + report.stats.flaky,
  failed: report.stats.unexpected,
}));

rmSync(reports, { recursive: true, force: true });
console.log(`Took ${Math.round((performance.now() - started) / 1000)} s.`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
