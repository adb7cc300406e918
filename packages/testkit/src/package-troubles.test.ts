import { describe, expect, it } from "vitest";

type Troubles = { readonly troubles: readonly string[]; readonly production: number };
type PackageTroubles = (lock: object, manifests: readonly object[]) => Troubles;

// The script is JavaScript because it runs before anything is installed.
const script = new URL("../../../scripts/lib/package-troubles.mjs", import.meta.url).href;
const { packageTroubles }: { readonly packageTroubles: PackageTroubles } = await import(script);

const sound = { version: "1.2.3", integrity: "sha512-x" };
const lockOf = (entry: object) => ({ packages: { "": {}, "node_modules/@a/b": entry } });
const asking = (kind: string, version: string) => [
  { path: "x/package.json", manifest: { [kind]: { b: version } } },
];

describe("the packages that the lockfile may hold", () => {
  it("are one version of the registry with a checksum, whether or not it says from where", () => {
    expect(packageTroubles(lockOf(sound), []).troubles).toEqual([]);
    const known = { ...sound, resolved: "https://registry.npmjs.org/@a/b/-/b-1.2.3.tgz" };
    expect(packageTroubles(lockOf(known), []).troubles).toEqual([]);
    const own = { packages: { "": {}, "node_modules/@keystead/x": { resolved: "packages/x", link: true } } };
    expect(packageTroubles(own, []).troubles).toEqual([]);
  });

  it.each([
    ["a repository", { ...sound, resolved: "git+ssh://git@example.com/b.git#0123" }, "not from the registry"],
    ["another host", { ...sound, resolved: "https://example.com/b.tgz" }, "not from the registry"],
    [
      "a host that begins alike",
      { ...sound, resolved: "https://registry.npmjs.org.example.com/b.tgz" },
      "not from",
    ],
    [
      "plain HTTP",
      { ...sound, resolved: "http://registry.npmjs.org/b/-/b-1.2.3.tgz" },
      "not from the registry",
    ],
    ["a file", { ...sound, resolved: "file:../b" }, "not from the registry"],
    ["nobody knows what", { version: "1.2.3" }, "has no checksum"],
    ["a version that is none", { ...sound, version: "latest" }, "has no exact version"],
    ["a script at the install", { ...sound, hasInstallScript: true }, "runs a script"],
  ])("are not from %s", (_what, entry, words) => {
    expect(packageTroubles(lockOf(entry), []).troubles).toEqual([expect.stringContaining(words)]);
  });

  it.each([
    ["dependencies", "^1.2.3"],
    ["devDependencies", "latest"],
    ["optionalDependencies", "github:a/b"],
    ["dependencies", "https://example.com/b.tgz"],
    ["dependencies", "*"],
  ])("are asked for by one version: %s %s", (kind, version) => {
    expect(packageTroubles({ packages: {} }, asking(kind, version)).troubles).toHaveLength(1);
    expect(packageTroubles({ packages: {} }, asking(kind, "1.2.3")).troubles).toEqual([]);
  });

  it("are counted for production where they run", () => {
    const packages = {
      "node_modules/a": sound,
      "node_modules/b": { ...sound, dev: true },
      "node_modules/c": { ...sound, os: ["darwin"] },
      "node_modules/a/node_modules/d": sound,
    };
    expect(packageTroubles({ packages }, []).production).toBe(2);
    const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`node_modules/n${at}`, sound]));
    expect(packageTroubles({ packages: many }, []).troubles).toEqual([expect.stringContaining("more than")]);
  });
});
