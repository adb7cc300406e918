import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { create, extract } from "tar";
import { afterAll, beforeAll, expect, it } from "vitest";

import { registry } from "#features.ts";
import { sql } from "#kernel/db/drizzle.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import { restoreArchive, runOperatorCommand } from "#operator/index.ts";
import { pdfOf, storedFile } from "#testing/files/uploads.ts";
import { operatorOf } from "#testing/operator-of.ts";
import { rentedFlat } from "#testing/records/rented-flat.ts";
import { cookieOf } from "#testing/requests/cookie-of.ts";
import { tokenIn } from "#testing/requests/token-in.ts";
import { testApp, type TestApp, type TestSession } from "#testing/test-app.ts";
import { MoveManifest } from "./moving-format.ts";

let old: TestApp;
let fresh: TestApp;
let folder: string;

beforeAll(async () => {
  old = await testApp();
  fresh = await testApp();
  folder = mkdtempSync(join(tmpdir(), "keystead-move-"));
});
afterAll(async () => {
  await old.close();
  await fresh.close();
  rmSync(folder, { recursive: true, force: true });
});

const content = pdfOf(70_000, "the contract");

/** Somebody with a rented flat and the contract of its lease. */
async function landlord(app: TestApp) {
  const session = await app.signUp();
  const client = app.client(session);
  const flat = await rentedFlat(client);
  const lease = await flat.lease();
  await client.leases.recordPayment({
    id: lease.id,
    rows: lease.rows.slice(0, 1).map(({ ref }) => ref),
    method: "cash",
    paidOn: "2026-01-03",
  });
  const { id: documentId } = await storedFile(app, session, { on: "lease", onId: lease.id, content });
  const { current: id } = await client.accounts.workspaces({});
  return { session, client, ...flat, leaseId: lease.id, documentId, id };
}

let archives = 0;
const nextArchive = () => join(folder, `${(archives += 1)}.tgz`);

const exportOf = async (app: TestApp, whose: string, to = nextArchive()) => {
  const lines = await runOperatorCommand(operatorOf(app), { name: "workspace-export", whose, to });
  return { to, lines };
};
const importOf = (app: TestApp, from: string) =>
  runOperatorCommand(operatorOf(app), { name: "workspace-import", from });
const abandon = (app: TestApp, id: string) =>
  runOperatorCommand(operatorOf(app), { name: "workspace-abandon", id });
const receiptIn = (lines: readonly string[]) =>
  /workspace finish \S+ ([0-9a-f]{16})/.exec(lines.join("\n"))?.[1] ?? "";

/** Who was moved has no password at the other side, and sets one by the link in a mail. */
async function signInAnew(app: TestApp, email: string): Promise<TestSession> {
  const ip = app.freshIp();
  await app.call("/api/auth/request-password-reset", { body: { email }, ip });
  // The job that looks the address up orders the mail.
  await app.runJobs();
  await app.runJobs();
  const token = tokenIn((await app.mails.waitForMail(email)).text);
  const password = "another horse";
  await app.call("/api/auth/reset-password", { body: { token, newPassword: password }, ip });
  const answer = await app.call("/api/auth/sign-in/email", { body: { email, password }, ip });
  expect(answer.status).toBe(200);
  return { email, password, cookie: cookieOf(answer), ip };
}

/** The rows of a workspace, by table. */
async function countsIn(app: TestApp, id: string): Promise<Readonly<Record<string, number>>> {
  const counts = await app.db.asSystem(async (tx) => {
    const found: [string, number][] = [];
    for (const { name } of registry.tables) {
      const column = sql.identifier(name === "workspace" ? "id" : "workspace_id");
      const rows = await tx.execute(
        sql`select count(*)::int as n from ${sql.identifier(name)} where ${column} = ${id}::uuid`,
      );
      found.push([name, Number(rowsOf(rows)[0]?.["n"])]);
    }
    return found;
  });
  return Object.fromEntries(counts);
}

it("moves a workspace with its people and files, and tells who comes back where it is", async () => {
  const me = await landlord(old);
  const read = [`/api/v1/leases/${me.leaseId}`, "/api/v1/leases", "/api/v1/portfolio", "/api/v1/income"];
  const answers = (app: TestApp, session: TestSession) =>
    Promise.all(read.map(async (path) => (await app.call(path, { session })).text()));
  const { to } = await exportOf(old, me.session.email);

  // Nothing changes any more, and everything can be read.
  const write = await old.call("/api/v1/tasks", {
    session: me.session,
    body: { description: "Paint the hall" },
  });
  expect(write.status).toBe(503);
  expect(write.headers.get("retry-after")).toBe("120");
  expect(await write.json()).toMatchObject({ defined: true, code: "WORKSPACE_MOVING" });
  const { email, password } = me.session;
  expect((await old.call("/api/auth/sign-in/email", { body: { email, password } })).status).toBe(200);
  const before = await answers(old, me.session);
  const counts = await countsIn(old, me.id);

  const lines = await importOf(fresh, to);
  expect(await importOf(fresh, to)).toEqual([
    expect.stringContaining("has arrived already"),
    ...lines.slice(-1),
  ]);
  expect(await countsIn(fresh, me.id)).toEqual(counts);
  const there = await signInAnew(fresh, me.session.email);
  expect(await answers(fresh, there)).toEqual(before);
  const file = await fresh.call(`/api/documents/${me.documentId}/file`, { session: there });
  expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(content))).toBe(true);
  const added = await fresh.call("/api/v1/tasks", {
    session: there,
    body: { description: "Paint the hall" },
  });
  expect(added.status).toBe(200);

  const finish = (receipt: string) =>
    runOperatorCommand(operatorOf(old), {
      name: "workspace-finish",
      id: me.id,
      receipt,
      address: "https://new.example.com",
    });
  await expect(finish("0000000000000000")).rejects.toThrow("not the receipt");
  expect(await finish(receiptIn(lines))).toEqual([
    "The workspace has left, and 1 files with it.",
    expect.stringContaining("Backups"),
  ]);
  expect(await finish(receiptIn(lines))).toEqual([
    "The workspace has left, and 0 files with it.",
    expect.stringContaining("Backups"),
  ]);
  const refusedRead = await old.call("/api/v1/portfolio", { session: me.session });
  expect(refusedRead.status).toBe(410);
  expect(await refusedRead.json()).toMatchObject({
    code: "WORKSPACE_MOVED",
    data: { address: "https://new.example.com" },
  });
  const left = Object.entries(await countsIn(old, me.id)).filter(([, rows]) => rows > 0);
  expect(Object.fromEntries(left)).toEqual({ membership: 1, workspace: 1 });
  await expect(exportOf(old, me.id)).rejects.toThrow("has moved already");
  await expect(abandon(old, me.id)).rejects.toThrow("has left");

  // And back again.
  const { to: back } = await exportOf(fresh, me.id);
  await importOf(old, back);
  expect((await old.call("/api/v1/portfolio", { session: me.session })).status).toBe(200);
  expect(await countsIn(old, me.id)).toEqual(await countsIn(fresh, me.id));
});

it("gives people who are there already their own id", async () => {
  const me = await landlord(old);
  const there = await fresh.signUp(me.session.email);
  const { to } = await exportOf(old, me.id);
  await importOf(fresh, to);
  const answer = async (app: TestApp, session: TestSession) =>
    (await app.call(`/api/v1/leases/${me.leaseId}`, { session })).text();
  expect(await answer(fresh, there)).toBe(await answer(old, me.session));
  const [lines] = await runOperatorCommand(operatorOf(fresh), { name: "workspace-moves" }).then((moves) =>
    moves.filter((line) => line.includes(me.id)),
  );
  expect(JSON.parse(lines ?? "")).toMatchObject({ state: "arrived", owner: me.session.email });
});

it("refuses to put a second workspace with records beside the one that a person has", async () => {
  const me = await landlord(old);
  const there = await fresh.signUp(me.session.email);
  await rentedFlat(fresh.client(there));
  const { to } = await exportOf(old, me.id);
  await expect(importOf(fresh, to)).rejects.toThrow("nobody can have two. Nothing was changed.");
  const keys: string[] = [];
  for await (const page of fresh.deps.files.keys()) keys.push(...page);
  expect(keys.filter((key) => key.startsWith(me.id))).toEqual([]);
});

it("makes a workspace writable again when the move is given up", async () => {
  const me = await landlord(old);
  const { to } = await exportOf(old, me.id);
  expect(await abandon(old, me.id)).toContain("The workspace can be changed again.");
  const write = await old.call("/api/v1/tasks", {
    session: me.session,
    body: { description: "Paint the hall" },
  });
  expect(write.status).toBe(200);
  await expect(abandon(old, me.id)).rejects.toThrow("not being moved");
  // Where it never left, it cannot arrive.
  await expect(importOf(old, to)).rejects.toThrow("is here already");
});

/** The archive with another manifest. */
async function forged(from: string, change: (manifest: MoveManifest) => object): Promise<string> {
  const unpacked = mkdtempSync(join(folder, "forged-"));
  const to = nextArchive();
  await extract({ file: from, cwd: unpacked });
  const path = join(unpacked, "manifest.json");
  const { default: manifest } = await import(path, { with: { type: "json" } });
  writeFileSync(path, JSON.stringify(change(MoveManifest.parse(manifest))));
  await create({ gzip: true, file: to, cwd: unpacked, portable: true }, [
    "manifest.json",
    "tables",
    "files",
    "exports",
  ]);
  return to;
}

it("refuses an archive of another version, of another secret, or without a table", async () => {
  const me = await landlord(old);
  const { to } = await exportOf(old, me.id);
  const none = "0".repeat(64);
  const refused: readonly (readonly [string, (manifest: MoveManifest) => object])[] = [
    ["another version of Keystead", (manifest) => ({ ...manifest, schema: none })],
    ["different secrets", (manifest) => ({ ...manifest, secret: none })],
    ["every table", (manifest) => ({ ...manifest, tables: manifest.tables.slice(1) })],
    [
      "checksum",
      (manifest) => ({
        ...manifest,
        tables: manifest.tables.map((table) => ({ ...table, sha256: none })),
      }),
    ],
  ];
  for (const [why, change] of refused) {
    await expect(importOf(fresh, await forged(to, change))).rejects.toThrow(why);
    await expect(importOf(fresh, await forged(to, change))).rejects.toThrow("Nothing was changed.");
  }
  expect(await countsIn(fresh, me.id)).toMatchObject({ workspace: 0, lease: 0 });
});

it("does not begin while a job of the workspace waits", async () => {
  const me = await landlord(old);
  await me.client.ownData.orderDataExport({});
  await expect(exportOf(old, me.id)).rejects.toThrow("1 × data-export");
  expect(
    (await old.call("/api/v1/tasks", { session: me.session, body: { description: "Paint" } })).status,
  ).toBe(200);
  await old.runJobs();
  const { to } = await exportOf(old, me.id);
  await importOf(fresh, to);
  // The archive that was ordered comes along.
  const there = await signInAnew(fresh, me.session.email);
  const { export: ordered } = await fresh.client(there).ownData.dataExport({});
  expect(ordered).toMatchObject({ state: "ready", ready: { bytes: expect.any(Number) } });
});

it("is left alone by every job, which still do their work elsewhere", async () => {
  const [moving, other] = [await landlord(old), await landlord(old)];
  const at = old.clock.now();
  for (const { client } of [moving, other]) {
    const { id } = await client.tasks.create({ description: "Paint the hall" });
    await client.tasks.delete({ id });
  }
  await exportOf(old, moving.id);
  const trashIn = async ({ id }: { readonly id: string }) => (await countsIn(old, id))["trash"];
  const rowsBefore = await countsIn(old, moving.id);
  expect(await trashIn(other)).toBe(1);
  old.clock.advance(400 * 24 * 60 * 60_000);
  const failed: string[] = [];
  for (const { name, cron, run } of registry.jobs(old.deps))
    if (cron !== undefined)
      await run({}, "a-job").catch((error: unknown) => failed.push(`${name}: ${String(error)}`));
  old.clock.set(at.toISOString());
  expect(failed).toEqual([]);
  expect(await countsIn(old, moving.id)).toEqual(rowsBefore);
  expect(await trashIn(other)).toBe(0);
});

it("stays away when a backup from before is restored", async () => {
  const me = await landlord(old);
  const operator = operatorOf(old);
  const backup = nextArchive();
  await runOperatorCommand(operator, { name: "backup", to: backup });
  const { to } = await exportOf(old, me.id);
  const receipt = receiptIn(await importOf(fresh, to));
  await runOperatorCommand(operator, { name: "workspace-finish", id: me.id, receipt, address: null });
  await restoreArchive({
    archive: backup,
    dataDir: operator.dataDir,
    replace: true,
    openDatabase: async () => ({ ...old.db, close: async () => {} }),
  });
  expect(await countsIn(old, me.id)).toMatchObject({ workspace: 1, membership: 1, lease: 0, document: 0 });
  const { email, password } = me.session;
  const back = await old.call("/api/auth/sign-in/email", { body: { email, password } });
  const session = { ...me.session, cookie: cookieOf(back) };
  expect((await old.call("/api/v1/portfolio", { session })).status).toBe(410);
});
