// `npm test`: every check, every test, the build with its byte budgets, and the journeys in a real browser. Says how long each part
// took, names what failed, and ends with one line `N passed, N failed`.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { runChecks } from "./lib/checks.mjs";
import { ensureBuilt, ensureInstalled } from "./lib/ensure.mjs";
import { root } from "./lib/paths.mjs";
import { run } from "./lib/run.mjs";

const reports = mkdtempSync(join(tmpdir(), "keystead-test-"));
let passed = 0;
const failures = [];
const took = [];

async function part(name, work) {
  const started = performance.now();
  console.log(`\n== ${name}`);
  await work();
  took.push(`${name} ${Math.round((performance.now() - started) / 1000)} s`);
}

/** A runner that dies without a report counts as one failure. */
function count(name, code, report, read) {
  if (!existsSync(report)) {
    failures.push(`${name}: no report (exit code ${code})`);
    return;
  }
  const result = read(JSON.parse(readFileSync(report, "utf8")));
  passed += result.passed;
  failures.push(...result.failed.map((which) => `${name}: ${which}`));
  if (code !== 0 && result.failed.length === 0) failures.push(`${name}: exit code ${code}`);
}

await part("install", ensureInstalled);

await part("checks", async () => {
  const checked = await runChecks();
  passed += checked.passed;
  failures.push(...checked.failed.map((name) => `check: ${name}`));
});

await part("vitest", async () => {
  const report = join(reports, "vitest.json");
  const { code } = await run("vitest", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  count("vitest", code, report, ({ numPassedTests, testResults }) => ({
    passed: numPassedTests,
    failed: testResults.flatMap(failedTests),
  }));
});

await part("build", ensureBuilt);

await part("bytes", async () => {
  const { code } = await run("node", ["apps/web/scripts/bytes.ts"]);
  if (code === 0) passed += 1;
  else failures.push("bytes");
});

await part("journeys", async () => {
  const report = join(reports, "playwright.json");
  const { code } = await run("playwright", ["test", "--config", join(root, "e2e/playwright.config.ts")], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, NODE_ENV: "production" },
  });
  count("journeys", code, report, ({ stats, suites, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: [...suites.flatMap(failedJourneys), ...errors.map(({ message }) => message)],
  }));
});

/** A file that cannot even be loaded has no tests, and failed. */
function failedTests({ name, status, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === "failed");
  if (failed.length === 0 && status === "failed") return [file];
  return failed.map(({ fullName, failureMessages }) => `${file} > ${fullName}${why(failureMessages[0])}`);
}

function failedJourneys({ suites = [], specs = [] }) {
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === "unexpected"))
      .map(({ file, line, title, tests }) => `${file}:${line} > ${title}${why(firstError(tests))}`),
    ...suites.flatMap(failedJourneys),
  ];
}

function firstError(tests) {
  const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message));
  return errors.find((message) => message !== undefined);
}

/** The first line that says something, so that a run nobody watched tells what failed. */
function why(message = "") {
  const said = stripVTControlCharacters(message)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return said.length === 0 ? "" : `\n  ${said.slice(0, 4).join("\n  ").slice(0, 600)}`;
}

rmSync(reports, { recursive: true, force: true });
console.log(`\nTook ${Math.round(performance.now() / 1000)} s: ${took.join(", ")}.`);
for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);
