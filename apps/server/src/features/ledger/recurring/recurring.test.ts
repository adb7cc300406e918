import { plainDate } from "@keystead/domain/calendar";
import { proposals } from "@keystead/domain/ledger";
import { sql } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { rentedFlat } from "#testing/records/rented-flat.ts";
import { memberOf } from "#testing/records/membership.ts";
import { testApp } from "#testing/test-app.ts";
import type { TestApp, TestClient } from "#testing/test-app.ts";

let app: TestApp;
const missing = "00000000-0000-4000-8000-000000000000";
/** Today by the test clock. */
const TODAY = "2026-03-10";

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const insurance = {
  book: "expense",
  category: "insurance",
  amount: "236.00",
  currency: "EUR",
  firstDate: "2026-01-31",
  everyMonths: 1,
  notes: "Building insurance",
} as const;

async function landlord() {
  const session = await app.signUp();
  const client = app.client(session);
  const flat = await rentedFlat(client);
  const { propertyId } = flat;
  const begin = (over: object = {}) => client.recurring.create({ ...insurance, propertyId, ...over });
  const waiting = async (book: "income" | "expense" = "expense") =>
    (await client.recurring.proposals({ book })).items;
  return { session, client, flat, propertyId, begin, waiting };
}

const accept = (client: TestClient, recurringId: string, number: number, over: object = {}) =>
  client.recurring.accept({
    items: [{ recurringId, number, amount: "236.00", date: "2026-02-01", ...over }],
  });

describe("[EXP-01] [INC-01] what recurs", () => {
  it.each([
    ["expense", { category: "insurance" }, {}],
    ["income", { category: "other", method: "card" }, { method: "card" }],
  ] as const)(
    "is proposed in the book of %s, and booked when it is accepted",
    async (book, words, fields) => {
      const { client, flat, propertyId, begin, waiting } = await landlord();
      const made = await begin({ book, ...words, unitId: flat.unitId });
      expect(made).toMatchObject({
        book,
        property: { id: propertyId },
        unit: { id: flat.unitId },
        amount: "236.00",
        firstDate: "2026-01-31",
        everyMonths: 1,
        endsOn: null,
        begun: false,
        next: "2026-03-31",
      });
      const { list } = book === "income" ? client.income : client.expenses;
      expect((await list({})).total).toBe(0);
      expect((await waiting(book)).map(({ number, date }) => [number, date])).toEqual([
        [0, "2026-01-31"],
        [1, "2026-02-28"],
      ]);
      await accept(client, made.id, 0, { amount: "240.10", date: "2026-02-02" });
      const [record] = (await list({})).items;
      expect(record).toMatchObject({
        ...fields,
        property: { id: propertyId },
        unit: { id: flat.unitId },
        category: words.category,
        amount: "240.10",
        date: "2026-02-02",
        notes: "Building insurance",
        recurringId: made.id,
        own: true,
      });
      expect((await waiting(book)).map(({ number }) => number)).toEqual([1]);
      expect((await waiting(book === "income" ? "expense" : "income")).length).toBe(0);
    },
  );

  it("comes back with Undo as if it had not been accepted or skipped, and never twice", async () => {
    const { client, begin, waiting } = await landlord();
    const { id } = await begin();
    const accepted = await accept(client, id, 0, { amount: "250.00", keep: true });
    const skipped = await client.recurring.skip({ items: [{ recurringId: id, number: 1 }] });
    expect(await waiting()).toEqual([]);
    for (const again of [
      () => accept(client, id, 0),
      () => accept(client, id, 1),
      () => client.recurring.skip({ items: [{ recurringId: id, number: 0 }] }),
    ])
      await expect(again()).rejects.toMatchObject({ code: "PROPOSAL_GONE" });
    await client.recurring.undo({ id: skipped.undoId });
    expect((await waiting()).map(({ number, amount }) => [number, amount])).toEqual([[1, "250.00"]]);
    await client.recurring.undo({ id: accepted.undoId });
    expect((await waiting()).map(({ number, amount }) => [number, amount])).toEqual([
      [0, "236.00"],
      [1, "236.00"],
    ]);
    expect((await client.expenses.list({})).total).toBe(0);
    await expect(client.recurring.undo({ id: skipped.undoId })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await accept(client, id, 0);
  });

  it("is not undone over what was done with the record since", async () => {
    const { client, begin, waiting } = await landlord();
    const { id } = await begin();
    const first = await accept(client, id, 0);
    const [record] = (await client.expenses.list({})).items;
    if (record === undefined) throw new Error("nothing was booked");
    await client.expenses.update({ id: record.id, version: 1, notes: "Paid by card" });
    await expect(client.recurring.undo({ id: first.undoId })).rejects.toMatchObject({
      code: "CANNOT_UNDO",
      data: { records: [{ kind: "expense", id: record.id, name: "Paid by card" }] },
    });
    // Nothing of it happened.
    expect((await waiting()).map(({ number }) => number)).toEqual([1]);
    expect((await client.expenses.get({ id: record.id })).recurringId).toBe(id);
  });

  it("stays taken when its record is deleted, and is its occurrence again when that comes back", async () => {
    const { client, begin, waiting } = await landlord();
    const { id } = await begin();
    await accept(client, id, 0);
    const [record] = (await client.expenses.list({})).items;
    const { trashId } = await client.expenses.delete({ ids: [record?.id ?? ""] });
    expect((await waiting()).map(({ number }) => number)).toEqual([1]);
    await client.trash.restore({ id: trashId });
    expect((await client.expenses.get({ id: record?.id ?? "" })).recurringId).toBe(id);
  });

  it("is accepted several at once, all of them or none, and undone with one press", async () => {
    const { client, begin, waiting } = await landlord();
    const { id } = await begin();
    const other = await begin({ amount: "19.00", notes: "Water" });
    const items = [
      { recurringId: id, number: 0, amount: "236.00", date: "2026-02-01" },
      { recurringId: id, number: 1, amount: "236.00", date: "2026-03-01" },
      { recurringId: other.id, number: 0, amount: "19.00", date: "2026-02-01" },
    ];
    await expect(
      client.recurring.accept({ items: [...items, { ...items[0], number: 2 } as (typeof items)[0]] }),
    ).rejects.toMatchObject({ code: "PROPOSAL_GONE" });
    await expect(client.recurring.accept({ items: [...items, ...items] })).rejects.toMatchObject({
      code: "PROPOSAL_GONE",
    });
    expect((await client.expenses.list({})).total).toBe(0);
    const { undoId } = await client.recurring.accept({ items });
    expect((await client.expenses.list({})).total).toBe(3);
    expect((await waiting()).length).toBe(1);
    await client.recurring.undo({ id: undoId });
    expect([(await client.expenses.list({})).total, (await waiting()).length]).toEqual([0, 4]);
  });

  it("asks before it is booked beside one like it, and is made once by a request that is sent twice", async () => {
    const { session, client, propertyId, begin } = await landlord();
    const { id } = await begin();
    await client.expenses.create({ ...bill(propertyId), date: "2026-02-01" });
    await expect(accept(client, id, 0)).rejects.toMatchObject({ code: "CONFIRMATION_REQUIRED" });
    const send = () =>
      app.call("/api/v1/recurring/acceptances", {
        session,
        body: {
          items: [{ recurringId: id, number: 0, amount: "236.00", date: "2026-02-01" }],
          confirm: ["RECORD_LIKE_ANOTHER"],
        },
        headers: { "idempotency-key": "accept-once" },
      });
    const answers = [await (await send()).json(), await (await send()).json()];
    expect(answers[0]).toEqual(answers[1]);
    expect((await client.expenses.list({})).total).toBe(2);
  });

  it("says what its amount is compared with: the one of last year, else the one before", async () => {
    const { client, begin, waiting } = await landlord();
    const { id } = await begin({ firstDate: "2025-03-01", everyMonths: 6, amount: "112.00" });
    expect((await waiting()).map(({ compared }) => compared)).toEqual([null, null, null]);
    await accept(client, id, 0, { amount: "100.00", date: "2025-03-20" });
    await accept(client, id, 1, { amount: "110.00", date: "2025-09-01" });
    expect((await waiting()).map(({ number, amount, compared }) => [number, amount, compared])).toEqual([
      [2, "112.00", { with: "last_year", date: "2025-03-20", amount: "100.00" }],
    ]);
    const [march] = (await client.expenses.list({ from: "2025-03-20", to: "2025-03-20" })).items;
    await client.expenses.delete({ ids: [march?.id ?? ""] });
    expect((await waiting())[0]?.compared).toEqual({ with: "before", date: "2025-09-01", amount: "110.00" });
    // Amounts of two currencies cannot be compared (R-A06).
    await client.recurring.update({ id, version: 1, currency: "CHF" });
    expect((await waiting())[0]?.compared).toBeNull();
  });

  it("begins with a record, which is its first occurrence, and proposes what was missed only if that is meant", async () => {
    const { client, propertyId, begin, waiting } = await landlord();
    const { id: recordId } = await client.expenses.create({ ...bill(propertyId), date: "2025-12-31" });
    const first = { recordId, firstDate: "2025-12-31" };
    const made = await begin({ ...first, proposedFrom: TODAY });
    expect((await client.expenses.get({ id: recordId })).recurringId).toBe(made.id);
    expect(await waiting()).toEqual([]);
    expect(made).toMatchObject({ next: "2026-03-31", begun: false });
    await expect(begin(first)).rejects.toMatchObject({
      code: "ALREADY_RECURRING",
      data: { records: [{ kind: "expense_series", id: made.id, from: "2025-12-31", to: null }] },
    });
    const { trashId } = await client.recurring.delete({ id: made.id });
    expect((await client.expenses.get({ id: recordId })).recurringId).toBeNull();
    await client.trash.restore({ id: trashId });
    expect((await client.expenses.get({ id: recordId })).recurringId).toBe(made.id);
    await client.recurring.delete({ id: made.id });
    await begin(first);
    expect((await waiting()).map(({ date }) => date)).toEqual(["2026-01-31", "2026-02-28"]);
    expect((await client.expenses.list({})).total).toBe(1);
  });

  it("begins with a record that is entered, in the same step", async () => {
    const { client, propertyId, waiting } = await landlord();
    const made = await client.expenses.create({
      ...bill(propertyId),
      date: "2026-01-10",
      repeat: { everyMonths: 1, endsOn: "2026-02-28" },
    });
    const [series] = (await client.recurring.list({ book: "expense" })).items;
    expect(series).toMatchObject({ id: made.recurringId, firstDate: "2026-01-10", endsOn: "2026-02-28" });
    expect((await waiting()).map(({ date }) => date)).toEqual(["2026-02-10"]);
    await expect(
      client.expenses.create({ ...bill(propertyId), repeat: { everyMonths: 1, endsOn: "2020-01-01" } }),
    ).rejects.toMatchObject({ data: { issues: [{ path: ["repeat", "endsOn"], code: "END_BEFORE_START" }] } });
    expect((await client.expenses.list({})).total).toBe(1);
  });

  it("is no series of rent that a lease books, nor of what was given back", async () => {
    const { client, flat, propertyId, begin } = await landlord();
    const lease = await flat.lease();
    await client.leases.recordPayment({ id: lease.id, rows: [lease.rows[0]?.ref ?? ""], method: "cash" });
    const [paid] = (await client.income.list({})).items;
    const income = { book: "income", category: "rent" };
    await expect(begin({ ...income, recordId: paid?.id })).rejects.toMatchObject({ code: "LINKED_INCOME" });
    const { id } = await client.expenses.create(bill(propertyId));
    const back = await client.expenses.reverse({ id, amount: "1.00", date: TODAY });
    await expect(begin({ recordId: back.id })).rejects.toMatchObject({ code: "LINKED_INCOME" });
    await expect(begin({ recordId: missing })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("ends with its last day, and keeps first day and interval once an occurrence was taken", async () => {
    const { client, begin, waiting } = await landlord();
    const { id } = await begin();
    const quarterly = await client.recurring.update({ id, version: 1, everyMonths: 3 });
    expect(quarterly).toMatchObject({ version: 2, everyMonths: 3, next: "2026-04-30" });
    await client.recurring.update({ id, version: 2, everyMonths: 1, endsOn: "2026-02-27" });
    expect((await waiting()).map(({ date }) => date)).toEqual(["2026-01-31"]);
    const open = await client.recurring.update({ id, version: 3, endsOn: null, amount: "240.00" });
    expect(open).toMatchObject({ endsOn: null, amount: "240.00" });
    await accept(client, id, 1);
    for (const moved of [{ everyMonths: 2 }, { firstDate: "2026-02-01" }])
      await expect(client.recurring.update({ id, version: 4, ...moved })).rejects.toMatchObject({
        code: "RECURRING_BEGUN",
      });
    await expect(client.recurring.update({ id, version: 3, notes: "late" })).rejects.toMatchObject({
      code: "STALE",
      data: { version: 4, current: { id, amount: "240.00", begun: true } },
    });
  });

  it.each([
    ["nothing", { amount: "0.00" }, ["amount"], "AMOUNT_NOT_POSITIVE"],
    ["no currency", { currency: "ABC" }, ["currency"], "UNKNOWN_CURRENCY"],
    ["no day", { firstDate: "2026-02-30" }, ["firstDate"], "INVALID_DATE"],
    ["a category of the other book", { category: "rent" }, ["category"], "INVALID_CATEGORY"],
    ["no months between", { everyMonths: 0 }, ["everyMonths"], "INVALID_INTERVAL"],
    ["too many months between", { everyMonths: 121 }, ["everyMonths"], "INVALID_INTERVAL"],
    ["an end before it begins", { endsOn: "2026-01-30" }, ["endsOn"], "END_BEFORE_START"],
    ["too long a note", { notes: "x".repeat(501) }, ["notes"], "TOO_LONG"],
    ["a unit of nowhere", { unitId: missing }, ["unitId"], "UNIT_NOT_IN_PROPERTY"],
  ])("refuses %s at its field, whether it is new or changed", async (_what, wrong, at, code) => {
    const { session, client, begin } = await landlord();
    const refused = { code: "BAD_REQUEST", data: { issues: [{ path: at, code }] } };
    await expect(begin(wrong)).rejects.toMatchObject(refused);
    expect((await client.recurring.list({ book: "expense" })).total).toBe(0);
    const { id } = await begin();
    const changed = await app.call(`/api/v1/recurring/${id}`, {
      method: "PUT",
      session,
      body: { version: 1, ...wrong },
    });
    expect(await changed.json()).toMatchObject(refused);
  });

  it("is there for its workspace alone, and not without a session", async () => {
    const { client, begin } = await landlord();
    const { id } = await begin();
    const { undoId } = await client.recurring.skip({ items: [{ recurringId: id, number: 0 }] });
    const stranger = await landlord();
    for (const attempt of [
      () => accept(stranger.client, id, 1),
      () => stranger.client.recurring.skip({ items: [{ recurringId: id, number: 1 }] }),
      () => stranger.client.recurring.undo({ id: undoId }),
      () => stranger.client.recurring.update({ id, version: 1, notes: "x" }),
      () => stranger.client.recurring.delete({ id }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await stranger.client.recurring.list({ book: "expense" })).total).toBe(0);
    expect((await app.call("/api/v1/recurring/proposals?book=expense")).status).toBe(401);
    const own = await client.recurring.list({ book: "expense" });
    expect([own.total, own.items[0]?.version]).toEqual([1, 1]);
  });

  it("[ROLE-01] is an assistant's to accept and to take back, an owner's to take back from anybody, no cleaner's", async () => {
    const { client, begin } = await landlord();
    const { id } = await begin();
    const assistant = await memberOf(app, client, "assistant");
    const cleaner = await memberOf(app, client, "cleaner");
    const mine = await accept(client, id, 0);
    const theirs = await accept(assistant, id, 1, { date: "2026-02-28" });
    await expect(assistant.recurring.undo({ id: mine.undoId })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await client.recurring.undo({ id: theirs.undoId });
    await expect(cleaner.recurring.proposals({ book: "expense" })).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
  });

  it("goes with its property, counted, and outlives its unit", async () => {
    const { client, flat, propertyId, begin } = await landlord();
    const { id } = await begin({ unitId: flat.unitId });
    await client.units.delete({ id: flat.unitId });
    const [series] = (await client.recurring.list({ book: "expense" })).items;
    expect([series?.id, series?.unit]).toEqual([id, null]);
    expect((await client.properties.deletion({ id: propertyId })).counts.recurring).toBe(1);
    await client.properties.delete({ id: propertyId, name: "Lindenhof" });
    expect((await client.recurring.list({ book: "expense" })).total).toBe(0);
  });

  it("proposes in pages what the rule proposes, wherever the months are short", async () => {
    const { client, begin } = await landlord();
    const firsts = ["2023-11-30", "2024-01-31", "2024-02-29", "2025-03-31", "2026-03-17", "2026-03-18"];
    const expected: string[] = [];
    for (const [at, firstDate] of firsts.entries()) {
      const everyMonths = at + 1;
      await begin({ firstDate, everyMonths });
      const series = { firstOn: plainDate(firstDate), everyMonths, proposedFrom: null, endsOn: null };
      expected.push(...proposals(series, new Set(), plainDate(TODAY)).map(({ date }) => date));
    }
    const found: string[] = [];
    for (let page = 1; found.length < expected.length; page += 1) {
      const { items, total } = await client.recurring.proposals({ book: "expense", page, limit: 7 });
      expect([total, items.length > 0]).toEqual([expected.length, true]);
      found.push(...items.map(({ date }) => date));
    }
    expect(found).toEqual(expected.toSorted());
  });

  it("[PLAN-01] is booked only where its month has room, and then not in part", async () => {
    const { client, propertyId, begin, waiting } = await landlord();
    const { id } = await begin();
    await client.accounts.changePlan({ plan: "free" });
    await app.db.asSystem((tx) =>
      tx.execute(sql`insert into expense (workspace_id, property_id, category, amount_minor, currency, spent_on)
        select workspace_id, id, 'other', n, 'EUR', '2026-02-01' from property, generate_series(1, 199) n
        where id = ${propertyId}`),
    );
    const occurrence = { recurringId: id, amount: "236.00", date: "2026-02-02" };
    await expect(
      client.recurring.accept({
        items: [
          { ...occurrence, number: 0 },
          { ...occurrence, number: 1, amount: "237.00" },
        ],
      }),
    ).rejects.toMatchObject({ code: "PLAN_LIMIT", data: { kind: "transactions", used: 200 } });
    expect((await waiting()).length).toBe(2);
    await accept(client, id, 0);
  });

  it("tells in the history of its property what it is, and what was skipped", async () => {
    const { client, propertyId, begin } = await landlord();
    const { id } = await begin();
    app.clock.advance(1_000);
    await client.recurring.skip({ items: [{ recurringId: id, number: 0 }] });
    const { entries } = await client.history.property({ id: propertyId });
    const ofSeries = entries.filter(({ entity }) => entity === "recurring");
    expect(ofSeries.map(({ action, changes }) => [action, changes.map(({ field }) => field)])).toEqual([
      ["update", ["skipped"]],
      ["create", ["expenseCategory", "property", "nature", "amount", "currency", "startsOn", "everyMonths"]],
    ]);
    // By its field: an id may hold these digits by chance.
    const amount = ofSeries.flatMap(({ changes }) => changes).find(({ field }) => field === "amount");
    expect(JSON.stringify(amount?.to)).toContain("236");
  });
});

function bill(propertyId: string) {
  return { propertyId, category: "insurance", amount: "236.00", currency: "EUR", date: TODAY } as const;
}
