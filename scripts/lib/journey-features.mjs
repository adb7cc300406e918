import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";

const HEAD = /^\/\/ Features: ([a-z-]+(?:, [a-z-]+)*)\n/;

/** Each journey file with the features that its first line names: `// Features: leases, payments`. */
export function journeyFiles() {
  const folder = join(root, "e2e");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".spec.ts") && !file.includes("node_modules"))
    .toSorted()
    .map((file) => {
      const [, names = ""] = HEAD.exec(readFileSync(join(folder, file), "utf8")) ?? [];
      return { file: `e2e/${file}`, features: names.split(", ").filter(Boolean) };
    });
}

/** The names of all feature folders of domain, contract, server and web. */
export function featureNames() {
  const places = [
    "packages/domain/src",
    "packages/contract/src",
    "apps/server/src/features",
    "apps/web/app/features",
  ];
  return new Set(
    places.flatMap((place) =>
      readdirSync(join(root, place), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name),
    ),
  );
}
