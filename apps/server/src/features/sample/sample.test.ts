import { metricCards, metrics } from "@keystead/domain/analytics";
import { spans } from "@keystead/domain/calendar";
import { reports } from "@keystead/domain/exports";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { allCases } from "#testing/cases/all-cases.ts";
import type { NamedAnswer } from "#testing/cases/feature-cases.ts";
import { each, whole } from "../../testing/number-walks/walking.ts";
import { testApp } from "../../testing/test-app.ts";
import type { TestApp, TestClient } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** Somebody who counts in a currency and looks at the sample on a day. */
async function visitor(base: string, day = "2026-03-10"): Promise<TestClient> {
  app.clock.set(`${day}T09:00:00Z`);
  const session = await app.signUp();
  await countIn(app.client(session), base);
  const { id, baseCurrency } = await app.client(session).accounts.openSample({});
  expect(baseCurrency).toBe(base);
  return app.client(session, { workspaceId: id });
}

async function countIn(client: TestClient, baseCurrency: string): Promise<void> {
  const { version } = await client.accounts.profile({});
  await client.accounts.changeProfile({ version, baseCurrency });
}

/** Figures that no property of the other kind of letting has: its screen leaves their places empty. */
const ofOneKind: ReadonlySet<string> = new Set([...metricCards.long_term, ...metricCards.short_term]);

/** What a screen would show as a dash, as a warning or not at all, by its place in the answer. */
function dashesIn(answer: unknown, at = ""): readonly string[] {
  if (Array.isArray(answer)) return answer.flatMap((part, index) => dashesIn(part, `${at}[${index}]`));
  if (typeof answer !== "object" || answer === null) return [];
  return Object.entries(answer).flatMap(([key, part]: [string, unknown]): readonly string[] => {
    const place = `${at}.${key}`;
    // What stood before the sample began is compared with nothing, which is no dash.
    if (key === "previous" || key === "change") return [];
    if (key === "missing" || key === "ahead" || key === "inputs" || key === "withoutFont")
      return Array.isArray(part) && part.length > 0 ? [place] : [];
    if (key === "withoutRate" || key === "empty") return part === true ? [place] : [];
    if (key === "reason" && "value" in answer)
      return part === null ? [] : [`${place} ${JSON.stringify(part)}`];
    if (DASHES.has(key)) return part === null ? [place] : [];
    return dashesIn(part, place);
  });
}

/** Shown as a dash where they are null. */
const DASHES: ReadonlySet<string> = new Set([
  "value",
  "total",
  "moneyIn",
  "moneyOut",
  "costPerLead",
  "clickRate",
  "perSqm",
]);

/** Every answer that a screen of the sample shows, with the call that asked for it. */
async function screensOf(client: TestClient, year: string): Promise<readonly (readonly [string, unknown])[]> {
  const houses = (await whole((page) => client.properties.list({ page, limit: 100 }))).items;
  const leases = (await whole((page) => client.leases.list({ page, limit: 100 }))).items;
  const tenants = (await whole((page) => client.tenants.list({ page, limit: 100 }))).items;
  const ofFeatures: NamedAnswer[] = [];
  for (const { sampleAnswers } of allCases) ofFeatures.push(...((await sampleAnswers?.(client)) ?? []));
  const requests: readonly NamedAnswer[] = [
    ["portfolio", () => client.portfolio.get({})],
    ["rates", async () => ({ missing: (await client.fx.grid({})).missing })],
    ["income", () => client.income.sums({})],
    ["expenses", () => client.expenses.sums({})],
    ...(["simple", "advanced"] as const).flatMap((view) =>
      spans.map((span): NamedAnswer => [
        `analytics ${view} ${span}`,
        async () => ownFigures(await client.analytics.get({ view, span })),
      ]),
    ),
    ...metrics.map((metric): NamedAnswer => [
      `rows of ${metric}`,
      () => client.analytics.rows({ metric, limit: 100 }),
    ]),
    ...reports.map((report): NamedAnswer => [
      `report ${report}`,
      async () => {
        const { rows, missing, ahead } = await client.exports.preview({ report, period: year });
        return { missing, ahead, empty: rows === 0 };
      },
    ]),
    ...houses.map(({ id }): NamedAnswer => [`property ${id}`, () => client.properties.overview({ id })]),
    ...leases.map(({ id }): NamedAnswer => [`lease ${id}`, () => client.leases.get({ id })]),
    ...tenants.map(({ id }): NamedAnswer => [`tenant ${id}`, () => client.tenants.overview({ id })]),
    ...ofFeatures,
    [
      "calendar",
      async () => ({
        empty: (await client.bookings.calendar({ from: `${year}-01-01`, days: 31 })).properties.length === 0,
      }),
    ],
  ];
  return each(requests, async ([name, ask]) => [name, await ask()] as const);
}

type Analytics = Awaited<ReturnType<TestClient["analytics"]["get"]>>;

/** As the screen shows them: of a property what it is let for, and a figure that only some periods have where they have it. */
function ownFigures(answer: Analytics): unknown {
  const { advanced } = answer;
  if (advanced === null) return answer;
  return {
    ...answer,
    advanced: {
      ...advanced,
      properties: advanced.properties.map(({ figures, rentalMode }) => ({
        figures: Object.fromEntries(
          Object.entries(figures).filter(
            ([metric]) =>
              !ofOneKind.has(metric) ||
              metricCards[rentalMode === "monthly" ? "long_term" : "short_term"].some(
                (one) => one === metric,
              ),
          ),
        ),
      })),
    },
  };
}

async function dashesOf(client: TestClient, year = "2026"): Promise<readonly string[]> {
  return (await screensOf(client, year)).flatMap(([name, answer]) =>
    dashesIn(answer).map((place) => `${name}: ${place}`),
  );
}

/** Some sixty answers each. */
const MANY_ANSWERS_MS = 300_000;

describe("the sample portfolio is complete for whoever looks at it [GEN-02] [ANA-01] [ANA-02] [PORT-01]", () => {
  it("in GBP no figure is a dash and no rate is missing", { timeout: MANY_ANSWERS_MS }, async () => {
    expect(await dashesOf(await visitor("GBP"))).toEqual([]);
  });

  it.each(["EUR", "USD", "CHF"])(
    "nor in %s",
    { tags: ["extended"], timeout: MANY_ANSWERS_MS },
    async (base) => {
      expect(await dashesOf(await visitor(base))).toEqual([]);
    },
  );

  it.each(["2026-03-01", "2026-01-01", "2028-02-29", "2026-12-31"])(
    "on %s too",
    { tags: ["extended"], timeout: MANY_ANSWERS_MS },
    async (day) => {
      expect(await dashesOf(await visitor("GBP", day), day.slice(0, 4))).toEqual([]);
    },
  );

  it(
    "after its visitor counts in another currency, of a few digits or none",
    { tags: ["extended"], timeout: MANY_ANSWERS_MS },
    async () => {
      const client = await visitor("EUR");
      await countIn(client, "JPY");
      expect(await dashesOf(client)).toEqual([]);
    },
  );

  it("[CAL-01] of a stay that a channel sold it shows fee, tax and what is paid out, and the nights stay what is outstanding", async () => {
    const client = await visitor("EUR");
    const { items } = await client.bookings.list({ q: "Emil Sand" });
    // Four nights at 110.00.
    expect(items).toMatchObject([{ total: "440.00", money: { state: "unpaid", outstanding: "440.00" } }]);
    expect(await client.bookingLines.get({ bookingId: items[0]?.id ?? "" })).toMatchObject({
      lines: [
        { kind: "cleaning_fee", amount: "45.00" },
        { kind: "tourist_tax", amount: "16.00" },
        // 15 % of nights and cleaning fee.
        { kind: "channel_fee", amount: "72.75" },
      ],
      guestTotal: "501.00",
      payout: { amount: "428.25", on: "2026-03-20" },
    });
  });

  it("in a currency of one's own that nobody expected: the books of one's own get no rate", async () => {
    app.clock.set("2026-03-10T09:00:00Z");
    const session = await app.signUp();
    const own = app.client(session);
    await own.accounts.openSample({});
    await countIn(own, "KWD");
    expect((await own.fx.grid({})).rates).toEqual([]);
    const { items } = await own.accounts.workspaces({});
    const sample = app.client(session, {
      workspaceId: items.find(({ kind }) => kind === "sample")?.id ?? "",
    });
    expect((await sample.portfolio.get({})).base?.received?.total).toMatch(/^\d+\.\d{3}$/);
  });
});
