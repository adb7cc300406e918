import type { RateChange } from "@keystead/contract/fx";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

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
});
afterAll(() => app.close());
beforeEach(async () => {
  session = await app.signUp();
  client = app.client(session);
  ({ propertyId } = await rentedFlat(client));
});

const cell = (change: Partial<RateChange> = {}): RateChange => ({
  period: "2026-03",
  base: "EUR",
  quote: "CHF",
  rate: "0.9412",
  version: null,
  ...change,
});
const save = (...changes: RateChange[]) => client.fx.save({ changes });
const put = (changes: unknown, as: TestSession | null = session) =>
  app.call("/api/v1/fx-rates", {
    method: "PUT",
    body: { changes },
    ...(as === null ? {} : { session: as }),
  });
const francs = (receivedOn: string, amountMinor: number) =>
  manualIncome(app, { propertyId, receivedOn, amountMinor, currency: "CHF" });

describe("the grid of rates [SET-01]", () => {
  it("shows six months and the running one, the pairs in use, and what waits for a rate", async () => {
    expect(await client.fx.grid({})).toMatchObject({
      baseCurrency: "EUR",
      pairs: [],
      missing: [],
      rates: [],
    });
    await francs("2026-02-27", 5_000);
    await francs("2026-02-28", 5_000);
    await francs("2026-03-01", 5_000);
    await francs("2026-04-01", 5_000);
    await save(cell({ period: "2026-02" }));
    const grid = await client.fx.grid({});
    expect(grid.months).toEqual([
      "2025-09",
      "2025-10",
      "2025-11",
      "2025-12",
      "2026-01",
      "2026-02",
      "2026-03",
    ]);
    expect(grid.pairs).toEqual([{ base: "EUR", quote: "CHF" }]);
    expect(grid.rates).toMatchObject([
      { period: "2026-02", base: "EUR", quote: "CHF", rate: "0.9412", records: 2, version: 1 },
    ]);
    expect(grid.missing).toEqual([{ period: "2026-03", from: "CHF", to: "EUR", records: 1 }]);
  });

  it("goes further back and one year ahead, and no further", async () => {
    await save(cell({ period: "2024-01" }), cell({ period: "2027-03", rate: "0.95" }));
    const back = await client.fx.grid({ last: "2024-03", months: 3 });
    expect(back.months).toEqual(["2024-01", "2024-02", "2024-03"]);
    expect(back.rates).toMatchObject([{ period: "2024-01" }]);
    expect((await client.fx.grid({ last: "2027-03", months: 1 })).rates).toMatchObject([{ rate: "0.95" }]);
    for (const query of ["last=2027-04", "last=1999-12", "last=2026-13", "months=0", "months=37", "more=1"]) {
      const answer = await app.call(`/api/v1/fx-rates?${query}`, { session });
      expect([query, answer.status]).toEqual([query, 400]);
    }
  });

  it("knows that a record may be converted across two rates", async () => {
    await francs("2026-03-02", 5_000);
    await save(
      cell({ base: "EUR", quote: "USD", rate: "1.1" }),
      cell({ base: "USD", quote: "CHF", rate: "0.85" }),
    );
    const { rates, missing } = await client.fx.grid({});
    expect(missing).toEqual([]);
    expect(rates.map(({ records }) => records)).toEqual([1, 1]);
  });
});

describe("saving rates [GEN-02]", () => {
  it("sets, changes and clears several at once, and says so in the history", async () => {
    expect(await save(cell(), cell({ quote: "USD", rate: "1.10" }))).toEqual({ saved: 2, trashId: null });
    const saved = await save(
      cell({ rate: "0.95", version: 1 }),
      cell({ quote: "USD", rate: null, version: 1 }),
      cell({ period: "2026-02" }),
    );
    expect(saved).toMatchObject({ saved: 3, trashId: expect.any(String) });
    const { rates } = await client.fx.grid({});
    expect(rates.map(({ period, quote, rate, version }) => [period, quote, rate, version])).toEqual([
      ["2026-02", "CHF", "0.9412", 1],
      ["2026-03", "CHF", "0.95", 2],
    ]);
    const { items } = await client.history.activity({ limit: 100 });
    const ofRates = items.filter(({ entity }) => entity === "fx_rate");
    expect(ofRates.map(({ action }) => action).toSorted()).toEqual([
      "create",
      "create",
      "create",
      "delete",
      "update",
    ]);
    expect(ofRates.find(({ action }) => action === "update")?.changes).toMatchObject([
      { field: "period", to: { type: "month", text: "2026-03" } },
      { field: "rateBase", to: { type: "code", code: "EUR" } },
      { field: "rateQuote", to: { type: "code", code: "CHF" } },
      { field: "rate", from: { type: "rate", text: "0.9412" }, to: { type: "rate", text: "0.95" } },
    ]);
  });

  it("brings back what was cleared, together, unless it was entered anew", async () => {
    await save(cell(), cell({ quote: "USD", rate: "1.1" }));
    const clear = () =>
      save(...[cell(), cell({ quote: "USD" })].map((one) => ({ ...one, rate: null, version: 1 })));
    const first = await clear();
    expect((await client.fx.grid({})).rates).toEqual([]);
    await client.trash.restore({ id: first.trashId ?? "" });
    expect((await client.fx.grid({})).rates).toHaveLength(2);
    const again = await clear();
    await save(cell({ base: "CHF", quote: "EUR", rate: "1.06" }));
    await expect(client.trash.restore({ id: again.trashId ?? "" })).rejects.toMatchObject({
      code: "CANNOT_RESTORE",
    });
    expect((await client.fx.grid({})).rates).toMatchObject([{ base: "CHF", rate: "1.06" }]);
  });

  it("keeps nothing when one of them is wrong, and names each at its place", async () => {
    const answer = await put([
      cell(),
      cell({ quote: "EUR" }),
      cell({ quote: "USD", rate: "0" }),
      cell({ quote: "USD", period: "2027-04" }),
      cell({ base: "CHF", quote: "EUR", rate: "1.06" }),
      cell({ quote: "ZZZ" }),
      cell({ quote: "GBP", rate: null }),
    ]);
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      {
        data: {
          issues: [
            { path: ["changes", 1, "rate"], code: "FX_SAME_CURRENCY" },
            { path: ["changes", 2, "rate"], code: "FX_INVALID_RATE" },
            { path: ["changes", 3, "rate"], code: "FX_PERIOD_OUT_OF_RANGE" },
            { path: ["changes", 4, "rate"], code: "FX_DUPLICATE_PAIR" },
            { path: ["changes", 5, "rate"], code: "UNKNOWN_CURRENCY" },
            { path: ["changes", 6, "rate"], code: "FX_INVALID_RATE" },
          ],
        },
      },
    ]);
    expect((await client.fx.grid({})).rates).toEqual([]);
  });

  it.each([
    [[]],
    [[{ ...cell(), rate: 0.9 }]],
    [[{ ...cell(), rate: "9".repeat(33) }]],
    [[{ ...cell(), period: "2026" }]],
    [[{ ...cell(), base: "eur" }]],
    [[{ ...cell(), workspaceId: "x" }]],
    [Array.from({ length: 101 }, () => cell())],
  ])("refuses %j", async (changes) => {
    expect((await put(changes)).status).toBe(400);
  });

  it("refuses a cell that is not as it was read", async () => {
    await save(cell());
    await save(cell({ rate: "0.95", version: 1 }));
    await expect(save(cell({ rate: "0.96", version: 1 }))).rejects.toMatchObject({
      code: "STALE",
      data: { version: 2, records: [{ name: "2026-03 EUR/CHF", version: 2 }] },
    });
    await expect(save(cell({ rate: "0.96" }))).rejects.toMatchObject({
      code: "BAD_REQUEST",
      data: { issues: [{ path: ["changes", 0, "rate"], code: "FX_DUPLICATE_PAIR" }] },
    });
    await save(cell({ rate: null, version: 2 }));
    await expect(save(cell({ rate: "0.96", version: 2 }))).rejects.toMatchObject({ code: "STALE" });
  });

  it("turns a pair round without making a second one", async () => {
    await save(cell());
    await save(cell({ base: "CHF", quote: "EUR", rate: "1.0625", version: 1 }));
    expect((await client.fx.grid({})).rates).toMatchObject([{ base: "CHF", quote: "EUR", rate: "1.0625" }]);
  });
});

describe("what a change would do, before it is saved", () => {
  it("is said by month and currency, and nothing is stored", async () => {
    await francs("2026-03-02", 10_000);
    await francs("2026-03-03", 10_000);
    await francs("2026-02-03", 10_000);
    await save(cell({ period: "2026-02", rate: "0.8" }));
    const { version } = (await client.fx.grid({})).rates[0] ?? { version: 0 };
    expect(
      await client.fx.preview({
        changes: [cell({ rate: "0.95" }), cell({ period: "2026-02", rate: null, version })],
      }),
    ).toEqual({
      currency: "EUR",
      effects: [
        { period: "2026-02", from: "CHF", records: 1, before: "125.00", after: null },
        { period: "2026-03", from: "CHF", records: 2, before: null, after: "210.52" },
      ],
    });
    expect((await client.fx.grid({})).rates).toHaveLength(1);
  });
});

describe("who may", () => {
  it("wants a session, and another workspace sees and reaches nothing", async () => {
    await save(cell());
    expect((await put([cell()], null)).status).toBe(401);
    expect((await app.call("/api/v1/fx-rates")).status).toBe(401);
    const stranger = app.client(await app.signUp());
    expect((await stranger.fx.grid({})).rates).toEqual([]);
    await expect(stranger.fx.save({ changes: [cell({ rate: null, version: 1 })] })).rejects.toMatchObject({
      code: "STALE",
    });
    const workspaceId = (await client.accounts.workspaces({})).current;
    const answer = await app.call("/api/v1/fx-rates", {
      session: await app.signUp(),
      headers: { "x-workspace-id": workspaceId },
    });
    expect(answer.status).toBe(404);
  });

  it("an assistant reads the owner's rates in the owner's currency and is ofRates whom to ask", async () => {
    await save(cell());
    const assistant = await memberOf(app, client, "assistant");
    const own = await assistant.accounts.profile({});
    await assistant.accounts.changeProfile({ version: own.version, baseCurrency: "USD" });
    const grid = await assistant.fx.grid({});
    expect(grid).toMatchObject({ baseCurrency: "EUR", rates: [{ rate: "0.9412" }] });
    const owner = await client.accounts.profile({});
    expect([owner.fullName, grid.owner]).toEqual(["", owner.email]);
    await client.accounts.changeProfile({ version: owner.version, fullName: "Vera Vogt" });
    expect((await assistant.fx.grid({})).owner).toBe("Vera Vogt");
    for (const refused of [
      () => assistant.fx.save({ changes: [cell()] }),
      () => assistant.fx.preview({ changes: [cell()] }),
    ])
      await expect(refused()).rejects.toMatchObject({ code: "FORBIDDEN" });
    const cleaner = await memberOf(app, client, "cleaner");
    await expect(cleaner.fx.grid({})).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  it("nobody writes on the free plan, where stored rates go on counting [PLAN-01]", async () => {
    await francs("2026-03-02", 10_000);
    await save(cell());
    await client.accounts.changePlan({ plan: "free" });
    for (const refused of [
      () => save(cell({ rate: "0.95", version: 1 })),
      () => client.fx.preview({ changes: [cell()] }),
    ])
      await expect(refused()).rejects.toMatchObject({
        code: "PLAN_FEATURE",
        data: { feature: "multi_currency", plan: "free", from: "starter" },
      });
    const { rates, missing } = await client.fx.grid({});
    expect(rates).toMatchObject([{ rate: "0.9412", records: 1 }]);
    expect(missing).toEqual([]);
  });
});

it("gives each month the rate that stands in it to the last digit", async () => {
  await save(cell({ rate: "999999999.9999999999" }), cell({ quote: "USD", rate: "0.0000000001" }));
  const { rates } = await client.fx.grid({});
  expect(rates.map(({ rate }) => rate)).toEqual(["999999999.9999999999", "0.0000000001"]);
});
