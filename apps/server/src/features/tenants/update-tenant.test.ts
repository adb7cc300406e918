import { eq } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, expect, it } from "vitest";

import { audit } from "#kernel/db/schema/index.ts";
import { memberOf } from "../../testing/records/membership.ts";
import { testApp } from "../../testing/test-app.ts";
import type { TestApp, TestClient, TestSession } from "../../testing/test-app.ts";

let app: TestApp;
let session: TestSession;
let client: TestClient;
let propertyId: string;

const house = {
  name: "House",
  rentalMode: "monthly",
  country: null,
  currency: "EUR",
  timezone: "Europe/Berlin",
} as const;
const person = { name: "Chloé Dupont", email: "chloe@example.com", phone: "+33 1 23", notes: "Two cats" };

beforeAll(async () => {
  app = await testApp();
  session = await app.signUp();
  client = app.client(session);
  propertyId = (await client.properties.create(house)).id;
});
afterAll(() => app.close());

it("changes what is sent and leaves the rest as it is", async () => {
  const made = await client.tenants.create({ ...person, propertyId });
  const changed = await client.tenants.update({ id: made.id, version: 1, phone: "" });
  expect(changed).toEqual({ ...made, version: 2, phone: "" });
  const moved = await client.properties.create({ ...house, name: "Other house" });
  const after = await client.tenants.update({ id: made.id, version: 2, propertyId: moved.id });
  expect(after).toEqual({ ...changed, version: 3, property: { id: moved.id, name: "Other house" } });
});

it("refuses a stale change with the record as it stands, and changes nothing", async () => {
  const { id } = await client.tenants.create({ ...person, propertyId });
  const current = await client.tenants.update({ id, version: 1, phone: "+49 30 1" });
  await expect(client.tenants.update({ id, version: 1, notes: "Three cats" })).rejects.toMatchObject({
    code: "STALE",
    status: 409,
    defined: true,
    data: { version: 2, current },
  });
  expect(await client.tenants.get({ id })).toEqual(current);
});

it("judges the whole record that a change would make", async () => {
  const { id } = await client.tenants.create({ ...person, propertyId });
  await expect(
    client.tenants.update({ id, version: 1, propertyId: null, email: "nobody@nowhere" }),
  ).rejects.toMatchObject({
    code: "BAD_REQUEST",
    data: {
      issues: [
        { path: ["propertyId"], code: "PROPERTY_REQUIRED" },
        { path: ["email"], code: "INVALID_EMAIL" },
      ],
    },
  });
});

it("lets somebody whose property was deleted be changed without one", async () => {
  const deleted = await client.properties.create({ ...house, name: "Gone" });
  const { id } = await client.tenants.create({ ...person, propertyId: deleted.id });
  await client.properties.delete({ id: deleted.id, name: "Gone" });
  const { version } = await client.tenants.get({ id });
  const changed = await client.tenants.update({ id, version, notes: "Moves in May" });
  expect(changed).toMatchObject({ property: null, notes: "Moves in May" });
});

it("writes down which fields changed, of a person only that they did", async () => {
  const { id } = await client.tenants.create({ ...person, propertyId });
  await client.tenants.update({ ...person, propertyId, id, version: 1, notes: "Three cats" });
  const entries = await app.db.asSystem((tx) => tx.select().from(audit).where(eq(audit.entityId, id)));
  expect(entries.find(({ action }) => action === "update")?.changes).toEqual({ notes: "changed" });
});

it("is nobody else's to change, in part either", async () => {
  const { id } = await client.tenants.create({ ...person, propertyId });
  const stranger = await app.signUp();
  const answer = async (of: string) => {
    const body = { version: 7, notes: "Mine" };
    const given = await app.call(`/api/v1/tenants/${of}`, { session: stranger, method: "PUT", body });
    return `${given.status} ${await given.text()}`;
  };
  expect(await answer(id)).toBe(await answer("00000000-0000-4000-8000-000000000000"));
  expect(await answer(id)).toMatch(/^404 /);
});

it("shows a cleaner nothing of the record, stale or not", async () => {
  const { id } = await client.tenants.create({ ...person, propertyId });
  const cleaner = await memberOf(app, client, "cleaner");
  const answer = await cleaner.tenants.update({ id, version: 9, notes: "" }).catch((error: unknown) => error);
  expect(answer).toMatchObject({ code: "FORBIDDEN", status: 403 });
  expect(JSON.stringify(answer)).not.toContain("Chloé");
});
