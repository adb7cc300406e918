import type { NewExpense, Split } from "@keystead/contract/ledger";
import { sql } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { rentedFlat } from "#testing/records/rented-flat.ts";
import { testApp } from "#testing/test-app.ts";
import type { TestApp, TestClient, TestSession } from "#testing/test-app.ts";

let app: TestApp;
let session: TestSession;
let client: TestClient;
let house: string;
let other: string;
/** Units of the house: 60 m², 40 m² and one of unknown size. */
let units: string[];
const missing = "00000000-0000-4000-8000-000000000000";

beforeAll(async () => {
  app = await testApp();
  session = await app.signUp();
  client = app.client(session);
  ({ propertyId: house } = await rentedFlat(client));
  ({ propertyId: other } = await rentedFlat(client));
  const room = { bedrooms: null, bathrooms: null };
  units = [];
  for (const [name, sizeSqm] of [
    ["A", 60],
    ["B", 40],
    ["C", null],
  ] as const)
    units.push((await client.units.create({ propertyId: house, name, sizeSqm, ...room })).id);
});
afterAll(() => app.close());

const unit = (at: number) => units[at] ?? "";
const inUnit = (at: number, share: string | null = null) => ({ propertyId: house, unitId: unit(at), share });
const halves = (): Split => ({ by: "equal", parts: [inUnit(0), inUnit(1)] });
let day = 0;
/** Each on its own day, so that a test sees only its own bills. */
const bill = (split: Split | null, over: Partial<NewExpense> = {}) => {
  day += 1;
  return {
    propertyId: house,
    category: "insurance" as const,
    amount: "100.01",
    currency: "EUR",
    date: `2025-${String(Math.ceil(day / 28)).padStart(2, "0")}-${String((day % 28) + 1).padStart(2, "0")}`,
    notes: "House insurance",
    split,
    ...over,
  };
};
const make = (split: Split | null = halves(), over: Partial<NewExpense> = {}) =>
  client.expenses.create(bill(split, over));
const amounts = (view: Awaited<ReturnType<typeof make>>) => view.split?.parts.map(({ amount }) => amount);
const on = ({ date }: { readonly date: string }) => ({ from: date, to: date });
const post = (body: object) => app.call("/api/v1/expenses", { session, body });
const issuesOf = async (answer: Response) =>
  ((await answer.json()) as { data: { issues: unknown } }).data.issues;

describe("[EXP-01] a bill over several places", () => {
  it("is divided alike, by shares or by size, adds up to the cent and is one line", async () => {
    const alike = await make();
    expect([alike.amount, amounts(alike)]).toEqual(["100.01", ["50.01", "50.00"]]);
    const shares = {
      by: "share",
      parts: [inUnit(0, "2"), inUnit(1, "0.5"), { propertyId: other, unitId: null, share: "0.5" }],
    } as const;
    expect(amounts(await make({ ...shares, parts: [...shares.parts] }))).toEqual(["66.67", "16.67", "16.67"]);
    const sized = await make({ by: "size", parts: [inUnit(0), inUnit(1)] });
    expect(sized.split).toMatchObject({
      by: "size",
      amount: "100.01",
      parts: [
        { unit: { name: "A" }, share: "60", amount: "60.01", found: true },
        { unit: { name: "B" }, share: "40", amount: "40.00", found: true },
      ],
    });
    const page = await client.expenses.list(on(sized));
    expect([page.total, page.items.map(({ id }) => id)]).toEqual([1, [sized.id]]);
    expect((await client.expenses.sums(on(sized))).sums).toMatchObject([{ amount: "100.01", records: 2 }]);
  });

  it("shows under a filter what of it was asked for, so that the lines add up to the sum", async () => {
    const made = await make({
      by: "share",
      parts: [inUnit(0, "3"), { propertyId: other, unitId: null, share: "1" }],
    });
    for (const filter of [{ propertyId: other }, { q: "House insurance", propertyId: other }]) {
      const { items, total } = await client.expenses.list({ ...on(made), ...filter, sort: "-amount" });
      expect([total, items[0]?.amount, items[0]?.split?.amount]).toEqual([1, "25.00", "100.01"]);
      expect(items[0]?.split?.parts.map(({ found }) => found)).toEqual([false, true]);
      expect((await client.expenses.sums({ ...on(made), ...filter })).sums).toMatchObject([
        { amount: "25.00" },
      ]);
    }
    const page = await client.expenses.list({ ...on(made), unitId: unit(0) });
    expect(page.items.map(({ amount }) => amount)).toEqual(["75.01"]);
  });

  it.each([
    ["a unit without a size", { by: "size", parts: [0, 2] }, ["split", "parts", 1, "unitId"], "SIZE_MISSING"],
    [
      "one place twice",
      { by: "equal", parts: [0, 0] },
      ["split", "parts", 1, "unitId"],
      "SAME_RENTABLE_TWICE",
    ],
    [
      "shares that nobody typed",
      { by: "share", parts: [0, 1] },
      ["split", "parts", 0, "share"],
      "SHARE_REQUIRED",
    ],
    ["a single part", { by: "equal", parts: [0] }, ["split", "parts"], "PARTS_REQUIRED"],
  ] as const)("refuses %s at its place", async (_what, { by, parts }, path, code) => {
    const before = (await client.expenses.list({})).total;
    const answer = await post(bill({ by, parts: parts.map((at) => inUnit(at)) }));
    expect(answer.status).toBe(400);
    expect(await issuesOf(answer)).toContainEqual({ path, code });
    expect((await client.expenses.list({})).total).toBe(before);
  });

  it("refuses places of nobody and of others", async () => {
    expect(
      (
        await post(
          bill({ by: "equal", parts: [inUnit(0), { propertyId: missing, unitId: null, share: null }] }),
        )
      ).status,
    ).toBe(404);
    const elsewhere = await post(
      bill({ by: "equal", parts: [inUnit(0), { propertyId: other, unitId: unit(1), share: null }] }),
    );
    expect(await issuesOf(elsewhere)).toEqual([
      { path: ["split", "parts", 1, "unitId"], code: "UNIT_NOT_IN_PROPERTY" },
    ]);
    const stranger = await app.signUp();
    expect((await app.call("/api/v1/expenses", { session: stranger, body: bill(halves()) })).status).toBe(
      404,
    );
  });

  it("is changed as one, by the id of any part, and divided anew by its own shares", async () => {
    const made = await make({ by: "share", parts: [inUnit(0, "2"), inUnit(1, "1")] });
    const part = made.split?.parts.find(({ id }) => id !== made.id);
    const changed = await client.expenses.update({
      id: part?.id ?? "",
      version: 1,
      amount: "30.00",
      notes: "Less",
    });
    expect([changed.amount, amounts(changed), changed.notes]).toEqual(["30.00", ["20.00", "10.00"], "Less"]);
    const rekeyed = await client.expenses.update({
      id: changed.id,
      version: 2,
      split: { by: "equal", parts: [inUnit(1), inUnit(0), { propertyId: other, unitId: null, share: null }] },
    });
    expect([rekeyed.split?.by, amounts(rekeyed)]).toEqual(["equal", ["10.00", "10.00", "10.00"]]);
    const one = await client.expenses.update({
      id: changed.id,
      version: 3,
      split: null,
      propertyId: other,
      unitId: null,
    });
    expect([one.split, one.amount, one.property.id]).toEqual([null, "30.00", other]);
    expect((await client.expenses.list(on(made))).total).toBe(1);
  });

  it("keeps its receipts, whatever becomes of the part they hung on", async () => {
    const made = await make();
    const upload = await app.call(`/api/documents/expense/${made.id}`, {
      method: "POST",
      session,
      headers: { "x-file-name": "bill.txt", "content-type": "application/octet-stream" },
      body: "House insurance 2025",
    });
    expect(upload.status).toBeLessThan(300);
    for (const part of made.split?.parts ?? []) {
      expect((await client.expenses.get({ id: part.id })).receipts).toBe(1);
      expect((await client.documents.list({ on: "expense", onId: part.id })).items).toHaveLength(1);
    }
    expect((await client.expenses.list({ ...on(made), receipt: "without" })).total).toBe(0);
    const stays = made.split?.parts.find(({ id }) => id !== made.id);
    const whole = { split: null, propertyId: house, unitId: null };
    const one = await client.expenses.update({ id: stays?.id ?? "", version: 1, ...whole });
    expect([one.id, one.receipts]).toEqual([stays?.id, 1]);
  });

  it("gives back from each part, and then keeps its shares (R-A08)", async () => {
    const made = await make();
    const back = await client.expenses.reverse({ id: made.id, amount: "10.00", date: "2026-01-05" });
    expect([back.amount, amounts(back)]).toEqual(["-10.00", ["-5.00", "-5.00"]]);
    expect((await client.expenses.get({ id: made.id })).reversed).toBe("10.00");
    const smaller = await client.expenses.update({ id: back.id, version: 1, amount: "4.01" });
    expect([smaller.amount, amounts(smaller)]).toEqual(["-4.01", ["-2.01", "-2.00"]]);
    await expect(client.expenses.update({ id: made.id, version: 1, amount: "90.00" })).rejects.toMatchObject({
      code: "HAS_REVERSALS",
    });
    await expect(
      client.expenses.reverse({ id: made.id, amount: "96.01", date: "2026-01-06" }),
    ).rejects.toMatchObject({ code: "REVERSAL_EXCEEDS_ORIGINAL" });
    await expect(client.expenses.delete({ ids: [made.id] })).rejects.toMatchObject({ code: "HAS_REVERSALS" });
    await client.expenses.update({ id: made.id, version: 1, category: "taxes" });
    expect((await client.expenses.get({ id: back.id })).category).toBe("taxes");
  });

  it("is deleted and brought back as one", async () => {
    const made = await make();
    const { trashId } = await client.expenses.delete({ ids: [made.id] });
    expect((await client.expenses.list(on(made))).total).toBe(0);
    await client.trash.restore({ id: trashId });
    expect(await client.expenses.get({ id: made.id })).toEqual(made);
  });

  it("becomes another kind with others, and stays where its parts say", async () => {
    const made = await make();
    const { records } = await client.expenses.change({
      records: [{ id: made.id, version: 1, nature: "pass_through" }],
    });
    expect(await client.expenses.get({ id: made.id })).toMatchObject({ nature: "pass_through", version: 2 });
    expect((await client.expenses.sums(on(made))).sums).toMatchObject([
      { amount: "0.00", passThrough: "100.01" },
    ]);
    await client.expenses.change({ records });
    expect((await client.expenses.sums(on(made))).sums).toMatchObject([{ amount: "100.01" }]);
    const moved = await app.call("/api/v1/expenses/change", {
      session,
      body: { records: [{ id: made.id, version: 3, propertyId: other }] },
    });
    expect(await issuesOf(moved)).toContainEqual({
      path: ["records", 0, "propertyId"],
      code: "SET_BY_SPLIT",
    });
  });

  it("asks when one of its parts looks entered before", async () => {
    const made = await make();
    const again = await post({ ...bill(halves()), date: made.date });
    expect([again.status, await again.json()]).toMatchObject([409, { code: "CONFIRMATION_REQUIRED" }]);
  });

  it("stays as one record in the other property when a property goes", async () => {
    const own = app.client(await app.signUp());
    const [a, b] = [(await rentedFlat(own)).propertyId, (await rentedFlat(own)).propertyId];
    const parts = [a, b].map((propertyId) => ({ propertyId, unitId: null, share: null }));
    const made = await own.expenses.create({ ...bill({ by: "equal", parts }), propertyId: a });
    const { name } = await own.properties.get({ id: a });
    await own.properties.delete({ id: a, name });
    const [left] = (await own.expenses.list(on(made))).items;
    expect(left).toMatchObject({ amount: "50.00", split: null, property: { id: b } });
  });

  it("[PLAN-01] counts each part in its month, and none beyond the limit passes at the same moment", async () => {
    const poor = await app.signUp();
    const own = app.client(poor);
    const { propertyId } = await rentedFlat(own);
    const room = { bedrooms: null, bathrooms: null, sizeSqm: null };
    const made = await own.units.create({ propertyId, name: "Attic", ...room });
    await own.accounts.changePlan({ plan: "free" });
    await app.db.asSystem((tx) =>
      tx.execute(sql`insert into expense (workspace_id, property_id, category, amount_minor, currency, spent_on)
        select workspace_id, id, 'other', n, 'EUR', '2026-03-01' from property, generate_series(1, 197) n where id = ${propertyId}`),
    );
    const parts = [null, made.id].map((unitId) => ({ propertyId, unitId, share: null }));
    const spend = () =>
      app.call("/api/v1/expenses", {
        session: poor,
        body: {
          ...bill(
            { by: "equal", parts },
            { propertyId, date: "2026-03-02", confirm: ["RECORD_LIKE_ANOTHER"] },
          ),
        },
      });
    const answers = await Promise.all([spend(), spend(), spend()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);
  });

  it("is changed by one of two who do it at the same time", async () => {
    const made = await make();
    const put = (body: object) =>
      app.call(`/api/v1/expenses/${made.id}`, { method: "PUT", session, body: { version: 1, ...body } });
    const answers = await Promise.all([
      put({ split: { by: "equal", parts: [inUnit(0), inUnit(1), inUnit(2)] } }),
      put({ split: null, propertyId: house, unitId: null }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await client.expenses.list(on(made))).items.map(({ amount }) => amount)).toEqual(["100.01"]);
    expect((await client.expenses.sums(on(made))).sums).toMatchObject([{ amount: "100.01" }]);
  });
});
