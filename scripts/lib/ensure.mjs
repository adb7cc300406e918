import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { modules, node26, root, webBuild } from "./paths.mjs";
import { run } from "./run.mjs";

const installMark = join(modules, ".keystead-install");
const buildMark = join(webBuild, ".keystead-build");
const buildInputs = [
  "apps/web",
  "packages/contract",
  "packages/domain",
  "packages/messages",
  "package-lock.json",
];

function mark(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

async function orExit(step, promise) {
  const { code } = await promise;
  if (code !== 0) {
    console.error(`${step} failed.`);
    process.exit(code);
  }
}

/** Installs the locked dependencies unless they are installed already. */
export async function ensureInstalled() {
  const current = `${fingerprint(["package-lock.json"])} ${process.platform} ${process.arch}`;
  if (mark(installMark) === current && existsSync(node26)) return;
  console.log("Installing dependencies …");
  await orExit("npm ci", run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]));
  // If npm runs no install scripts the runtime is missing; the package's own script fetches it from the registry.
  if (!existsSync(node26)) {
    await orExit(
      "Fetching Node 26",
      run(process.execPath, [join(modules, "node/installArchSpecificPackage.js")], {
        cwd: join(modules, "node"),
      }),
    );
  }
  writeFileSync(installMark, current);
}

/** Builds the web unless the build on disk was made from the current sources. */
export async function ensureBuilt() {
  const current = fingerprint(buildInputs);
  if (mark(buildMark) === current) return;
  console.log("Building the web application …");
  await orExit(
    "The build",
    run("react-router", ["build"], { cwd: join(root, "apps/web"), env: { NODE_ENV: "production" } }),
  );
  mkdirSync(webBuild, { recursive: true });
  writeFileSync(buildMark, current);
}
