import { afterAll, beforeAll, expect, it } from "vitest";

import { manualIncome } from "../../testing/records/manual-income.ts";
import { rentedFlat } from "../../testing/records/rented-flat.ts";
import { testApp } from "../../testing/test-app.ts";
import type { TestApp, TestClient, TestSession } from "../../testing/test-app.ts";

let app: TestApp;
let session: TestSession;
let client: TestClient;
let propertyId: string;
let leaseId: string;

/** Two months with charges in one transfer of the 5th, one month in another of the 9th, a manual record between. */
beforeAll(async () => {
  app = await testApp({ now: "2026-03-10T09:00:00Z" });
  session = await app.signUp();
  client = app.client(session);
  const flat = await rentedFlat(client);
  ({ propertyId } = flat);
  const lease = await flat.lease({ monthlyRent: "800.00", charges: "120.00" });
  leaseId = lease.id;
  const refs = (...periods: readonly string[]) =>
    lease.rows.filter(({ period }) => periods.includes(period)).map(({ ref }) => ref);
  const pay = (rows: string[], paidOn: string) =>
    client.leases.recordPayment({ id: lease.id, rows, paidOn, method: "bank_transfer" });
  await pay(refs("2026-01", "2026-02"), "2026-03-05");
  await pay(refs("2026-03"), "2026-03-09");
  await manualIncome(app, { propertyId, receivedOn: "2026-03-07", amountMinor: 100_000, category: "other" });
});
afterAll(() => app.close());

const shown = (items: Awaited<ReturnType<TestClient["income"]["list"]>>["items"]) =>
  items.map(({ date, amount, parts }) => [
    date,
    amount,
    parts.map((part) => `${part.rentPeriod ?? ""} ${part.category} ${part.amount}`),
  ]);

const two = [
  "2026-01 rent 800.00",
  "2026-01 utilities 120.00",
  "2026-02 rent 800.00",
  "2026-02 utilities 120.00",
];

it("shows one bank transfer as one line that opens into what it was booked as", async () => {
  const { items, total } = await client.income.list({});
  expect(total).toBe(3);
  expect(shown(items)).toEqual([
    ["2026-03-09", "920.00", ["2026-03 rent 800.00", "2026-03 utilities 120.00"]],
    ["2026-03-07", "1000.00", [" other 1000.00"]],
    ["2026-03-05", "1840.00", two],
  ]);
  expect((await client.income.sums({})).sums).toEqual([
    { currency: "EUR", amount: "3760.00", deposits: "0.00", passThrough: "0.00", records: 7 },
  ]);
});

it("pages by lines, and none is lost or said twice", async () => {
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) => client.income.list({ page, limit: 1, sort: "date" })),
  );
  expect(pages.map(({ total }) => total)).toEqual([3, 3, 3, 3]);
  expect(pages.flatMap(({ items }) => items.map(({ amount }) => amount))).toEqual([
    "1840.00",
    "1000.00",
    "920.00",
  ]);
});

it("orders by what a line says, not by one of its parts", async () => {
  const { items } = await client.income.list({ sort: "-amount" });
  expect(items.map(({ amount }) => amount)).toEqual(["1840.00", "1000.00", "920.00"]);
});

it("folds what the filter leaves of a transfer, so that lines add up to the sum", async () => {
  const answer = await app.call("/api/v1/income?category=utilities", { session });
  expect(await answer.json()).toMatchObject({
    total: 2,
    items: [
      { amount: "120.00" },
      { amount: "240.00", parts: [{ rentPeriod: "2026-01" }, { rentPeriod: "2026-02" }] },
    ],
  });
  const sums = await app.call("/api/v1/income/sums?category=utilities", { session });
  expect(await sums.json()).toMatchObject({ sums: [{ amount: "360.00" }] });
  expect((await client.income.list({ q: "adler" })).total).toBe(2);
});

it("keeps a refund a line of its own", async () => {
  const { payments } = await client.leases.get({ id: leaseId });
  await client.leases.refundTransfer({
    id: payments.find(({ kind }) => kind === "charge")?.transferId ?? "",
    amount: "20.00",
    confirm: ["REFUND_REOPENS_ROW"],
  });
  const { items, total } = await client.income.list({});
  expect(total).toBe(4);
  expect(items[0]).toMatchObject({ amount: "-20.00", parts: [{ amount: "-20.00" }] });
});
