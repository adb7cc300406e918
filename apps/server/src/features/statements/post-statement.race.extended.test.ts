import type { LineToPost } from "@keystead/contract/statements";
import { afterAll, beforeAll, expect, it } from "vitest";

import { testApp } from "../../testing/test-app.ts";
import type { TestApp, TestSession } from "../../testing/test-app.ts";

let app: TestApp;
let session: TestSession;
let lines: LineToPost[];
const twenty = Array.from({ length: 20 }, (_, index) => index);

beforeAll(async () => {
  app = await testApp({ now: "2026-11-19T12:00:00Z" });
});
afterAll(() => app.close());

async function openHouse() {
  session = await app.signUp();
  const client = app.client(session);
  await client.bulk.create({
    currency: "EUR",
    timezone: "Europe/Berlin",
    country: "DE",
    rows: ["Jonas Weber", "Ana García", "Léa Martin"].map((tenant, at) => ({
      property: `House ${at}`,
      city: "Leipzig",
      rentalMode: "monthly" as const,
      lease: { tenant, monthlyRent: "880.00", paymentDay: 5, startsOn: "2026-11-01" },
    })),
  });
  const { items } = await client.leases.list({});
  lines = await Promise.all(
    items.map(async ({ id }) => ({
      ownAccount: null,
      bookedOn: "2026-11-05",
      amount: "880.00",
      currency: "EUR",
      name: "",
      account: `DE1250010517${id.replaceAll(/\D/g, "").slice(0, 10).padEnd(10, "0")}`,
      number: items.findIndex((one) => one.id === id) + 1,
      lease: id,
      rows: [(await client.leases.get({ id })).rows[0]?.ref ?? ""],
    })),
  );
  return client;
}

const send = (body: readonly LineToPost[]) =>
  app.call("/api/v1/statements/postings", { session, body: { lines: body } });

it("books each line once out of 20 parallel requests, in whatever order they name them", async () => {
  const client = await openHouse();
  const answers = await Promise.all(twenty.map((at) => send(at % 2 === 0 ? lines : lines.toReversed())));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const bodies = await Promise.all(answers.map((answer) => answer.json() as Promise<{ booked: number }>));
  expect(bodies.map(({ booked }) => booked).toSorted()).toEqual([...twenty.slice(1).map(() => 0), 3]);
  expect((await client.income.list({ from: "2026-11-01", to: "2026-11-30" })).total).toBe(3);
});

it("books a line once beside requests that carry others too", async () => {
  const client = await openHouse();
  const answers = await Promise.all(twenty.map((at) => send(lines.slice(at % 3, (at % 3) + 2))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await client.income.list({ from: "2026-11-01", to: "2026-11-30" })).total).toBe(3);
});

it("books a payout once out of 20 parallel requests: an income of each stay", async () => {
  session = await app.signUp();
  const client = app.client(session);
  const { id: propertyId } = await client.properties.create({
    name: "Casa Azul",
    rentalMode: "daily",
    city: "Lisboa",
    country: "PT",
    currency: "EUR",
    timezone: "Europe/Lisbon",
  });
  const stay = (guestName: string, from: string, to: string) =>
    client.bookings.create({
      propertyId,
      guestName,
      checkIn: `${from}T15:00`,
      checkOut: `${to}T11:00`,
      rateMode: "flat",
      dailyRate: "80.00",
    });
  const ids = [
    (await stay("Ana Duarte", "2026-11-02", "2026-11-05")).id,
    (await stay("Luc Petit", "2026-11-06", "2026-11-08")).id,
  ];
  const paid = ids.map((booking, at) => ({ booking, amount: at === 0 ? "240.00" : "160.00" }));
  const answers = await Promise.all(
    twenty.map((at) => {
      const line = {
        ownAccount: null,
        bookedOn: "2026-11-10",
        amount: "400.00",
        currency: "EUR",
        name: "AIRBNB",
        account: null,
        number: 1,
        stays: at % 2 === 0 ? paid : paid.toReversed(),
      };
      return app.call("/api/v1/statements/postings", { session, body: { stays: [line] } });
    }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await client.income.list({ from: "2026-11-01", to: "2026-11-30" })).total).toBe(2);
  for (const id of ids) expect(await client.bookings.get({ id })).toMatchObject({ money: { state: "paid" } });
});

it("takes a booking back once out of 20 parallel clicks", async () => {
  const client = await openHouse();
  const { undoId } = await client.statements.book({ lines });
  const answers = await Promise.all(
    twenty.map(() =>
      app.call(`/api/v1/statements/postings/${undoId ?? ""}/undo`, { method: "POST", session }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(19);
  expect((await client.income.list({ from: "2026-11-01", to: "2026-11-30" })).total).toBe(0);
});
