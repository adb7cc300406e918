import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

const root = import.meta.dirname;
const lists = readFileSync(join(root, "features.ts"), "utf8");

it("lists all that each feature says it brings", () => {
  const files = globSync("features/*/feature.ts", { cwd: root });
  expect(files).toContain("features/ads/feature.ts");
  const forgotten = files.flatMap((file) => {
    const name = new RegExp(`import \\* as (\\w+) from "\\./${file}";`).exec(lists)?.[1];
    const brought = readFileSync(join(root, file), "utf8").matchAll(/^export const (\w+)/gm);
    return [...brought]
      .map(([, part]) => `${name}.${part}`)
      .filter((one) => !lists.includes(` ${one},`) && !lists.includes(`...${one},`));
  });
  expect(forgotten).toEqual([]);
});
