// Checks that the target of every relative link in a document exists. Part of `npm run check`.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./lib/paths.mjs";

const { stdout } = spawnSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.md"], {
  cwd: root,
  encoding: "utf8",
});
const documents = stdout.split("\n").filter(Boolean);
const broken = documents.flatMap((document) => {
  const text = readFileSync(join(root, document), "utf8").replaceAll(/```[^]*?```/g, "");
  return [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target]) => target)
    .filter((target) => !/^[a-z]+:/.test(target) && !target.startsWith("/"))
    .filter((target) => !existsSync(join(root, dirname(document), target)))
    .map((target) => `${document}: ${target} is not there`);
});
for (const line of broken) console.error(line);
console.log(`${documents.length} documents looked at`);
process.exitCode = broken.length > 0 || documents.length === 0 ? 1 : 0;
