import { randomUUID } from "node:crypto";
import { join } from "node:path";

import { planLimits } from "@keystead/domain/plans";
import { sql } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, expect, it } from "vitest";

import { keyOfFile } from "#adapters/storage/file-storage.ts";
import { firstRow, rowsOf } from "#kernel/db/queries/rows.ts";
import { bucketServer } from "#testing/processes/bucket-server.ts";
import { rentedFlat } from "#testing/records/rented-flat.ts";
import { testApp, type TestApp } from "#testing/test-app.ts";
import { keysInStore, pdfOf, postFile, setFileTimes } from "#testing/files/uploads.ts";
import { sweepFilesJob } from "../sweep-files-job.ts";

const MEBIBYTE = 1024 * 1024;
const HOUR_MS = 60 * 60_000;
let inFolder: TestApp;
const opened: (() => Promise<void>)[] = [];

beforeAll(async () => {
  inFolder = await testApp();
  opened.push(() => inFolder.close());
});
afterAll(async () => {
  for (const close of opened.toReversed()) await close();
});

async function appOn(store: "a folder" | "a bucket"): Promise<TestApp> {
  if (store === "a folder") return inFolder;
  const bucket = await bucketServer(join(inFolder.deps.env.dataDir, "bucket"));
  const app = await testApp({ shareWith: inFolder, env: bucket.env });
  opened.push(bucket.stop, () => app.close());
  return app;
}

// security.md D2.
it.each(["a folder", "a bucket"] as const)(
  "fifty uploads at once into %s never pass the plan: two of 5 MiB fit into the last 12",
  { timeout: 120_000 },
  async (store) => {
    const app = await appOn(store);
    const session = await app.signUp();
    const client = app.client(session);
    await client.accounts.changePlan({ plan: "free" });
    const { propertyId } = await rentedFlat(client);
    const workspaceId = (await client.accounts.workspaces({})).current;
    const room = 12 * MEBIBYTE;
    await app.db.asSystem((tx) =>
      tx.execute(sql`insert into document (workspace_id, property_id, kind, name, format, bytes, sha256, file_id)
      values (${workspaceId}::uuid, ${propertyId}::uuid, 'other', 'big.pdf', 'pdf',
        ${planLimits.free.storage - room}, ${"0".repeat(64)}, gen_random_uuid())`),
    );
    const file = pdfOf(5 * MEBIBYTE);
    const send = () => postFile(app, session, { on: "property", onId: propertyId, content: file });
    const answers = await Promise.all(Array.from({ length: 50 }, send));
    const statuses = await Promise.all(
      answers.map(async (answer) => [answer.status, JSON.parse(await answer.text()).code] as const),
    );
    expect(statuses.filter(([status]) => status === 201)).toHaveLength(2);
    expect(statuses.filter(([status]) => status !== 201).map(([, code]) => code)).toEqual(
      Array.from({ length: 48 }, () => "PLAN_LIMIT"),
    );
    const used = firstRow(
      await app.db.asSystem((tx) =>
        tx.execute(
          sql`select sum(bytes)::bigint as bytes from document where workspace_id = ${workspaceId}::uuid`,
        ),
      ),
    );
    expect(Number(used?.["bytes"])).toBeLessThanOrEqual(planLimits.free.storage);
    const rows = await app.db.asSystem((tx) =>
      tx.execute(
        sql`select file_id as id from document where workspace_id = ${workspaceId}::uuid and name <> 'big.pdf'`,
      ),
    );
    const recorded = rowsOf(rows).map(({ id }) => keyOfFile(workspaceId, String(id)));
    const stored = (await keysInStore(app)).filter((key) => key.startsWith(workspaceId));
    expect(recorded).toHaveLength(2);
    // A refused upload leaves no bytes behind.
    expect(stored.toSorted()).toEqual(recorded.toSorted());
    // The sweep removes only files that never got a record.
    const stray = keyOfFile(workspaceId, randomUUID());
    await app.deps.files.put(stray, import.meta.filename);
    setFileTimes(inFolder.deps.env.dataDir, app.clock.now());
    app.clock.advance(2 * HOUR_MS);
    await sweepFilesJob(app.deps).run({}, "");
    const left = await keysInStore(app);
    expect(left.filter((key) => key.startsWith(workspaceId)).toSorted()).toEqual(recorded.toSorted());
  },
);
