import { sql } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, expect, it } from "vitest";

import { rowsOf } from "#kernel/db/queries/rows.ts";
import { memberOf } from "../../testing/records/membership.ts";
import { testApp } from "../../testing/test-app.ts";
import type { TestApp, TestClient, TestSession } from "../../testing/test-app.ts";

let app: TestApp;
let session: TestSession;
let client: TestClient;

const house = {
  name: "Müllerstraße 12",
  rentalMode: "monthly",
  address: "",
  city: "Berlin",
  country: "DE",
  propertyType: "residential",
  currency: "EUR",
  timezone: "Europe/Berlin",
  status: "active",
  checkInTime: "15:00",
  checkOutTime: "11:00",
  notes: "",
} as const;
const missing = "00000000-0000-4000-8000-000000000000";
const path = "/api/v1/properties/set-status";

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function threeHouses(): Promise<readonly { readonly id: string; readonly version: number }[]> {
  session = await app.signUp();
  client = app.client(session);
  const made = [];
  for (const name of ["One", "Two", "Three"]) {
    const { id, version } = await client.properties.create({ ...house, name });
    made.push({ id, version });
  }
  return made;
}

const statuses = async () =>
  Object.fromEntries((await client.properties.list({})).items.map(({ name, status }) => [name, status]));

it("changes several together, says which really changed, and is turned back by the same call", async () => {
  const [one, two, three] = await threeHouses();
  if (one === undefined || two === undefined || three === undefined) throw new Error("no houses");
  const first = await client.properties.setStatus({ status: "inactive", properties: [one] });
  expect(first).toEqual({ changed: [{ id: one.id, version: 2 }] });

  const { changed } = await client.properties.setStatus({
    status: "inactive",
    properties: [{ id: one.id, version: 2 }, two, three],
  });
  expect(new Set(changed)).toEqual(
    new Set([
      { id: two.id, version: 2 },
      { id: three.id, version: 2 },
    ]),
  );
  expect(await statuses()).toEqual({ One: "inactive", Two: "inactive", Three: "inactive" });

  await client.properties.setStatus({ status: "active", properties: changed });
  expect(await statuses()).toEqual({ One: "inactive", Two: "active", Three: "active" });
  // The form for one property does the same as this does for several.
  const stored = await app.db.asSystem(async (tx) =>
    rowsOf(await tx.execute(sql`select archived_at is null as kept from property where id = ${two.id}`)),
  );
  expect(stored).toEqual([{ kept: true }]);
  const audits = await app.db.asSystem(async (tx) =>
    rowsOf(
      await tx.execute(
        sql`select changes from audit where entity_id = ${two.id} and action = 'update' order by at, id`,
      ),
    ),
  );
  expect(audits).toHaveLength(2);
  expect(audits).toContainEqual({ changes: { status: { from: "active", to: "inactive" } } });
});

it("names every one that was changed since, and changes none", async () => {
  const houses = await threeHouses();
  const [one, two] = houses;
  if (one === undefined || two === undefined) throw new Error("no houses");
  await client.properties.update({ ...house, ...two, name: "Two, painted" });
  await expect(
    client.properties.setStatus({ status: "inactive", properties: [...houses] }),
  ).rejects.toMatchObject({
    code: "STALE",
    status: 409,
    data: { version: 2, records: [{ id: two.id, name: "Two, painted", version: 2 }] },
  });
  expect(await statuses()).toEqual({ One: "active", Three: "active", "Two, painted": "active" });
});

it("changes none when one of them is missing or another's, with the same answer", async () => {
  const [own] = await threeHouses();
  const stranger = app.client(await app.signUp());
  const foreign = await stranger.properties.create(house);
  const answers = [];
  for (const id of [missing, foreign.id]) {
    const body = { status: "inactive", properties: [own, { id, version: 1 }] };
    const answer = await app.call(path, { session, body });
    answers.push(`${answer.status} ${await answer.text()}`);
  }
  expect(answers[0]).toMatch(/^404 /);
  expect(answers[1]).toBe(answers[0]);
  expect(await statuses()).toEqual({ One: "active", Three: "active", Two: "active" });
  expect((await stranger.properties.get({ id: foreign.id })).status).toBe("active");
});

it("wants a session", async () => {
  const [one] = await threeHouses();
  const answer = await app.call(path, { body: { status: "inactive", properties: [one] } });
  expect(answer.status).toBe(401);
});

it.each([
  ["nothing", { status: "inactive", properties: [] }],
  ["a status that is none", { status: "sold", properties: [{ id: missing, version: 1 }] }],
  ["an id that is none", { status: "active", properties: [{ id: "x", version: 1 }] }],
  ["no version", { status: "active", properties: [{ id: missing }] }],
  ["an unknown key", { status: "active", properties: [{ id: missing, version: 1 }], all: true }],
  [
    "more than a page",
    { status: "active", properties: Array.from({ length: 101 }, () => ({ id: missing, version: 1 })) },
  ],
])("refuses %s", async (_what, body) => {
  await threeHouses();
  const answer = await app.call(path, { session, body });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("BAD_REQUEST");
});

it("lets an assistant, and no cleaner", async () => {
  const [one] = await threeHouses();
  if (one === undefined) throw new Error("no houses");
  const cleaner = await memberOf(app, client, "cleaner");
  await expect(cleaner.properties.setStatus({ status: "inactive", properties: [one] })).rejects.toMatchObject(
    { code: "FORBIDDEN", status: 403 },
  );
  const assistant = await memberOf(app, client, "assistant");
  const { changed } = await assistant.properties.setStatus({ status: "inactive", properties: [one] });
  expect(changed).toEqual([{ id: one.id, version: 2 }]);
});
