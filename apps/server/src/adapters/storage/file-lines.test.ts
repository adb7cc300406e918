import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, it } from "vitest";

import { linesIn, pagesIn } from "./file-lines.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "keystead-lines-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function fileOf(lines: readonly string[]): string {
  const path = join(folder, "rows.ndjson");
  writeFileSync(path, lines.map((line) => `${line}\n`).join(""));
  return path;
}

it("ends a line only where a row ends, whatever characters a text in it contains", async () => {
  const lines = ["\u2028", "\u2029", "\r", "\u0085", "é".repeat(70_000)].map((notes) =>
    JSON.stringify({ notes }),
  );
  const raw = lines.map((line) => line.replace("\\r", "\r"));
  const path = fileOf(raw);
  expect(await Array.fromAsync(linesIn(path))).toEqual(raw);
});

it.each([
  [2, [["1", "2"], ["3"]]],
  [3, [["1", "2", "3"]]],
  [null, [["1", "2", "3"]]],
])("makes pages of %s lines", async (size, pages) => {
  expect(await Array.fromAsync(pagesIn(fileOf(["1", "2", "3"]), size))).toEqual(pages);
});
