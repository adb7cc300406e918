import { run } from "./run.mjs";

/** The fast checks, the longest first: two run at a time. The steps of a check run one after the other. */
export const checks = [
  { name: "lint", steps: [["oxlint", ["--type-aware", "--format=unix", "."]]], warns: / \[Warning\/.*\]$/ },
  {
    name: "types of the web",
    steps: [
      ["react-router", ["typegen"], "apps/web"],
      ["tsc", ["--noEmit", "-p", "apps/web"]],
    ],
  },
  {
    name: "types",
    steps: [
      // One program for all workspaces with Node's types, so that shared files are read once.
      ["tsc", ["--noEmit", "-p", "tsconfig.check.json"]],
      ["tsc", ["--noEmit", "-p", "packages/domain"]],
    ],
  },
  {
    name: "boundaries",
    steps: [["depcruise", ["--config", ".dependency-cruiser.mjs", "packages", "apps", "e2e"]]],
  },
  { name: "format", steps: [["oxfmt", ["--check", "."]]] },
  {
    name: "locales",
    steps: [
      ["node", ["apps/web/scripts/locale-parity.ts"]],
      ["node", ["apps/web/scripts/locale-types.ts", "--check"]],
      ["node", ["apps/web/scripts/locale-reach.ts"]],
      ["node", ["apps/web/scripts/exported-messages.ts", "--check"]],
    ],
  },
  { name: "exported names", steps: [["node", ["scripts/check-exported-names.mjs"]]] },
  { name: "features of journeys", steps: [["node", ["scripts/check-journey-features.mjs"]]] },
  {
    name: "documents",
    steps: [
      ["node", ["scripts/check-document-links.mjs"]],
      ["node", ["scripts/check-decisions.mjs", "--check"]],
    ],
  },
  { name: "sizes of folders", steps: [["node", ["scripts/check-folder-sizes.mjs"]]] },
  { name: "packages", steps: [["node", ["scripts/check-packages.mjs"]]] },
  { name: "deployment", steps: [["node", ["scripts/check-deployment.mjs"]]] },
  { name: "styles", steps: [["node", ["apps/web/scripts/check-styles.ts"]]] },
];
const AT_A_TIME = 2;

/** Runs the checks; returns how many passed and the names of those that failed. */
export async function runChecks() {
  const failed = [];
  const waiting = [...checks];
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift())
      if (!(await passes(check))) failed.push(check.name);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return { passed: checks.length - failed.length, failed };
}

async function passes({ name, steps, warns }) {
  const started = performance.now();
  let output = "";
  let ok = true;
  for (const [command, args, cwd] of steps) {
    const result = await run(command, args, { quiet: true, ...(cwd === undefined ? {} : { cwd }) });
    output += result.output;
    if (result.code !== 0) ok = false;
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  // Warnings are printed, a line each, but do not fail the check.
  const lines = output.trimEnd().split("\n");
  const shown = ok ? lines.filter((line) => warns?.test(line)) : lines;
  console.log([`${ok ? "ok    " : "FAILED"} ${name} (${seconds} s)`, ...shown].join("\n"));
  return ok;
}
