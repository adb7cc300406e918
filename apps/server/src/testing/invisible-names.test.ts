import { afterAll, beforeAll, expect, it } from "vitest";

import { testApp, type TestApp, type TestClient } from "./test-app.ts";

let app: TestApp;
let client: TestClient;

const house = {
  name: "House",
  rentalMode: "monthly",
  country: "DE",
  currency: "EUR",
  timezone: "Europe/Berlin",
} as const;

const flat = { name: "Flat 1", bedrooms: 2, bathrooms: 1, sizeSqm: 60 } as const;

beforeAll(async () => {
  app = await testApp();
  client = app.client(await app.signUp());
});
afterAll(() => app.close());

it.each([
  ["a zero-width space", "\u200b"],
  ["fillers of Hangul", "\u3164 \u3164"],
  ["controls of direction", "\u202e\u2067"],
])("refuses %s where a name is needed, at its field", async (_what, name) => {
  const { id: propertyId } = await client.properties.create(house);
  const refused = { code: "BAD_REQUEST", data: { issues: [{ path: ["name"], code: "NAME_REQUIRED" }] } };
  await expect(client.properties.create({ ...house, name })).rejects.toMatchObject(refused);
  await expect(client.units.create({ propertyId, ...flat, name })).rejects.toMatchObject(refused);
  await expect(client.tenants.create({ propertyId, name })).rejects.toMatchObject(refused);
});

it("keeps a name without the controls that turn its direction", async () => {
  const made = await client.properties.create({
    ...house,
    name: "Rose \u202eStreet\u202c 4",
    notes: "\u2066Key\u2069 below",
  });
  expect(made).toMatchObject({ name: "Rose Street 4", notes: "Key below" });
  const { version } = await client.accounts.profile({});
  const profile = await client.accounts.changeProfile({ version, fullName: "Ann\u202e Lee" });
  expect(profile.fullName).toBe("Ann Lee");
});
