import { expect, test } from "vitest";

import { rentedFlat } from "../../testing/records/rented-flat.ts";
import { testApp } from "../../testing/test-app.ts";

test("[PORT-01] the portfolio says what is overdue, what comes within seven days and what was received", async () => {
  const app = await testApp({ now: "2026-03-10T09:00:00Z" });
  try {
    const client = app.client(await app.signUp());
    expect(await client.portfolio.get({})).toMatchObject({ empty: true, overdue: { lines: [] } });
    const flat = await rentedFlat(client);
    const { id, rows } = await flat.lease({
      trackFrom: "2026-02",
      paymentDay: 17,
      deposit: "500.00",
      endsOn: "2026-04-30",
    });
    const pay = (row: number, amount: string) =>
      client.leases.recordPayment({ id, rows: [rows[row]?.ref ?? ""], method: "cash", amount });
    await pay(0, "450.00");
    await pay(1, "100.00");
    await client.leases.moveDeposit({ id, kind: "received", amount: "500.00" });
    const view = await client.portfolio.get({});
    expect(view).toMatchObject({
      today: "2026-03-10",
      month: "2026-03",
      empty: false,
      overdue: {
        sums: [{ amount: "500.00", currency: "EUR" }],
        lines: [
          {
            leaseId: id,
            dueOn: "2026-02-17",
            daysOverdue: 21,
            sum: "500.00",
            months: [{ period: "2026-02", amount: "950.00", settled: "450.00", outstanding: "500.00" }],
          },
        ],
      },
      upcoming: {
        sums: [{ amount: "850.00", currency: "EUR" }],
        lines: [{ dueOn: "2026-03-17", tenantName: "Ada Adler", unitName: "Flat 1", sum: "850.00" }],
      },
      rent: [{ currency: "EUR", settled: "100.00", expected: "950.00", open: "850.00", overdue: "0.00" }],
      income: [{ amount: "550.00", currency: "EUR" }],
      leases: { active: 1, settled: 0 },
      occupancy: { rentables: 1, let: 1, vacant: 0, maintenance: 0 },
      deposits: [{ currency: "EUR", held: "500.00", leases: 1 }],
      leasesEnding: { within60Days: 1, next: { leaseId: id, endsOn: "2026-04-30" } },
      properties: [{ name: "Lindenhof", units: 1, occupancy: { let: 1 }, received: [{ amount: "550.00" }] }],
    });
    expect(view.months.map(({ month }) => month)).toEqual([
      "2025-10",
      "2025-11",
      "2025-12",
      "2026-01",
      "2026-02",
      "2026-03",
    ]);
  } finally {
    await app.close();
  }
});

const rentable = {
  name: "",
  rentalMode: "monthly",
  country: "DE",
  currency: "EUR",
  timezone: "Europe/Berlin",
} as const;

test("[PORT-01] a house without units counts as one unit, and short-term houses only while they are let by the month", async () => {
  const app = await testApp({ now: "2026-03-10T09:00:00Z" });
  try {
    const client = app.client(await app.signUp());
    const occupancy = async () => (await client.portfolio.get({})).occupancy;
    const flat = await rentedFlat(client, "With a flat");
    await flat.lease({ startsOn: "2026-04-01" });
    const house = await client.properties.create({ ...rentable, name: "House" });
    const nights = { ...rentable, name: "Nights", rentalMode: "daily" } as const;
    const { id } = await client.properties.create(nights);
    expect(await occupancy()).toEqual({ rentables: 2, let: 0, vacant: 2, maintenance: 0 });
    await flat.lease({ propertyId: house.id, unitId: null, startsOn: "2026-03-10" });
    expect(await occupancy()).toEqual({ rentables: 2, let: 1, vacant: 1, maintenance: 0 });
    expect((await client.portfolio.get({})).properties).toMatchObject([
      { name: "House", units: 0, occupancy: { rentables: 1, let: 1 } },
      { name: "Nights", units: 0, occupancy: { rentables: 0, let: 0 } },
      { name: "With a flat", units: 1, occupancy: { rentables: 1, let: 0 } },
    ]);
    await client.properties.update({ ...nights, id, version: 1, rentalMode: "monthly" });
    await flat.lease({ propertyId: id, unitId: null, endsOn: "2026-03-10" });
    await client.properties.update({ ...nights, id, version: 2 });
    expect(await occupancy()).toEqual({ rentables: 3, let: 2, vacant: 1, maintenance: 0 });
    app.clock.set("2026-03-11T09:00:00Z");
    expect(await occupancy()).toEqual({ rentables: 2, let: 1, vacant: 1, maintenance: 0 });
  } finally {
    await app.close();
  }
});

test("[PORT-01] a payment that is due carries its property's own day, whatever the day at the landlord's", async () => {
  const app = await testApp({ now: "2026-03-10T20:00:00Z" });
  try {
    const client = app.client(await app.signUp());
    const flat = await rentedFlat(client, "Far away");
    const far = await client.properties.create({
      ...rentable,
      name: "Auckland",
      timezone: "Pacific/Auckland",
    });
    await flat.lease({ startsOn: "2026-03-01", paymentDay: 12 });
    await flat.lease({ propertyId: far.id, unitId: null, startsOn: "2026-03-01", paymentDay: 12 });
    const { today, upcoming } = await client.portfolio.get({});
    expect(today).toBe("2026-03-10");
    expect(upcoming.lines.map((line) => [line.propertyName, line.today]).toSorted()).toEqual([
      ["Auckland", "2026-03-11"],
      ["Far away", "2026-03-10"],
    ]);
    expect((await client.properties.list({})).items).toMatchObject([
      { name: "Auckland", units: 0, occupancy: { let: 1 } },
      { name: "Far away", units: 1, occupancy: { let: 1 } },
    ]);
  } finally {
    await app.close();
  }
});

test("[PORT-01] the running month stands beside as many days of the one before, at most all of them", async () => {
  const app = await testApp({ now: "2026-01-10T09:00:00Z" });
  try {
    const client = app.client(await app.signUp());
    const { propertyId } = await rentedFlat(client, "Lindenhof");
    const before = async () => (await client.portfolio.get({})).before;
    const record = (date: string, received: string, spent: string) =>
      Promise.all([
        client.income.create({
          propertyId,
          date,
          amount: received,
          currency: "EUR",
          category: "other",
          method: "card",
        }),
        client.expenses.create({ propertyId, date, amount: spent, currency: "EUR", category: "repairs" }),
      ]);
    const euros = (amount: string) => [{ amount, currency: "EUR" }];
    expect(await before()).toEqual({
      month: "2025-12",
      to: "2025-12-10",
      received: [],
      costs: [],
      net: [],
      soFar: [],
    });
    // The last day that counts and the first that does not, in the previous year.
    await record("2025-12-10", "900.00", "100.00");
    await record("2025-12-11", "7.00", "5000.00");
    expect(await before()).toMatchObject({
      received: euros("900.00"),
      costs: euros("100.00"),
      net: euros("800.00"),
    });
    // Of the running month only up to today: later entries are not compared yet.
    await record("2026-01-10", "300.00", "20.00");
    await record("2026-01-11", "4000.00", "1.00");
    expect(await before()).toMatchObject({ soFar: euros("280.00") });
    expect((await client.portfolio.get({})).result.month.net).toEqual(euros("4279.00"));
    // Spending of the previous year is no cost of the running one.
    const { result, categories } = await client.portfolio.get({});
    expect(result.year.costs).toEqual(euros("21.00"));
    expect(categories).toMatchObject([{ category: "repairs", month: "21.00", year: "21.00" }]);
    app.clock.set("2026-03-31T09:00:00Z");
    await record("2026-02-28", "1.00", "2.50");
    expect(await before()).toMatchObject({
      month: "2026-02",
      to: "2026-02-28",
      net: euros("-1.50"),
      soFar: [],
    });
  } finally {
    await app.close();
  }
});
