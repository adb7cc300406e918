import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

import { askAdminSocket } from "#kernel/admin-socket/ask-admin-socket.ts";
import { serveAdminSocket } from "#kernel/admin-socket/serve-admin-socket.ts";
import { adminSocketPath } from "#kernel/admin-socket/socket-path.ts";
import type { Database } from "#kernel/db/database.ts";
import { takeDataFolder } from "#kernel/db/data-folder.ts";
import { openEmbedded } from "#kernel/db/embedded.ts";
import { migrate } from "#kernel/db/migrate.ts";
import { rowsOf } from "#kernel/db/rows.ts";
import { archivedTables, leftOutTables } from "./archive-format.ts";
import { answerOperator, OperatorRefusal, restoreArchive, runOperatorCommand } from "./index.ts";

const now = () => new Date("2026-03-10T09:00:00Z");
let folder: string;
let dataDir: string;
let archive: string;
let db: Database;
let before: unknown;

const opened = (dir: string) => async () => {
  const fresh = await openEmbedded(takeDataFolder(dir));
  await migrate(fresh);
  return fresh;
};

/** All that the archive promises to keep. */
const contents = (of: Database) =>
  of.asSystem(async (tx) => {
    const tables: unknown[] = [];
    for (const table of archivedTables)
      tables.push([
        table,
        rowsOf(await tx.execute(sql`select to_jsonb(x) as line from ${sql.identifier(table)} x order by 1`)),
      ]);
    return tables;
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "keystead-archive-"));
  dataDir = join(folder, "data");
  archive = join(folder, "backup.tgz");
  db = await opened(dataDir)();
  await runOperatorCommand({ db, dataDir, now }, { name: "seed", size: "S", email: null });
  // Payments and Income that point to each other, whichever is restored first.
  await db.asSystem((tx) =>
    tx.execute(sql`update lease_payment p set found_income_id = i.id from income i
      where i.workspace_id = p.workspace_id and i.lease_payment_id = p.id`),
  );
  before = await contents(db);
  await runOperatorCommand({ db, dataDir, now }, { name: "backup", to: archive });
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

it("names every table of the database: kept or left out", async () => {
  const found = await db.asSystem(async (tx) =>
    rowsOf(
      await tx.execute(sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`),
    ),
  );
  expect([...archivedTables, ...leftOutTables].toSorted()).toEqual(
    found.map((row) => row["name"]).toSorted(),
  );
});

it("restores the same data into an empty folder", async () => {
  const target = join(folder, "empty");
  await restoreArchive({ archive, dataDir: target, replace: false, openDatabase: opened(target) });
  const restored = await opened(target)();
  expect(await contents(restored)).toEqual(before);
  await restored.close();
});

it.each([
  ["truncated", (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.6))],
  ["cut at its last bytes", (bytes: Buffer) => bytes.subarray(0, -20)],
  [
    "with a bit turned",
    (bytes: Buffer) =>
      Buffer.from(bytes.map((byte, at) => (at === Math.floor(bytes.length / 2) ? byte ^ 1 : byte))),
  ],
  ["empty", () => Buffer.alloc(0)],
  ["something else", () => Buffer.from("no archive at all")],
])("refuses an archive that is %s before it opens the database", async (_how, damage) => {
  const damaged = join(folder, "damaged.tgz");
  writeFileSync(damaged, damage(readFileSync(archive)));
  let touched = false;
  const restore = restoreArchive({
    archive: damaged,
    dataDir: join(folder, "other"),
    replace: true,
    openDatabase: async () => {
      touched = true;
      return db;
    },
  });
  await expect(restore).rejects.toBeInstanceOf(OperatorRefusal);
  expect(touched).toBe(false);
});

it("does not restore over data that is in use unless told to", async () => {
  const target = join(folder, "used");
  const used = await opened(target)();
  await runOperatorCommand({ db: used, dataDir: target, now }, { name: "seed", size: "S", email: null });
  await used.close();
  const restore = (replace: boolean) =>
    restoreArchive({ archive, dataDir: target, replace, openDatabase: opened(target) });
  await expect(restore(false)).rejects.toThrow("--replace");
  await restore(true);
  const replaced = await opened(target)();
  expect(await contents(replaced)).toEqual(before);
  await replaced.close();
});

it("answers on a socket that only its owner can open", async () => {
  const socket = await serveAdminSocket(dataDir, (request) => answerOperator({ db, dataDir, now }, request));
  expect(statSync(adminSocketPath(dataDir)).mode & 0o777).toBe(0o600);
  expect(await askAdminSocket(dataDir, { name: "grant", email: "seed-s-1@example.com" })).toEqual({
    ok: true,
    lines: ["seed-s-1@example.com is an administrator now."],
  });
  expect(await askAdminSocket(dataDir, { name: "grant", email: "nobody@example.com" })).toMatchObject({
    ok: false,
  });
  expect(await askAdminSocket(dataDir, { name: "drop" })).toMatchObject({ ok: false });
  await socket.close();
  expect(await askAdminSocket(dataDir, { name: "reports" })).toBeNull();
});
