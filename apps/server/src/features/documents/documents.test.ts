import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";

import type { UploadedDocument } from "@keystead/contract/documents";
import { planLimits } from "@keystead/domain/plans";
import { sql } from "#kernel/db/drizzle.ts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { rowsOf } from "#kernel/db/queries/rows.ts";
import { rentedFlat } from "#testing/records/rented-flat.ts";
import { memberSession } from "#testing/records/membership.ts";
import { testApp, type TestApp, type TestClient, type TestSession } from "#testing/test-app.ts";
import { keysInStore, pdfOf, postFile, setFileTimes, storedFile } from "#testing/files/uploads.ts";

let app: TestApp;
let me: TestSession;
let client: TestClient;
let flat: Awaited<ReturnType<typeof rentedFlat>>;
let leaseId: string;
let workspaceId: string;

beforeAll(async () => {
  app = await testApp();
  me = await app.signUp();
  client = app.client(me);
  workspaceId = (await client.accounts.workspaces({})).current;
  flat = await rentedFlat(client);
  leaseId = (await flat.lease()).id;
});
afterAll(() => app.close());

/** Files stored so far get the time of the test clock instead of the machine's. */
function passTwoHours(): void {
  setFileTimes(app.deps.env.dataDir, app.clock.now());
  app.clock.advance(2 * 3_600_000);
}

const issueOf = async (answer: Response) => {
  const body: { readonly code: string; readonly data?: { readonly issues?: readonly unknown[] } } =
    JSON.parse(await answer.text());
  return [answer.status, body.code, body.data?.issues?.[0] ?? null];
};

describe("[DOC-01] a file on a lease", () => {
  it("is uploaded, listed and comes back byte for byte, as a download that can do nothing", async () => {
    const content = pdfOf(2_000, "a contract");
    const made = await storedFile(app, me, {
      on: "lease",
      onId: leaseId,
      name: "Mietvertrag Müller.pdf",
      kind: "lease_agreement",
      content,
    });
    expect(made).toMatchObject({
      kind: "lease_agreement",
      name: "Mietvertrag Müller.pdf",
      format: "pdf",
      bytes: 2_000,
      own: true,
      uploadedBy: me.email,
    });
    const list = await client.documents.list({ on: "lease", onId: leaseId });
    expect(list).toMatchObject({ total: 1, bytes: 2_000, items: [{ id: made.id }] });
    const answer = await app.call(`/api/documents/${made.id}/file?ws=${workspaceId}`, { session: me });
    expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(content))).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-length": "2000",
      "content-disposition": `attachment; filename="Mietvertrag M_ller.pdf"; filename*=UTF-8''Mietvertrag%20M%C3%BCller.pdf`,
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
      "cache-control": "no-store",
      "cross-origin-resource-policy": "same-origin",
    });
  });

  it("is renamed and said to be something else, and keeps an ending of its content", async () => {
    const made = await storedFile(app, me, { on: "lease", onId: leaseId, content: pdfOf(300) });
    const renamed = await client.documents.update({
      id: made.id,
      version: made.version,
      name: "Handover.exe",
      kind: "receipt",
    });
    expect(renamed).toMatchObject({ name: "Handover.exe.pdf", kind: "receipt", version: 2 });
    await expect(
      client.documents.update({ id: made.id, version: made.version, kind: "other" }),
    ).rejects.toMatchObject({ code: "STALE", data: { current: { version: 2 } } });
  });

  it("is deleted, brought back by Undo, and its bytes go when that is over", async () => {
    const made = await storedFile(app, me, { on: "lease", onId: leaseId, content: pdfOf(400) });
    const before = await keysInStore(app);
    const { trashId } = await client.documents.delete({ id: made.id });
    await app.runJobs();
    await client.trash.restore({ id: trashId });
    expect((await app.call(`/api/documents/${made.id}/file`, { session: me })).status).toBe(200);
    await client.documents.delete({ id: made.id });
    expect((await app.call(`/api/documents/${made.id}/file`, { session: me })).status).toBe(404);
    passTwoHours();
    await runSweep();
    expect(await keysInStore(app)).toHaveLength(before.length - 1);
  });

  it("goes with its lease and comes back with it", async () => {
    const other = await rentedFlat(client, "Second house");
    const lease = await other.lease();
    const made = await storedFile(app, me, { on: "lease", onId: lease.id, content: pdfOf(300) });
    const { trashId } = await client.leases.delete({ id: lease.id });
    expect((await app.call(`/api/documents/${made.id}/file`, { session: me })).status).toBe(404);
    await client.trash.restore({ id: trashId });
    expect((await client.documents.list({ on: "lease", onId: lease.id })).items).toMatchObject([
      { id: made.id },
    ]);
  });
});

/** The jobs that are due at this moment, the sweep among them. */
async function runSweep(): Promise<void> {
  const { sweepFilesJob } = await import("./sweep-files-job.ts");
  const { purgeTrashJob } = await import("#kernel/jobs/housekeeping-jobs.ts");
  await purgeTrashJob(app.deps).run({}, "");
  await sweepFilesJob(app.deps).run({}, "");
}

describe("[PROP-02] a file of a property", () => {
  it("stands there whether it hangs on the property or on a unit of it", async () => {
    const house = await rentedFlat(client, "Third house");
    await storedFile(app, me, { on: "property", onId: house.propertyId, content: pdfOf(100) });
    await storedFile(app, me, { on: "unit", onId: house.unitId, content: pdfOf(100) });
    const list = await client.documents.list({ on: "property", onId: house.propertyId });
    expect(list.items.map(({ unit }) => unit?.name ?? null).toSorted()).toEqual(["Flat 1", null]);
    expect((await client.documents.list({ on: "unit", onId: house.unitId })).total).toBe(1);
    // R-M02: a file whose unit is deleted falls back to the property.
    await client.units.delete({ id: house.unitId });
    const after = await client.documents.list({ on: "property", onId: house.propertyId });
    expect(after.items.map(({ unit }) => unit)).toEqual([null, null]);
  });

  it("comes back without its unit when that went meanwhile", async () => {
    const house = await rentedFlat(client, "House without a flat");
    const file = await storedFile(app, me, { on: "unit", onId: house.unitId, content: pdfOf(100) });
    const { trashId } = await client.documents.delete({ id: file.id });
    await client.units.delete({ id: house.unitId });
    await client.trash.restore({ id: trashId });
    const list = await client.documents.list({ on: "property", onId: house.propertyId });
    expect(list.items).toMatchObject([{ id: file.id, unit: null }]);
  });

  it("is put on a unit, on another one and on the property again, and each says so in its history", async () => {
    const house = await rentedFlat(client, "House with two flats");
    const rooms = { bedrooms: null, bathrooms: null, sizeSqm: null, floor: "", maintenance: false };
    const attic = await client.units.create({ propertyId: house.propertyId, name: "Attic", ...rooms });
    const { id } = await storedFile(app, me, {
      on: "property",
      onId: house.propertyId,
      content: pdfOf(100),
    });
    const put = (version: number, unitId: string | null) => client.documents.update({ id, version, unitId });
    expect(await put(1, house.unitId)).toMatchObject({ unit: { name: "Flat 1" }, version: 2 });
    expect(await put(2, attic.id)).toMatchObject({ unit: { id: attic.id, name: "Attic" } });
    const list = await client.documents.list({ on: "property", onId: house.propertyId });
    expect(list).toMatchObject({ total: 1, bytes: 100, units: [{ id: attic.id, total: 1 }] });
    const { entries } = await client.history.unit({ id: attic.id });
    expect(entries.find(({ entity }) => entity === "document")?.changes).toMatchObject([
      {
        field: "unit",
        from: { records: [{ name: "Flat 1 · House with two flats" }] },
        to: { records: [{ name: "Attic · House with two flats" }] },
      },
    ]);
    expect(await put(3, null)).toMatchObject({ unit: null, propertyId: house.propertyId });
    await expect(put(3, attic.id)).rejects.toMatchObject({
      code: "STALE",
      data: { current: { version: 4 } },
    });
  });

  it("is put on no unit of another property or workspace, and what hangs on a lease on none at all", async () => {
    const other = await rentedFlat(client, "House next door");
    const onHouse = await storedFile(app, me, {
      on: "property",
      onId: flat.propertyId,
      content: pdfOf(100),
    });
    const onLease = await storedFile(app, me, { on: "lease", onId: leaseId, content: pdfOf(100) });
    const strangers = await rentedFlat(app.client(await app.signUp()), "Another's house");
    const elsewhere = {
      code: "BAD_REQUEST",
      data: { issues: [{ path: ["unitId"], code: "UNIT_NOT_IN_PROPERTY" }] },
    };
    for (const [id, unitId, refusal] of [
      [onHouse.id, other.unitId, elsewhere],
      [onHouse.id, strangers.unitId, { code: "NOT_FOUND" }],
      [onHouse.id, randomUUID(), { code: "NOT_FOUND" }],
      [onLease.id, flat.unitId, elsewhere],
      [onLease.id, null, elsewhere],
    ] as const)
      await expect(client.documents.update({ id, version: 1, unitId })).rejects.toMatchObject(refusal);
  });

  it("[PROP-05] is counted in the question and goes with it, its bytes too", async () => {
    const house = await rentedFlat(client, "Fourth house");
    const lease = await house.lease();
    const before = await keysInStore(app);
    for (const owner of [
      { on: "property", onId: house.propertyId },
      { on: "unit", onId: house.unitId },
      { on: "lease", onId: lease.id },
    ] as const)
      await storedFile(app, me, { ...owner, content: pdfOf(100) });
    const deletion = await client.properties.deletion({ id: house.propertyId });
    expect(deletion.counts.documents).toBe(3);
    await client.properties.delete({ id: house.propertyId, name: "Fourth house" });
    passTwoHours();
    await runSweep();
    expect((await keysInStore(app)).toSorted()).toEqual([...before].toSorted());
  });
});

describe("a long list of files", () => {
  const everyPage = async (onId: string, limit: number) => {
    const seen: string[] = [];
    const sizes: number[] = [];
    let before: string | undefined;
    for (;;) {
      const page = await client.documents.list({
        on: "property",
        onId,
        limit,
        ...(before === undefined ? {} : { before }),
      });
      seen.push(...page.items.map(({ id }) => id));
      sizes.push(page.items.length);
      before = page.items.at(-1)?.id;
      if (!page.more) return { seen, sizes, total: page.total };
    }
  };
  /** Many at the same instant, so that the order among them is the ids'. */
  const fill = (propertyId: string, rows: number) =>
    app.db.asSystem((tx) =>
      tx.execute(sql`insert into document (workspace_id, property_id, kind, name, format, bytes, sha256, file_id, created_at)
        select ${workspaceId}::uuid, ${propertyId}::uuid, 'receipt', n || '.pdf', 'pdf', 1, ${"0".repeat(64)}, gen_random_uuid(),
          timestamptz '2026-01-01' + (n / 7) * interval '1 microsecond' from generate_series(1, ${rows}) n`),
    );

  it.each([
    [0, [0]],
    [1, [1]],
    [100, [100]],
    [101, [100, 1]],
    [601, [100, 100, 100, 100, 100, 100, 1]],
  ])("of %i is read page by page, each file once", async (rows, sizes) => {
    const { propertyId } = await rentedFlat(client, `House of ${rows}`);
    await fill(propertyId, rows);
    const read = await everyPage(propertyId, 100);
    expect(read).toMatchObject({ sizes, total: rows });
    expect(new Set(read.seen).size).toBe(rows);
  });

  it("says when the last file that is known is gone, rather than that nothing comes after it", async () => {
    const { propertyId } = await rentedFlat(client, "House of three");
    await fill(propertyId, 3);
    const owner = { on: "property", onId: propertyId, limit: 2 } as const;
    const { items } = await client.documents.list(owner);
    const before = items.at(-1)?.id ?? "";
    await client.documents.delete({ id: before });
    await expect(client.documents.list({ ...owner, before })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("a file of a tenant", () => {
  it("goes and comes back with the tenant, and for good when the person is forgotten", async () => {
    const ada = await client.tenants.create({
      propertyId: flat.propertyId,
      name: "Ada",
      email: "",
      phone: "",
      notes: "",
    });
    await storedFile(app, me, { on: "tenant", onId: ada.id, content: pdfOf(100) });
    const { trashId } = await client.tenants.delete({ id: ada.id });
    await client.trash.restore({ id: trashId });
    expect((await client.documents.list({ on: "tenant", onId: ada.id })).total).toBe(1);
    await client.tenants.anonymise({ id: ada.id, version: ada.version });
    expect((await client.documents.list({ on: "tenant", onId: ada.id })).total).toBe(0);
  });
});

describe("[TASK-01] a file of a task", () => {
  const filed = async (more: object = {}) => {
    const task = await client.tasks.create({
      description: "Boiler drips",
      propertyId: flat.propertyId,
      ...more,
    });
    const file = await storedFile(app, me, { on: "task", onId: task.id, content: pdfOf(100) });
    return { task, file };
  };
  const filesOf = async (id: string) =>
    (await client.documents.list({ on: "task", onId: id })).items.map((one) => one.id);

  it("hangs on the task alone, stands in its history, and is not the property's", async () => {
    const { task, file } = await filed();
    expect(await filesOf(task.id)).toEqual([file.id]);
    const ofProperty = await client.documents.list({ on: "property", onId: flat.propertyId });
    expect(ofProperty.items.map(({ id }) => id)).not.toContain(file.id);
    const { entries } = await client.history.task({ id: task.id });
    expect(entries.find(({ entity }) => entity === "document")).toMatchObject({
      action: "create",
      record: { kind: "task", id: task.id, name: "Boiler drips" },
    });
  });

  it("goes into the trash with its task, comes back with it, and its bytes go when Undo is over", async () => {
    // Removes what the tests before left behind.
    passTwoHours();
    await runSweep();
    const { task, file } = await filed();
    const before = await keysInStore(app);
    const { trashId } = await client.tasks.delete({ id: task.id });
    expect((await app.call(`/api/documents/${file.id}/file`, { session: me })).status).toBe(404);
    app.clock.advance(60_000);
    await runSweep();
    await client.trash.restore({ id: trashId });
    expect(await filesOf(task.id)).toEqual([file.id]);
    expect((await app.call(`/api/documents/${file.id}/file`, { session: me })).status).toBe(200);
    await client.tasks.delete({ id: task.id });
    passTwoHours();
    await runSweep();
    expect(await keysInStore(app)).toHaveLength(before.length - 1);
  });

  it("comes back alone into its task, and not without it", async () => {
    const { task, file } = await filed();
    const { trashId } = await client.documents.delete({ id: file.id });
    await client.trash.restore({ id: trashId });
    expect(await filesOf(task.id)).toEqual([file.id]);
    const again = await client.documents.delete({ id: file.id });
    await client.tasks.delete({ id: task.id });
    await expect(client.trash.restore({ id: again.trashId })).rejects.toMatchObject({
      code: "CANNOT_RESTORE",
    });
  });

  it("stays when its property goes, as the task does", async () => {
    const house = await rentedFlat(client, "House of a task");
    const { task, file } = await filed({ propertyId: house.propertyId });
    const deletion = await client.properties.deletion({ id: house.propertyId });
    expect(deletion.counts).toMatchObject({ documents: 0, tasksKept: 1 });
    await client.properties.delete({ id: house.propertyId, name: "House of a task" });
    expect(await filesOf(task.id)).toEqual([file.id]);
  });

  it("keeps the next of a series, which would otherwise be taken back with what made it", async () => {
    const repeat = { every: 1, unit: "month" } as const;
    const dueOn = app.clock.now().toISOString().slice(0, 10);
    const { id, version } = (await filed({ dueOn, repeat })).task;
    const done = await client.tasks.setStatus({ status: "completed", tasks: [{ id, version }] });
    const next = done.next[0]?.id ?? "";
    const file = await storedFile(app, me, { on: "task", onId: next, content: pdfOf(100) });
    const changed = done.changed.map((one) => ({ id: one.id, version: one.version }));
    await client.tasks.setStatus({ status: "pending", tasks: changed });
    expect(await filesOf(next)).toEqual([file.id]);
  });

  it("is out of a cleaner's reach, also of a task that is the cleaner's", async () => {
    const cleaner = await memberSession(app, workspaceId, "cleaner");
    const { task, file } = await filed();
    const theirs = { on: "task", onId: task.id, workspaceId, content: pdfOf(100) } as const;
    expect((await postFile(app, cleaner, theirs)).status).toBe(403);
    const address = `/api/documents/${file.id}/file?ws=${workspaceId}`;
    expect((await app.call(address, { session: cleaner })).status).toBe(403);
  });
});

describe("a picture", () => {
  it("is stored upright and without the place where it was taken", async () => {
    const taken = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#a33" } })
      .withExif({
        IFD0: { Make: "Camera of mine" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 31/1 12/1" },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(taken.includes("Camera of mine")).toBe(true);
    const made = await storedFile(app, me, {
      on: "unit",
      onId: flat.unitId,
      name: "IMG_0001.JPG",
      content: new Uint8Array(taken),
    });
    expect(made).toMatchObject({ kind: "photo", format: "jpeg", name: "IMG_0001.JPG" });
    const answer = await app.call(`/api/documents/${made.id}/file`, { session: me });
    const stored = Buffer.from(await answer.arrayBuffer());
    expect(stored.length).toBe(made.bytes);
    const facts = await sharp(stored).metadata();
    expect([facts.width, facts.height, facts.exif]).toEqual([40, 60, undefined]);
    expect(stored.includes("Camera of mine")).toBe(false);
  });
});

describe("an upload is refused", () => {
  const owner = () => ({ on: "lease", onId: leaseId }) as const;

  it("for nobody who is signed in, and for another workspace with the bytes of what is not there", async () => {
    const nobody: TestSession = { ...me, cookie: "" };
    expect((await postFile(app, nobody, { ...owner(), content: pdfOf(300) })).status).toBe(401);
    const stranger = await app.signUp();
    const theirs = await postFile(app, stranger, { ...owner(), content: pdfOf(300) });
    const missing = await postFile(app, me, { on: "lease", onId: randomUUID(), content: pdfOf(300) });
    expect([theirs.status, missing.status]).toEqual([404, 404]);
    expect(await theirs.text()).toBe(await missing.text());
    const odd = await postFile(app, me, { on: "lease", onId: "not-an-id", content: pdfOf(300) });
    expect(odd.status).toBe(404);
  });

  it("for a role that may not bring files, and for an assistant who deletes another's", async () => {
    const cleaner = await memberSession(app, workspaceId, "cleaner");
    const assistant = await memberSession(app, workspaceId, "assistant");
    const memberFile = { ...owner(), workspaceId, content: pdfOf(300) };
    expect((await postFile(app, cleaner, memberFile)).status).toBe(403);
    const mine = await storedFile(app, me, { ...owner(), content: pdfOf(300) });
    const theirs = await storedFile(app, assistant, memberFile);
    const helper = app.client(assistant, { workspaceId });
    await expect(helper.documents.delete({ id: mine.id })).rejects.toMatchObject({ code: "FORBIDDEN" });
    const { trashId } = await helper.documents.delete({ id: theirs.id });
    expect(trashId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("with the field that is wrong", async () => {
    const refusals = [
      [{ content: "" }, ["file", "FILE_EMPTY"]],
      [{ content: "MZ\u0090\u0000", name: "invoice.pdf" }, ["file", "FILE_TYPE_UNKNOWN"]],
      [{ content: "\0\0\0\u0018ftypheic\0\0\0\0mif1heic", name: "IMG_0412.HEIC" }, ["file", "PICTURE_HEIC"]],
      [{ content: pdfOf(100), name: "\u200b " }, ["name", "NAME_REQUIRED"]],
      [{ content: pdfOf(100), kind: "poem" }, ["kind", "INVALID_KIND"]],
      [{ content: pdfOf(25 * 1024 * 1024 + 1) }, null],
    ] as const;
    for (const [file, issue] of refusals) {
      const answer = await postFile(app, me, { ...owner(), ...file });
      if (issue === null) expect(answer.status).toBe(413);
      else expect(await issueOf(answer)).toEqual([400, "BAD_REQUEST", { path: [issue[0]], code: issue[1] }]);
    }
  });

  it("for more bytes than its length would have said, sent in parts", async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull(controller) {
        sent += 1;
        if (sent > 30) controller.close();
        else controller.enqueue(pdfOf(1024 * 1024));
      },
    });
    const answer = await postFile(app, me, { ...owner(), content: endless });
    expect(await issueOf(answer)).toEqual([400, "BAD_REQUEST", { path: ["file"], code: "FILE_TOO_LARGE" }]);
  });

  it("when the plan is full, before the bytes are received, and says what is used", async () => {
    const other = await app.signUp();
    const theirs = app.client(other);
    await theirs.accounts.changePlan({ plan: "free" });
    const house = await theirs.properties.list({});
    expect(house.total).toBe(0);
    const { propertyId } = await rentedFlat(theirs, "Only house");
    const full = planLimits.free.storage - 100;
    const ws = (await theirs.accounts.workspaces({})).current;
    await app.db.asSystem((tx) =>
      tx.execute(sql`insert into document (workspace_id, property_id, kind, name, format, bytes, sha256, file_id)
        values (${ws}::uuid, ${propertyId}::uuid, 'other', 'big.pdf', 'pdf', ${full}, ${"0".repeat(64)}, gen_random_uuid())`),
    );
    const answer = await postFile(app, other, { on: "property", onId: propertyId, content: pdfOf(101) });
    expect([answer.status, JSON.parse(await answer.text())]).toMatchObject([
      403,
      { code: "PLAN_LIMIT", data: { kind: "storage", limit: planLimits.free.storage, used: full } },
    ]);
    await storedFile(app, other, { on: "property", onId: propertyId, content: pdfOf(100) });
    expect((await theirs.accounts.subscription({})).used.storage).toBe(planLimits.free.storage);
  });
});

describe("an upload that is sent again", () => {
  it("with the same key is one file, whose bytes lie there once", async () => {
    const file = { on: "lease", onId: leaseId, content: pdfOf(700, "once"), key: randomUUID() } as const;
    const before = (await keysInStore(app)).length;
    const first = await storedFile(app, me, file);
    expect(await storedFile(app, me, file)).toEqual(first);
    expect((await keysInStore(app)).length).toBe(before + 1);
    const other = await postFile(app, me, { ...file, content: pdfOf(700, "other") });
    expect(other.status).toBe(422);
    expect((await keysInStore(app)).length).toBe(before + 1);
  });

  it("after it broke off finds nothing of the first", async () => {
    const before = (await keysInStore(app)).length;
    const leaving = new AbortController();
    const slow = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => controller.enqueue(pdfOf(200_000)),
      pull: () => leaving.abort(),
    });
    const cut = postFile(app, me, { on: "lease", onId: leaseId, content: slow, signal: leaving.signal });
    await expect(cut).rejects.toThrow(/abort/i);
    await expect.poll(() => incoming()).toEqual([]);
    expect((await keysInStore(app)).length).toBe(before);
    await storedFile(app, me, { on: "lease", onId: leaseId, content: pdfOf(200_000) });
    expect(incoming()).toEqual([]);
  });

  function incoming(): readonly string[] {
    return readdirSync(join(app.deps.env.dataDir, "incoming"));
  }
});

it("what a stopped process left in the store is swept after an hour, and what has a record stays", async () => {
  const made = await storedFile(app, me, { on: "lease", onId: leaseId, content: pdfOf(900) });
  const stray = `${workspaceId}/${randomUUID()}`;
  await app.deps.files.put(stray, import.meta.filename);
  setFileTimes(app.deps.env.dataDir, app.clock.now());
  await runSweep();
  expect(await keysInStore(app)).toContain(stray);
  passTwoHours();
  await runSweep();
  expect(await keysInStore(app)).not.toContain(stray);
  expect((await app.call(`/api/documents/${made.id}/file`, { session: me })).status).toBe(200);
});

it("the audit tells who did what with a file, and never what it is called", async () => {
  const rows = rowsOf(
    await app.db.asSystem((tx) =>
      tx.execute(sql`select action, changes::text as changes from audit where entity = 'document'`),
    ),
  );
  expect(new Set(rows.map(({ action }) => action))).toEqual(
    new Set(["create", "update", "delete", "restore"]),
  );
  expect(JSON.stringify(rows)).not.toMatch(/Müller|contract\.pdf|Handover/);
});

it("[EXP-01] says of a receipt which other expense has the same, photographed or not, and of no other file", async () => {
  const bill = (notes: string, date: string) =>
    client.expenses.create({
      propertyId: flat.propertyId,
      category: "repairs",
      amount: "312.40",
      currency: "EUR",
      date,
      notes,
    });
  const first = await bill("Boiler", "2025-07-01");
  const second = await bill("Boiler again", "2025-07-02");
  const send = async (on: "expense" | "property", onId: string, content: Uint8Array<ArrayBuffer>) => {
    const { sameAs }: UploadedDocument = await (
      await postFile(app, me, { on, onId, content, name: "bill" })
    ).json();
    return sameAs;
  };
  const same = {
    expenseId: first.id,
    notes: "Boiler",
    amount: "312.40",
    currency: "EUR",
    date: "2025-07-01",
  };
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#aa5500" } })
    .jpeg()
    .toBuffer();
  for (const content of [pdfOf(2_345, "receipt"), new Uint8Array(photo)]) {
    expect(await send("property", flat.propertyId, content)).toBeNull();
    expect(await send("expense", first.id, content)).toBeNull();
    expect(await send("expense", first.id, content)).toBeNull();
    expect(await send("expense", second.id, content)).toEqual(same);
  }
  // Different content is another file.
  expect(await send("expense", second.id, pdfOf(2_345, "another"))).toBeNull();
  const stranger = await app.signUp();
  const theirs = await rentedFlat(app.client(stranger));
  const own = await app.client(stranger).expenses.create({
    propertyId: theirs.propertyId,
    category: "repairs",
    amount: "1.00",
    currency: "EUR",
    date: "2025-07-01",
  });
  const answer = await postFile(app, stranger, {
    on: "expense",
    onId: own.id,
    content: pdfOf(2_345, "receipt"),
  });
  expect(((await answer.json()) as UploadedDocument).sameAs).toBeNull();
});
