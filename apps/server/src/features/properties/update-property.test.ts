import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

import { audit } from "#kernel/db/schema/index.ts";
import { seat } from "../../testing/seat.ts";
import { testApp } from "../../testing/test-app.ts";
import type { TestApp, TestClient, TestSession } from "../../testing/test-app.ts";

let app: TestApp;
let session: TestSession;
let client: TestClient;

const house = {
  name: "Lindenhof",
  rentalMode: "monthly",
  address: "Lindenweg 3",
  city: "Berlin",
  country: "DE",
  propertyType: "residential",
  currency: "EUR",
  timezone: "Europe/Berlin",
  status: "inactive",
  checkInTime: "16:00",
  checkOutTime: "10:30",
  minGapMinutes: 240,
  cleaningMinutes: 90,
  notes: "Key at the neighbour's",
} as const;

beforeAll(async () => {
  app = await testApp();
  session = await app.signUp();
  client = app.client(session);
});
afterAll(() => app.close());

it("changes what is sent and leaves the rest as it is, whatever a new property begins with", async () => {
  const { id, createdAt } = await client.properties.create(house);
  const changed = await client.properties.update({ id, version: 1, city: "Potsdam" });
  expect(changed).toEqual({ ...house, id, createdAt, version: 2, city: "Potsdam" });
  const emptied = await client.properties.update({ id, version: 2, country: null, notes: "" });
  expect(emptied).toEqual({ ...changed, version: 3, country: null, notes: "" });
});

it("refuses a stale change with the record as it stands, and changes nothing", async () => {
  const { id } = await client.properties.create(house);
  const current = await client.properties.update({ id, version: 1, city: "Potsdam" });
  await expect(client.properties.update({ id, version: 1, address: "Lindenweg 5" })).rejects.toMatchObject({
    code: "STALE",
    status: 409,
    defined: true,
    data: { version: 2, current },
  });
  expect(await client.properties.get({ id })).toMatchObject(current);
});

it("keeps both changes of two tabs once the second one is sent again with the new version", async () => {
  const { id } = await client.properties.create(house);
  const change = (body: object) =>
    app.call(`/api/v1/properties/${id}`, { session, method: "PUT", body: { version: 1, ...body } });
  const tabs = await Promise.all([change({ city: "Potsdam" }), change({ notes: "Key in the safe" })]);
  expect(tabs.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const late = tabs[0]?.status === 409 ? { city: "Potsdam" } : { notes: "Key in the safe" };
  await client.properties.update({ id, version: 2, ...late });
  expect(await client.properties.get({ id })).toMatchObject({ city: "Potsdam", notes: "Key in the safe" });
});

it("judges the whole record that a change would make", async () => {
  const { id } = await client.properties.create(house);
  await expect(client.properties.update({ id, version: 1, name: " " })).rejects.toMatchObject({
    code: "BAD_REQUEST",
    data: { issues: [{ path: ["name"], code: "NAME_REQUIRED" }] },
  });
  await expect(
    client.properties.update({ id, version: 1, timezone: "Nowhere/City", name: "x".repeat(101) }),
  ).rejects.toMatchObject({
    data: { issues: [{ code: "NAME_TOO_LONG" }, { path: ["timezone"], code: "UNKNOWN_TIMEZONE" }] },
  });
});

it("writes down the fields that changed and no others", async () => {
  const { id } = await client.properties.create(house);
  await client.properties.update({ ...house, id, version: 1, city: "Potsdam", notes: "New" });
  const [entry] = await app.db.asSystem((tx) =>
    tx
      .select({ changes: audit.changes })
      .from(audit)
      .where(and(eq(audit.entityId, id), eq(audit.action, "update"))),
  );
  expect(entry?.changes).toEqual({ city: { from: "Berlin", to: "Potsdam" }, notes: "changed" });
});

it("is nobody else's to change, in part either", async () => {
  const { id } = await client.properties.create(house);
  const stranger = await app.signUp();
  const answer = async (of: string) => {
    const body = { version: 7, city: "Rome" };
    const given = await app.call(`/api/v1/properties/${of}`, { session: stranger, method: "PUT", body });
    return `${given.status} ${await given.text()}`;
  };
  expect(await answer(id)).toBe(await answer("00000000-0000-4000-8000-000000000000"));
  expect(await answer(id)).toMatch(/^404 /);
  expect((await app.call(`/api/v1/properties/${id}`, { method: "PUT", body: { version: 1 } })).status).toBe(
    401,
  );
});

it("shows a cleaner nothing of the record, stale or not", async () => {
  const { id } = await client.properties.create(house);
  const cleaner = await seat(app, client, "cleaner");
  const answer = await cleaner.properties
    .update({ id, version: 9, city: "Rome" })
    .catch((error: unknown) => error);
  expect(answer).toMatchObject({ code: "FORBIDDEN", status: 403 });
  expect(JSON.stringify(answer)).not.toContain("Lindenweg");
});
