import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./paths.mjs";

const SLOWEST = 20;

/** The result of a test run: collected as its parts end, printed once at the end. */
// oxlint-disable-next-line max-lines-per-function -- one report: every part adds to the same counts
export function createReport() {
  const started = performance.now();
  const parts = [];
  const files = [];
  const failures = [];
  const repeated = [];
  const titles = new Set();
  let passed = 0;

  /** A runner that dies without a report counts as one failure. */
  function read(name, code, path) {
    if (existsSync(path)) return JSON.parse(readFileSync(path, "utf8"));
    failures.push(`${name}: no report (exit code ${code})`);
    return null;
  }

  /** Counts a failure of the run as a whole, such as an unhandled error between two tests. */
  function endedBadly(name, code, failed) {
    if (code !== 0 && !failed) failures.push(`${name}: exit code ${code}`);
  }

  return {
    /** Runs one part and records how long it took. */
    async part(name, work) {
      const began = performance.now();
      console.log(`\n== ${name}`);
      await work();
      parts.push(`${name} ${minutes(performance.now() - began)}`);
    },
    pass(count = 1) {
      passed += count;
    },
    fail(what) {
      failures.push(what);
    },
    failed: () => failures.length > 0,
    /** The titles of all tests that passed. */
    titles: () => titles,
    addVitest(name, { code, path }) {
      const report = read(name, code, path);
      if (report === null) return;
      const before = failures.length;
      passed += report.numPassedTests;
      for (const { name: file, status, assertionResults, startTime, endTime } of report.testResults) {
        const place = relative(root, file);
        files.push({ place, ms: endTime - startTime });
        const failed = assertionResults.filter((test) => test.status === "failed");
        // A file that cannot be loaded has no tests, but counts as failed.
        if (failed.length === 0 && status === "failed") failures.push(`${name}: ${place}`);
        for (const { fullName, failureMessages } of failed)
          failures.push(`${name}: ${place} > ${fullName}${firstLines(failureMessages[0])}`);
        for (const { status: outcome, fullName } of assertionResults)
          if (outcome === "passed") titles.add(fullName);
      }
      endedBadly(name, code, failures.length > before);
    },
    addPlaywright(name, { code, path }) {
      const report = read(name, code, path);
      if (report === null) return;
      const before = failures.length;
      passed += report.stats.expected;
      for (const journey of report.suites.flatMap((suite) => journeysOf(suite))) {
        const { place, title, ms, tries, outcome, message, evidence } = journey;
        files.push({ place, ms });
        if (tries > 1) repeated.push(`${place} > ${title}`);
        if (outcome === "expected") titles.add(title);
        else if (outcome !== "skipped")
          failures.push(`${name}: ${place} > ${title}${firstLines(message)}${listed(evidence)}`);
      }
      for (const { message } of report.errors) failures.push(`${name}: ${firstLines(message).trim()}`);
      endedBadly(name, code, failures.length > before);
    },
    /** Prints the end of the run; its last line is `N passed, N failed`. */
    print() {
      console.log(`\nThe ${SLOWEST} slowest test files, seconds of their tests:`);
      for (const [place, ms] of slowest(files)) console.log(`${seconds(ms).padStart(7)}  ${place}`);
      console.log(`\nTook ${minutes(performance.now() - started)}: ${parts.join(", ")}.`);
      console.log(`Repeated: ${repeated.length === 0 ? "nothing" : repeated.join("; ")}.`);
      for (const failure of failures) console.log(`FAILED ${failure}`);
      console.log(`${passed} passed, ${failures.length} failed`);
    },
  };
}

/** A file may hold several journeys, and be run by several parts: its times are added up. */
function slowest(files) {
  const sums = new Map();
  for (const { place, ms } of files) sums.set(place, (sums.get(place) ?? 0) + ms);
  return [...sums].toSorted(([, a], [, b]) => b - a).slice(0, SLOWEST);
}

function journeysOf({ suites = [], specs = [] }, around = []) {
  return [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests.map(({ status, results }) => ({
        place: `e2e/${file}`,
        title: [...around, title].join(" "),
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
        tries: results.length,
        outcome: status,
        message: results.map(({ error }) => error?.message).find((found) => found !== undefined),
        evidence: [
          `e2e/${file}:${line}`,
          ...results.flatMap(({ attachments }) => attachments.flatMap(({ path }) => path ?? [])),
        ],
      })),
    ),
    ...suites.flatMap((suite) =>
      // The outermost suite is the file itself and has no title of its own.
      journeysOf(suite, suite.line === 0 ? around : [...around, suite.title]),
    ),
  ];
}

/** The first non-empty lines of a message, so that the report says why a test failed. */
function firstLines(message = "") {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.length === 0 ? "" : `\n  ${lines.slice(0, 4).join("\n  ").slice(0, 600)}`;
}

function listed(paths) {
  return paths.map((path) => `\n  see ${path.startsWith("/") ? relative(root, path) : path}`).join("");
}

function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}

function minutes(ms) {
  return ms < 90_000 ? `${Math.round(ms / 1000)} s` : `${(ms / 60_000).toFixed(1)} min`;
}
