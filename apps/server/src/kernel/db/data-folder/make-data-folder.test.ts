import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, it } from "vitest";

import { DataFolderRefused, makeDataFolder } from "./make-data-folder.ts";

const folder = mkdtempSync(join(tmpdir(), "keystead-made-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("makes what is missing of a path, its owner's alone, and leaves nothing else in it", () => {
  const data = join(folder, "a", "b", "data");
  makeDataFolder(data);
  makeDataFolder(data);
  expect(readdirSync(data)).toEqual([]);
  for (const made of [data, join(folder, "a", "b"), join(folder, "a")])
    expect(statSync(made).mode & 0o777).toBe(0o700);
});

it("refuses the root of all, which it would close to everybody else", () => {
  const before = statSync("/").mode;
  expect(() => makeDataFolder("/")).toThrow(DataFolderRefused);
  expect(statSync("/").mode).toBe(before);
});

it("refuses a file, and what lies below one", () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  for (const path of [file, join(file, "data")])
    expect(() => makeDataFolder(path)).toThrow(
      `The data folder ${path} cannot be made: a file is in its place.`,
    );
});
