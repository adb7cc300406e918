import { noPurchase } from "@keystead/domain/properties";
import { and, eq } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, expect, it } from "vitest";

import { audit } from "#kernel/db/schema/index.ts";
import { memberOf } from "../../testing/records/membership.ts";
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
  ...noPurchase,
} as const;

/** As entered by somebody who has just bought the house. */
const bought = {
  purchasePrice: "250000.00",
  purchaseDate: "2024-05-01",
  closingCosts: "18000.00",
  initialWorks: "0.00",
  loanPrincipal: "180000.00",
  loanAnnualRate: "3.75",
  loanTermYears: 25,
  loanStartDate: "2024-06-01",
  monthlyDebtService: null,
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
  const lost = tabs[0]?.status === 409 ? { city: "Potsdam" } : { notes: "Key in the safe" };
  await client.properties.update({ id, version: 2, ...lost });
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
  const cleaner = await memberOf(app, client, "cleaner");
  const answer = await cleaner.properties
    .update({ id, version: 9, city: "Rome" })
    .catch((error: unknown) => error);
  expect(answer).toMatchObject({ code: "FORBIDDEN", status: 403 });
  expect(JSON.stringify(answer)).not.toContain("Lindenweg");
});

it("keeps purchase and loan as they were typed, and takes them away again", async () => {
  const { id } = await client.properties.create(house);
  const changed = await client.properties.update({ id, version: 1, ...bought, loanAnnualRate: "3.7500" });
  expect(changed).toMatchObject(bought);
  expect(await client.properties.get({ id })).toMatchObject(bought);
  const emptied = await client.properties.update({ id, version: 2, ...noPurchase });
  expect(emptied).toMatchObject(noPurchase);
  expect(await client.properties.create({ ...house, ...bought })).toMatchObject(bought);
});

it("says at each field of purchase and loan what is wrong with it", async () => {
  const { id } = await client.properties.create(house);
  const issues = (change: object) =>
    client.properties
      .update({ id, version: 1, ...change })
      .then(() => [])
      .catch((error: unknown) => Reflect.get(Reflect.get(Object(error), "data"), "issues"));
  expect(
    await issues({
      purchasePrice: "1.234",
      closingCosts: "-1",
      initialWorks: "1e3",
      loanPrincipal: "99999999999999.00",
      loanAnnualRate: "100.01",
      loanTermYears: 51,
    }),
  ).toEqual([
    { path: ["purchasePrice"], code: "TOO_MANY_DECIMALS" },
    { path: ["closingCosts"], code: "AMOUNT_NEGATIVE" },
    { path: ["initialWorks"], code: "INVALID_NUMBER" },
    { path: ["loanPrincipal"], code: "AMOUNT_TOO_LARGE" },
    { path: ["loanAnnualRate"], code: "LOAN_RATE_OUT_OF_RANGE" },
    { path: ["loanTermYears"], code: "LOAN_TERM_OUT_OF_RANGE" },
  ]);
  expect(await issues({ purchaseDate: "2024-02-30", loanTermYears: 2.5 })).toMatchObject([
    { path: ["purchaseDate"], code: "INVALID_DATE" },
  ]);
  expect((await client.properties.get({ id })).version).toBe(1);
});

it("writes down the amounts of purchase and loan in minor units, with the currency they are of", async () => {
  const { id } = await client.properties.create(house);
  await client.properties.update({ id, version: 1, purchasePrice: "250000", loanTermYears: 25 });
  const entries = await app.db.asSystem((tx) =>
    tx
      .select({ changes: audit.changes })
      .from(audit)
      .where(and(eq(audit.entityId, id), eq(audit.action, "update"))),
  );
  expect(entries).toEqual([
    {
      changes: {
        purchasePriceMinor: { from: null, to: 25_000_000 },
        loanTermYears: { from: null, to: 25 },
        in: "EUR",
      },
    },
  ]);
  const history = await client.history.property({ id });
  expect(history.entries.find(({ action }) => action === "update")?.changes).toEqual([
    {
      field: "purchasePrice",
      hidden: false,
      from: null,
      to: { type: "money", amount: "250000.00", currency: "EUR" },
      on: null,
    },
    { field: "loanTermYears", hidden: false, from: null, to: { type: "number", number: 25 }, on: null },
  ]);
});

it("asks before its amounts are meant in another money, and keeps their numbers (R-L07)", async () => {
  const { id } = await client.properties.create({ ...house, ...bought });
  await expect(client.properties.update({ id, version: 1, currency: "JPY" })).rejects.toMatchObject({
    code: "CONFIRMATION_REQUIRED",
    data: {
      warnings: [
        {
          code: "AMOUNTS_WITHOUT_CURRENCY",
          params: { count: "0", amounts: "purchasePrice,closingCosts,initialWorks,loanPrincipal", to: "JPY" },
        },
      ],
    },
  });
  const confirm = ["AMOUNTS_WITHOUT_CURRENCY"];
  const moved = await client.properties.update({ id, version: 1, currency: "JPY", confirm });
  expect(moved).toMatchObject({ purchasePrice: "250000", loanPrincipal: "180000", version: 2 });
  const back = await client.properties.update({
    id,
    version: 2,
    currency: "KWD",
    initialWorks: "1.125",
    confirm,
  });
  expect(back).toMatchObject({ purchasePrice: "250000.000", initialWorks: "1.125" });
});
