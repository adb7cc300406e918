import { planLimits } from "@keystead/domain/plans";
import { reports } from "@keystead/domain/exports";
import { afterAll, beforeAll, expect, it } from "vitest";

import { allCases } from "./cases/all-cases.ts";
import { pdfOf, storedFile } from "./files/uploads.ts";
import { holidayHouse } from "./records/holiday-house.ts";
import { rentedFlat } from "./records/rented-flat.ts";
import { testApp, type TestApp } from "./test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const addedToEach = allCases.flatMap(({ inEachProperty = {} }) => Object.values(inEachProperty));
const HOUSES = planLimits.pro.properties;

// Five hundred calls, one after the other as a person makes them.
it(
  "[GEN-01] tracks all there is to track of fifty properties in both ways of letting",
  { timeout: 600_000 },
  async () => {
    const session = await app.signUp();
    const client = app.client(session);
    for (let at = 0; at < HOUSES; at += 1) {
      const name = `House ${at + 1}`;
      const isMonthly = at % 2 === 0;
      let propertyId: string;
      if (isMonthly) {
        const flat = await rentedFlat(client, name);
        ({ propertyId } = flat);
        const lease = await flat.lease({ trackFrom: "2026-03" });
        const [row] = lease.rows;
        await client.leases.recordPayment({
          id: lease.id,
          rows: [row?.ref ?? ""],
          method: "cash",
          paidOn: "2026-03-02",
        });
      } else {
        const house = await holidayHouse(client, { name });
        ({ propertyId } = house);
        await house.book("2026-03-08", "2026-03-12");
      }
      const money = { propertyId, currency: "EUR", date: "2026-03-03", notes: "" } as const;
      await client.expenses.create({ ...money, category: "repairs", amount: "20.00" });
      await client.income.create({ ...money, category: "other", amount: "30.00", method: "cash" });
      for (const { add } of addedToEach) await add(client, { id: propertyId, name });
      await storedFile(app, session, { on: "property", onId: propertyId, content: pdfOf(600) });
    }
    const total = async (list: Promise<{ readonly total: number }>) => (await list).total;
    expect({
      properties: await total(client.properties.list({})),
      monthly: await total(client.properties.list({ rentalMode: "monthly" })),
      daily: await total(client.properties.list({ rentalMode: "daily" })),
      tenants: await total(client.tenants.list({})),
      leases: await total(client.leases.list({})),
      bookings: await total(client.bookings.list({})),
      expenses: await total(client.expenses.list({})),
      // The rents that were paid, and other income.
      income: await total(client.income.list({})),
    }).toEqual({
      properties: HOUSES,
      monthly: HOUSES / 2,
      daily: HOUSES / 2,
      tenants: HOUSES / 2,
      leases: HOUSES / 2,
      bookings: HOUSES / 2,
      expenses: HOUSES,
      income: HOUSES + HOUSES / 2,
    });
    for (const { total: totalOfList } of addedToEach) expect(await totalOfList(client)).toBe(HOUSES);
    const answer = await client.analytics.get({ view: "advanced", period: "2026-03" });
    expect([answer.longTerm.properties, answer.shortTerm.properties]).toEqual([HOUSES / 2, HOUSES / 2]);
    expect(answer.advanced?.properties).toHaveLength(HOUSES);
    expect((await client.bookings.calendar({ from: "2026-03-01", days: 31 })).properties).toHaveLength(
      HOUSES / 2,
    );
    for (const report of reports)
      expect((await client.exports.preview({ report, period: "2026-03" })).rows).toBeGreaterThan(0);
    await expect(
      client.properties.create({
        name: "One more",
        rentalMode: "daily",
        country: null,
        currency: "EUR",
        timezone: "UTC",
      }),
    ).rejects.toMatchObject({
      code: "PLAN_LIMIT",
      data: { kind: "properties", limit: HOUSES, used: HOUSES },
    });
  },
);
