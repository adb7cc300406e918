// Checks the lockfile (SECURITY-DEPS.md): only packages of the registry, each with a checksum and one exact version; no
// more production packages than the limit, and no install script except the listed ones.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./lib/paths.mjs";
import { packageTroubles } from "./lib/package-troubles.mjs";

const read = (name) => JSON.parse(readFileSync(join(root, name), "utf8"));
const lock = read("package-lock.json");
const manifests = Object.keys(lock.packages)
  .filter((path) => !path.includes("node_modules/"))
  .map((path) => ({
    path: path === "" ? "package.json" : `${path}/package.json`,
    manifest: read(join(path, "package.json")),
  }));
const { troubles, production } = packageTroubles(lock, manifests);
for (const trouble of troubles) console.log(trouble);
console.log(`${production} packages in production`);
if (troubles.length > 0) process.exitCode = 1;
