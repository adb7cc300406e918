import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { runChecks } from "./checks.mjs";
import { ensureBuilt, ensureInstalled } from "./ensure.mjs";
import { gateRows } from "./gate-rows.mjs";
import { journeyFiles, journeyShard } from "./journey-features.mjs";
import { root } from "./paths.mjs";
import { run } from "./run.mjs";

/** The parts of a test run, each of which is added to the report: the gate, and what only `test:all` runs. */
// oxlint-disable-next-line max-lines-per-function -- one table: the parts in the order in which they run
export function testParts(report) {
  const { vitest, playwright, ended } = testRunners(report);
  return {
    async prepared() {
      await report.part("install", ensureInstalled);
    },
    async built() {
      await report.part("build", ensureBuilt);
    },
    /** What every change has to pass: `npm test`. */
    async gate() {
      await report.part("checks", async () => {
        const checked = await runChecks();
        report.pass(checked.passed);
        for (const name of checked.failed) report.fail(`check: ${name}`);
      });
      await this.built();
      await report.part("bytes", async () => {
        const { code } = await run("node", ["apps/web/scripts/bytes.ts"]);
        if (code === 0) report.pass();
        else report.fail("bytes");
      });
      await report.part("tests", () => vitest("tests", notExtended));
      await report.part("journeys", () => playwright("journeys", ["--grep", "@gate"]));
      const { rows, missing } = gateRows(report.titles());
      console.log(`\n${rows - missing.length} of ${rows} rows of the specification proven in the gate.`);
      if (missing.length === 0) report.pass();
      else report.fail(`rows that no test of the gate proves: ${missing.join(", ")}`);
    },
    /** Everything else, or with a shard such as `1/3` that share of it. */
    async rest(shard) {
      const share = shard === null ? [] : [`--shard=${shard}`];
      await report.part("extended tests", () => vitest("extended tests", [...onlyExtended, ...share]));
      await report.part("tagged tests", () => vitest("tagged tests", [...onlyTagged(), ...share]));
      // The gate uses one fixed seed for generated examples; here each day of commits uses another.
      await report.part("another day's examples", () =>
        vitest(
          "another day's examples",
          ["--project", "domain", "--project", "testkit", "--exclude", `**/*${extended}*`, ...share],
          {
            FAST_CHECK_SEED: String(dayOfLastCommit()),
          },
        ),
      );
      await report.part("embedded database", () =>
        vitest("embedded database", ["--project", "embedded", ...share]),
      );
      await report.part("other journeys", () =>
        playwright("other journeys", [
          "--grep-invert",
          "@gate",
          ...(shard === null ? [] : journeyShard(journeyFiles(), shard).map((file) => join(root, file))),
        ]),
      );
    },
    /** The tests and journeys of one feature, in all workspaces. */
    async feature(name) {
      await report.part(`tests of ${name}`, () =>
        vitest(`tests of ${name}`, [
          "--passWithNoTests",
          "--project",
          "!embedded",
          ...folders.map((folder) => `${folder}/${name}/`),
        ]),
      );
      const journeys = journeyFiles().filter(({ features }) => features.includes(name));
      if (journeys.length === 0) return;
      await report.part(`journeys of ${name}`, () =>
        playwright(
          `journeys of ${name}`,
          journeys.map(({ file }) => join(root, file)),
        ),
      );
    },
    ended,
  };
}

/** Both runners, each of which writes a file that the report reads. */
function testRunners(report) {
  const reports = mkdtempSync(join(tmpdir(), "keystead-test-"));
  let runs = 0;

  async function vitest(name, args, env = {}) {
    const path = join(reports, `${(runs += 1)}.json`);
    const { code } = await run(
      "vitest",
      ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${path}`, ...args],
      { env },
    );
    report.addVitest(name, { code, path });
  }

  async function playwright(name, args) {
    const path = join(reports, `${(runs += 1)}.json`);
    const evidence = join(root, "test-results", name.replaceAll(" ", "-"));
    const { code } = await run(
      "playwright",
      ["test", "--config", join(root, "e2e/playwright.config.ts"), "--output", evidence, ...args],
      { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: path, NODE_ENV: "production" } },
    );
    report.addPlaywright(name, { code, path });
  }

  function ended() {
    rmSync(reports, { recursive: true, force: true });
  }

  return { vitest, playwright, ended };
}

function dayOfLastCommit() {
  const { stdout } = spawnSync("git", ["log", "-1", "--format=%ct"], { cwd: root, encoding: "utf8" });
  return Math.floor(Number(stdout) / 86_400);
}

/** The folders that have a subfolder per feature. */
const folders = ["domain/src", "contract/src", "server/src/features", "app/features"];

/** Part of the name of a test file that only `test:all` runs. */
const extended = ".extended.test.";
const notEmbedded = ["--project", "!embedded"];
const notExtended = [...notEmbedded, "--exclude", `**/*${extended}*`, "--tags-filter", "!extended"];
const onlyExtended = [...notEmbedded, extended];

/** Extended tests in other files are tagged one by one. */
const onlyTagged = () => [...notEmbedded, "--tags-filter", "extended", ...filesWithTag()];

function filesWithTag() {
  return ["packages", "apps"]
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) =>
        join(root, folder, file),
      ),
    )
    .filter((file) => /[.]test[.]tsx?$/.test(file) && !file.includes("node_modules"))
    .filter((file) => /tags: \["extended"\]/.test(readFileSync(file, "utf8")))
    .map((file) => relative(root, file));
}
