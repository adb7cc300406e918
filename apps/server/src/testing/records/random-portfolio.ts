import { expenseCategories, expenseNatures } from "@keystead/domain/ledger";

import { holidayHouse } from "./holiday-house.ts";
import { manualIncome } from "./manual-income.ts";
import { randomBelow, randomLeaseHistory } from "./random-lease-history.ts";
import { rentedFlat } from "./rented-flat.ts";
import type { TestApp, TestClient } from "../test-app.ts";

/**
 * Random houses with leases, deposits, bookings, income, costs in two currencies and tasks, on 10 March 2026; the
 * same for the same seed. Returns the generator, so that the test can continue with it.
 */
export async function randomPortfolio(
  app: TestApp,
  client: TestClient,
  seed: number,
): Promise<(below: number) => number> {
  const pick = randomBelow(seed * 7919);
  for (let house = 0; house < 4; house += 1) {
    const id = await randomLeaseHistory(client, seed * 100 + house);
    const { property } = await client.leases.get({ id });
    for (const category of ["rent", "deposit", "other"] as const)
      await manualIncome(app, {
        propertyId: property.id,
        category,
        amountMinor: 1 + pick(200_000),
        currency: pick(3) === 0 ? "CHF" : "EUR",
        receivedOn: `2026-0${1 + pick(3)}-0${1 + pick(9)}`,
        nature: pick(4) === 0 ? "pass_through" : "operating",
      });
  }
  for (const { id: propertyId } of (await client.properties.list({ limit: 100 })).items)
    for (let cost = 0; cost < 3; cost += 1)
      await client.expenses.create({
        propertyId,
        category: expenseCategories[pick(expenseCategories.length)] ?? "other",
        nature: expenseNatures[pick(expenseNatures.length)] ?? "operating",
        amount: textOf(1 + pick(200_000)),
        currency: pick(3) === 0 ? "CHF" : "EUR",
        date: `2026-0${1 + pick(3)}-0${1 + pick(9)}`,
      });
  await rentablesByChance(client, pick);
  await staysByChance(client, pick);
  for (const dueOn of ["2026-03-09", "2026-03-10", `2026-03-${11 + pick(19)}`, null])
    await client.tasks.create({ description: "Errand", dueOn });
  return pick;
}

function textOf(minor: number): string {
  return (minor / 100).toFixed(2);
}

/**
 * A house let by the night with one flat let by the month, one abroad without units, one that is no longer let, and one
 * whose lease ends in six weeks.
 */
async function rentablesByChance(client: TestClient, pick: (below: number) => number): Promise<void> {
  const nights = await rentedFlat(client, "Nights");
  await client.units.create({
    propertyId: nights.propertyId,
    name: "Flat 2",
    bedrooms: null,
    bathrooms: null,
    sizeSqm: null,
    floor: "",
    maintenance: pick(2) === 0,
  });
  await nights.lease({
    startsOn: "2026-02-01",
    trackFrom: "2026-02",
    paymentDay: 1 + pick(28),
    graceDays: pick(6),
  });
  await client.properties.update({ id: nights.propertyId, version: 1, rentalMode: "daily" });
  const far = await rentedFlat(client, "Far");
  await far.lease({
    unitId: null,
    startsOn: "2026-03-20",
    trackFrom: null,
    currency: "CHF",
    deposit: "100.00",
  });
  await client.properties.update({ id: far.propertyId, version: 1, timezone: "Pacific/Auckland" });
  const old = await rentedFlat(client, "Old");
  await old.lease({ startsOn: "2026-01-01", endsOn: "2026-02-28" });
  await client.properties.update({ id: old.propertyId, version: 1, status: "inactive" });
  await (await rentedFlat(client, "Ending")).lease({ endsOn: "2026-04-25" });
}

/**
 * Two houses let by the night, in two currencies, with past, present, coming and cancelled bookings: some with a
 * discount, a fee and tax, unpaid, paid in part, paid, or paid before they were cancelled.
 */
async function staysByChance(client: TestClient, pick: (below: number) => number): Promise<void> {
  for (const currency of ["EUR", "CHF"]) {
    const house = await holidayHouse(client, { name: `Stays in ${currency}`, currency });
    for (const [from, to] of [
      ["2026-02-02", "2026-02-05"],
      ["2026-03-08", "2026-03-12"],
      ["2026-03-14", "2026-03-15"],
      ["2026-04-01", "2026-04-08"],
    ] as const) {
      const { id, version } = await house.book(from, to, { dailyRate: textOf(5_000 + pick(9_000)) });
      const discount = { kind: "discount", amount: textOf(1 + pick(5_000)), note: "" } as const;
      const cleaning = { kind: "cleaning_fee", amount: textOf(1 + pick(6_000)), note: "" } as const;
      const tax = { kind: "tourist_tax", amount: textOf(1 + pick(900)), note: "" } as const;
      const lines = [discount, cleaning, tax].filter(() => pick(3) > 0);
      await client.bookingLines.save({ bookingId: id, version, lines });
      const way = pick(4);
      if (way === 0) continue;
      await client.bookings.recordPayment({
        id,
        amount: way === 1 ? textOf(1 + pick(4_000)) : null,
        date: "2026-03-05",
        method: "cash",
      });
      if (way !== 3) continue;
      const paid = await client.bookings.get({ id });
      await client.bookings.cancel({ id, version: paid.version });
    }
  }
}
