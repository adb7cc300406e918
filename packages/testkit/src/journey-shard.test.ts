import { describe, expect, it } from "vitest";

type Journey = { readonly file: string; readonly features: readonly string[]; readonly takesLong: boolean };
type JourneyShard = (files: readonly Journey[], shard: string) => readonly string[];

// The script is JavaScript because it runs before anything is installed.
const script = new URL("../../../scripts/lib/journey-features.mjs", import.meta.url).href;
const { journeyShard }: { readonly journeyShard: JourneyShard } = await import(script);

const files = Array.from({ length: 70 }, (_, index) => ({
  file: `e2e/${index}.spec.ts`,
  features: ["shell"],
  takesLong: index % 8 === 0,
}));
const shardsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => journeyShard(files, `${index + 1}/${count}`));

describe("a shard of the journeys", () => {
  it.each([1, 2, 3, 8])("has each file in exactly one of %i shards", (count) => {
    const dealt = shardsOf(count).flat();
    expect(dealt).toHaveLength(files.length);
    expect(new Set(dealt)).toEqual(new Set(files.map(({ file }) => file)));
  });

  it("has its share of the long files", () => {
    const long = new Set(files.filter(({ takesLong }) => takesLong).map(({ file }) => file));
    expect(shardsOf(3).map((shard) => shard.filter((file) => long.has(file)).length)).toEqual([3, 3, 3]);
  });
});
