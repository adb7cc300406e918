import { sql } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { bookCases, verbsOf } from "#testing/records/books.ts";
import { rentedFlat } from "#testing/records/rented-flat.ts";
import { memberOf } from "#testing/records/membership.ts";
import { testApp } from "#testing/test-app.ts";
import type { TestApp, TestClient, TestSession } from "#testing/test-app.ts";

let app: TestApp;
let session: TestSession;
let client: TestClient;
let flat: Awaited<ReturnType<typeof rentedFlat>>;
const missing = "00000000-0000-4000-8000-000000000000";

beforeAll(async () => {
  app = await testApp();
  session = await app.signUp();
  client = app.client(session);
  flat = await rentedFlat(client);
});
afterAll(() => app.close());

describe.each(["income", "expense"] as const)("[INC-01] [EXP-01] a record of the book of %s", (book) => {
  const { path, category, more } = bookCases[book];
  const bill = (over: object = {}) => ({
    propertyId: flat.propertyId,
    category,
    amount: "312.40",
    currency: "EUR",
    date: "2026-03-09",
    notes: "Boiler thermostat",
    ...more,
    ...over,
  });
  const post = (body: object, as = session, key?: string) =>
    app.call(path, {
      session: as,
      body,
      ...(key === undefined ? {} : { headers: { "idempotency-key": key } }),
    });
  const make = async (over: object = {}): Promise<{ id: string; version: number }> => {
    const answer = await post(bill({ confirm: ["RECORD_LIKE_ANOTHER"], ...over }));
    expect(answer.status).toBe(200);
    return (await answer.json()) as { id: string; version: number };
  };
  const change = (id: string, body: object, as = session) =>
    app.call(`${path}/${id}`, { method: "PUT", session: as, body });
  const reverse = (id: string, body: object) => app.call(`${path}/${id}/reverse`, { session, body });
  const remove = (ids: readonly string[], as = session) =>
    app.call(`${path}/delete`, { session: as, body: { ids } });
  const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;
  const issuesOf = async (answer: Response) =>
    ((await answer.json()) as { data: { issues: unknown } }).data.issues;

  it("keeps what is entered, is found by every filter that names it, and stands in the sums", async () => {
    const made = await make({ unitId: flat.unitId, date: "2025-07-14", amount: "88.10" });
    expect(made).toMatchObject({
      property: { id: flat.propertyId, name: "Lindenhof" },
      unit: { name: "Flat 1" },
      category,
      nature: "operating",
      amount: "88.10",
      currency: "EUR",
      date: "2025-07-14",
      notes: "Boiler thermostat",
      reversalOf: null,
      reversed: "0.00",
      linked: false,
      own: true,
    });
    const july = { from: "2025-07-01", to: "2025-07-31" };
    const { list, sums, months } = verbsOf(book, client);
    for (const filter of [{}, { propertyId: flat.propertyId }, { q: "thermostat" }, { currency: "EUR" }]) {
      const page = await list({ ...july, ...filter });
      expect([filter, page.total, page.items[0]?.id]).toEqual([filter, 1, made.id]);
    }
    expect((await list({ ...july, q: "gutter" })).total).toBe(0);
    expect((await sums(july)).sums).toEqual([
      { currency: "EUR", amount: "88.10", deposits: "0.00", passThrough: "0.00", records: 1 },
    ]);
    expect((await months({ last: "2025-07" })).months.at(-1)).toEqual({
      month: "2025-07",
      sums: [{ amount: "88.10", currency: "EUR" }],
    });
  });

  it("names what passes through beside what is one's own (R-A09)", async () => {
    await make({ date: "2025-05-02", amount: "100.00" });
    await make({ date: "2025-05-03", amount: "7.00", nature: "pass_through" });
    expect((await verbsOf(book, client).sums({ from: "2025-05-01", to: "2025-05-31" })).sums).toEqual([
      { currency: "EUR", amount: "100.00", deposits: "0.00", passThrough: "7.00", records: 1 },
    ]);
  });

  it("asks before the same amount, day and property is entered again, and takes it when that is meant", async () => {
    await make({ date: "2025-04-01" });
    const warned = await post(bill({ date: "2025-04-01" }));
    expect([warned.status, await codeOf(warned)]).toEqual([409, "CONFIRMATION_REQUIRED"]);
    const confirmed = await post(bill({ date: "2025-04-01", confirm: ["RECORD_LIKE_ANOTHER"] }));
    expect(confirmed.status).toBe(200);
    const other = await post(bill({ date: "2025-04-01", amount: "312.41" }));
    expect(other.status).toBe(200);
  });

  it("is made once by a request that is sent twice", async () => {
    const key = `${book}-once`;
    const [a, b] = [
      await post(bill({ date: "2025-03-03" }), session, key),
      await post(bill({ date: "2025-03-03" }), session, key),
    ];
    expect(await b.json()).toEqual(await a.json());
    expect((await verbsOf(book, client).list({ from: "2025-03-03", to: "2025-03-03" })).total).toBe(1);
  });

  it("changes what is sent and nothing else, and refuses what somebody changed meanwhile", async () => {
    const made = await make();
    const changed = await change(made.id, { version: 1, amount: "20.00", date: "2026-02-03" });
    expect(await changed.json()).toMatchObject({
      version: 2,
      amount: "20.00",
      date: "2026-02-03",
      notes: "Boiler thermostat",
    });
    const stale = await change(made.id, { version: 1, notes: "late" });
    expect(await stale.json()).toMatchObject({
      code: "STALE",
      data: { version: 2, current: { id: made.id, amount: "20.00" } },
    });
  });

  it.each([
    ["no number", { amount: "a lot" }, ["amount"], "INVALID_NUMBER"],
    ["nothing", { amount: "0.00" }, ["amount"], "AMOUNT_NOT_POSITIVE"],
    ["less than nothing", { amount: "-5.00" }, ["amount"], "AMOUNT_NOT_POSITIVE"],
    ["a third decimal", { amount: "5.001" }, ["amount"], "TOO_MANY_DECIMALS"],
    ["too much", { amount: "99999999999.00" }, ["amount"], "AMOUNT_TOO_LARGE"],
    ["no currency", { currency: "ABC" }, ["currency"], "UNKNOWN_CURRENCY"],
    ["no day", { date: "2026-02-30" }, ["date"], "INVALID_DATE"],
    ["no category", { category: "gold" }, ["category"], "INVALID_CATEGORY"],
    ["too long a note", { notes: "x".repeat(501) }, ["notes"], "TOO_LONG"],
    ["a unit of nowhere", { unitId: missing }, ["unitId"], "UNIT_NOT_IN_PROPERTY"],
  ])("refuses %s at its field, whether it is new or changed", async (_what, wrong, at, code) => {
    const before = (await verbsOf(book, client).list({})).total;
    const answer = await post(bill({ date: "2025-01-01", ...wrong }));
    expect([answer.status, await issuesOf(answer)]).toEqual([400, [{ path: at, code }]]);
    expect((await verbsOf(book, client).list({})).total).toBe(before);
    const made = await make({ date: "2025-01-02" });
    const changed = await change(made.id, { version: 1, ...wrong });
    expect([changed.status, await issuesOf(changed)]).toEqual([400, [{ path: at, code }]]);
  });

  it("gives back a part, and never more than there is (R-A08)", async () => {
    const made = await make({ amount: "100.00", date: "2026-01-05" });
    const back = await reverse(made.id, { amount: "30.00", date: "2026-03-01", notes: "Credit note" });
    const reversal = (await back.json()) as { id: string };
    expect(reversal).toMatchObject({
      amount: "-30.00",
      date: "2026-03-01",
      category,
      property: { id: flat.propertyId },
      reversalOf: made.id,
    });
    expect(await verbsOf(book, client).get({ id: made.id })).toMatchObject({
      amount: "100.00",
      reversed: "30.00",
    });
    const over = await reverse(made.id, { amount: "70.01", date: "2026-03-01" });
    expect([over.status, await codeOf(over)]).toEqual([409, "REVERSAL_EXCEEDS_ORIGINAL"]);
    const of = await reverse(reversal.id, { amount: "1.00", date: "2026-03-01" });
    expect([of.status, await issuesOf(of)]).toEqual([
      400,
      [{ path: ["amount"], code: "REVERSAL_OF_REVERSAL" }],
    ]);
    for (const [id, sent, code] of [
      [made.id, { amount: "29.99" }, "REVERSAL_EXCEEDS_ORIGINAL"],
      [made.id, { currency: "CHF" }, "HAS_REVERSALS"],
      [reversal.id, { amount: "100.01" }, "REVERSAL_EXCEEDS_ORIGINAL"],
    ] as const) {
      const answer = await change(id, { version: 1, ...sent });
      expect([sent, answer.status, await codeOf(answer)]).toEqual([sent, 409, code]);
    }
    const moved = await change(reversal.id, { version: 1, category: "utilities" });
    expect(await issuesOf(moved)).toEqual([{ path: ["category"], code: "SET_BY_ORIGINAL" }]);
    const held = await remove([made.id]);
    expect([held.status, await codeOf(held)]).toEqual([409, "HAS_REVERSALS"]);
    // Its reversal follows the change.
    expect((await change(made.id, { version: 1, category: "utilities" })).status).toBe(200);
    expect(await verbsOf(book, client).get({ id: reversal.id })).toMatchObject({
      category: "utilities",
      version: 2,
    });
    expect((await remove([made.id, reversal.id])).status).toBe(200);
  });

  it("goes with Undo, all or none, and comes back as it was", async () => {
    const day = "2024-06-06";
    const [a, b] = [await make({ date: day, amount: "1.00" }), await make({ date: day, amount: "2.00" })];
    expect((await remove([a.id, missing])).status).toBe(404);
    const answer = await remove([a.id, b.id]);
    const { trashId } = (await answer.json()) as { trashId: string };
    const { list } = verbsOf(book, client);
    expect((await list({ from: day, to: day })).total).toBe(0);
    await client.trash.restore({ id: trashId });
    const back = await list({ from: day, to: day, sort: "amount" });
    expect(back.items.map(({ id, amount }) => [id, amount])).toEqual([
      [a.id, "1.00"],
      [b.id, "2.00"],
    ]);
  });

  it("does not come back when more of its original was given back meanwhile", async () => {
    const made = await make({ amount: "100.00", date: "2024-02-05" });
    const first = (await (await reverse(made.id, { amount: "60.00", date: "2024-02-06" })).json()) as {
      id: string;
    };
    const { trashId } = (await (await remove([first.id])).json()) as { trashId: string };
    expect((await reverse(made.id, { amount: "50.00", date: "2024-02-07" })).status).toBe(200);
    await expect(client.trash.restore({ id: trashId })).rejects.toMatchObject({ code: "CANNOT_RESTORE" });
  });

  it("is there for its workspace alone: whoever else names it finds nothing, in the same words", async () => {
    const made = await make();
    const stranger = await app.signUp();
    const own = await app.call(`${path}/${missing}`, { session: stranger });
    const other = await app.call(`${path}/${made.id}`, { session: stranger });
    expect([other.status, await other.text()]).toEqual([own.status, await own.text()]);
    for (const answer of [
      await change(made.id, { version: 1, notes: "x" }, stranger),
      await remove([made.id], stranger),
      await post(bill(), stranger),
    ])
      expect(answer.status).toBe(404);
    expect((await app.call(path)).status).toBe(401);
    expect((await app.call(path, { body: bill() })).status).toBe(401);
  });

  it("[ROLE-01] is a bookkeeper's to enter and to change, and to delete what that one entered; no cleaner's", async () => {
    const assistant = await memberOf(app, client, "assistant");
    const cleaner = await memberOf(app, client, "cleaner");
    const mine = await make();
    const verbs = verbsOf(book, assistant);
    await expect(verbs.delete({ ids: [mine.id] })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(verbsOf(book, cleaner).list({})).rejects.toMatchObject({ code: "FORBIDDEN" });
    const theirs =
      book === "income"
        ? await assistant.income.create({
            ...bill({ date: "2023-01-01" }),
            category: "other",
            method: "cash",
          })
        : await assistant.expenses.create({ ...bill({ date: "2023-01-01" }), category: "repairs" });
    expect(theirs.own).toBe(true);
    expect((await verbsOf(book, client).get({ id: theirs.id })).own).toBe(false);
    await verbs.delete({ ids: [theirs.id] });
  });

  it("[PLAN-01] counts in its month, and when it is moved to another one", async () => {
    const poor = await app.signUp();
    const own = app.client(poor);
    const { propertyId } = await rentedFlat(own);
    await own.accounts.changePlan({ plan: "free" });
    const enter = (amount: string, date: string) => post(bill({ propertyId, amount, date }), poor);
    const table = sql.identifier(book);
    const day = sql.identifier(book === "income" ? "received_on" : "spent_on");
    await app.db.asSystem((tx) =>
      tx.execute(sql`insert into ${table} (workspace_id, property_id, category, amount_minor, currency, ${day})
        select workspace_id, id, 'other', n, 'EUR', '2026-03-01' from property, generate_series(1, 199) n where id = ${propertyId}`),
    );
    expect((await enter("201.00", "2026-03-02")).status).toBe(200);
    const full = await enter("202.00", "2026-03-02");
    expect(await full.json()).toMatchObject({
      code: "PLAN_LIMIT",
      data: { kind: "transactions", used: 200 },
    });
    const february = (await (await enter("202.00", "2026-02-02")).json()) as { id: string };
    const moved = await change(february.id, { version: 1, date: "2026-03-02" }, poor);
    expect([moved.status, await codeOf(moved)]).toEqual([403, "PLAN_LIMIT"]);
  });
});

it("leaves what came in with a payment to the payment (R-C11)", async () => {
  const lease = await flat.lease({ monthlyRent: "800.00" });
  const [row] = lease.rows;
  await client.leases.recordPayment({
    id: lease.id,
    rows: [row?.ref ?? ""],
    method: "cash",
    paidOn: "2026-01-09",
  });
  const [paid] = (await client.income.list({ from: "2026-01-09", to: "2026-01-09" })).items;
  if (paid === undefined) throw new Error("nothing was booked");
  expect(paid.linked).toBe(true);
  const { id } = paid;
  await expect(client.income.update({ id, version: 1, notes: "x" })).rejects.toMatchObject({
    code: "LINKED_INCOME",
  });
  await expect(client.income.delete({ ids: [id] })).rejects.toMatchObject({ code: "LINKED_INCOME" });
  await expect(client.income.reverse({ id, amount: "1.00", date: "2026-02-01" })).rejects.toMatchObject({
    code: "LINKED_INCOME",
  });
  expect((await client.income.get({ id })).parts).toHaveLength(1);
});

it("[EXP-01] sets each category beside what it was before, the largest first", async () => {
  const own = app.client(await app.signUp());
  const { propertyId } = await rentedFlat(own);
  const spend = (category: "repairs" | "cleaning", date: string, amount: string) =>
    own.expenses.create({ propertyId, category, date, amount, currency: "EUR" });
  await spend("repairs", "2026-03-01", "10.00");
  await spend("cleaning", "2026-03-02", "30.00");
  await spend("cleaning", "2026-02-02", "12.00");
  await spend("cleaning", "2026-02-20", "99.00");
  const { categories } = await own.expenses.categories({
    from: "2026-03-01",
    to: "2026-03-10",
    beforeFrom: "2026-02-01",
    beforeTo: "2026-02-10",
  });
  expect(categories).toEqual([
    { category: "cleaning", currency: "EUR", amount: "30.00", before: "12.00" },
    { category: "repairs", currency: "EUR", amount: "10.00", before: "0.00" },
  ]);
});

it("[EXP-01] is found by whether a receipt hangs on it, which goes and comes back with it", async () => {
  const made = await client.expenses.create({
    propertyId: flat.propertyId,
    category: "taxes",
    amount: "214.30",
    currency: "EUR",
    date: "2022-03-01",
  });
  const day = { from: "2022-03-01", to: "2022-03-01" };
  const upload = await app.call(`/api/documents/expense/${made.id}`, {
    method: "POST",
    session,
    headers: { "x-file-name": "bill.txt", "content-type": "application/octet-stream" },
    body: "Municipal tax, second instalment",
  });
  expect(upload.status).toBeLessThan(300);
  expect((await client.expenses.get({ id: made.id })).receipts).toBe(1);
  expect((await client.expenses.list({ ...day, receipt: "with" })).total).toBe(1);
  expect((await client.expenses.list({ ...day, receipt: "without" })).total).toBe(0);
  const { trashId } = await client.expenses.delete({ ids: [made.id] });
  await client.trash.restore({ id: trashId });
  expect((await client.expenses.get({ id: made.id })).receipts).toBe(1);
});

it.each(["income", "expense"] as const)(
  "[GEN-02] shows the sum of %s in the base currency by each month's rate, and none while a rate is missing",
  async (book) => {
    const own = app.client(await app.signUp());
    const { propertyId } = await rentedFlat(own);
    const enter = (date: string, amount: string, currency: string) =>
      book === "income"
        ? own.income.create({ propertyId, category: "other", method: "cash", date, amount, currency })
        : own.expenses.create({ propertyId, category: "repairs", date, amount, currency });
    const base = async () => (await verbsOf(book, own).sums({})).base;
    expect(await base()).toBeNull();
    // A single foreign currency needs its rate too (R-B05).
    await enter("2026-01-11", "10.00", "CHF");
    expect(await base()).toMatchObject({
      currency: "EUR",
      total: null,
      missing: [{ period: "2026-01", from: "CHF", to: "EUR", records: 1 }],
    });
    await enter("2026-01-10", "100.00", "EUR");
    expect((await verbsOf(book, own).sums({ currency: "EUR" })).base).toBeNull();
    await enter("2026-02-11", "20.00", "CHF");
    expect(await base()).toMatchObject({
      currency: "EUR",
      total: null,
      missing: [
        { period: "2026-01", from: "CHF", to: "EUR", records: 1 },
        { period: "2026-02", from: "CHF", to: "EUR", records: 1 },
      ],
    });
    expect((await own.fx.grid({ months: 3 })).missing).toMatchObject([
      { period: "2026-01", from: "CHF", records: 1 },
      { period: "2026-02", from: "CHF", records: 1 },
    ]);
    const cell = { base: "CHF", quote: "EUR" };
    await own.fx.save({
      changes: [
        { ...cell, period: "2026-01", rate: "1.1", version: null },
        { ...cell, period: "2026-02", rate: "1.2", version: null },
      ],
    });
    expect(await base()).toMatchObject({ total: "135.00", missing: [] });
  },
);
