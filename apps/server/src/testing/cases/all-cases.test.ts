import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { allCases, broughtBy } from "./all-cases.ts";

it("lists the cases of each feature that has some", () => {
  const files = globSync("features/*/*.cases.ts", { cwd: join(import.meta.dirname, "../..") });
  expect(files).toContain("features/ads/ads.cases.ts");
  const list = readFileSync(join(import.meta.dirname, "all-cases.ts"), "utf8");
  expect(files.filter((file) => !list.includes(`"#${file}"`))).toEqual([]);
});

it("counts each paged list of theirs among fifty properties too", () => {
  for (const { pagedLists = {}, inEachProperty = {} } of allCases)
    expect(Object.keys(inEachProperty)).toEqual(Object.keys(pagedLists));
});

it("refuses what two of them bring", () => {
  expect(() => broughtBy(({ deletions }) => deletions, { campaign: [] })).toThrow(
    "campaign is brought twice.",
  );
});
