import { afterAll, beforeAll, expect, it } from "vitest";

import { manualIncome } from "../../testing/records/manual-income.ts";
import { rentedFlat } from "../../testing/records/rented-flat.ts";
import { memberOf } from "../../testing/records/membership.ts";
import { testApp } from "../../testing/test-app.ts";
import type { TestApp, TestClient, TestSession } from "../../testing/test-app.ts";

let app: TestApp;
let session: TestSession;
let client: TestClient;
let propertyId: string;

beforeAll(async () => {
  app = await testApp({ now: "2026-03-10T09:00:00Z" });
  session = await app.signUp();
  client = app.client(session);
  ({ propertyId } = await rentedFlat(client));
  await manualIncome(app, { propertyId, receivedOn: "2025-03-31" });
  await manualIncome(app, { propertyId, receivedOn: "2025-04-01", amountMinor: 10_000 });
  await manualIncome(app, { propertyId, receivedOn: "2026-03-02", amountMinor: 20_000 });
  await manualIncome(app, { propertyId, receivedOn: "2026-03-31", amountMinor: 5_000, category: "other" });
  await manualIncome(app, { propertyId, receivedOn: "2026-03-05", amountMinor: 7_000, currency: "CHF" });
  await manualIncome(app, { propertyId, receivedOn: "2026-04-01" });
});
afterAll(() => app.close());

it("gives twelve months, oldest first, currencies side by side", async () => {
  const { months } = await client.income.months({ last: "2026-03" });
  expect(months.map(({ month }) => month)).toEqual([
    "2025-04",
    "2025-05",
    "2025-06",
    "2025-07",
    "2025-08",
    "2025-09",
    "2025-10",
    "2025-11",
    "2025-12",
    "2026-01",
    "2026-02",
    "2026-03",
  ]);
  expect(months[0]?.sums).toEqual([{ amount: "100.00", currency: "EUR" }]);
  expect(months[1]?.sums).toEqual([]);
  expect(months[11]?.sums).toEqual([
    { amount: "70.00", currency: "CHF" },
    { amount: "250.00", currency: "EUR" },
  ]);
});

it("says for each month what the list of that month says, under the same filters", async () => {
  for (const filter of [{}, { currency: "EUR" }, { propertyId }, { q: "nothing like it" }]) {
    const { months } = await client.income.months({ last: "2026-03", ...filter });
    const list = await client.income.sums({ from: "2026-03-01", to: "2026-03-31", ...filter });
    expect(months.at(-1)?.sums).toEqual(list.sums.map(({ amount, currency }) => ({ amount, currency })));
  }
  const other = await app.call("/api/v1/income/months?last=2026-03&category=other", { session });
  expect(await other.json()).toMatchObject({
    months: expect.arrayContaining([{ month: "2026-03", sums: [{ amount: "50.00", currency: "EUR" }] }]),
  });
});

it.each(["", "?last=2026", "?last=2026-13", "?last=2026-03&from=2026-01-01", "?last=2026-03&category=gold"])(
  "refuses %s",
  async (query) => {
    expect((await app.call(`/api/v1/income/months${query}`, { session })).status).toBe(400);
  },
);

it("wants a session, shows nothing of another workspace, and no cleaner sees it", async () => {
  expect((await app.call("/api/v1/income/months?last=2026-03")).status).toBe(401);
  const stranger = app.client(await app.signUp());
  const { months } = await stranger.income.months({ last: "2026-03", propertyId });
  expect(months.every(({ sums }) => sums.length === 0)).toBe(true);

  const cleaner = await memberOf(app, client, "cleaner");
  await expect(cleaner.income.months({ last: "2026-03" })).rejects.toMatchObject({ code: "FORBIDDEN" });
});
