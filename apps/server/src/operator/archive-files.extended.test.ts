import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";

import { afterAll, beforeAll, expect, it } from "vitest";

import { openStorage } from "#adapters/storage/open-storage.ts";
import { takeDataFolder } from "#kernel/db/data-folder/take-data-folder.ts";
import type { Database } from "#kernel/db/database.ts";
import { openEmbedded } from "#kernel/db/embedded/embedded.ts";
import { migrate } from "#kernel/db/migrate.ts";
import { bucketServer, type BucketServer } from "#testing/processes/bucket-server.ts";
import { rentedFlat } from "#testing/records/rented-flat.ts";
import { testApp, type TestApp } from "#testing/test-app.ts";
import { keysInStore, pdfOf, storedFile } from "#testing/files/uploads.ts";
import { restoreArchive } from "./restore-archive.ts";
import { writeArchive } from "./write-archive.ts";

let app: TestApp;
let bucket: BucketServer;
let folder: string;
let key: string;
const content = pdfOf(70_000, "the contract");
const now = () => new Date("2026-03-10T09:00:00Z");

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "keystead-files-"));
  bucket = await bucketServer(join(folder, "bucket"));
  app = await testApp();
  const me = await app.signUp();
  const { propertyId } = await rentedFlat(app.client(me));
  await storedFile(app, me, { on: "property", onId: propertyId, content });
  [key = ""] = await keysInStore(app);
});
afterAll(async () => {
  await app.close();
  await bucket.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function embedded(dataDir: string): Promise<Database> {
  const db = await openEmbedded(takeDataFolder(dataDir));
  await migrate(db);
  return db;
}

it("moves the files along with their checksums, to another database and another store and back", async () => {
  const { dataDir } = app.deps.env;
  const archive = join(folder, "first.tgz");
  const [line] = await writeArchive({ db: app.db, dataDir, now }, archive);
  expect(line).toMatch(/, 1 files\.$/);

  // From PostgreSQL and a folder to the embedded database and a bucket.
  const home = join(folder, "home");
  const s3 = bucket.settings;
  await restoreArchive({
    archive,
    dataDir: home,
    s3,
    replace: false,
    openDatabase: () => embedded(home),
  });
  const stream = await (await openStorage({ s3, dataDir: home })).read(key);
  expect(stream === null ? null : hash(await buffer(stream))).toBe(hash(content));

  // And from there to a folder.
  const second = join(folder, "second.tgz");
  const moved = await embedded(home);
  await writeArchive({ db: moved, dataDir: home, s3, now }, second);
  await moved.close();
  const back = join(folder, "back");
  await restoreArchive({
    archive: second,
    dataDir: back,
    replace: false,
    openDatabase: () => embedded(back),
  });
  expect(hash(readFileSync(join(back, "files", key)))).toBe(hash(content));
}, 120_000);

it("saves everything else when a file is lost or damaged, and names it", async () => {
  const { dataDir } = app.deps.env;
  await app.deps.files.remove(key);
  await app.deps.files.put(key, import.meta.filename);
  expect(await writeArchive({ db: app.db, dataDir, now }, join(folder, "damaged.tgz"))).toEqual([
    expect.stringMatching(/, 0 files\.$/),
    `Missing or damaged in the store, not in the archive: ${key}`,
  ]);
  await app.deps.files.remove(key);
  expect(await writeArchive({ db: app.db, dataDir, now }, join(folder, "lost.tgz"))).toHaveLength(2);
});

function hash(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
