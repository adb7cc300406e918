import { run } from "./run.mjs";

const workspaces = [
  "packages/domain",
  "packages/contract",
  "packages/testkit",
  "apps/server",
  "apps/web",
  "e2e",
  "bench",
];

/** The fast checks in the order of their cost; each is one line of the report. */
export const checks = [
  { name: "format", steps: [["oxfmt", ["--check", "."]]] },
  { name: "lint", steps: [["oxlint", ["--type-aware", "--quiet", "."]]] },
  {
    name: "boundaries",
    steps: [["depcruise", ["--config", ".dependency-cruiser.mjs", "packages", "apps", "e2e"]]],
  },
  {
    name: "types",
    steps: [
      ["react-router", ["typegen"], "apps/web"],
      ...workspaces.map((workspace) => ["tsc", ["--noEmit", "-p", workspace]]),
    ],
  },
  { name: "locales", steps: [["node", ["apps/web/scripts/locale-parity.ts"]]] },
];

/** Runs the checks; answers how many passed and the names of those that failed. */
export async function runChecks() {
  const failed = [];
  for (const check of checks) {
    const started = performance.now();
    let output = "";
    let ok = true;
    for (const [command, args, cwd] of check.steps) {
      const result = await run(command, args, { quiet: true, ...(cwd === undefined ? {} : { cwd }) });
      output += result.output;
      if (result.code !== 0) ok = false;
    }
    console.log(
      `${ok ? "ok    " : "FAILED"} ${check.name} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
    );
    if (!ok) {
      failed.push(check.name);
      console.log(output.trimEnd());
    }
  }
  return { passed: checks.length - failed.length, failed };
}
