import { MOST_CO_TENANTS } from "@keystead/domain/leases";
import { afterAll, beforeAll, expect, test } from "vitest";

import { rentedFlat } from "../../../testing/records/rented-flat.ts";
import { testApp } from "../../../testing/test-app.ts";
import type { TestApp, TestClient } from "../../../testing/test-app.ts";

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await testApp({ now: "2026-03-10T09:00:00Z" });
  client = app.client(await app.signUp());
});
afterAll(() => app.close());

async function person(propertyId: string, name: string) {
  return (await client.tenants.create({ propertyId, name, email: "", phone: "", notes: "" })).id;
}

test("joint tenants are named in their order wherever their lease is, and found by name", async () => {
  const flat = await rentedFlat(client, "Joint house");
  const bea = await person(flat.propertyId, "Bea Zöllner");
  const carl = await person(flat.propertyId, "Carl Yves");
  const made = await flat.lease({ coTenantIds: [carl, bea] });
  expect(made.tenant.name).toBe("Ada Adler");
  expect(made.coTenants).toEqual([
    { id: carl, name: "Carl Yves" },
    { id: bea, name: "Bea Zöllner" },
  ]);
  const list = await client.leases.list({ q: "zollner adler" });
  expect(list.items.map(({ id, coTenants }) => [id, coTenants.length])).toEqual([[made.id, 2]]);
  expect((await client.leases.list({ tenantId: bea })).total).toBe(1);
  const names = await client.leases.names({ tenantId: carl });
  expect(names.items).toMatchObject([{ id: made.id, coTenants: 2 }]);
  expect((await client.leases.names({ q: "yves" })).items.map(({ id }) => id)).toEqual([made.id]);
  const view = await client.properties.get({ id: flat.propertyId });
  expect(JSON.stringify(view)).toContain("Ada Adler, +2");
  const units = await client.units.list({ propertyId: flat.propertyId });
  expect(units.items[0]?.tenant?.name).toBe("Ada Adler, +2");
  expect((await client.portfolio.get({})).overdue.lines[0]?.tenantName).toBe("Ada Adler, +2");
});

test("a joint tenant has the lease, owes with the others, and stays while it names them", async () => {
  const flat = await rentedFlat(client, "Owing house");
  const bea = await person(flat.propertyId, "Bea Owing");
  const made = await flat.lease({ coTenantIds: [bea] });
  const shown = await client.tenants.get({ id: bea });
  expect(shown).toMatchObject({
    activeLeases: 1,
    leases: [{ id: made.id, status: "active" }],
    balances: [{ amount: made.balance, currency: "EUR" }],
  });
  expect((await client.tenants.list({ owes: "true", q: "Bea Owing" })).total).toBe(1);
  expect((await client.tenants.list({ lease: "with", q: "Bea Owing" })).total).toBe(1);
  await expect(client.tenants.delete({ id: bea })).rejects.toMatchObject({ code: "TENANT_IN_USE" });
  await expect(client.tenants.deleteBulk({ ids: [bea] })).rejects.toMatchObject({ code: "TENANT_IN_USE" });
  await client.tenants.anonymise({ id: bea, version: shown.version });
  expect((await client.leases.get({ id: made.id })).coTenants).toEqual([{ id: bea, name: "Deleted tenant" }]);
  const after = await client.leases.update({ id: made.id, version: made.version, coTenantIds: [] });
  expect(after.coTenants).toEqual([]);
  await client.tenants.delete({ id: bea });
});

test("they change without touching the rest, also when money was recorded", async () => {
  const flat = await rentedFlat(client, "Changing house");
  const [bea, carl] = [await person(flat.propertyId, "Bea"), await person(flat.propertyId, "Carl")];
  const made = await flat.lease({ coTenantIds: [bea, carl] });
  const { lease } = await client.leases.recordPayment({
    id: made.id,
    rows: [made.rows[0]?.ref ?? ""],
    method: "cash",
  });
  const { id, version } = lease;
  const turned = await client.leases.update({ id, version, coTenantIds: [carl, bea] });
  expect(turned.coTenants.map(({ name }) => name)).toEqual(["Carl", "Bea"]);
  const stored = await client.leases.update({ id, version: version + 1, notes: "Signed in May" });
  expect(stored.coTenants).toEqual(turned.coTenants);
  await expect(client.leases.update({ id, version, coTenantIds: [] })).rejects.toMatchObject({
    code: "STALE",
  });
});

test("whoever is named twice, is the tenant, or is one too many is refused at the field", async () => {
  const flat = await rentedFlat(client, "Refusing house");
  const bea = await person(flat.propertyId, "Bea");
  const refused = (coTenantIds: string[]) => flat.lease({ coTenantIds }).catch((error: unknown) => error);
  const at = (code: string) => ({ data: { issues: [expect.objectContaining({ code })] } });
  expect(await refused([flat.tenantId])).toMatchObject(at("CO_TENANT_IS_TENANT"));
  expect(await refused([bea, bea])).toMatchObject(at("CO_TENANT_TWICE"));
  const many = Array.from({ length: MOST_CO_TENANTS + 1 }, () => bea);
  expect(await refused(many)).toMatchObject(at("TOO_MANY_CO_TENANTS"));
  const made = await flat.lease({ coTenantIds: [bea] });
  await expect(
    client.leases.update({ id: made.id, version: made.version, tenantId: bea }),
  ).rejects.toMatchObject({ data: { issues: [{ path: ["coTenantIds"], code: "CO_TENANT_IS_TENANT" }] } });
  const stranger = app.client(await app.signUp());
  const foreign = await rentedFlat(stranger);
  expect(await refused([foreign.tenantId])).toMatchObject({ code: "NOT_FOUND" });
});

test("they come back with the lease", async () => {
  const flat = await rentedFlat(client, "Restored house");
  const bea = await person(flat.propertyId, "Bea");
  const made = await flat.lease({ coTenantIds: [bea] });
  const { trashId } = await client.leases.delete({ id: made.id });
  await client.trash.restore({ id: trashId });
  expect((await client.leases.get({ id: made.id })).coTenants).toEqual(made.coTenants);
});
