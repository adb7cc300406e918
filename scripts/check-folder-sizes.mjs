// Checks that a folder has at most fifteen files of its own. Part of `npm run check`.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./lib/paths.mjs";

const MOST = 15;
/** The line in a folder's README that gives a reason for more files. */
const REASON = /^More than fifteen files: \S/m;

/** Code and documents count. Tests and style sheets belong to such a file; migrations and locales are generated. */
const counts = (file) =>
  /\.([cm]?[jt]sx?|md)$/.test(file) &&
  !/\.(test|spec)\.[jt]sx?$/.test(file) &&
  !/(^|\/)(migrations|locales)\//.test(file);

const { stdout } = spawnSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
});
const files = stdout.split("\n").filter((file) => counts(file) && existsSync(join(root, file)));
const sizes = new Map();
for (const file of files) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);

const large = [...sizes]
  .filter(([, size]) => size > MOST)
  .filter(([folder]) => !saysWhy(join(root, folder, "README.md")))
  .sort(([, one], [, other]) => other - one);

function saysWhy(readme) {
  return existsSync(readme) && REASON.test(readFileSync(readme, "utf8"));
}

for (const [folder, size] of large)
  console.error(
    `${folder} has ${size} files of its own, ${MOST} at most: give what belongs together a folder of its own, or say in its README.md why not ("More than fifteen files: …").`,
  );
console.log(`${sizes.size} folders looked at`);
process.exitCode = large.length > 0 || sizes.size === 0 ? 1 : 0;
