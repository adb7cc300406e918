// Checks that each name is exported by one file only, so that a search for it finds one thing.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const aside = [
  /\.test\.tsx?$/,
  // A declaration has the names of the module that it declares.
  /\.d\.m?ts$/,
  // The names that the test runner expects.
  /^apps\/server\/src\/testing\/run-(folder|postgres)\.ts$/,
  // Every route exports the names that the router expects.
  /^apps\/web\/app\/(routes\/|root\.tsx|entry\.)/,
  // Every feature exports the same names.
  /^apps\/web\/app\/(features\.ts|features\/[^/]+\/feature\.ts)$/,
  // The module of each language exports the same names.
  /^apps\/web\/app\/locales\//,
];
const declared =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|type|interface|class|enum) (\w+)|^export const [[{] ([^\]}]*) [\]}] =/gm;
const listed = /^export (?:type )?\{([^}]*)\}( from)?/gm;
const imported = /^import (?:type )?(?:\w+, )?\{([^}]*)\} from/gm;

/** The parts of an import or export list: the name at the source, and the name here. */
function partsOf(list) {
  return list
    .split(",")
    .map((part) => part.trim().replace(/^type /, ""))
    .filter((part) => part !== "")
    .map((part) => {
      const [from, to = from] = part.split(/ as |: /);
      return { from, to };
    });
}

/** The names that a file itself gives to its exports; passing on a name of another file does not count. */
function namesOf(text) {
  const names = [...text.matchAll(declared)].flatMap(([, name, group]) =>
    name === undefined ? partsOf(group).map(({ to }) => to) : [name],
  );
  const known = new Map(
    [...text.matchAll(imported)].flatMap(([, list]) => partsOf(list)).map(({ from, to }) => [to, from]),
  );
  for (const [, list, passedOn] of text.matchAll(listed))
    for (const { from, to } of partsOf(list)) {
      const original = passedOn === undefined ? known.get(from) : from;
      if (to !== original && to !== "default") names.push(to);
    }
  return new Set(names);
}

/** Each exported name with the files that export it. */
function exportedNames() {
  const files = execFileSync(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx", "*.mjs"],
    {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 1 << 26,
    },
  );
  const names = new Map();
  for (const file of files.split("\0").filter((one) => one !== "")) {
    if (aside.some((one) => one.test(file)) || !existsSync(join(root, file))) continue;
    for (const name of namesOf(readFileSync(join(root, file), "utf8")))
      names.set(name, [...(names.get(name) ?? []), file]);
  }
  return names;
}

const problems = [...exportedNames()].filter(([, files]) => files.length > 1);
for (const [name, files] of problems)
  console.log(`${name} is exported by ${files.join(" and ")}: give each a name of its own.`);
process.exit(problems.length > 0 ? 1 : 0);
