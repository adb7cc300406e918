import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { sql } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { openStorage } from "#adapters/storage/open-storage.ts";
import { registry } from "#features.ts";
import type { Database } from "#kernel/db/database.ts";
import { takeDataFolder } from "#kernel/db/data-folder/take-data-folder.ts";
import { openEmbedded } from "#kernel/db/embedded/embedded.ts";
import { migrate } from "#kernel/db/migrate.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import { addToErasureNotes, readErasureFile, storedErasures } from "#kernel/erasure/erasure-log.ts";
import { bucketServer } from "#testing/processes/bucket-server.ts";
import { readyFolder } from "#testing/processes/ready-folder.ts";
import { rentedFlat } from "#testing/records/rented-flat.ts";
import { operatorOf } from "#testing/operator-of.ts";
import { testApp, type TestApp } from "#testing/test-app.ts";
import { storedFile } from "#testing/files/uploads.ts";
import { restoreArchive, runOperatorCommand } from "./index.ts";

const DAY_MS = 24 * 60 * 60_000;
const timeout = 120_000;

let app: TestApp;
let folder: string;
let older: string;
let newer: string;
let named: string;
const log = () => join(app.deps.env.dataDir, "erasures.ndjson");

const opened = (dir: string) => async () => {
  if (!existsSync(join(dir, "pg"))) await readyFolder(dir);
  const fresh = await openEmbedded(takeDataFolder(dir));
  await migrate(fresh);
  return fresh;
};

async function restoreInto(dir: string, archive: string) {
  await restoreArchive({ archive, dataDir: dir, replace: true, openDatabase: opened(dir) });
  const db = await opened(dir)();
  const found = await peopleIn(db);
  await db.close();
  return found;
}

async function peopleIn(db: Database) {
  return db.asSystem(async (tx) => {
    const list = async (query: ReturnType<typeof sql>) => rowsOf(await tx.execute(query)).map(({ x }) => x);
    return {
      people: await list(sql`select email as x from "user" order by 1`),
      owners: await list(sql`select u.email as x from property p join workspace w on w.id = p.workspace_id
        join "user" u on u.id = w.owner_user_id order by 1`),
      tenants: await list(sql`select distinct name as x from tenant order by 1`),
      files: await list(sql`select name as x from document order by 1`),
      orphans: await list(sql`select id as x from property p
        where not exists (select from workspace w where w.id = p.workspace_id)`),
    };
  });
}

/**
 * Two people with a flat each, and three archives: the first from now, the second after a tenant of the second person
 * was erased and another entered in their place, the third after this tenant and the first person were erased too.
 */
beforeAll(async () => {
  app = await testApp();
  folder = mkdtempSync(join(tmpdir(), "keystead-erasure-"));
  older = join(folder, "older.tgz");
  newer = join(folder, "newer.tgz");
  named = join(folder, "named.tgz");
  const leaving = await app.signUp("leaving@example.com");
  const staying = await app.signUp("staying@example.com");
  const backup = (to: string) => runOperatorCommand(operatorOf(app), { name: "backup", to });
  await rentedFlat(app.client(leaving));
  const { propertyId } = await rentedFlat(app.client(staying));
  const { tenants } = app.client(staying);
  const erased = await tenants.create({ propertyId, name: "Erased Tenant", email: "erased@example.com" });
  const upload = (name: string) =>
    storedFile(app, staying, { on: "tenant", onId: erased.id, name, content: `${name}\n` });
  await upload("passport.txt");
  await backup(older);
  const { password } = leaving;
  await app.call("/api/auth/delete-account", { session: leaving, body: { password } });
  const anonymised = await tenants.anonymise({ id: erased.id, version: erased.version });
  app.clock.advance(60_000);
  const other = await tenants.update({ id: erased.id, version: anonymised.version, name: "Somebody Else" });
  await upload("contract.txt");
  await backup(named);
  app.clock.advance(60_000);
  await tenants.anonymise({ id: erased.id, version: other.version });
  app.clock.advance(7 * DAY_MS);
  await registry
    .jobs(app.deps)
    .find(({ name }) => name === "purge-accounts")
    ?.run({}, "");
  await app.runJobs();
  await backup(newer);
}, timeout);
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const withoutThem = {
  people: ["staying@example.com"],
  owners: ["staying@example.com"],
  orphans: [],
};

describe("an older backup", { timeout }, () => {
  it("would bring the erased back by itself: the log is what keeps them away", async () => {
    const dir = join(folder, "no-log");
    const found = await restoreInto(dir, older);
    expect(found.people).toEqual(["leaving@example.com", "staying@example.com"]);
    expect(found.tenants).toContain("Erased Tenant");
    expect(found.files).toEqual(["passport.txt"]);
  });

  it("brings nobody back where the data folder's log stands", async () => {
    const dir = join(folder, "log");
    mkdirSync(dir, { mode: 0o700 });
    cpSync(log(), join(dir, "erasures.ndjson"));
    const found = await restoreInto(dir, older);
    expect(found).toMatchObject(withoutThem);
    expect(found.tenants).not.toContain("Erased Tenant");
    expect(found.tenants).toContain("Deleted tenant");
    expect(found.files).toEqual([]);
    expect(await readErasureFile(dir)).toHaveLength(3);
  });

  it("brings nobody back on a new machine where the bucket remembers", async () => {
    const bucket = await bucketServer(join(folder, "bucket"));
    const { settings: s3 } = bucket;
    await addToErasureNotes(
      await openStorage({ s3, dataDir: folder }),
      await app.db.asSystem((tx) => storedErasures(tx)),
    );
    const dir = join(folder, "new-machine");
    await restoreArchive({ archive: older, dataDir: dir, s3, replace: true, openDatabase: opened(dir) });
    const db = await opened(dir)();
    expect(await peopleIn(db)).toMatchObject(withoutThem);
    await db.close();
    // The last erasure of each.
    expect(await readErasureFile(dir)).toHaveLength(2);
    await bucket.stop();
  });

  it("brings nobody back over a newer one, which carried the log along", async () => {
    const dir = join(folder, "newer-first");
    expect(await restoreInto(dir, newer)).toMatchObject(withoutThem);
    expect(await readErasureFile(dir)).toHaveLength(3);
    rmSync(join(dir, "erasures.ndjson"));
    const found = await restoreInto(dir, older);
    expect(found).toMatchObject(withoutThem);
    expect(found.tenants).not.toContain("Erased Tenant");
  });

  it("keeps whoever was entered in the place of the erased since", async () => {
    const found = await restoreInto(join(folder, "named"), named);
    expect(found.tenants).toContain("Somebody Else");
    expect(found.files).toEqual(["contract.txt"]);
  });

  it("erases again whoever took the place of the erased, when that was asked for as well", async () => {
    const dir = join(folder, "named-with-log");
    mkdirSync(dir, { mode: 0o700 });
    cpSync(log(), join(dir, "erasures.ndjson"));
    const found = await restoreInto(dir, named);
    expect(found.tenants).not.toContain("Somebody Else");
    expect(found.files).toEqual([]);
  });
});
