import { join } from "node:path";

import { afterAll, beforeAll, expect, it } from "vitest";

import { bucketServer, type BucketServer } from "#testing/processes/bucket-server.ts";
import { rentedFlat } from "#testing/records/rented-flat.ts";
import { testApp, type TestApp, type TestSession } from "#testing/test-app.ts";
import { pdfOf, postFile, storedFile } from "#testing/files/uploads.ts";

const contract = pdfOf(9 * 1024 * 1024, "contract");
let app: TestApp;
let bucket: BucketServer;
let me: TestSession;
let propertyId: string;

beforeAll(async () => {
  app = await testApp();
  bucket = await bucketServer(join(app.deps.env.dataDir, "bucket"), { strict: true });
  me = await app.signUp();
  ({ propertyId } = await rentedFlat(app.client(me)));
});
afterAll(() => app.close());

const inBucket = (more: Readonly<Record<string, string>> = {}) =>
  testApp({ shareWith: app, env: { ...bucket.env, ...more } });
const sent = () => ({ on: "property" as const, onId: propertyId, content: contract });
const files = async () => (await app.client(me).documents.list({ on: "property", onId: propertyId })).total;

it("[DOC-01] a file whose bucket knows another key has no record, and the log says why without a key", async () => {
  const locked = await inBucket({ S3_SECRET_ACCESS_KEY: "a secret that is wrong" });
  // Small enough to be read whole before it is refused: with a large one, the bucket may close the connection first.
  expect((await postFile(locked, me, { ...sent(), content: pdfOf(2_000) })).status).toBe(500);
  expect(await files()).toBe(0);
  const logged = locked.logLines.join("");
  expect(logged).toContain("SignatureDoesNotMatch");
  expect(logged).not.toContain("a secret that is wrong");
  await locked.close();
});

it("[DOC-01] a file goes to a bucket and back, and while the bucket is away one is told to try again", async () => {
  const open = await inBucket();
  const { id } = await storedFile(open, me, sent());
  const download = () => open.call(`/api/documents/${id}/file`, { session: me });
  expect(Buffer.from(await (await download()).arrayBuffer()).equals(contract)).toBe(true);
  await bucket.stop();
  const away = [await postFile(open, me, sent()), await download()];
  expect(away.map(({ status, headers }) => [status, headers.has("retry-after")])).toEqual([
    [503, true],
    [503, true],
  ]);
  expect(await files()).toBe(1);
  await open.close();
});
