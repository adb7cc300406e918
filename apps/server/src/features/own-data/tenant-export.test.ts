import { randomUUID } from "node:crypto";

import { eq } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { registry } from "#features.ts";
import { dataExport } from "#kernel/db/schema/index.ts";
import { readZip } from "@keystead/testkit/read-zip";
import { rentedFlat } from "#testing/records/rented-flat.ts";
import { memberSession } from "#testing/records/membership.ts";
import { testApp, type TestApp, type TestSession } from "#testing/test-app.ts";
import { pdfOf, storedFile } from "#testing/files/uploads.ts";
import { purgeExportsJob } from "./purge-exports-job.ts";
import { speaksOfTenants } from "./tenant-rows-store.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const fileOf = (session: TestSession, tenantId: string) =>
  app.call(`/api/data-export/file?tenant=${tenantId}`, { session });

async function exportedOf(session: TestSession, tenantId: string) {
  await app.client(session).ownData.orderDataExport({ tenantId });
  await app.runJobs();
  const answer = await fileOf(session, tenantId);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-disposition")).toBe(
    'attachment; filename="keystead-tenant-2026-03-10.zip"',
  );
  return readZip(Buffer.from(await answer.arrayBuffer()));
}

type Zip = Awaited<ReturnType<typeof exportedOf>>;
type Row = Readonly<Record<string, unknown>>;

const text = (zip: Zip, name: string) => zip.get(name)?.toString() ?? "";
const rows = (zip: Zip, table: string): readonly Row[] => JSON.parse(text(zip, `json/${table}.json`));
const ids = (zip: Zip, table: string) => rows(zip, table).map(({ id }) => id);

/** A landlord with two tenants in two flats, each with a lease, a payment, a task and files. */
async function landlord() {
  const session = await app.signUp();
  const client = app.client(session);
  const one = async (name: string) => {
    const flat = await rentedFlat(client);
    await client.properties.update({
      id: flat.propertyId,
      version: (await client.properties.get({ id: flat.propertyId })).version,
      notes: `price paid for the house of ${name}`,
    });
    const { id: leaseId, rows: months } = await flat.lease({ deposit: "1900.00" });
    await client.leases.recordPayment({ id: leaseId, rows: [months[0]?.ref ?? ""], method: "cash" });
    const task = await client.tasks.create({ description: `Call ${name}`, tenantId: flat.tenantId });
    const onTenant = await storedFile(app, session, {
      on: "tenant",
      onId: flat.tenantId,
      name: "id.pdf",
      content: pdfOf(64),
    });
    const signed = { on: "lease", onId: leaseId, name: "contract.pdf", content: pdfOf(99, name) } as const;
    const onLease = await storedFile(app, session, signed);
    const deed = { on: "property", onId: flat.propertyId, name: "deed.pdf", content: pdfOf(64) } as const;
    await storedFile(app, session, deed);
    return { ...flat, leaseId, taskId: task.id, files: [onTenant, onLease] };
  };
  return { session, client, first: await one("first"), second: await one("second") };
}

describe("the archive of one tenant", () => {
  it("holds what names the tenant or a lease of theirs, files and history too, and nothing of anybody else", async () => {
    const { session, client, first, second } = await landlord();
    const zip = await exportedOf(session, first.tenantId);
    expect([...zip.keys()].filter((name) => !name.startsWith("files/")).toSorted()).toEqual(
      [
        "index.html",
        ...registry.takenAlong
          .filter(speaksOfTenants)
          .flatMap((name) => [`csv/${name}.csv`, `json/${name}.json`]),
      ].toSorted(),
    );
    expect(ids(zip, "tenant")).toEqual([first.tenantId]);
    expect(ids(zip, "lease")).toEqual([first.leaseId]);
    expect(ids(zip, "task")).toEqual([first.taskId]);
    expect(ids(zip, "unit")).toEqual([first.unitId]);
    const lease = await client.leases.get({ id: first.leaseId });
    expect(rows(zip, "rent_row").length).toBeGreaterThanOrEqual(lease.rows.length);
    expect(rows(zip, "lease_payment")).toHaveLength(1);
    expect(rows(zip, "income")).toHaveLength(1);
    expect(rows(zip, "audit").map(({ entity }) => entity)).toEqual(
      expect.arrayContaining(["tenant", "lease", "lease_payment", "task", "document"]),
    );
    expect([...zip.keys()].filter((name) => name.startsWith("files/")).toSorted()).toEqual(
      first.files.map(({ id, name }) => `files/${id}/${name}`).toSorted(),
    );
    expect(zip.get(`files/${first.files[1]?.id}/contract.pdf`)?.equals(pdfOf(99, "first"))).toBe(true);
    const everything = [...zip.values()].map(String).join("\n");
    for (const foreign of [second.tenantId, second.leaseId, second.taskId, second.unitId, second.propertyId])
      expect(everything).not.toContain(foreign);
    // The address of the house, but not the landlord's own data about it.
    expect(everything).not.toContain("price paid for the house");
    expect(Object.keys(rows(zip, "property")[0] ?? {}).toSorted()).toEqual([
      "address",
      "city",
      "country",
      "id",
      "name",
    ]);
    const page = text(zip, "index.html");
    const { name } = await client.tenants.get({ id: first.tenantId });
    expect(page).toContain(`<h1>Data about ${name}</h1>`);
    expect(page).toContain("Leases that several people signed");
    expect(page).not.toContain("you.json");
  });

  it("knows leases that the tenant signed beside somebody else", { tags: ["extended"] }, async () => {
    const { session, client, first, second } = await landlord();
    const { version, coTenants } = await client.leases.get({ id: first.leaseId });
    await client.leases.update({
      id: first.leaseId,
      version,
      coTenantIds: [...coTenants.map(({ id }) => id), second.tenantId],
    });
    const zip = await exportedOf(session, second.tenantId);
    expect(ids(zip, "lease").toSorted()).toEqual([first.leaseId, second.leaseId].toSorted());
    expect(ids(zip, "tenant")).toEqual([second.tenantId]);
  });

  it(
    "stands beside the archive of the whole and that of another tenant, and takes neither's place",
    { tags: ["extended"] },
    async () => {
      const { session, client, first, second } = await landlord();
      await client.ownData.orderDataExport({});
      await client.ownData.orderDataExport({ tenantId: first.tenantId });
      const orders = Array.from({ length: 20 }, () =>
        client.ownData.orderDataExport({ tenantId: second.tenantId }),
      );
      expect(new Set((await Promise.all(orders)).map((order) => JSON.stringify(order))).size).toBe(1);
      await app.runJobs();
      for (const input of [{}, { tenantId: first.tenantId }, { tenantId: second.tenantId }])
        expect((await client.ownData.dataExport(input)).export?.state).toBe("ready");
      expect((await app.call("/api/data-export/file", { session })).status).toBe(200);
      expect((await fileOf(session, first.tenantId)).status).toBe(200);
    },
  );

  it("is in the history of the tenant", { tags: ["extended"] }, async () => {
    const { session, client, first } = await landlord();
    await exportedOf(session, first.tenantId);
    const { entries } = await client.history.tenant({ id: first.tenantId });
    expect(entries.filter(({ action }) => action === "export")).toHaveLength(1);
  });
});

describe("asking for it", () => {
  it("is for the owner alone, and not for whoever is signed out", async () => {
    const { session, client, first } = await landlord();
    await exportedOf(session, first.tenantId);
    const workspaceId = (await client.accounts.workspaces({})).current;
    const assistant = await memberSession(app, workspaceId, "assistant");
    const theirs = app.client(assistant, { workspaceId }).ownData;
    const input = { tenantId: first.tenantId };
    await expect(theirs.dataExport(input)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(theirs.orderDataExport(input)).rejects.toMatchObject({ code: "FORBIDDEN" });
    const download = (headers: Record<string, string>, by?: TestSession) =>
      app.call(`/api/data-export/file?tenant=${first.tenantId}`, {
        headers,
        ...(by === undefined ? {} : { session: by }),
      });
    expect((await download({ "x-workspace-id": workspaceId }, assistant)).status).toBe(403);
    expect((await download({})).status).toBe(401);
    expect((await app.call("/api/v1/data-export", { body: input })).status).toBe(401);
  });

  it("answers alike for another workspace's tenant and for nobody", async () => {
    const { session, first } = await landlord();
    await exportedOf(session, first.tenantId);
    const stranger = await app.signUp();
    const { ownData } = app.client(stranger);
    for (const tenantId of [first.tenantId, randomUUID()]) {
      await expect(ownData.dataExport({ tenantId })).rejects.toMatchObject({ code: "NOT_FOUND" });
      await expect(ownData.orderDataExport({ tenantId })).rejects.toMatchObject({ code: "NOT_FOUND" });
      expect((await fileOf(stranger, tenantId)).status).toBe(404);
    }
    expect((await fileOf(session, "nobody")).status).toBe(404);
    const bad = await app.call("/api/v1/data-export", { session, body: { tenantId: "nobody" } });
    expect([bad.status, await bad.json()]).toMatchObject([
      400,
      { data: { issues: [{ path: ["tenantId"], code: "INVALID_ID" }] } },
    ]);
  });

  it("is over when the person is to be forgotten, bytes and all", { tags: ["extended"] }, async () => {
    const { session, client, first } = await landlord();
    await exportedOf(session, first.tenantId);
    const { id, version } = await client.tenants.get({ id: first.tenantId });
    await client.tenants.anonymise({ id, version });
    expect(await client.ownData.dataExport({ tenantId: id })).toEqual({ export: null });
    expect((await fileOf(session, id)).status).toBe(404);
    await purgeExportsJob(app.deps).run({}, "");
    const workspaceId = (await client.accounts.workspaces({})).current;
    const kept: string[] = [];
    for await (const page of app.deps.archives.keys()) kept.push(...page);
    expect(kept.filter((key) => key.startsWith(workspaceId))).toEqual([]);
  });

  it("ends without an archive when the tenant is deleted meanwhile", { tags: ["extended"] }, async () => {
    const session = await app.signUp();
    const client = app.client(session);
    const { propertyId } = await rentedFlat(client);
    const { id } = await client.tenants.create({ propertyId, name: "Gone", email: "", phone: "", notes: "" });
    await client.ownData.orderDataExport({ tenantId: id });
    await client.tenants.delete({ id });
    await app.runJobs();
    expect((await fileOf(session, id)).status).toBe(404);
    const left = await app.db.asSystem((tx) =>
      tx.select().from(dataExport).where(eq(dataExport.tenantId, id)),
    );
    expect(left).toEqual([]);
  });
});
