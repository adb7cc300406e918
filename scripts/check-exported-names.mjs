// Checks that each name is exported by one file of the product only, so that a search for it finds one thing.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const product = /^(packages\/(domain|contract|samples)\/src|apps\/server\/src|apps\/web\/app)\//;
const aside = [
  /\.test\.tsx?$/,
  /\/testing\//,
  // Every route exports the names that the router expects.
  /^apps\/web\/app\/(routes\/|root\.tsx|entry\.)/,
  // Every feature exports the same names.
  /^apps\/web\/app\/(features\.ts|features\/[^/]+\/feature\.ts)$/,
  // The module of each language exports the same names.
  /^apps\/web\/app\/locales\//,
  // A table has the name of its record.
  /^apps\/server\/src\/kernel\/db\/schema\//,
];
const exported =
  /^export (?:declare )?(?:async )?(function\*?|const|let|type|interface|class) (\w+)|^export const \{ ([^}]*) \} =/gm;

/** Each exported name with the files that declare it and the kind of each declaration. */
function exportedNames() {
  const files = execFileSync(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx"],
    {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 1 << 26,
    },
  );
  const names = new Map();
  for (const file of files.split("\0")) {
    if (!product.test(file) || aside.some((one) => one.test(file)) || !existsSync(join(root, file))) continue;
    for (const { 1: kind, 2: name, 3: picked } of readFileSync(join(root, file), "utf8").matchAll(exported))
      for (const one of name === undefined ? picked.split(",").map((part) => part.trim()) : [name])
        names.set(one, [...(names.get(one) ?? []), { file, kind: kind ?? "const" }]);
  }
  return names;
}

/** A schema of the contract may have the name of its domain type: one idea, and the compiler keeps them equal. */
function isSchemaOfDomain(places) {
  const files = [...new Set(places.map(({ file }) => file))];
  const [contract, domain] = ["packages/contract/", "packages/domain/"].map((at) =>
    files.filter((file) => file.startsWith(at)),
  );
  return (
    files.length === 2 &&
    contract.length === 1 &&
    domain.length === 1 &&
    places.some(({ file, kind }) => file === contract[0] && kind === "const") &&
    places.every(({ file, kind }) => file !== domain[0] || kind === "type")
  );
}

const problems = [...exportedNames()].filter(
  ([, places]) => new Set(places.map(({ file }) => file)).size > 1 && !isSchemaOfDomain(places),
);
for (const [name, places] of problems)
  console.log(
    `${name} is exported by ${[...new Set(places.map(({ file }) => file))].join(" and ")}: give each a name of its own.`,
  );
process.exit(problems.length > 0 ? 1 : 0);
