import { afterAll, beforeAll, expect, it } from "vitest";

import { manualIncome } from "../../testing/records/manual-income.ts";
import { rentedFlat } from "../../testing/records/rented-flat.ts";
import { memberOf } from "../../testing/records/membership.ts";
import { testApp } from "../../testing/test-app.ts";
import type { TestApp, TestClient } from "../../testing/test-app.ts";

let app: TestApp;
let client: TestClient;
let paris: string;
let zurich: string;

/**
 * A flat in euros whose rent is paid, and one in francs whose rent of January and February was late and paid in March.
 */
beforeAll(async () => {
  app = await testApp({ now: "2026-03-10T09:00:00Z" });
  client = app.client(await app.signUp());
  const [euros, francs] = [await rentedFlat(client, "Paris"), await rentedFlat(client, "Zürich")];
  [paris, zurich] = [euros.propertyId, francs.propertyId];
  const paid = await euros.lease({ trackFrom: "2026-03", monthlyRent: "950.00" });
  await client.leases.recordPayment({ id: paid.id, rows: [paid.rows[0]?.ref ?? ""], method: "cash" });
  const francLease = await francs.lease({ trackFrom: "2026-02", monthlyRent: "1000.00", currency: "CHF" });
  const march = francLease.rows.find(({ period }) => period === "2026-03");
  await client.leases.recordPayment({ id: francLease.id, rows: [march?.ref ?? ""], method: "cash" });
  // Three records whose rounded conversions add up to another sum than the conversion of their sum (R-B06).
  for (const day of ["2026-03-05", "2026-03-06", "2026-03-07"])
    await manualIncome(app, {
      propertyId: zurich,
      receivedOn: day,
      amountMinor: 1_005,
      currency: "CHF",
      category: "other",
    });
});
afterAll(() => app.close());

const rate = (period: string, text: string) =>
  client.fx.save({ changes: [{ period, base: "EUR", quote: "CHF", rate: text, version: null }] });
const waiting = (period: string, records: number) => ({ period, from: "CHF", to: "EUR", records });

it("[GEN-02] withholds each total whose rate is missing, names it, and never takes it as one", async () => {
  const { base, income, properties } = await client.portfolio.get({});
  expect(income).toEqual([
    { amount: "1030.15", currency: "CHF" },
    { amount: "950.00", currency: "EUR" },
  ]);
  expect(base).toMatchObject({
    received: { currency: "EUR", total: null, missing: [waiting("2026-03", 4)] },
    expected: { total: null },
    overdue: { total: null, missing: [waiting("2026-02", 1)] },
    held: null,
  });
  expect(properties.map(({ inBase }) => inBase)).toEqual([null, null]);
});

it("[GEN-02] adds up what each record comes to, by the rate of its own month, once all are there", async () => {
  await rate("2026-03", "1.1");
  const half = await client.portfolio.get({});
  // 950.00 + 909.09 + three times 9.14 (10.05 / 1.1 = 9.136…)
  expect(half.base).toMatchObject({
    received: {
      total: "1886.51",
      missing: [],
      converted: [
        {
          period: "2026-03",
          from: "CHF",
          records: 4,
          original: "1030.15",
          amount: "936.51",
          path: "inverse",
          via: null,
          legs: [{ period: "2026-03", base: "EUR", quote: "CHF", rate: "1.1" }],
        },
      ],
    },
    settled: { total: "1859.09" },
    overdue: { total: null, missing: [waiting("2026-02", 1)] },
  });
  await rate("2026-02", "0.8");
  const { base, properties } = await client.portfolio.get({});
  expect(base?.overdue).toMatchObject({ total: "1250.00", missing: [] });
  expect(properties.map(({ name, inBase }) => [name, inBase])).toEqual([
    ["Paris", null],
    ["Zürich", { amount: "936.51", currency: "EUR" }],
  ]);
  expect((await client.properties.overview({ id: zurich })).base).toMatchObject({
    received: { total: "936.51" },
    settled: { total: "909.09" },
    overdue: { total: "1250.00" },
  });
  expect((await client.properties.overview({ id: paris })).base).toBeNull();
});

it("[GEN-02] is in the owner's currency for everybody, and asks for the rate of a currency that is the only one (R-B05)", async () => {
  const assistant = await memberOf(app, client, "assistant");
  const own = await assistant.accounts.profile({});
  await assistant.accounts.changeProfile({ version: own.version, baseCurrency: "USD" });
  expect((await assistant.portfolio.get({})).base?.received).toMatchObject({ currency: "EUR" });

  const other = app.client(await app.signUp());
  const flat = await rentedFlat(other);
  await flat.lease({ trackFrom: "2026-03" });
  expect((await other.portfolio.get({})).base).toBeNull();
  const profile = await other.accounts.profile({});
  await other.accounts.changeProfile({ version: profile.version, baseCurrency: "CHF" });
  // All of it is in euros, no longer the base currency: the sum is withheld, and the missing rate is named.
  const missing = [{ period: "2026-03", from: "EUR", to: "CHF", records: 1 }];
  expect((await other.portfolio.get({})).base).toMatchObject({
    expected: { currency: "CHF", total: null, missing },
    received: null,
  });
  expect((await other.properties.overview({ id: flat.propertyId })).base).toMatchObject({
    expected: { currency: "CHF", total: null, missing },
  });
  await other.fx.save({
    changes: [{ period: "2026-03", base: "EUR", quote: "CHF", rate: "0.5", version: null }],
  });
  expect((await other.portfolio.get({})).base).toMatchObject({
    expected: { currency: "CHF", total: "475.00" },
  });
});
