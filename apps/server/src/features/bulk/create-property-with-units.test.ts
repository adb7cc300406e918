import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";

import { memberOf } from "../../testing/records/membership.ts";
import { issuesIn } from "../../testing/issues-in.ts";
import { testApp } from "../../testing/test-app.ts";
import type { TestApp, TestClient, TestSession } from "../../testing/test-app.ts";

let app: TestApp;
let session: TestSession;
let client: TestClient;

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  session = await app.signUp();
  client = app.client(session);
});
afterAll(() => app.close());

async function totals() {
  return [(await client.properties.list({})).total, (await client.units.list({})).total];
}

const house = { name: "Rua Nova 12", rentalMode: "monthly", country: "PT", currency: "EUR" } as const;
const withUnits = {
  ...house,
  timezone: "Europe/Lisbon",
  units: [{ name: "Flat 1" }, { name: "Flat 2" }, { name: "Attic" }],
};
const create = (body: unknown, headers: Record<string, string> = {}, as: TestSession = session) =>
  app.call("/api/v1/properties/with-units", { session: as, body, headers });

it("[PROP-02] is made at once and taken back with one Undo", async () => {
  const made = await client.bulk.createProperty(withUnits);
  expect(made).toMatchObject({ name: "Rua Nova 12", version: 1 });
  expect(await client.properties.get({ id: made.id })).toMatchObject({
    units: 3,
    timezone: "Europe/Lisbon",
  });
  const units = (await client.units.list({ propertyId: made.id })).items;
  expect(units.map(({ name }) => name).toSorted()).toEqual(["Attic", "Flat 1", "Flat 2"]);
  await client.bulk.undo({ id: made.undoId });
  expect(await totals()).toEqual([0, 0]);
});

it.each([
  ["no unit", { units: [] }, [["units"], "ROWS_REQUIRED"]],
  [
    "a unit without a name",
    { units: [{ name: "A" }, { name: " " }] },
    [["units", 1, "name"], "NAME_REQUIRED"],
  ],
  [
    "more units than any plan has room for",
    { units: Array.from({ length: 101 }, () => ({ name: "A" })) },
    [["units"], "TOO_MANY_ROWS"],
  ],
  ["no name", { name: "" }, [["name"], "NAME_REQUIRED"]],
  ["a zone that is none", { timezone: "Nowhere/City" }, [["timezone"], "UNKNOWN_TIMEZONE"]],
  ["an unknown key", { owner: "me" }, [[], "UNRECOGNIZED_KEYS"]],
])("refuses %s and makes nothing", async (_what, wrong, [path, code]) => {
  const answer = await create({ ...withUnits, ...wrong });
  expect(answer.status).toBe(400);
  expect(await issuesIn(answer)).toContainEqual({ path, code });
  expect(await totals()).toEqual([0, 0]);
});

it("makes nothing when the plan has no room for all units", async () => {
  await client.accounts.changePlan({ plan: "starter" });
  const eleven = Array.from({ length: 11 }, (_, n) => ({ name: `Flat ${n + 1}` }));
  const answer = await create({ ...withUnits, units: eleven });
  expect([answer.status, await answer.json()]).toMatchObject([
    403,
    { code: "PLAN_LIMIT", data: { kind: "units", limit: 10, used: 0 } },
  ]);
  expect(await totals()).toEqual([0, 0]);
});

it("is answered once, wants a session, and is the owner's alone in a workspace of one's own", async () => {
  const headers = { "idempotency-key": "house-1" };
  const first = await (await create(withUnits, headers)).json();
  expect(await (await create(withUnits, headers)).json()).toEqual(first);
  expect(await totals()).toEqual([1, 3]);
  expect((await app.call("/api/v1/properties/with-units", { body: withUnits })).status).toBe(401);
  const [workspace] = (await client.accounts.workspaces({})).items;
  const stranger = await app.signUp();
  const foreign = await create(withUnits, { "x-workspace-id": workspace?.id ?? "" }, stranger);
  expect(foreign.status).toBe(404);
  const assistant = await memberOf(app, client, "assistant");
  await expect(assistant.bulk.createProperty(withUnits)).rejects.toMatchObject({ code: "FORBIDDEN" });
});
