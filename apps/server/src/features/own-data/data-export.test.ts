import { createHash, randomUUID } from "node:crypto";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { messagesOf } from "@keystead/messages/messages-of";
import { sql } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { keyOfFile } from "#adapters/storage/file-storage.ts";
import { registry } from "#features.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import { audit } from "#kernel/db/schema/index.ts";
import { bucketServer } from "#testing/processes/bucket-server.ts";
import { readAge } from "@keystead/testkit/read-age";
import { readZip } from "@keystead/testkit/read-zip";
import { ageOpens, hasAge } from "#testing/files/age.ts";
import { rentedFlat } from "#testing/records/rented-flat.ts";
import { memberSession } from "#testing/records/membership.ts";
import { testApp, type TestApp, type TestSession } from "#testing/test-app.ts";
import { losingBytes, pdfOf, storedFile } from "#testing/files/uploads.ts";
import { exportedColumns } from "./data-export-store.ts";
import { purgeExportsJob } from "./purge-exports-job.ts";

const DAY_MS = 24 * 60 * 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const file = (session: TestSession) => app.call("/api/data-export/file", { session });
async function archivesKept(): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const page of app.deps.archives.keys()) found.push(...page);
  return found;
}

async function exported(session: TestSession) {
  await app.client(session).ownData.orderDataExport({});
  await app.runJobs();
  const answer = await file(session);
  expect(answer.status).toBe(200);
  return readZip(Buffer.from(await answer.arrayBuffer()));
}

const text = (zip: Awaited<ReturnType<typeof exported>>, name: string) => zip.get(name)?.toString() ?? "";

describe("the archive", () => {
  it("[GEN-06] holds every record as JSON and CSV, a page that says what is what, and nobody else's", async () => {
    const me = await app.signUp();
    const stranger = await app.signUp("stranger@example.com");
    const client = app.client(me);
    const { propertyId } = await rentedFlat(client);
    await rentedFlat(app.client(stranger));
    await client.tenants.create({
      propertyId,
      name: '=HYPERLINK("https://example.com")',
      email: "",
      phone: "+34 600 100 200",
      notes: 'says "no"\nand, yes',
    });
    const zip = await exported(me);
    expect([...zip.keys()].toSorted()).toEqual(
      [
        "index.html",
        "json/you.json",
        ...registry.takenAlong.flatMap((name) => [`csv/${name}.csv`, `json/${name}.json`]),
      ].toSorted(),
    );
    const found: unknown = JSON.parse(text(zip, "json/tenant.json"));
    const stored = await client.tenants.list({});
    expect(found).toHaveLength(stored.total);
    const csv = text(zip, "csv/tenant.csv");
    expect(csv.startsWith("\uFEFFworkspace_id,id,")).toBe(true);
    expect(csv).toContain(`"'=HYPERLINK(""https://example.com"")"`);
    expect(csv).toContain("'+34 600 100 200");
    expect(csv).toContain('"says ""no""\nand, yes"');
    const mine = (await client.accounts.workspaces({})).current;
    const theirs = (await app.client(stranger).accounts.workspaces({})).current;
    for (const name of registry.takenAlong) expect(text(zip, `json/${name}.json`)).not.toContain(theirs);
    expect(text(zip, "json/property.json")).toContain(mine);
    const page = text(zip, "index.html");
    expect(page).toContain('<html lang="en">');
    expect(page).toContain(`Everything that was stored for ${me.email} on 10 March 2026`);
    expect(page).toContain(`<td>Tenants</td><td class="n">${stored.total}</td>`);
    expect(JSON.parse(text(zip, "json/you.json"))).toMatchObject({
      email: me.email,
      subscription: { plan: "pro" },
    });
  });

  it("keeps the line separators of a text from elsewhere, which end no row", async () => {
    const me = await app.signUp();
    const client = app.client(me);
    const { propertyId } = await rentedFlat(client);
    const notes = "Rings twice\u2028Second floor\u2029left\r\nKeys: 2";
    const { id } = await client.tenants.create({ propertyId, name: "Ana", email: "", phone: "", notes });
    const stored = (await client.tenants.get({ id })).notes;
    expect(stored).toContain("\u2028");
    const zip = await exported(me);
    const rows: readonly { readonly id: string; readonly notes: string }[] = JSON.parse(
      text(zip, "json/tenant.json"),
    );
    expect(rows.find((row) => row.id === id)?.notes).toBe(stored);
    expect(text(zip, "csv/tenant.csv")).toContain(stored);
  });

  it("brings the files under their names, none of which leads out of the folder", async () => {
    const me = await app.signUp();
    const { propertyId } = await rentedFlat(app.client(me));
    const workspaceId = (await app.client(me).accounts.workspaces({})).current;
    const from = join(app.deps.env.dataDir, "made.txt");
    writeFileSync(from, "signed");
    const ids = [randomUUID(), randomUUID()];
    for (const [at, name] of ["contract.pdf", "../../evil.pdf"].entries()) {
      const fileId = randomUUID();
      await app.deps.files.put(keyOfFile(workspaceId, fileId), from);
      await app.db.asSystem((tx) =>
        tx.execute(sql`insert into document (workspace_id, id, property_id, kind, name, format, bytes, sha256, file_id)
          values (${workspaceId}, ${ids[at]}, ${propertyId}, 'other', ${name}, 'pdf', 6, ${"0".repeat(64)}, ${fileId})`),
      );
    }
    const zip = await exported(me);
    expect(text(zip, `files/${ids[0]}/contract.pdf`)).toBe("signed");
    expect(text(zip, `files/${ids[1]}/__.._evil.pdf`)).toBe("signed");
    expect([...zip.keys()].filter((name) => name.split("/").includes(".."))).toEqual([]);
    expect(text(zip, "index.html")).toContain("What you uploaded lies in the folder");
    expect(text(zip, "index.html")).not.toContain("missing");
  });

  it("names the file whose bytes were gone, and goes on with the others", async () => {
    const me = await app.signUp();
    const { propertyId } = await rentedFlat(app.client(me));
    const stored = (name: string) =>
      storedFile(app, me, { on: "property", onId: propertyId, name, content: pdfOf(600, name) });
    const missing = await losingBytes(app, () => stored("a.pdf"));
    const kept = await stored("b.pdf");
    const zip = await exported(me);
    expect([...zip.keys()].filter((name) => name.startsWith("files/"))).toEqual([`files/${kept.id}/b.pdf`]);
    expect(text(zip, "index.html")).toContain(
      `<li>files/${missing.id}/a.pdf<br><b>The file itself was missing when the archive was made.</b></li>`,
    );
  });

  it("goes on behind a full page of rows, each once", { tags: ["extended"] }, async () => {
    const me = await app.signUp();
    const workspaceId = (await app.client(me).accounts.workspaces({})).current;
    await app.db.asSystem((tx) =>
      tx.execute(
        sql`insert into tenant (workspace_id, name) select ${workspaceId}, 'T' || n from generate_series(1, 1200) n`,
      ),
    );
    const zip = await exported(me);
    const names: { readonly name: string }[] = JSON.parse(text(zip, "json/tenant.json"));
    expect(new Set(names.map(({ name }) => name)).size).toBe(1_200);
    expect(text(zip, "csv/tenant.csv").split("\r\n")).toHaveLength(1_202);
  });

  it("speaks the person's language, with a semicolon where its spreadsheets want one", async () => {
    const me = await app.signUp();
    const { accounts } = app.client(me);
    await accounts.changeProfile({ version: (await accounts.profile({})).version, language: "de" });
    const zip = await exported(me);
    expect(text(zip, "index.html")).toContain("<h1>Ihre Daten</h1>");
    expect(text(zip, "csv/workspace.csv")).toMatch(/^\uFEFFid;kind;/);
  });

  it("carries nothing that gives access", async () => {
    const columns = registry.takenAlong.flatMap((name) => exportedColumns(name));
    expect(columns.filter((column) => /token|hash|password|secret|sealed/.test(column))).toEqual([]);
    const zip = await exported(await app.signUp());
    expect(text(zip, "json/you.json")).not.toMatch(/"(token|password)"/);
  });

  it("says what a table holds in every language or in none", () => {
    const tableMessages: Readonly<Record<string, Readonly<Record<string, string>>>> =
      messagesOf("files/tables");
    const [en, ...others] = Object.values(tableMessages).map((table) => Object.keys(table).toSorted());
    for (const other of others) expect(other).toEqual(en);
    // A text under a former name of its table would never be shown.
    expect(en?.filter((name) => !registry.takenAlong.some((table) => table === name))).toEqual([]);
    expect(
      registry.takenAlong.filter((name) => tableMessages["en"]?.[name] !== undefined).length,
    ).toBeGreaterThan(15);
  });
});

describe("the order", () => {
  it("is one for 20 at once, is audited, and tells how far it is", async () => {
    const me = await app.signUp();
    const { ownData } = app.client(me);
    expect(await ownData.dataExport({})).toEqual({ export: null });
    const orders = await Promise.all(Array.from({ length: 20 }, () => ownData.orderDataExport({})));
    expect(new Set(orders.map((order) => JSON.stringify(order))).size).toBe(1);
    expect((await ownData.dataExport({})).export).toMatchObject({ state: "waiting", done: 0, ready: null });
    expect((await file(me)).status).toBe(404);
    await app.runJobs();
    const { export: made } = await ownData.dataExport({});
    expect(made).toMatchObject({
      state: "ready",
      done: registry.takenAlong.length,
      total: registry.takenAlong.length,
    });
    expect(made?.ready?.until).toBe(new Date(app.clock.now().getTime() + 7 * DAY_MS).toISOString());
    const answer = await file(me);
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="keystead-2026-03-10.zip"');
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect((await answer.arrayBuffer()).byteLength).toBe(made?.ready?.bytes);
    const workspaceId = (await app.client(me).accounts.workspaces({})).current;
    const entries = await app.db.asSystem((tx) =>
      tx
        .select()
        .from(audit)
        .where(sql`workspace_id = ${workspaceId} and action = 'export'`),
    );
    expect(entries).toHaveLength(1);
  });

  it("is for the owner alone, and never of a sample", async () => {
    const me = await app.signUp();
    const { accounts } = app.client(me);
    const workspaceId = (await accounts.workspaces({})).current;
    const assistant = await memberSession(app, workspaceId, "assistant");
    const theirs = app.client(assistant, { workspaceId }).ownData;
    await expect(theirs.orderDataExport({})).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(theirs.dataExport({})).rejects.toMatchObject({ code: "FORBIDDEN" });
    const sample = await accounts.openSample({});
    await expect(
      app.client(me, { workspaceId: sample.id }).ownData.orderDataExport({}),
    ).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect((await app.call("/api/v1/data-export")).status).toBe(401);
    expect((await app.call("/api/data-export/file")).status).toBe(401);
    const extra = await app.call("/api/v1/data-export", { session: me, body: { workspaceId } });
    expect(extra.status).toBe(400);
  });

  it("gives nobody another workspace's archive", async () => {
    const me = await app.signUp();
    await exported(me);
    const stranger = await app.signUp();
    expect((await file(stranger)).status).toBe(404);
    const mine = (await app.client(me).accounts.workspaces({})).current;
    const download = await app.call("/api/data-export/file", {
      session: stranger,
      headers: { "x-workspace-id": mine },
    });
    expect(download.status).toBe(404);
  });

  it("is over after 7 days, file and all; a new one takes the place of the old", async () => {
    const me = await app.signUp();
    await exported(me);
    await exported(me);
    const { ownData } = app.client(me);
    await app.deps.jobs.drain();
    app.clock.advance(7 * DAY_MS);
    const again = await app.call("/api/auth/sign-in/email", {
      body: { email: me.email, password: me.password },
      ip: me.ip,
    });
    expect(again.status).toBe(200);
    expect(await ownData.dataExport({})).toEqual({ export: null });
    await purgeExportsJob(app.deps).run({}, "");
    expect(await archivesKept()).toEqual([]);
    expect(readdirSync(join(app.deps.env.dataDir, "incoming"))).toEqual([]);
    app.clock.advance(-7 * DAY_MS);
  });

  it.each(["a bucket", "a shared folder"])(
    "is fetched from a process that did not make it, out of %s",
    { tags: ["extended"] },
    async (place) => {
      const bucket = await bucketServer(join(app.deps.env.dataDir, randomUUID()));
      const env = place === "a bucket" ? bucket.env : { DATA_DIR: app.deps.env.dataDir };
      const one = await testApp({ shareWith: app, env });
      const other = await testApp({ shareWith: app, env });
      const me = await one.signUp(`${place.replaceAll(" ", "-")}@example.com`);
      await one.client(me).ownData.orderDataExport({});
      await one.runJobs();
      const answer = await other.call("/api/data-export/file", { session: me });
      expect(answer.status).toBe(200);
      const zip = readZip(Buffer.from(await answer.arrayBuffer()));
      expect(text(zip, "json/you.json")).toContain(me.email);
      // Stored apart from the files: whoever lists those to sweep or to back up never sees it.
      const files: string[] = [];
      for await (const page of one.deps.files.keys()) files.push(...page);
      const kept: string[] = [];
      for await (const page of other.deps.archives.keys()) kept.push(...page);
      const workspaceId = (await one.client(me).accounts.workspaces({})).current;
      const mine = (keys: readonly string[]) => keys.filter((key) => key.startsWith(`${workspaceId}/`));
      expect([mine(files).length, mine(kept).length]).toEqual([0, 1]);
      await one.close();
      await other.close();
      await bucket.stop();
    },
  );

  it("may be ordered again when the one under way was lost", { tags: ["extended"] }, async () => {
    const me = await app.signUp();
    const { ownData } = app.client(me);
    const { export: first } = await ownData.orderDataExport({});
    const workspaceId = (await app.client(me).accounts.workspaces({})).current;
    await app.db.asSystem((tx) =>
      tx.execute(
        sql`update data_export set state = 'working', updated_at = updated_at - interval '2 hours' where workspace_id = ${workspaceId}`,
      ),
    );
    expect((await ownData.dataExport({})).export?.state).toBe("failed");
    expect((await ownData.orderDataExport({})).export.state).toBe("waiting");
    expect(first.state).toBe("waiting");
    await app.runJobs();
    expect((await ownData.dataExport({})).export?.state).toBe("ready");
  });
});

describe("an archive that is locked", () => {
  const PASSPHRASE = "nine pale otters in Größenwahn";

  async function locked(session: TestSession, input: { readonly year?: number } = {}): Promise<Buffer> {
    await app.client(session).ownData.orderDataExport({ ...input, passphrase: PASSPHRASE });
    await app.runJobs();
    const path = `/api/data-export/file${input.year === undefined ? "" : `?year=${input.year}`}`;
    const answer = await app.call(path, { session });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/octet-stream"]);
    const length = Number(answer.headers.get("content-length"));
    const file = Buffer.from(await answer.arrayBuffer());
    expect(file.length).toBe(length);
    return file;
  }

  it("is an age file that its passphrase opens, and nothing else", async () => {
    const me = await app.signUp();
    await rentedFlat(app.client(me));
    const file = await locked(me);
    expect(file.toString("latin1").startsWith("age-encryption.org/v1\n-> scrypt ")).toBe(true);
    expect(file.includes(me.email)).toBe(false);
    const zip = readZip(readAge(file, PASSPHRASE));
    expect(text(zip, "json/you.json")).toContain(me.email);
    expect(() => readAge(file, "another passphrase")).toThrow("authenticate data");
    expect((await app.client(me).ownData.dataExport({})).export).toMatchObject({
      state: "ready",
      isLocked: true,
      ready: { bytes: file.length },
    });
    const named = await app.call("/api/data-export/file", { session: me });
    await named.arrayBuffer();
    expect(named.headers.get("content-disposition")).toBe(
      'attachment; filename="keystead-2026-03-10.zip.age"',
    );
    // The next one is unencrypted, as ordered.
    expect(text(await exported(me), "json/you.json")).toContain(me.email);
    expect((await app.client(me).ownData.dataExport({})).export).toMatchObject({ isLocked: false });
  });

  it("may be of a year of the books", async () => {
    const me = await app.signUp();
    await rentedFlat(app.client(me));
    const zip = readZip(readAge(await locked(me, { year: 2026 }), PASSPHRASE));
    expect(zip.has("index.html")).toBe(true);
  });

  it("leaves its passphrase in no table, in no line of the log and in no file", async () => {
    const me = await app.signUp();
    const order = (passphrase: string) =>
      app.call("/api/v1/data-export", {
        session: me,
        headers: { "idempotency-key": `of-${passphrase.length}` },
        body: { passphrase },
      });
    expect((await order(PASSPHRASE)).status).toBe(200);
    const kept = async () => {
      const { login } = app.deps.db;
      const tables = rowsOf(
        await login.execute(sql`select table_schema || '.' || table_name as name from information_schema.tables
          where table_schema in ('public', 'jobs')`),
      ).map(({ name }) => String(name));
      const found: string[] = [];
      for (const name of tables) {
        const rows = await login.execute(sql`select to_jsonb(x)::text as row from ${sql.raw(name)} x`);
        found.push(...rowsOf(rows).map(({ row }) => String(row)));
      }
      return found.join("\n");
    };
    const guessable = [
      PASSPHRASE,
      Buffer.from(PASSPHRASE).toString("base64"),
      createHash("sha256").update(PASSPHRASE).digest("base64url"),
      createHash("sha256")
        .update(JSON.stringify({ passphrase: PASSPHRASE }))
        .digest("base64url"),
    ];
    const waiting = await kept();
    expect(waiting).toContain("passphraseSealed");
    for (const trace of guessable) expect(waiting).not.toContain(trace);
    // Recognised without being stored: a repeated order is accepted, another passphrase under the same key is not.
    expect((await order(PASSPHRASE)).status).toBe(200);
    expect((await order([...PASSPHRASE].toReversed().join(""))).status).toBe(422);
    await app.runJobs();
    const after = await kept();
    for (const trace of guessable) expect(after).not.toContain(trace);
    expect(after).not.toMatch(/"passphraseSealed": ?"/);
    expect(app.logLines.join("")).not.toContain(PASSPHRASE);
    expect(readdirSync(join(app.deps.env.dataDir, "incoming"))).toEqual([]);
  });

  it("is not made open where its passphrase can no longer be read", async () => {
    const me = await app.signUp();
    await app.client(me).ownData.orderDataExport({ passphrase: PASSPHRASE });
    await app.deps.db.login.execute(
      sql`update jobs.job set data = jsonb_set(data, '{passphraseSealed}', '"not ours"') where name = 'data-export' and state = 'created'`,
    );
    await app.runJobs();
    expect((await app.client(me).ownData.dataExport({})).export).toMatchObject({
      state: "failed",
      ready: null,
    });
    expect((await file(me)).status).toBe(404);
  });

  it.each([
    ["short", "eleven mark"],
    ["of several lines", "a passphrase\nof two lines"],
    ["too long", "x".repeat(129)],
    ["no text", 7],
  ])("takes no passphrase that is %s", async (_what, passphrase) => {
    const me = await app.signUp();
    const answer = await app.call("/api/v1/data-export", { session: me, body: { passphrase } });
    expect(answer.status).toBe(400);
  });

  it.skipIf(!hasAge)(
    `opens with the command of its screen${hasAge ? "" : " (age is not installed here)"}`,
    async () => {
      const me = await app.signUp();
      const zip = readZip(await ageOpens(await locked(me), PASSPHRASE));
      expect(text(zip, "json/you.json")).toContain(me.email);
    },
  );
});
