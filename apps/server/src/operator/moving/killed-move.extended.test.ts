import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { extract } from "tar";
import { afterAll, beforeAll, expect, it } from "vitest";

import { registry } from "#features.ts";
import { sql } from "#kernel/db/drizzle.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import { keysInStore, pdfOf, storedFile } from "#testing/files/uploads.ts";
import { rentedFlat } from "#testing/records/rented-flat.ts";
import { until } from "#testing/requests/process-calls.ts";
import { freshPostgres } from "#testing/run-database.ts";
import { compileCache } from "#testing/processes/server-process.ts";
import { testApp, type TestApp } from "#testing/test-app.ts";

/** Commands in processes of their own, each killed at an event: while it waits for a lock, or for a file. */
type Side = { readonly app: TestApp; readonly url: string };

let old: Side;
let fresh: Side;
let folder: string;

async function started(): Promise<Side> {
  const url = await freshPostgres();
  return { app: await testApp({ postgresUrl: url }), url };
}

beforeAll(async () => {
  old = await started();
  fresh = await started();
  folder = mkdtempSync(join(tmpdir(), "keystead-killed-"));
});
afterAll(async () => {
  await old.app.close();
  await fresh.app.close();
  rmSync(folder, { recursive: true, force: true });
});

const adminFile = fileURLToPath(new URL("../../cli/admin.ts", import.meta.url));

function admin({ app, url }: Side, ...words: readonly string[]) {
  const child = spawn(process.execPath, [adminFile, "workspace", ...words], {
    cwd: folder,
    env: {
      DATABASE_URL: url,
      AUTH_SECRET: app.deps.authSecret,
      DATA_DIR: app.deps.env.dataDir,
      NODE_COMPILE_CACHE: compileCache,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, "close").then(() => ({ code: child.exitCode, signal: child.signalCode, output }));
  return { kill: () => child.kill("SIGKILL"), ended };
}

const done = async (side: Side, ...words: readonly string[]): Promise<string> => {
  const { code, output } = await admin(side, ...words).ended;
  if (code !== 0) throw new Error(output);
  return output;
};

/** Kills the command at the table, which somebody else holds until it is dead. */
async function killedAtTable(side: Side, table: string, ...words: readonly string[]): Promise<void> {
  await side.app.db.login.transaction(async (tx) => {
    await tx.execute(sql`lock table ${sql.identifier(table)} in access exclusive mode`);
    const { kill, ended } = admin(side, ...words);
    await until(async () => {
      const waiting = await side.app.db.login.execute(
        sql`select 1 from pg_locks where relation = ${table}::regclass and not granted`,
      );
      return rowsOf(waiting).length > 0;
    });
    kill();
    expect((await ended).signal).toBe("SIGKILL");
  });
  // What the killed command had open ends with its connection.
  await until(async () => {
    const open = await side.app.db.login.execute(
      sql`select 1 from pg_locks where locktype = 'advisory' and granted and database =
        (select oid from pg_database where datname = current_database())`,
    );
    return rowsOf(open).length === 0;
  });
}

/**
 * Kills the command at a file that it writes: in its place is a pipe that nobody reads, which can be opened to be read as soon as the
 * command has opened it, and waits.
 */
async function killedAtFile(side: Side, path: string, ...words: readonly string[]): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  expect(spawnSync("mkfifo", [path]).status).toBe(0);
  const { kill, ended } = admin(side, ...words);
  const end = await open(path, "r");
  kill();
  expect((await ended).signal).toBe("SIGKILL");
  await end.close();
  rmSync(path);
}

async function landlord({ app }: Side) {
  const session = await app.signUp();
  const client = app.client(session);
  const flat = await rentedFlat(client);
  const lease = await flat.lease();
  for (const mark of ["first", "second", "third"])
    await storedFile(app, session, { on: "lease", onId: lease.id, content: pdfOf(9_000, mark) });
  return { session, email: session.email, id: (await client.accounts.workspaces({})).current };
}

async function rowsIn({ app }: Side, id: string): Promise<unknown> {
  return app.db.asSystem(async (tx) => {
    const tables: unknown[] = [];
    for (const { name } of registry.tables) {
      const column = sql.identifier(name === "workspace" ? "id" : "workspace_id");
      const rows = await tx.execute(
        sql`select to_jsonb(x)::text as line from ${sql.identifier(name)} x where ${column} = ${id}::uuid order by 1`,
      );
      tables.push([name, rowsOf(rows).map(({ line }) => line)]);
    }
    return tables;
  });
}

const writes = async ({ app }: Side, session: Awaited<ReturnType<typeof landlord>>["session"]) =>
  (await app.call("/api/v1/tasks", { session, body: { description: "Paint the hall" } })).status;

async function manifestOf(archive: string): Promise<string> {
  const unpacked = mkdtempSync(join(folder, "unpacked-"));
  await extract({ file: archive, cwd: unpacked }, ["manifest.json"]);
  return readFileSync(join(unpacked, "manifest.json"), "utf8");
}

it(
  "exports the same again after it was killed while it read tables, and over files half copied",
  { timeout: 300_000 },
  async () => {
    const me = await landlord(old);
    const to = join(folder, "killed-export.tgz");
    await killedAtTable(old, "lease", "export", me.email, to);
    // The workspace waits for the move to go on, and nobody can change what is to be moved.
    expect(await writes(old, me.session)).toBe(503);
    const rows = await rowsIn(old, me.id);
    const [key = ""] = (await keysInStore(old.app)).filter((one) => one.startsWith(me.id));
    await killedAtTable(old, "data_export", "export", me.email, to);
    // No pipe stands for a stored file, so what a kill in the middle of one leaves is put there instead.
    const half = join(folder, ".killed-export.tgz.partial", "files", key);
    mkdirSync(dirname(half), { recursive: true });
    writeFileSync(half, readFileSync(join(old.app.deps.env.dataDir, "files", key)).subarray(0, 4_000));
    await done(old, "export", me.email, to);
    const again = join(folder, "again.tgz");
    await done(old, "export", me.email, again);
    expect(await manifestOf(again)).toBe(await manifestOf(to));
    expect(JSON.parse(await manifestOf(to))).toMatchObject({ workspaceId: me.id, missing: [] });
    await done(fresh, "import", to);
    expect(await rowsIn(fresh, me.id)).toEqual(rows);
  },
);

it(
  "imports all or nothing, however often it is killed, and leaves when that is confirmed",
  { timeout: 300_000 },
  async () => {
    const me = await landlord(old);
    const to = join(folder, "killed-import.tgz");
    await done(old, "export", me.email, to);
    const rows = await rowsIn(old, me.id);
    const nothing = registry.tables.map(({ name }) => [name, []]);
    const keys = (await keysInStore(old.app)).filter((one) => one.startsWith(me.id));
    const key = keys.at(-1) ?? "";

    await killedAtFile(fresh, join(fresh.app.deps.env.dataDir, "files", key), "import", to);
    expect(await rowsIn(fresh, me.id)).toEqual(nothing);
    await killedAtTable(fresh, "document", "import", to);
    expect(await rowsIn(fresh, me.id)).toEqual(nothing);
    const output = await done(fresh, "import", to);
    expect(await rowsIn(fresh, me.id)).toEqual(rows);
    expect((await keysInStore(fresh.app)).filter((one) => one.startsWith(me.id)).toSorted()).toEqual(
      keys.toSorted(),
    );
    const receipt = /finish \S+ (\S+)/.exec(output)?.[1] ?? "";

    // Here too: all of it is there until all of it is gone.
    await killedAtTable(old, "document", "finish", me.id, receipt);
    expect(await rowsIn(old, me.id)).toEqual(rows);
    expect(await done(old, "finish", me.id, receipt)).toContain("has left, and 3 files with it");
    expect((await old.app.call("/api/v1/portfolio", { session: me.session })).status).toBe(410);
    expect(await rowsIn(fresh, me.id)).toEqual(rows);
  },
);

it("waits for a change that is under way, and takes it along", { timeout: 300_000 }, async () => {
  const me = await landlord(old);
  const to = join(folder, "under-way.tgz");
  const held = Promise.withResolvers<undefined>();
  const begun = Promise.withResolvers<undefined>();
  const change = old.app.db.asTenant(me.id, async (tx) => {
    await tx.execute(sql`update property set name = 'Changed in time' where workspace_id = ${me.id}::uuid`);
    begun.resolve(undefined);
    await held.promise;
  });
  await begun.promise;
  const exported = admin(old, "export", me.email, to);
  await until(async () => {
    const waiting = await old.app.db.login.execute(
      sql`select 1 from pg_locks where locktype = 'advisory' and not granted and mode = 'ExclusiveLock' and database =
        (select oid from pg_database where datname = current_database())`,
    );
    return rowsOf(waiting).length > 0;
  });
  held.resolve(undefined);
  await change;
  expect((await exported.ended).code).toBe(0);
  await done(fresh, "import", to);
  expect(JSON.stringify(await rowsIn(fresh, me.id))).toContain("Changed in time");
});
