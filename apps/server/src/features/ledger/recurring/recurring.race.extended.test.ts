import { afterAll, beforeAll, expect, it } from "vitest";

import { rentedFlat } from "#testing/records/rented-flat.ts";
import { testApp, type TestApp } from "#testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it("books a proposal once, however many accept and skip it at the same moment", async () => {
  const session = await app.signUp();
  const client = app.client(session);
  const { propertyId } = await rentedFlat(client);
  const { id } = await client.recurring.create({
    book: "expense",
    propertyId,
    category: "insurance",
    amount: "236.00",
    currency: "EUR",
    firstDate: "2026-01-31",
    everyMonths: 1,
  });
  const occurrence = { recurringId: id, number: 0 };
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      const accepts = at % 4 < 3;
      const body = {
        items: [accepts ? { ...occurrence, amount: "236.00", date: "2026-02-01" } : occurrence],
      };
      const answer = await app.call(`/api/v1/recurring/${accepts ? "acceptances" : "skips"}`, {
        session,
        body,
      });
      return { accepts, status: answer.status };
    }),
  );
  const taken = answers.filter(({ status }) => status === 200);
  expect(taken).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  expect((await client.expenses.list({})).total).toBe(taken[0]?.accepts === true ? 1 : 0);
  expect((await client.recurring.proposals({ book: "expense" })).items.map(({ number }) => number)).toEqual([
    1,
  ]);
});

it("takes an acceptance back once, however many press Undo, and proposes it once", async () => {
  const session = await app.signUp();
  const client = app.client(session);
  const { propertyId } = await rentedFlat(client);
  const { id } = await client.recurring.create({
    book: "income",
    propertyId,
    category: "other",
    amount: "40.00",
    currency: "EUR",
    firstDate: "2026-03-01",
    everyMonths: 12,
  });
  const { undoId } = await client.recurring.accept({
    items: [{ recurringId: id, number: 0, amount: "40.00", date: "2026-03-01" }],
  });
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      app.call(`/api/v1/recurring/undo/${undoId}`, { method: "POST", session }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(404)]);
  expect((await client.income.list({})).total).toBe(0);
  expect((await client.recurring.proposals({ book: "income" })).total).toBe(1);
});
