import { addDays, addToMonth, month, plainDate } from "@keystead/domain/calendar";
import { afterAll, beforeAll, expect, it } from "vitest";

import { testApp } from "../../../testing/test-app.ts";
import type { TestApp } from "../../../testing/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ now: "2026-11-19T09:00:00Z" });
});
afterAll(() => app.close());

const MOST = 5_000;
const LEASES = 100;
const key = (number: number) => `new-${number}`;
const list = <Line>(length: number, line: (at: number) => Line) =>
  Array.from({ length }, (_, at) => line(at));

/**
 * Forty houses let by the month with a hundred leases of fifty months, ten by the night with five hundred stays each.
 */
const history = {
  timezone: "Europe/Madrid",
  country: null,
  properties: list(50, (at) => ({
    key: key(at),
    name: `House ${at}`,
    rentalMode: at < 40 ? ("monthly" as const) : ("daily" as const),
    currency: "EUR",
  })),
  units: list(LEASES, (at) => ({ key: key(1_000 + at), property: key(at % 40), name: `Flat ${at}` })),
  tenants: list(MOST, (at) => ({ key: key(10_000 + at), property: key(at % 40), name: `Tenant ${at}` })),
  leases: list(LEASES, (at) => ({
    key: key(20_000 + at),
    tenant: key(10_000 + at),
    property: key(at % 40),
    unit: key(1_000 + at),
    startsOn: "2022-09-01",
    monthlyRent: "500.00",
    paymentDay: 3,
    trackFrom: "2022-09",
  })),
  payments: list(MOST, (at) => ({
    lease: key(20_000 + (at % LEASES)),
    paidOn: `${addToMonth(month("2022-09"), Math.floor(at / LEASES))}-03`,
    amount: "500.00",
    method: "bank_transfer" as const,
  })),
  bookings: list(MOST, (at) => {
    const day = addDays(plainDate("2022-01-01"), Math.floor(at / 10) * 3);
    return {
      propertyId: key(40 + (at % 10)),
      guestName: `Guest ${at}`,
      checkIn: `${day}T15:00`,
      checkOut: `${addDays(day, 2)}T11:00`,
      dailyRate: "90.00",
    };
  }),
  income: list(MOST, (at) => ({
    propertyId: key(at % 50),
    category: "other" as const,
    amount: `${at + 1}.00`,
    currency: "EUR",
    date: addDays(plainDate("2022-01-01"), at % 1_500),
    method: "cash" as const,
  })),
  expenses: list(MOST, (at) => ({
    propertyId: key(at % 50),
    category: "repairs" as const,
    amount: `${at + 1}.00`,
    currency: "EUR",
    date: addDays(plainDate("2022-01-01"), at % 1_500),
  })),
};

// Twenty-five thousand records in one transaction, and one Undo for all.
it("brings five thousand rows of each kind, and takes all of them back", async () => {
  const client = app.client(await app.signUp());
  const made = await client.bulk.bring(history);
  expect(made).toMatchObject({ tenants: MOST, payments: MOST, bookings: MOST, income: MOST, expenses: MOST });
  const { sums } = await client.leases.list({});
  expect(sums).toMatchObject([{ leases: LEASES }]);
  const [lease] = (await client.leases.list({})).items;
  const { months } = await client.leases.get({ id: lease?.id ?? "" });
  expect(months.slice(0, 50).every(({ outstanding }) => outstanding === "0.00")).toBe(true);
  await client.bulk.undo({ id: made.undoId });
  expect((await client.properties.list({})).total).toBe(0);
  expect((await client.income.list({})).total).toBe(0);
}, 600_000);

it("refuses more rows of a kind than that", async () => {
  const client = app.client(await app.signUp());
  const expenses = [...history.expenses, ...history.expenses.slice(0, 1)];
  await expect(client.bulk.bring({ ...history, expenses })).rejects.toMatchObject({
    data: { issues: [{ path: ["expenses"], code: "TOO_MANY_ROWS" }] },
  });
});
