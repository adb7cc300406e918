import { randomUUID } from "node:crypto";

import { eq } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, expect, it } from "vitest";

import { audit } from "#kernel/db/schema/index.ts";
import { rentedFlat } from "../../../testing/records/rented-flat.ts";
import { memberOf } from "../../../testing/records/membership.ts";
import { testApp } from "../../../testing/test-app.ts";
import type { TestApp, TestClient, TestSession } from "../../../testing/test-app.ts";

let app: TestApp;
let session: TestSession;
let client: TestClient;
let propertyId: string;

const person = { name: "Katrin Oelmann" };
const terms = { startsOn: "2026-03-01", monthlyRent: "950.00", paymentDay: 1, confirm: ["LEASE_OVERLAP"] };

beforeAll(async () => {
  app = await testApp({ now: "2026-03-10T09:00:00Z" });
  session = await app.signUp();
  client = app.client(session);
  ({ propertyId } = await rentedFlat(client));
});
afterAll(() => app.close());

const tenantsNamed = async (name: string) => (await client.tenants.list({ q: name })).items;

it("makes a lease and its new tenant in one request", async () => {
  const tenant = { ...person, email: " Katrin@Example.com ", phone: "+49 30 1", notes: "Two cats" };
  const made = await client.leases.create({ ...terms, propertyId, tenant });
  expect(made).toMatchObject({ tenant: { name: "Katrin Oelmann" }, monthlyRent: "950.00" });
  expect(await client.tenants.get({ id: made.tenant.id })).toMatchObject({
    ...tenant,
    email: "katrin@example.com",
    property: { id: propertyId, name: "Lindenhof" },
    activeLeases: 1,
    leases: [{ id: made.id }],
  });
  const written = await app.db.asSystem((tx) =>
    tx.select().from(audit).where(eq(audit.entityId, made.tenant.id)),
  );
  expect(written).toMatchObject([{ action: "create", entity: "tenant" }]);
  expect(JSON.stringify(written)).not.toContain("Katrin");
});

it("takes a known tenant by id, in the long form and the short one", async () => {
  const { tenantId, ...flat } = await rentedFlat(client, "Two forms");
  for (const named of [{ tenant: { id: tenantId } }, { tenantId }]) {
    const made = await client.leases.create({ ...terms, propertyId: flat.propertyId, ...named });
    expect(made.tenant.id).toBe(tenantId);
  }
});

it.each([
  ["neither a tenant nor a name", {}, [{ path: ["tenant"], code: "TENANT_REQUIRED" }]],
  [
    "two tenants",
    { tenant: person, tenantId: randomUUID() },
    [{ path: ["tenant"], code: "TENANT_REQUIRED" }],
  ],
  ["no name", { tenant: { name: " " } }, [{ path: ["tenant", "name"], code: "NAME_REQUIRED" }]],
  ["half a character", { tenant: { name: "\ud800" } }, [{ path: ["tenant", "name"], code: "INVALID_TEXT" }]],
  ["an id that is none", { tenant: { id: "katrin" } }, [{ path: ["tenant", "id"], code: "INVALID_ID" }]],
  [
    "a tenant and terms that are wrong",
    { tenant: { ...person, email: "nobody@nowhere", phone: "1".repeat(20) }, monthlyRent: "-1" },
    [
      { path: ["tenant", "email"], code: "INVALID_EMAIL" },
      { path: ["tenant", "phone"], code: "PHONE_TOO_LONG" },
      { path: ["monthlyRent"], code: "AMOUNT_NEGATIVE" },
    ],
  ],
])("refuses %s at its field", async (_what, wrong, issues) => {
  const { total } = await client.tenants.list({});
  const answer = await app.call("/api/v1/leases", { session, body: { ...terms, propertyId, ...wrong } });
  expect([answer.status, ((await answer.json()) as { data: unknown }).data]).toEqual([400, { issues }]);
  expect((await client.tenants.list({})).total).toBe(total);
});

it.each([
  ["wrong terms", { endsOn: "2026-01-01" }, "BAD_REQUEST"],
  ["an overlap that was not confirmed", { confirm: [] }, "CONFIRMATION_REQUIRED"],
  ["a unit that does not exist", { unitId: randomUUID() }, "NOT_FOUND"],
])("leaves no tenant behind after a lease that was refused for %s", async (_why, wrong, code) => {
  const tenant = { name: `Refused ${code}` };
  const { propertyId: at, lease } = await rentedFlat(client, `House of ${code}`);
  await lease();
  await expect(client.leases.create({ ...terms, propertyId: at, tenant, ...wrong })).rejects.toMatchObject({
    code,
  });
  expect(await tenantsNamed(tenant.name)).toEqual([]);
});

it("takes the corrected form after a refusal under the same key, and a repeat of it makes nothing twice", async () => {
  const headers = { "idempotency-key": randomUUID() };
  const send = (body: object) =>
    app.call("/api/v1/leases", { session, headers, body: { ...terms, propertyId, ...body } });
  const refused = await send({ tenant: { name: "Corected Name" }, endsOn: "2026-01-01" });
  expect(refused.status).toBe(400);
  const corrected = { tenant: { name: "Corrected Name" }, endsOn: "2027-01-01" };
  const answers = await Promise.all([send(corrected), send(corrected)]);
  const [one, other] = await Promise.all(answers.map((answer) => answer.json()));
  expect([answers.map(({ status }) => status), one]).toEqual([[200, 200], other]);
  expect(await tenantsNamed("Cor")).toMatchObject([{ name: "Corrected Name" }]);
  expect((await send({ tenant: { name: "Somebody else" } })).status).toBe(422);
  expect(await tenantsNamed("Somebody else")).toEqual([]);
});

it("is nobody else's to make, and shows no cleaner a way to make a tenant", async () => {
  const stranger = await app.signUp();
  const body = (at: string) => ({ ...terms, propertyId: at, tenant: person });
  const answers = await Promise.all(
    [propertyId, randomUUID()].map((at) => app.call("/api/v1/leases", { session: stranger, body: body(at) })),
  );
  const [foreign, missing] = await Promise.all(
    answers.map(async (answer) => `${answer.status} ${await answer.text()}`),
  );
  expect(foreign).toMatch(/^404 /);
  expect(foreign).toBe(missing);
  expect((await app.client(stranger).tenants.list({})).total).toBe(0);
  expect((await app.call("/api/v1/leases", { body: body(propertyId) })).status).toBe(401);

  const assistant = await memberOf(app, client, "assistant");
  expect(await assistant.leases.create(body(propertyId))).toMatchObject({ tenant: person });
  const cleaner = await memberOf(app, client, "cleaner");
  await expect(cleaner.leases.create(body(propertyId))).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
});
