import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { rentedFlat } from "#testing/records/rented-flat.ts";
import { memberOf } from "#testing/records/membership.ts";
import { testApp } from "#testing/test-app.ts";
import type { TestApp, TestClient, TestSession } from "#testing/test-app.ts";

let app: TestApp;
let session: TestSession;
let client: TestClient;
let flat: Awaited<ReturnType<typeof rentedFlat>>;
let other: string;
const missing = "00000000-0000-4000-8000-000000000000";

beforeAll(async () => {
  app = await testApp();
  session = await app.signUp();
  client = app.client(session);
  flat = await rentedFlat(client);
  other = (await rentedFlat(client)).propertyId;
});
afterAll(() => app.close());

const kit = {
  income: { path: "/api/v1/income", category: "utilities", next: "other" },
  expense: { path: "/api/v1/expenses", category: "repairs", next: "cleaning" },
} as const;

describe.each(["income", "expense"] as const)("[INC-01] [EXP-01] several records of %s", (book) => {
  const { path, category, next } = kit[book];
  const verbs = (of = client) => (book === "income" ? of.income : of.expenses);
  let day = 0;
  const make = async (over: object = {}): Promise<{ id: string; version: number }> => {
    day += 1;
    const answer = await app.call(path, {
      session,
      body: {
        propertyId: flat.propertyId,
        unitId: flat.unitId,
        category,
        amount: `${day}.00`,
        currency: "EUR",
        date: "2026-03-09",
        ...(book === "income" ? { method: "cash" } : {}),
        ...over,
      },
    });
    expect(answer.status).toBe(200);
    const { id, version } = (await answer.json()) as { id: string; version: number };
    return { id, version };
  };
  const send = (records: readonly object[], as = session) =>
    app.call(`${path}/change`, { session: as, body: { records } });
  const wordsOf = async (ids: readonly string[]) => Promise.all(ids.map(async (id) => verbs().get({ id })));

  it("become what is said, together, and what is answered takes it back", async () => {
    const [a, b] = [await make(), await make({ category: "other", nature: "pass_through" })];
    const answer = await send([a, b].map((one) => ({ ...one, category: next, propertyId: other })));
    expect(answer.status).toBe(200);
    const were = (await answer.json()) as { records: { id: string }[] };
    expect(await wordsOf([a.id, b.id])).toMatchObject([
      { category: next, nature: "operating", property: { id: other }, unit: null, version: 2 },
      { category: next, nature: "pass_through", property: { id: other }, unit: null, version: 2 },
    ]);
    expect((await send(were.records)).status).toBe(200);
    expect(await wordsOf([a.id, b.id])).toMatchObject([
      { category, property: { id: flat.propertyId }, unit: { id: flat.unitId }, version: 3 },
      { category: "other", property: { id: flat.propertyId }, unit: { id: flat.unitId }, version: 3 },
    ]);
  });

  it("leave alone what is so already, and say so", async () => {
    const [a, b] = [await make(), await make({ category: "other" })];
    const answer = await send([a, b].map((one) => ({ ...one, category })));
    expect(await answer.json()).toMatchObject({ records: [{ id: b.id, category: "other", version: 2 }] });
    expect(await wordsOf([a.id])).toMatchObject([{ version: 1 }]);
  });

  it("take along what was paid back of them (R-A08), which is not changed by itself", async () => {
    const a = await make({ amount: "500.00" });
    const back = await verbs().reverse({ id: a.id, amount: "1.00", date: "2026-03-10" });
    expect((await send([{ ...a, category: next }])).status).toBe(200);
    expect(await wordsOf([back.id])).toMatchObject([{ category: next, version: 2 }]);
    const alone = await send([{ id: back.id, version: 2, category }]);
    expect(await alone.json()).toMatchObject({
      code: "BAD_REQUEST",
      data: { issues: [{ path: ["records", 0, "category"], code: "SET_BY_ORIGINAL" }] },
    });
  });

  it("stay all as they are when one was changed meanwhile, is gone or would stand nowhere", async () => {
    const [a, b] = [await make(), await make({ notes: "Gutter" })];
    await verbs().update({ ...b, notes: "Gutter, west" });
    const stale = await send([a, b].map((one) => ({ ...one, category: next })));
    expect([stale.status, await stale.json()]).toMatchObject([
      409,
      { code: "STALE", data: { records: [{ id: b.id, name: "Gutter, west", version: 2 }] } },
    ]);
    const unknownId = { id: missing, version: 1 };
    expect((await send([a, unknownId].map((one) => ({ ...one, category: next })))).status).toBe(404);
    expect((await send([{ ...a, propertyId: missing }])).status).toBe(404);
    const elsewhere = await send([{ ...a, propertyId: other, unitId: flat.unitId }]);
    expect(await elsewhere.json()).toMatchObject({
      data: { issues: [{ path: ["records", 0, "unitId"], code: "UNIT_NOT_IN_PROPERTY" }] },
    });
    expect((await send([{ ...a, amount: "9.00" }])).status).toBe(400);
    expect((await send([])).status).toBe(400);
    expect(await wordsOf([a.id])).toMatchObject([{ category, version: 1 }]);
  });

  it("are one's own to change, a bookkeeper's too, and no cleaner's", async () => {
    const a = await make();
    const stranger = await app.signUp();
    expect((await send([{ ...a, category: next }], stranger)).status).toBe(404);
    expect((await app.call(`${path}/change`, { body: { records: [{ ...a, category: next }] } })).status).toBe(
      401,
    );
    const bookkeeper = verbs(await memberOf(app, client, "assistant"));
    const change = { records: [{ ...a, nature: "pass_through" as const }] };
    expect((await bookkeeper.change(change)).records).toHaveLength(1);
    const cleaner = verbs(await memberOf(app, client, "cleaner"));
    await expect(cleaner.change(change)).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  it("are changed by one of two who do it at the same time", async () => {
    const [a, b] = [await make(), await make()];
    const answers = await Promise.all([
      send([a, b].map((one) => ({ ...one, nature: "pass_through" }))),
      send([b, a].map((one) => ({ ...one, category: next }))),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

it("leaves to its lease what came in with a payment (R-C11)", async () => {
  const lease = await flat.lease({ monthlyRent: "800.00" });
  const rows = [lease.rows[0]?.ref ?? ""];
  await client.leases.recordPayment({ id: lease.id, rows, method: "cash", paidOn: "2026-01-09" });
  const [paid] = (await client.income.list({ from: "2026-01-09", to: "2026-01-09" })).items;
  const records = [{ id: paid?.id ?? "", version: 1, category: "other" as const }];
  await expect(client.income.change({ records })).rejects.toMatchObject({ code: "LINKED_INCOME" });
});
