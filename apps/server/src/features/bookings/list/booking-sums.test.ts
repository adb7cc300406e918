import { afterAll, beforeAll, expect, it } from "vitest";

import { holidayHouse } from "#testing/records/holiday-house.ts";
import { testApp, type TestApp, type TestClient } from "#testing/test-app.ts";

let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  app = await testApp();
  client = app.client(await app.signUp());
  const { book } = await holidayHouse(client);
  const paid = { date: "2026-03-10", method: "cash" } as const;
  // 160.00 each: nothing, a part, all, and too much, since a stay became shorter after it was paid.
  await book("2026-06-01", "2026-06-03");
  const part = await book("2026-06-05", "2026-06-07");
  await client.bookings.recordPayment({ id: part.id, amount: "60.00", ...paid });
  const whole = await book("2026-06-09", "2026-06-11");
  await client.bookings.recordPayment({ id: whole.id, ...paid });
  const shorter = await book("2026-06-13", "2026-06-16");
  await client.bookings.recordPayment({ id: shorter.id, ...paid });
  const { version } = await client.bookings.get({ id: shorter.id });
  await client.bookings.update({ id: shorter.id, version, checkOut: "2026-06-15T11:00" });
});
afterAll(() => app.close());

it.each([
  ["unpaid", { bookings: 1, recorded: "0.00", outstanding: "160.00" }],
  ["partially_paid", { bookings: 1, recorded: "60.00", outstanding: "100.00" }],
  ["paid", { bookings: 1, recorded: "160.00", outstanding: "0.00" }],
  ["overpaid", { bookings: 1, recorded: "240.00", outstanding: "0.00" }],
  ["unpaid,partially_paid,paid", { bookings: 3, recorded: "220.00", outstanding: "260.00" }],
])("sums the stays that are %s, as the list finds them", async (money, sum) => {
  const { items, total, sums } = await client.bookings.list({ money });
  expect(sums).toMatchObject([{ currency: "EUR", ...sum }]);
  expect([items.length, total]).toEqual([sum.bookings, sum.bookings]);
});
