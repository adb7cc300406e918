// What the lockfile may hold (SECURITY-DEPS.md): packages of the registry alone, each with its checksum and one exact version; no
// more of them in production than are there, and no script that runs at an install but the ones that are named.
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
