import type { NewExpense } from "@keystead/contract/ledger";
import { isAdvanced, metrics } from "@keystead/domain/analytics";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { csvLines } from "../../testing/files/csv-lines.ts";
import { allRows, cardsOf, expectSum, wholes } from "../../testing/number-walks/figure-rows.ts";
import { holidayHouse } from "../../testing/records/holiday-house.ts";
import { rentedFlat } from "../../testing/records/rented-flat.ts";
import { memberOf } from "../../testing/records/membership.ts";
import { testApp } from "../../testing/test-app.ts";
import type { TestApp, TestClient, TestSession } from "../../testing/test-app.ts";

let app: TestApp;
let session: TestSession;
let client: TestClient;
beforeEach(async () => {
  app = await testApp({ now: "2026-11-20T09:00:00Z" });
  session = await app.signUp();
  client = app.client(session);
});
afterEach(() => app.close());

const EURO = { currency: "EUR", method: "card" } as const;

/** A flat that is let by the month and bought with a loan, and a house let by the night, with a year behind them. */
async function landlord() {
  const flat = await rentedFlat(client);
  const lease = await flat.lease({
    startsOn: "2025-11-10",
    trackFrom: "2025-11",
    charges: "80.00",
  });
  const { rows } = await client.leases.get({ id: lease.id });
  for (const row of rows.slice(0, 17))
    await client.leases.recordPayment({
      id: lease.id,
      rows: [row.ref],
      method: "cash",
      paidOn: row.dueOn,
    });
  await client.leases.recordPayment({
    id: lease.id,
    rows: [rows[18]?.ref ?? ""],
    method: "cash",
    amount: "100.00",
    paidOn: "2026-10-04",
  });
  const house = await holidayHouse(client);
  await house.book("2026-10-28", "2026-11-03");
  await house.book("2026-11-10", "2026-11-14", { unitId: house.roof, dailyRate: "33.33" });
  await house.book("2026-11-16", "2026-11-18", { unitId: null, dailyRate: "150.00" });
  await house.book("2026-11-25", "2026-11-28");
  const cancelled = await house.book("2026-11-05", "2026-11-08");
  await client.bookings.cancel({ id: cancelled.id, version: cancelled.version });
  await client.blockedDates.create({
    propertyId: house.propertyId,
    unitId: house.garden,
    from: "2026-11-05",
    through: "2026-11-06",
  });
  const spend = (propertyId: string, date: string, amount: string, more: Partial<NewExpense> = {}) =>
    client.expenses.create({
      propertyId,
      date,
      amount,
      currency: "EUR",
      category: "repairs",
      ...more,
    } as never);
  await spend(flat.propertyId, "2026-11-04", "210.55", { category: "maintenance" });
  await spend(flat.propertyId, "2026-10-04", "99.45", { category: "taxes" });
  await spend(flat.propertyId, "2026-11-06", "1000.00", { nature: "capital" });
  await spend(house.propertyId, "2026-11-07", "300.00", { category: "other", nature: "debt_service" });
  await spend(house.propertyId, "2026-11-08", "45.00", { category: "cleaning" });
  await spend(house.propertyId, "2026-11-09", "12.00", { nature: "pass_through", category: "taxes" });
  for (const month of ["2026-06", "2026-07", "2026-08", "2026-09", "2026-10", "2026-11"])
    await client.income.create({
      propertyId: house.propertyId,
      date: `${month}-15`,
      amount: "640.10",
      category: "other",
      ...EURO,
    });
  const { version } = await client.properties.get({ id: flat.propertyId });
  await client.properties.update({
    id: flat.propertyId,
    version,
    purchasePrice: "180000.00",
    closingCosts: "14000.00",
    initialWorks: "6000.00",
    loanPrincipal: "120000.00",
    loanAnnualRate: "3.1",
    loanTermYears: 25,
    loanStartDate: "2025-10-15",
  });
  return { flat, house, leaseId: lease.id };
}

describe("the rows behind a figure [ANA-02]", { tags: ["extended"] }, () => {
  it.each(metrics)(
    "of %s, opened and added up, are the card: of a month, a quarter, a year, of one property",
    async (metric) => {
      const { flat, house } = await landlord();
      for (const period of ["2026-11", "2026-10", "2026-Q4", "2026"])
        for (const propertyIds of [undefined, [flat.propertyId], [house.propertyId]]) {
          const { figure, items } = await allRows(client, { metric, period, propertyIds });
          expect(figure.metric).toBe(metric);
          expectSum(figure, items);
          if (propertyIds === undefined && period === "2026-11") {
            expect(figure.value).not.toBeNull();
            expect(items.length).toBeGreaterThan(0);
          }
        }
    },
  );

  it("are those of its card on the screen, whichever it is", async () => {
    await landlord();
    const answer = await client.analytics.get({ view: "advanced", period: "2026-11" });
    for (const card of cardsOf(answer)) {
      const section = card.section ?? undefined;
      const { figure, items } = await allRows(client, { metric: card.metric, period: "2026-11", section });
      const { previous: _previous, change: _change, ...shown } = card;
      expect(figure).toMatchObject(shown);
      expectSum(card, items);
    }
    expect(cardsOf(answer)).toHaveLength(metrics.length + 4);
  });
});

describe("the analytics of a month", () => {
  it("count the nights of a stay after its discount, however many of them are in the month (R-F05)", async () => {
    const { house } = await landlord();
    const revenue = async () => {
      const { figures } = await client.analytics.get({ period: "2026-10" });
      return Number(figures.adr?.numerator);
    };
    const before = await revenue();
    const { id, version } = await house.book("2026-10-01", "2026-10-05", { dailyRate: "60.00" });
    const into = await house.book("2026-09-30", "2026-10-02", { dailyRate: "60.00", unitId: house.roof });
    expect((await revenue()) - before).toBeCloseTo(300, 2);
    const discount = { kind: "discount", amount: "24.00", note: "" } as const;
    const cleaning = { kind: "cleaning_fee", amount: "50.00", note: "" } as const;
    await client.bookingLines.save({ bookingId: id, version, lines: [discount, cleaning] });
    // One of its two nights is in September, and with it half of what was given.
    await client.bookingLines.save({ bookingId: into.id, version: into.version, lines: [discount] });
    expect((await revenue()) - before).toBeCloseTo(264, 2);
    const { figure, items } = await allRows(client, { metric: "adr", period: "2026-10" });
    expectSum(figure, items);
  });

  it("say occupancy, prices, results and debt of both kinds of letting [ANA-01] [ANA-02]", async () => {
    const { flat, house } = await landlord();
    const answer = await client.analytics.get({ view: "advanced" });
    expect(answer).toMatchObject({
      today: "2026-11-20",
      currency: "EUR",
      empty: false,
      period: { text: "2026-11", from: "2026-11-01", to: "2026-11-20", partial: true, span: "month" },
      previous: { text: "2026-10", from: "2026-10-01", to: "2026-10-20" },
      longTerm: { properties: 1, units: 1 },
      shortTerm: { properties: 1, units: 2, figures: { noi: { section: "short_term", value: "595.10" } } },
      figures: {
        lt_occupancy: { value: "1.000000", numerator: "20" },
        // 2 and 4 nights, and 2 of the whole house in both flats. The roof is in service from its first stay on the
        // 10th (R-F16): 20 nights and 11, minus the two that were blocked.
        st_occupancy: { numerator: "10", denominator: "29", value: "0.344828" },
        on_the_books: { numerator: "13", denominator: "49" },
        gross_occupancy: { numerator: "10", denominator: "31" },
        adr: { numerator: "593.32", denominator: "10", value: "59.33" },
        nights_sold: { value: "10" },
        // Two stays have begun, of 4 and 2 nights; the one to come does not count.
        average_stay: { numerator: "6", denominator: "2", value: "3.000000" },
      },
    });
    const { dscr, payback, noi, cash_flow } = answer.figures;
    const { heat, properties } = answer.advanced ?? {};
    expect(dscr).toMatchObject({ coverage: { level: "short" } });
    expect(payback).toMatchObject({
      numerator: "80000.00",
      inputs: [{ property: { id: house.propertyId }, fields: ["purchasePrice"] }],
    });
    expect(properties?.map(({ property }) => property.id)).toEqual([house.propertyId, flat.propertyId]);
    expect(heat?.map(({ months }) => months.length)).toEqual([6, 6]);
    expect(answer.months.map(({ month }) => month)).toEqual([
      "2026-06",
      "2026-07",
      "2026-08",
      "2026-09",
      "2026-10",
      "2026-11",
    ]);
    const sumOf = (texts: readonly (string | null | undefined)[]) =>
      texts.reduce((sum, text) => sum + wholes(text ?? "0"), 0n);
    expect(sumOf([answer.longTerm.figures.noi.value, answer.shortTerm.figures.noi.value])).toBe(
      wholes(noi?.value ?? ""),
    );
    expect(sumOf(answer.noiByProperty.map((line) => line.noi.value))).toBe(wholes(noi?.value ?? ""));
    expect(answer.months.at(-1)?.figures).toMatchObject({
      noi: { value: noi?.value },
      cash_flow: { value: cash_flow?.value },
    });
  });

  it("say of each figure which days it counts, on the screen, at its rows and in the file (R-F01)", async () => {
    await landlord();
    const own = new Map([
      ["on_the_books", { from: "2026-11-01", to: "2026-11-30" }],
      ["arrears", { from: "2026-11-20", to: "2026-11-20" }],
      ["dscr_12_months", { from: "2025-11-01", to: "2026-10-31" }],
      ["payback", { from: "2025-11-01", to: "2026-10-31" }],
    ]);
    const answer = await client.analytics.get({ view: "advanced" });
    const cards = cardsOf(answer);
    for (const { metric, days, previous } of cards) {
      expect([metric, days]).toEqual([metric, own.get(metric) ?? { from: "2026-11-01", to: "2026-11-20" }]);
      if (previous !== null)
        expect([metric, previous.days]).toEqual([
          metric,
          { from: metric === "arrears" ? "2026-10-20" : "2026-10-01", to: "2026-10-20" },
        ]);
      expect((await client.analytics.rows({ metric })).figure.days).toEqual(days);
    }
    const listAnswer = await app.call("/api/exports/list", {
      session,
      body: { list: "analytics", query: { view: "advanced" }, format: "csv", language: "en" },
    });
    expect(listAnswer.status).toBe(200);
    const lines = csvLines(Buffer.from(await listAnswer.arrayBuffer()));
    const inFile = lines.slice(0, metrics.length + 4).map((line) => line["Figure"]);
    expect(inFile.join(" | ")).toBe(
      "NOI | Cash flow | Occupancy | Rent collected | Arrears | NOI | Cash flow | Occupancy | On the books | Gross occupancy | ADR | RevPAR | " +
        "Nights sold | Average stay | NOI | Cash flow | DSCR | DSCR, 12 months | Payback period | NOI as earned",
    );
    const daysOf = (figure: string, property = "") =>
      lines
        .filter((line) => line["Figure"] === figure && line["Property"] === property)
        .map(({ From: from, To: to }) => ({ from, to }));
    expect(daysOf("On the books")).toEqual([own.get("on_the_books")]);
    expect(daysOf("Payback period")).toEqual([own.get("payback")]);
    expect(daysOf("Arrears")).toEqual([own.get("arrears")]);
    const [house] = answer.noiByProperty;
    expect(daysOf("Arrears", house?.property.name)).toEqual([own.get("arrears")]);
    expect(daysOf("NOI", house?.property.name)).toEqual([{ from: "2026-11-01", to: "2026-11-20" }]);
  });

  it("asks for nothing more than is there, and says so", async () => {
    const { empty, figures } = await client.analytics.get({});
    const { noi, lt_occupancy, adr } = figures;
    expect({ empty, noi: noi?.value }).toEqual({ empty: true, noi: "0.00" });
    expect([lt_occupancy, adr].map((figure) => [figure?.value, figure?.reason])).toEqual([
      [null, "no_supply"],
      [null, "no_nights_sold"],
    ]);
  });

  it("names the inputs that a locked figure waits for, and opens with them [ANA-02]", async () => {
    const { propertyId } = await rentedFlat(client);
    const cards = async () => (await client.analytics.get({ view: "advanced" })).figures;
    const property = { id: propertyId, name: "Lindenhof" };
    expect(await cards()).toMatchObject({
      dscr: {
        value: null,
        reason: "no_debt_service",
        inputs: [
          {
            property,
            fields: ["loanPrincipal", "loanAnnualRate", "loanTermYears", "monthlyDebtService"],
          },
        ],
      },
      payback: {
        value: null,
        reason: "no_purchase_price",
        inputs: [{ property, fields: ["purchasePrice"] }],
      },
    });
    await client.properties.update({ id: propertyId, version: 1, monthlyDebtService: "500.00" });
    await client.income.create({
      propertyId,
      date: "2026-11-02",
      amount: "625.00",
      category: "rent",
      ...EURO,
    });
    expect((await cards())?.dscr).toMatchObject({
      value: "1.250000",
      coverage: { display: "1.25", level: "safe" },
      inputs: [],
      terms: [
        { term: "operating_income", value: "625.00" },
        { term: "operating_costs", value: "0.00" },
        { term: "debt_recorded", value: "0.00" },
        { term: "debt_from_loan", value: "500.00" },
      ],
    });
    expect((await allRows(client, { metric: "cash_flow" })).items).toMatchObject([
      { kind: "loan", month: "2026-11", numerator: "-500.00", property },
      { kind: "record", numerator: "625.00" },
    ]);
    expect((await client.portfolio.get({})).result.month.net).toEqual([
      { amount: "625.00", currency: "EUR" },
    ]);
  });

  it("withholds what lacks a rate, names month and pair, and gives it back with the rate", async () => {
    const { propertyId } = await rentedFlat(client);
    await client.income.create({
      propertyId,
      date: "2026-11-02",
      amount: "500.00",
      category: "other",
      ...EURO,
    });
    await client.income.create({
      propertyId,
      date: "2026-11-03",
      amount: "100.00",
      currency: "CHF",
      category: "other",
      method: "card",
    });
    const answer = await client.analytics.get({});
    const missing = [{ period: "2026-11", from: "CHF", to: "EUR", records: 1 }];
    expect(answer).toMatchObject({
      missing,
      figures: {
        noi: {
          value: null,
          reason: "missing_fx",
          missing,
          subtotals: [
            { amount: "100.00", currency: "CHF" },
            { amount: "500.00", currency: "EUR" },
          ],
        },
        lt_occupancy: { value: "0.000000" },
      },
    });
    expect((await allRows(client, { metric: "noi" })).items).toMatchObject([
      { numerator: null, withoutRate: true, money: { amount: "100.00", currency: "CHF" } },
      { numerator: "500.00", withoutRate: false },
    ]);
    await client.fx.save({
      changes: [{ period: "2026-11", base: "EUR", quote: "CHF", rate: "0.8", version: null }],
    });
    expect(await client.analytics.get({})).toMatchObject({
      missing: [],
      figures: { noi: { value: "625.00", subtotals: [] } },
    });
    expect(await client.analytics.get({ currency: "CHF" })).toMatchObject({
      currency: "CHF",
      figures: { noi: { value: "500.00" } },
    });
    const { figure, items } = await allRows(client, { metric: "noi", currency: "CHF" });
    expectSum(figure, items);
  });

  it("says by currency what the numerator of a withheld quotient comes to, and names the rates of both sides", async () => {
    const flat = await rentedFlat(client);
    const paid = { propertyId: flat.propertyId, currency: "CHF" } as const;
    await client.income.create({
      ...paid,
      date: "2026-11-02",
      amount: "100.00",
      category: "other",
      method: "card",
    });
    await client.expenses.create({
      ...paid,
      date: "2026-11-03",
      amount: "40.00",
      category: "other",
      nature: "debt_service",
    });
    await flat.lease({ startsOn: "2026-11-01", trackFrom: "2026-11", currency: "CHF" });
    const { figures } = await client.analytics.get({ view: "advanced" });
    const missing = [{ period: "2026-11", from: "CHF", to: "EUR" }];
    expect(figures).toMatchObject({
      // Not 140.00: income and debt service are its two sides.
      dscr: { reason: "missing_fx", missing, subtotals: [{ amount: "100.00", currency: "CHF" }] },
      // Nothing of the month's rent is paid, and its rate is missing all the same.
      collection_rate: { reason: "missing_fx", missing, subtotals: [] },
    });
  });
});

describe("the analytics over HTTP", () => {
  it("keep the advanced view for Pro, and the simple one for everybody [PLAN-01]", async () => {
    await client.accounts.changePlan({ plan: "starter" });
    const refused = {
      code: "PLAN_FEATURE",
      data: { feature: "advanced_analytics", plan: "starter", from: "pro" },
    };
    await expect(client.analytics.get({ view: "advanced" })).rejects.toMatchObject(refused);
    const simple = await client.analytics.get({});
    expect(simple.advanced).toBeNull();
    expect(simple.figures.collection_rate).toBeNull();
    expect(cardsOf(simple).every(({ previous, change }) => previous === null && change === null)).toBe(true);
    for (const metric of metrics)
      if (isAdvanced(metric)) await expect(client.analytics.rows({ metric })).rejects.toMatchObject(refused);
      else expect((await client.analytics.rows({ metric })).figure.metric).toBe(metric);
  });

  it("are closed to the signed-out and to cleaners, and open to assistants", async () => {
    expect((await app.call("/api/v1/analytics")).status).toBe(401);
    const cleaner = await memberOf(app, client, "cleaner");
    await expect(cleaner.analytics.get({})).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(cleaner.analytics.rows({ metric: "noi" })).rejects.toMatchObject({ code: "FORBIDDEN" });
    const assistant = await memberOf(app, client, "assistant");
    expect((await assistant.analytics.get({})).figures.noi?.value).toBe("0.00");
  });

  it("know no property of somebody else, and no period to come", async () => {
    const { propertyId } = await rentedFlat(client);
    const other = app.client(await app.signUp());
    const missing = "00000000-0000-4000-8000-000000000000";
    for (const id of [propertyId, missing])
      await expect(other.analytics.get({ propertyIds: id })).rejects.toMatchObject({
        code: "NOT_FOUND",
      });
    for (const period of ["2026-12", "2027", "2026-Q9", "no"])
      await expect(client.analytics.get({ period })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(client.analytics.get({ currency: "XXX" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    expect((await client.analytics.get({ period: "2026" })).period).toMatchObject({
      partial: true,
      to: "2026-11-20",
    });
  });

  it("say of a property nothing that another one does", async () => {
    const { flat, house } = await landlord();
    const alone = async () => client.analytics.get({ view: "advanced", propertyIds: flat.propertyId });
    const before = await alone();
    await house.book("2026-11-19", "2026-11-21");
    await client.income.create({
      propertyId: house.propertyId,
      date: "2026-11-19",
      amount: "1.00",
      category: "other",
      ...EURO,
    });
    expect(await alone()).toEqual(before);
  });
});
