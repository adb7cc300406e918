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

describe.each(["income", "expense"] as const)("[INC-01] [EXP-01] a list into the book of %s", (book) => {
  const { path, category, more } = bookCases[book];
  let day = 0;
  /** Each on its own day, so that no two look alike. */
  const line = (over: object = {}) => {
    day += 1;
    const date = new Date(Date.UTC(2024, 0, day)).toISOString().slice(0, 10);
    return {
      propertyId: flat.propertyId,
      category,
      amount: "10.00",
      currency: "EUR",
      date,
      ...more,
      ...over,
    };
  };
  const post = (rows: readonly object[], over: object = {}, as: TestSession | null = session, headers = {}) =>
    app.call(`${path}/bulk`, {
      ...(as === null ? {} : { session: as }),
      body: { rows, ...over },
      headers,
    });
  const total = async (of = client) => (await verbsOf(book, of).list({})).total;
  const made = async (answer: Response) => {
    expect(answer.status).toBe(200);
    return (await answer.json()) as { undoId: string; records: number };
  };
  const dataOf = async (answer: Response) => ((await answer.json()) as { data: unknown }).data;

  it("books each line as a record of its own, and takes all of them back with one Undo", async () => {
    const before = await total();
    const notes = ["Plumber", "Paint", "Lift"];
    const rows = notes.map((note) => line({ notes: note, unitId: flat.unitId }));
    const { undoId, records } = await made(await post(rows));
    expect([records, await total()]).toEqual([3, before + 3]);
    const { items } = await verbsOf(book, client).list({ q: "Paint" });
    expect(items[0]).toMatchObject({
      property: { id: flat.propertyId },
      unit: { name: "Flat 1" },
      category,
      nature: "operating",
      amount: "10.00",
      notes: "Paint",
      own: true,
    });
    await verbsOf(book, client).undoBulk({ id: undoId });
    expect(await total()).toBe(before);
    await expect(verbsOf(book, client).undoBulk({ id: undoId })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  it("takes nothing back that somebody has changed since", async () => {
    const { undoId } = await made(await post([line({ notes: "Untouched" }), line({ notes: "Touched" })]));
    const [touched] = (await verbsOf(book, client).list({ q: "Touched" })).items.filter(
      ({ notes }) => notes === "Touched",
    );
    await verbsOf(book, client).update({ id: touched?.id ?? "", version: 1, notes: "Touched by hand" });
    const before = await total();
    await expect(verbsOf(book, client).undoBulk({ id: undoId })).rejects.toMatchObject({
      code: "CANNOT_UNDO",
      data: { records: [{ kind: book, id: touched?.id, name: "Touched by hand" }] },
    });
    expect(await total()).toBe(before);
  });

  it("books none when one line is wrong, and says what is wrong at each", async () => {
    const before = await total();
    const answer = await post([line(), line({ amount: "0" }), line({ amount: "1.234" })]);
    expect(answer.status).toBe(400);
    expect(await dataOf(answer)).toEqual({
      issues: [
        { path: ["rows", 1, "amount"], code: "AMOUNT_NOT_POSITIVE" },
        { path: ["rows", 2, "amount"], code: "TOO_MANY_DECIMALS" },
      ],
    });
    expect(await total()).toBe(before);
  });

  it.each([
    ["no line", [], [["rows"], "ROWS_REQUIRED"]],
    ["a category of nobody", [{ category: "blimp" }], [["rows", 0, "category"], "INVALID_CATEGORY"]],
    ["a unit of nobody", [{}, { unitId: missing }], [["rows", 1, "unitId"], "UNIT_NOT_IN_PROPERTY"]],
    ["a day that is none", [{}, { date: "2026-02-30" }], [["rows", 1, "date"], "INVALID_DATE"]],
    ["a currency of nobody", [{ currency: "ABC" }], [["rows", 0, "currency"], "UNKNOWN_CURRENCY"]],
  ] as const)("refuses %s at its place", async (_what, rows, [at, code]) => {
    const answer = await post(rows.map(line));
    expect([answer.status, await dataOf(answer)]).toEqual([400, { issues: [{ path: at, code }] }]);
  });

  it("takes as many lines as a grid holds, and not one more", async () => {
    expect((await post(Array.from({ length: 51 }, () => line()))).status).toBe(400);
    expect((await made(await post(Array.from({ length: 50 }, () => line())))).records).toBe(50);
  });

  it("asks before it books what looks like a record that is there, or like another line, and names the lines", async () => {
    const known = line();
    await made(await post([known]));
    const twice = line();
    const before = await total();
    const answer = await post([line(), known, twice, { ...twice, notes: "Again" }]);
    expect(answer.status).toBe(409);
    expect(await dataOf(answer)).toEqual({
      warnings: [{ code: "RECORD_LIKE_ANOTHER", params: { rows: "1,2,3" } }],
    });
    expect(await total()).toBe(before);
    await made(await post([known], { confirm: ["RECORD_LIKE_ANOTHER"] }));
  });

  it("books a list once, however often it is sent with one key", async () => {
    const before = await total();
    const rows = [line(), line()];
    const headers = { "idempotency-key": `list-${book}` };
    const bodies = await Promise.all(
      Array.from({ length: 8 }, async () => (await post(rows, {}, session, headers)).text()),
    );
    expect(new Set(bodies).size).toBe(1);
    expect(await total()).toBe(before + 2);
    expect((await post([line()], {}, session, headers)).status).toBe(422);
  });

  it("is nobody's who is not signed in, nor a stranger's, and another's property is not there", async () => {
    expect((await post([line()], {}, null)).status).toBe(401);
    const stranger = await app.signUp();
    const theirs = await post([line()], {}, stranger);
    const unknown = await post([line({ propertyId: missing })], {}, stranger);
    expect([theirs.status, await theirs.text()]).toEqual([404, await unknown.text()]);
    const { undoId } = await made(await post([line()]));
    const undo = (id: string) => app.call(`${path}/bulk/${id}/undo`, { method: "POST", session: stranger });
    const [known, none] = await Promise.all([undo(undoId), undo(missing)]);
    expect([known.status, await known.text()]).toEqual([404, await none.text()]);
  });

  it("lets an assistant book a list and take back its own, and a cleaner neither", async () => {
    const assistant = verbsOf(book, await memberOf(app, client, "assistant"));
    const cleaner = verbsOf(book, await memberOf(app, client, "cleaner"));
    const body = { rows: [line({ notes: "By an assistant" })] } as never;
    const { undoId } = await assistant.createBulk(body);
    await expect(cleaner.createBulk(body)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(cleaner.undoBulk({ id: undoId })).rejects.toMatchObject({ code: "FORBIDDEN" });
    const mine = await made(await post([line()]));
    await expect(assistant.undoBulk({ id: mine.undoId })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await assistant.undoBulk({ id: undoId });
  });

  it("[PLAN-01] lets in no list that its month has no room for, whole lists out of twenty at once", async () => {
    const poor = await app.signUp();
    const own = app.client(poor);
    const { propertyId } = await rentedFlat(own);
    await own.accounts.changePlan({ plan: "free" });
    const ofMarch = (from: number, count: number) =>
      Array.from({ length: count }, (_, n) =>
        line({ propertyId, date: "2026-03-05", amount: `${from * 100 + n + 1}.00` }),
      );
    for (const from of [0, 1, 2]) await made(await post(ofMarch(from, 50), {}, poor));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => post(ofMarch(10 + n, 20), {}, poor)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const refused = answers.find(({ status }) => status === 403);
    expect(await refused?.json()).toMatchObject({
      code: "PLAN_LIMIT",
      data: { kind: "transactions", limit: 200, used: 190 },
    });
    expect(await total(own)).toBe(190);
  });
});
