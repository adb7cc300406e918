import type { AnalyticsAnswer, MeasureView } from "@keystead/contract/analytics";
import { historyMetrics, propertyMetrics } from "@keystead/domain/analytics";
import type { Metric } from "@keystead/domain/analytics";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import {
  sumOfSide,
  allRows,
  cardsOf,
  expectSides,
  expectSum,
  wholes,
} from "../../testing/number-walks/figure-rows.ts";
import type { FigureRowsQuery } from "../../testing/number-walks/figure-rows.ts";
import { holidayHouse } from "../../testing/records/holiday-house.ts";
import { randomPortfolio } from "../../testing/records/random-portfolio.ts";
import { testApp } from "../../testing/test-app.ts";
import type { TestApp, TestClient } from "../../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: "2026-03-10T09:00:00Z" });
});
afterAll(() => app.close());

/** Some hundred figures are opened one after the other. */
const MANY_FIGURES_MS = 120_000;

/** A figure outside the cards, with the query that its link opens. */
type Inner = { readonly measure: MeasureView; readonly query: FigureRowsQuery };

/** The figures of the history, of each property, and of each property in each month. */
function innerOf({ months, noiByProperty, advanced, currency }: AnalyticsAnswer): readonly Inner[] {
  const inner = (metric: Metric, measure: MeasureView, of: Omit<FigureRowsQuery, "metric">): Inner => ({
    measure,
    query: { metric, currency, ...of },
  });
  return [
    ...months.flatMap(({ month: period, figures }) =>
      historyMetrics.map((metric) => inner(metric, figures[metric], { period })),
    ),
    ...noiByProperty.flatMap(({ property, noi, months: own }) => [
      inner("noi", noi, { propertyIds: [property.id] }),
      ...own.map((one) => inner("noi", one.noi, { propertyIds: [property.id], period: one.month })),
    ]),
    ...(advanced?.properties ?? []).flatMap(({ property: { id }, figures }) =>
      propertyMetrics.map((metric) => inner(metric, figures[metric], { propertyIds: [id] })),
    ),
    ...(advanced?.heat ?? []).flatMap(({ property: { id }, rentalMode, months: own }) =>
      own.flatMap(({ month: period, noi, occupancy }) => [
        inner("noi", noi, { propertyIds: [id], period }),
        inner(rentalMode === "monthly" ? "lt_occupancy" : "st_occupancy", occupancy, {
          propertyIds: [id],
          period,
        }),
      ]),
    ),
  ];
}

/** The paths of the numbers and amounts in a response, `a.b[].c`. */
function numbersIn(value: unknown, at = ""): readonly string[] {
  if (typeof value === "number" || (typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value))) return [at];
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one) => numbersIn(one, `${at}[]`));
  return Object.entries(value).flatMap(([key, inner]) => numbersIn(inner, at === "" ? key : `${at}.${key}`));
}

/** The cards, and the paths that `innerOf` and `expectRest` open. */
const opened =
  /^((longTerm|shortTerm)\.)?figures\.\w+\.|^(longTerm|shortTerm)\.(properties|units)$|^months\[\]\.|^noiByProperty\[\]\.(noi|months\[\]\.noi)\.|^advanced\.(properties|heat)\[\]\.|^categories\[\]\.amount$/;
/** The year is only the name of a period; the number of records without a rate is shown beside the link to the rate. */
const describing = /^(period|previous)\.text$|^(missing|ahead)\[\]\.records$/;

/** The rest of the screen: the two sides of a month's cash, costs by category, the counts of a section. */
async function expectRest(client: TestClient, answer: AnalyticsAnswer, period: string): Promise<void> {
  const unopened = numbersIn(answer).filter((at) => !opened.test(at) && !describing.test(at));
  expect(unopened).toEqual([]);
  const { currency } = answer;
  for (const { month, moneyIn, moneyOut } of answer.months) {
    const { figure } = await allRows(client, { metric: "cash_flow", period: month, currency, limit: 100 });
    if (moneyIn === null || moneyOut === null) continue;
    const [income, out] = [
      figure.terms.filter(({ term }) => term === "operating_income"),
      figure.terms.filter(({ term }) => term !== "operating_income"),
    ].map((terms) => terms.reduce((sum, { value }) => sum + wholes(value ?? "0"), 0n));
    expect([month, wholes(moneyIn), -wholes(moneyOut)]).toEqual([month, income, out]);
  }
  const { items } = await allRows(client, { metric: "noi", period, currency, limit: 100 });
  for (const { category, amount } of answer.categories) {
    if (amount === null) continue;
    const spent = items.filter(
      (row) => row.kind === "record" && row.book === "expense" && row.category === category,
    );
    expect([category, wholes(amount)]).toEqual([category, -sumOfSide(spent, "numerator")]);
  }
  for (const [section, metric] of [
    [answer.longTerm, "lt_occupancy"],
    [answer.shortTerm, "gross_occupancy"],
  ] as const) {
    const rows = await allRows(client, { metric, period, currency, limit: 100 });
    const rentables = rows.items.filter(({ kind }) => kind === "rentable");
    expect([metric, section.units]).toEqual([metric, rentables.length]);
    expect(section.properties).toBeGreaterThanOrEqual(
      new Set(rentables.map(({ property }) => property.id)).size,
    );
  }
}

/** Opens every figure of the screen; returns their number. */
async function walk(client: TestClient, period: string, inside: boolean): Promise<number> {
  const answer = await client.analytics.get({ view: "advanced", period });
  const cards = cardsOf(answer);
  for (const card of cards) {
    const { metric, section } = card;
    const { figure, items } = await allRows(client, {
      metric,
      period,
      limit: 100,
      ...(section === null ? {} : { section }),
    });
    const { previous: _previous, change: _change, ...shown } = card;
    expect({ metric, section, figure }).toEqual({
      metric,
      section,
      figure: { ...shown, previous: null, change: null },
    });
    expectSum(card, items);
  }
  await expectRest(client, answer, period);
  if (!inside) return cards.length;
  const inner = innerOf(answer);
  for (const { measure, query } of inner) {
    const { figure, items } = await allRows(client, { period, ...query, limit: 100 });
    const { value, numerator, denominator, reason } = figure;
    expect({ query, value, numerator, denominator, reason }).toEqual({ query, ...measure });
    expectSides(measure, items);
  }
  return cards.length + inner.length;
}

describe("every figure of the analytics opens the rows that make it up, and their sum is the figure [ANA-02]", () => {
  it(
    "on the sample portfolio, today and five days on",
    async () => {
      const session = await app.signUp();
      const { id } = await app.client(session).accounts.openSample({});
      const client = app.client(session, { workspaceId: id });
      let walked = await walk(client, "2026-03", true);
      for (const period of ["2026-02", "2026-Q1", "2025"]) walked += await walk(client, period, false);
      app.clock.set("2026-03-15T09:00:00Z");
      walked += await walk(client, "2026-03", false);
      app.clock.set("2026-03-10T09:00:00Z");
      expect(walked).toBeGreaterThan(100);
    },
    MANY_FIGURES_MS,
  );

  it.each([1, 2, 3])(
    "on leases, stays, costs and loans by chance, with and without rates (%i)",
    { tags: ["extended"], timeout: MANY_FIGURES_MS },
    async (seed) => {
      const client = app.client(await app.signUp());
      const pick = await randomPortfolio(app, client, seed);
      await bookByChance(client, pick);
      const [house] = (await client.properties.list({ limit: 1 })).items;
      await client.properties.update({
        id: house?.id ?? "",
        version: house?.version ?? 0,
        purchasePrice: `${100_000 + pick(100_000)}.00`,
        loanPrincipal: `${50_000 + pick(40_000)}.00`,
        loanAnnualRate: "3.1",
        loanTermYears: 5 + pick(30),
        loanStartDate: "2025-01-15",
      });
      let walked = await walk(client, "2026-03", false);
      await client.fx.save({
        changes: ["2026-01", "2026-02", "2026-03"].map((period) => ({
          period,
          base: "EUR",
          quote: "CHF",
          rate: `0.9${pick(9)}${1 + pick(8)}`,
          version: null,
        })),
      });
      walked += await walk(client, "2026-03", true);
      walked += await walk(client, "2026-Q1", false);
      expect(walked).toBeGreaterThan(100);
    },
  );
});

/** A house with two flats: stays in one or both, some cancelled, some nights free of charge, some blocked. */
async function bookByChance(client: TestClient, pick: (below: number) => number): Promise<void> {
  const house = await holidayHouse(client);
  const day = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);
  for (let from = pick(6); from < 85; from += 1 + pick(5)) {
    const nights = 1 + pick(6);
    const unitId = [house.garden, house.roof, null][pick(3)] ?? null;
    const made = await house.book(day(from), day(from + nights), {
      unitId,
      dailyRate: pick(8) === 0 ? "0.00" : `${30 + pick(120)}.${10 + pick(80)}`,
      confirm: ["BOOKING_OVERLAP", "BOOKING_SHORT_GAP", "BOOKING_COMPLIMENTARY"],
    });
    if (pick(6) === 0) await client.bookings.cancel({ id: made.id, version: made.version });
    from += nights;
  }
  const blocked = 86 + pick(4);
  await client.blockedDates.create({
    propertyId: house.propertyId,
    unitId: house.roof,
    from: day(blocked),
    through: day(blocked + pick(3)),
  });
}
