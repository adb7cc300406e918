import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";

const HEAD = /^\/\/ Features: ([a-z-]+(?:, [a-z-]+)*)\n(\/\/ Takes long: \S)?/;

/**
 * Each journey file with the features that its first line names: `// Features: leases, payments`. A file that takes a
 * minute or more says why in its second line: `// Takes long: walks every screen in four languages.`
 */
export function journeyFiles() {
  const folder = join(root, "e2e");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".spec.ts") && !file.includes("node_modules"))
    .toSorted()
    .map((file) => {
      const [, names = "", long] = HEAD.exec(readFileSync(join(folder, file), "utf8")) ?? [];
      return {
        file: `e2e/${file}`,
        features: names.split(", ").filter(Boolean),
        takesLong: long !== undefined,
      };
    });
}

/**
 * The journey files of a shard such as `1/3`. The long ones are distributed first, in alternating direction, because a
 * shard of alphabetical neighbours took three times as long as another.
 */
export function journeyShard(files, shard) {
  const [own, count] = shard.split("/").map(Number);
  const isOwn = (_, index) => {
    const round = Math.floor(index / count);
    const place = index % count;
    return own === (round % 2 === 0 ? place : count - 1 - place) + 1;
  };
  return [...files.filter(({ takesLong }) => takesLong), ...files.filter(({ takesLong }) => !takesLong)]
    .filter(isOwn)
    .map(({ file }) => file);
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
