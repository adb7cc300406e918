// Checks that the README, deploy/compose.yaml and deploy/fly.toml name exactly the settings that the product reads, and
// that the Dockerfile follows our rules. Part of `npm run check`.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { imageTroubles, settingTroubles } from "./lib/deployment-troubles.mjs";
import { root } from "./lib/paths.mjs";

const read = (path) => readFileSync(join(root, path), "utf8");
const { packages } = JSON.parse(read("package-lock.json"));
const manifests = Object.keys(packages)
  .filter((path) => path !== "" && !path.includes("node_modules/"))
  .map((path) => `${path}/package.json`);
const troubles = [
  ...settingTroubles({
    env: read("apps/server/src/env.ts"),
    readme: read("README.md"),
    compose: read("deploy/compose.yaml"),
    fly: read("deploy/fly.toml"),
  }),
  ...imageTroubles(read("Dockerfile"), {
    manifests,
    ignored: read(".dockerignore"),
    node: JSON.parse(read("package.json")).dependencies.node,
  }),
];
for (const trouble of troubles) console.log(trouble);
if (troubles.length > 0) process.exitCode = 1;
