import { NAMES_OFFERED } from "@keystead/domain/lists";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { rentedFlat } from "../../testing/records/rented-flat.ts";
import { testApp } from "../../testing/test-app.ts";
import type { TestApp } from "../../testing/test-app.ts";

let app: TestApp;
const missing = "00000000-0000-4000-8000-000000000000";

/** Tuesday, 10 March 2026; everybody is in UTC. */
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const newHouse = async () => {
  const other = app.client(await app.signUp());
  return { client: other, ...(await rentedFlat(other)) };
};

describe("the bill of a campaign", () => {
  it("[ADS-01] is made once in the book, counts there alone, and follows the spend", async () => {
    const { client: own, propertyId: at } = await newHouse();
    const unbilled = await own.ads.create({
      propertyId: at,
      channel: "google",
      startsOn: "2026-03-01",
      spend: "99.00",
    });
    expect(unbilled.expense).toBeNull();
    expect((await own.expenses.sums({})).sums).toEqual([]);
    const made = await own.ads.create({
      propertyId: at,
      channel: "google",
      startsOn: "2026-03-01",
      spend: "250.00",
      notes: "Search",
      expense: { date: "2026-03-05" },
    });
    expect(made.expense).toMatchObject({
      date: "2026-03-05",
      amount: "250.00",
      currency: "EUR",
      follows: true,
    });
    const id = made.expense?.id ?? "";
    expect((await own.expenses.list({})).items).toMatchObject([
      {
        id,
        category: "other",
        nature: "operating",
        amount: "250.00",
        notes: "Search",
        campaign: { id: made.id, channel: "google" },
      },
    ]);
    expect((await own.expenses.sums({})).sums).toMatchObject([{ amount: "250.00", records: 1 }]);
    await own.ads.update({ id: made.id, version: 1, spend: "260.00" });
    expect((await own.expenses.sums({})).sums).toMatchObject([{ amount: "260.00", records: 1 }]);
    // The bill may be corrected in the book; from then on it no longer follows the spend.
    const bill = await own.expenses.get({ id });
    await own.expenses.update({ id, version: bill.version, amount: "255.50" });
    const apart = await own.ads.get({ id: made.id });
    expect(apart).toMatchObject({ spend: "260.00", expense: { amount: "255.50", follows: false } });
    await own.ads.update({ id: made.id, version: apart.version, spend: "270.00" });
    expect((await own.expenses.sums({})).sums).toMatchObject([{ amount: "255.50", records: 1 }]);
  });

  it("[ADS-01] keeps its link true when either side is deleted and brought back", async () => {
    const { client: own, propertyId: at } = await newHouse();
    const made = await own.ads.create({
      propertyId: at,
      channel: "local",
      startsOn: "2026-03-01",
      spend: "80.00",
      expense: { date: "2026-03-02" },
    });
    const id = made.expense?.id ?? "";
    const deleted = await own.expenses.delete({ ids: [id] });
    expect((await own.ads.get({ id: made.id })).expense).toBeNull();
    await own.trash.restore({ id: deleted.trashId });
    expect((await own.ads.get({ id: made.id })).expense).toMatchObject({ id });
    const away = await own.ads.delete({ id: made.id });
    expect(await own.expenses.get({ id })).toMatchObject({ amount: "80.00", campaign: null });
    await own.trash.restore({ id: away.trashId });
    expect((await own.expenses.get({ id })).campaign).toEqual({ id: made.id, channel: "local" });
    expect((await own.expenses.sums({})).sums).toMatchObject([{ amount: "80.00", records: 1 }]);
    // If both were deleted, the campaign is restored alone.
    const both = await own.ads.delete({ id: made.id });
    await own.expenses.delete({ ids: [id] });
    await own.trash.restore({ id: both.trashId });
    expect((await own.ads.get({ id: made.id })).expense).toBeNull();
  });

  it("[ADS-01] can be one that is in the book already, of the same property and of one campaign alone", async () => {
    const { client: own, propertyId: at } = await newHouse();
    const elsewhere = (await rentedFlat(own, "Elsewhere")).propertyId;
    const enter = (property: string, amount: string) =>
      own.expenses.create({
        propertyId: property,
        category: "management",
        amount,
        currency: "EUR",
        date: "2026-03-03",
        notes: "Portal",
      });
    const bill = await enter(at, "120.00");
    const other = await enter(elsewhere, "121.00");
    expect((await own.ads.expenses({ propertyId: at })).items).toMatchObject([
      { id: bill.id, amount: "120.00" },
    ]);
    const add = (expense: { id: string }) =>
      own.ads.create({
        propertyId: at,
        channel: "classifieds",
        startsOn: "2026-03-01",
        spend: "120.00",
        expense,
      });
    await expect(add({ id: other.id })).rejects.toMatchObject({
      data: { issues: [{ path: ["expense"], code: "EXPENSE_NOT_IN_PROPERTY" }] },
    });
    await expect(add({ id: missing })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const made = await add({ id: bill.id });
    expect(made.expense).toMatchObject({ id: bill.id, follows: true });
    expect((await own.expenses.sums({ propertyId: at })).sums).toMatchObject([
      { amount: "120.00", records: 1 },
    ]);
    await expect(add({ id: bill.id })).rejects.toMatchObject({
      code: "EXPENSE_NOT_LINKABLE",
      data: { records: [{ kind: "campaign", id: made.id, from: "2026-03-01", to: null }] },
    });
    expect((await own.ads.expenses({ propertyId: at })).items).toEqual([]);
    expect((await own.ads.expenses({ propertyId: at, campaignId: made.id })).items).toHaveLength(1);
    // A campaign cannot silently leave its bill behind when it moves.
    await expect(own.ads.update({ id: made.id, version: 1, propertyId: elsewhere })).rejects.toMatchObject({
      data: { issues: [{ path: ["expense"], code: "EXPENSE_NOT_IN_PROPERTY" }] },
    });
    const unlinked = await own.ads.update({ id: made.id, version: 1, propertyId: elsewhere, expense: null });
    expect(unlinked).toMatchObject({ property: { id: elsewhere }, expense: null });
    expect((await own.expenses.get({ id: bill.id })).campaign).toBeNull();
  });

  it("is warned of when one like it stands in the book, and made when that is confirmed", async () => {
    const { client: own, propertyId: at } = await newHouse();
    await own.expenses.create({
      propertyId: at,
      category: "other",
      amount: "45.00",
      currency: "EUR",
      date: "2026-03-03",
    });
    const input = {
      propertyId: at,
      channel: "facebook" as const,
      startsOn: "2026-03-01",
      spend: "45.00",
      expense: { date: "2026-03-03" },
    };
    await expect(own.ads.create(input)).rejects.toMatchObject({ code: "CONFIRMATION_REQUIRED" });
    expect((await own.ads.list({})).total).toBe(0);
    await own.ads.create({ ...input, confirm: ["RECORD_LIKE_ANOTHER"] });
    expect((await own.expenses.list({})).total).toBe(2);
  });

  it("is made once, however often the same press arrives, and linked once by two at the same moment", async () => {
    const owner = await app.signUp();
    const own = app.client(owner);
    const { propertyId: at } = await rentedFlat(own);
    const input = {
      propertyId: at,
      channel: "google" as const,
      startsOn: "2026-03-01",
      spend: "10.00",
      expense: { date: "2026-03-04" },
    };
    const press = () =>
      app.call("/api/v1/ads", {
        session: owner,
        body: input,
        headers: { "idempotency-key": "campaign-form" },
      });
    const answers = await Promise.all([press(), press()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await own.ads.list({})).total).toBe(1);
    expect((await own.expenses.list({})).total).toBe(1);
    const bill = await own.expenses.create({
      propertyId: at,
      category: "other",
      amount: "77.00",
      currency: "EUR",
      date: "2026-03-08",
    });
    const link = () =>
      own.ads.create({ ...input, spend: "77.00", expense: { id: bill.id } }).then(
        () => "linked",
        (error: { code: string }) => error.code,
      );
    const outcomes = await Promise.all([link(), link(), link()]);
    expect(outcomes.toSorted()).toEqual(["EXPENSE_NOT_LINKABLE", "EXPENSE_NOT_LINKABLE", "linked"]);
  });
});

it("offers as many bills as a picker shows, and says that there are more", async () => {
  const { client: own, propertyId: at } = await newHouse();
  const rows = Array.from({ length: NAMES_OFFERED }, (_, n) => ({
    propertyId: at,
    category: "other" as const,
    amount: `${n + 1}.00`,
    currency: "EUR",
    date: "2026-03-03",
  }));
  await own.expenses.createBulk({ rows });
  await own.expenses.create({
    propertyId: at,
    category: "other",
    amount: "51.00",
    currency: "EUR",
    date: "2026-03-04",
  });
  const offered = await own.ads.expenses({ propertyId: at });
  expect([offered.items.length, offered.more]).toEqual([NAMES_OFFERED, true]);
  expect((await own.ads.expenses({ propertyId: at, q: "51" })).items).toHaveLength(1);
});
