import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, afterEach, beforeAll, expect, it } from "vitest";

import type { FileStorage } from "#adapters/storage/file-storage.ts";
import { runOperatorCommand, type OperatorDeps } from "#operator/index.ts";
import { pdfOf, storedFile } from "#testing/files/uploads.ts";
import { operatorOf } from "#testing/operator-of.ts";
import { bucketServer, type BucketServer } from "#testing/processes/bucket-server.ts";
import { rentedFlat } from "#testing/records/rented-flat.ts";
import { testApp, type TestApp } from "#testing/test-app.ts";
import { storesOf } from "./moving-deps.ts";

let folder: string;
let buckets: BucketServer[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "keystead-moved-files-"));
  buckets = [await bucketServer(join(folder, "one")), await bucketServer(join(folder, "two"))];
});
afterAll(async () => {
  for (const bucket of buckets) await bucket.stop();
  rmSync(folder, { recursive: true, force: true });
});

let open: TestApp[] = [];
afterEach(async () => {
  for (const app of open) await app.close();
  open = [];
});

/** An installation with its files in the bucket of this number, or without a number in its folder. */
async function installation(bucket: number | null): Promise<TestApp> {
  const app = await testApp({ env: (bucket === null ? undefined : buckets[bucket]?.env) ?? {} });
  open.push(app);
  return app;
}

/** A workspace with files of several sizes and an archive that its owner ordered. */
async function landlord(app: TestApp) {
  const session = await app.signUp();
  const client = app.client(session);
  const { propertyId } = await rentedFlat(client);
  const contents = [2_000, 70_000, 3 * 1024 * 1024].map((bytes) => pdfOf(bytes, randomUUID()));
  for (const content of contents)
    await storedFile(app, session, { on: "property", onId: propertyId, content });
  await client.ownData.orderDataExport({});
  await app.runJobs();
  const { current: id } = await client.accounts.workspaces({});
  return { session, contents, id };
}

async function keysIn(store: FileStorage, workspaceId: string): Promise<readonly string[]> {
  const keys: string[] = [];
  for await (const page of store.keys()) keys.push(...page.filter((key) => key.startsWith(workspaceId)));
  return keys.toSorted();
}

/** The keys of a workspace, of its files and of its ordered archives. */
async function storedOf(app: TestApp, workspaceId: string) {
  const { files, exports } = await storesOf(operatorOf(app));
  return { files: await keysIn(files, workspaceId), exports: await keysIn(exports, workspaceId) };
}

const run = (app: TestApp, command: Parameters<typeof runOperatorCommand>[1], deps?: Partial<OperatorDeps>) =>
  runOperatorCommand({ ...operatorOf(app), ...deps }, command);

/** Takes seconds: two installations start, and each file is written three times. */
it.each([
  ["a folder to a bucket", null, 0],
  ["a bucket to a folder", 0, null],
  ["a bucket to another one", 0, 1],
])("moves the files and archives of a workspace from %s, and leaves none behind", async (_what, from, to) => {
  const old = await installation(from);
  const fresh = await installation(to);
  const me = await landlord(old);
  const neighbour = await landlord(old);
  const [before, beside] = [await storedOf(old, me.id), await storedOf(old, neighbour.id)];
  expect([before.files.length, before.exports.length]).toEqual([3, 1]);

  const archive = join(folder, `${randomUUID()}.tgz`);
  await run(old, { name: "workspace-export", whose: me.session.email, to: archive });
  const lines = await run(fresh, { name: "workspace-import", from: archive });
  expect(await storedOf(fresh, me.id)).toEqual(before);
  const { files } = await storesOf(operatorOf(fresh));
  const arrived = await Promise.all(before.files.map(async (key) => bytesOf(await files.read(key))));
  for (const content of me.contents) expect(arrived.filter((bytes) => bytes.equals(content))).toHaveLength(1);

  const receipt = /workspace finish \S+ ([0-9a-f]{16})/.exec(lines.join("\n"))?.[1] ?? "";
  const [left] = await run(old, { name: "workspace-finish", id: me.id, receipt, address: null });
  expect(left).toBe("The workspace has left, and 4 files with it.");
  expect(await storedOf(old, me.id)).toEqual({ files: [], exports: [] });
  expect(await storedOf(old, neighbour.id)).toEqual(beside);
});

it("changes nothing while the new bucket is away, and arrives whole when it is back", async () => {
  const old = await installation(0);
  const fresh = await installation(1);
  const me = await landlord(old);
  const before = await storedOf(old, me.id);
  const archive = join(folder, `${randomUUID()}.tgz`);
  await run(old, { name: "workspace-export", whose: me.session.email, to: archive });

  const { settings } = buckets[1] ?? {};
  if (settings === undefined) throw new Error("There is no second bucket.");
  const away = { s3: { ...settings, endpoint: "http://127.0.0.1:9" } };
  await expect(run(fresh, { name: "workspace-import", from: archive }, away)).rejects.toThrow(
    "Unable to check existence for file",
  );
  expect(await run(fresh, { name: "workspace-moves" })).toEqual([
    "No workspace has been moved from or to this installation.",
  ]);
  await run(fresh, { name: "workspace-import", from: archive });
  expect(await storedOf(fresh, me.id)).toEqual(before);
});

it("names a file that the bucket has lost, and moves the others", async () => {
  const old = await installation(0);
  const fresh = await installation(1);
  const me = await landlord(old);
  const [lost = "", ...kept] = (await storedOf(old, me.id)).files;
  await (await storesOf(operatorOf(old))).files.remove(lost);
  const archive = join(folder, `${randomUUID()}.tgz`);
  const exported = await run(old, { name: "workspace-export", whose: me.session.email, to: archive });
  expect(exported.join("\n")).toContain(lost);
  const imported = await run(fresh, { name: "workspace-import", from: archive });
  expect(imported.join("\n")).toContain(lost);
  expect((await storedOf(fresh, me.id)).files).toEqual(kept);
});

async function bytesOf(stream: AsyncIterable<Uint8Array> | null): Promise<Buffer> {
  return stream === null ? Buffer.alloc(0) : Buffer.concat(await Array.fromAsync(stream));
}
