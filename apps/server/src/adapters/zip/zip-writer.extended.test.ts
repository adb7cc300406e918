import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, it } from "vitest";

import { readZip } from "@keystead/testkit/read-zip";
import { writeZip, type ZipEntry } from "./zip-writer.ts";

const MODIFIED = new Date("2026-03-10T09:00:00Z");
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "keystead-zip-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function* parts(...all: readonly (string | Uint8Array)[]) {
  yield* all;
}

it("writes entries that come in parts, empty ones and names of every script, as they are read back", async () => {
  const path = join(folder, "some.zip");
  const bytes = Uint8Array.from({ length: 300_000 }, (_, at) => (at * 7919) % 251);
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: "index.html", content: parts("<h1>", "Übersicht", "</h1>") };
    yield {
      name: "files/größe 😀.bin",
      content: parts(bytes.subarray(0, 100_000), bytes.subarray(100_000)),
    };
    yield { name: "empty.txt", content: parts() };
  }
  const size = await writeZip(path, entries(), MODIFIED);
  const written = readFileSync(path);
  expect(written.length).toBe(size);
  const read = readZip(written);
  expect([...read.keys()]).toEqual(["index.html", "files/größe 😀.bin", "empty.txt"]);
  expect(read.get("index.html")?.toString()).toBe("<h1>Übersicht</h1>");
  expect(read.get("files/größe 😀.bin")?.equals(bytes)).toBe(true);
  expect(read.get("empty.txt")?.length).toBe(0);
});

it("says how many entries there are when they are more than the old form can count", async () => {
  const path = join(folder, "many.zip");
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (let at = 0; at < 65_600; at += 1) yield { name: `${at}`, content: parts() };
  }
  await writeZip(path, entries(), MODIFIED);
  const written = readFileSync(path);
  const end = written.lastIndexOf(Buffer.from([0x50, 0x4b, 0x06, 0x06]));
  expect(written.readBigUInt64LE(end + 32)).toBe(65_600n);
}, 60_000);
