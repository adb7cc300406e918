import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { bucketServer, type BucketServer } from "#testing/processes/bucket-server.ts";
import { isFileKey, keyOfFile, openBucket, type FileStorage } from "./file-storage.ts";
import { openStorage } from "./open-storage.ts";

let folder: string;
let bucket: BucketServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "keystead-storage-"));
  bucket = await bucketServer(join(folder, "bucket"));
});
afterAll(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true, force: true });
});

const newKey = () => keyOfFile(randomUUID(), randomUUID());

function fileOf(content: Uint8Array | string): string {
  const path = join(folder, randomUUID());
  writeFileSync(path, content);
  return path;
}

async function contentOf(storage: FileStorage, key: string): Promise<Buffer | null> {
  const stream = await storage.read(key);
  return stream === null ? null : buffer(stream);
}

async function allKeys(storage: FileStorage): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const page of storage.keys()) found.push(...page);
  return found;
}

// The bucket is a fake with the real protocol: the AWS client sends it signed HTTP requests and reads its answers.
describe.each([
  ["a folder", () => openStorage({ s3: null, dataDir: join(folder, "data") })],
  ["a bucket", () => openStorage({ s3: bucket.settings, dataDir: folder })],
])("files in %s", (_place, open) => {
  let storage: FileStorage;
  beforeAll(async () => {
    storage = await open();
  });

  it("have notes beside them that are no files, and none before the first", async () => {
    expect(await storage.notes("erasures")).toEqual([]);
    const names = ["0", "1"].map((digit) => `erasures/account-${digit.repeat(64)}`);
    for (const name of [...names, ...names]) await storage.note(name, `text of ${name}`);
    expect((await storage.notes("erasures")).toSorted()).toEqual(names.map((name) => `text of ${name}`));
    expect(await allKeys(storage)).toEqual([]);
    await expect(storage.note("../outside", "no")).rejects.toThrow("no name");
  });

  it("come back as they were put, the large ones too", async () => {
    const large = Buffer.alloc(6 * 1024 * 1024, "Keystead ");
    for (const content of [Buffer.from("a contract"), large]) {
      const key = newKey();
      await storage.put(key, fileOf(content));
      expect((await contentOf(storage, key))?.equals(content)).toBe(true);
    }
  });

  it("are gone once they are removed, and removing them again is no trouble", async () => {
    const key = newKey();
    await storage.put(key, fileOf("x"));
    expect(await storage.storedAt(key)).toBeInstanceOf(Date);
    await storage.remove(key);
    await storage.remove(key);
    expect([await contentOf(storage, key), await storage.storedAt(key)]).toEqual([null, null]);
  });

  it("are not there under a key that nobody put", async () => {
    expect(await contentOf(storage, newKey())).toBeNull();
  });

  it("are listed by their keys, however many there are", async () => {
    const keys = Array.from({ length: 12 }, newKey);
    for (const key of keys) await storage.put(key, fileOf(key));
    expect(await allKeys(storage)).toEqual(expect.arrayContaining(keys));
  });

  it.each(["../../etc/passwd", "a/b", `${randomUUID()}/../${randomUUID()}`, ""])(
    "are never looked for under %j",
    async (key) => {
      expect(isFileKey(key)).toBe(false);
      await expect(storage.read(key)).rejects.toThrow("no key");
      await expect(storage.put(key, fileOf("x"))).rejects.toThrow("no key");
    },
  );

  it("leave nothing behind when what is to be put is not there", async () => {
    const key = newKey();
    await expect(storage.put(key, join(folder, "nowhere"))).rejects.toThrow(/ENOENT/);
    expect(await allKeys(storage)).not.toContain(key);
  });
});

describe("a bucket", () => {
  it("that does not know us says so instead of losing anything", async () => {
    const strict = await bucketServer(join(folder, "strict"), { strict: true });
    const wrong = await openBucket({ ...strict.settings, secretAccessKey: "wrong" });
    const right = await openBucket(strict.settings);
    const key = newKey();
    await expect(wrong.put(key, fileOf("x"))).rejects.toThrow(/Cannot write file/);
    expect(await right.read(key)).toBeNull();
    await right.put(key, fileOf("x"));
    await expect(wrong.remove(key)).rejects.toThrow(/Cannot delete file/);
    expect(String(await contentOf(right, key))).toBe("x");
    await strict.stop();
  });

  it("that is away is told by its code", async () => {
    const away = await openBucket({ ...bucket.settings, endpoint: "http://127.0.0.1:9" });
    const error: unknown = await away.put(newKey(), fileOf("x")).catch((failed: unknown) => failed);
    expect(error).toMatchObject({ cause: { code: "ECONNREFUSED" } });
  });
});

it("keeps files where only the owner looks", async () => {
  await openStorage({ s3: null, dataDir: join(folder, "mine") });
  expect(existsSync(join(folder, "mine", "files"))).toBe(true);
  expect(readdirSync(join(folder, "mine", "files"))).toEqual([]);
});
