import type { Figure } from "@keystead/contract/analytics";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { holidayHouse } from "../../testing/records/holiday-house.ts";
import { rentedFlat } from "../../testing/records/rented-flat.ts";
import { memberOf } from "../../testing/records/membership.ts";
import { testApp } from "../../testing/test-app.ts";
import type { TestApp, TestClient, TestSession } from "../../testing/test-app.ts";

let app: TestApp;
let session: TestSession;
let client: TestClient;
let propertyId: string;
const missing = "00000000-0000-4000-8000-000000000000";

/** Tuesday, 10 March 2026; everybody is in UTC. */
beforeAll(async () => {
  app = await testApp();
  session = await app.signUp();
  client = app.client(session);
  ({ propertyId } = await rentedFlat(client));
});
afterAll(() => app.close());

const plain = () => ({ propertyId, channel: "google" as const, startsOn: "2026-02-01", spend: "250.00" });

const newHouse = async () => {
  const other = app.client(await app.signUp());
  return { client: other, ...(await rentedFlat(other)) };
};

describe("a campaign", () => {
  it("[ADS-01] keeps all that is said of it, with cost per lead and click rate", async () => {
    const made = await client.ads.create({
      ...plain(),
      endsOn: "2026-03-31",
      leads: 8,
      impressions: 12_500,
      clicks: 310,
      notes: "  Spring, two rooms ",
    });
    expect(made).toMatchObject({
      version: 1,
      property: { id: propertyId, name: "Lindenhof" },
      channel: "google",
      startsOn: "2026-02-01",
      endsOn: "2026-03-31",
      spend: "250.00",
      costPerLead: "31.25",
      clickRate: "0.024800",
      active: true,
      running: true,
      notes: "Spring, two rooms",
      expense: null,
    });
    expect(await client.ads.get({ id: made.id })).toEqual(made);
    const bare = await client.ads.create({
      ...plain(),
      channel: "manual",
      startsOn: "2026-04-01",
      spend: "0",
    });
    expect(bare).toMatchObject({
      endsOn: null,
      leads: 0,
      costPerLead: null,
      clickRate: null,
      running: false,
    });
    const changed = await client.ads.update({ id: made.id, version: 1, leads: 10, active: false });
    expect(changed).toMatchObject({ version: 2, costPerLead: "25.00", active: false, running: false });
    expect((await client.ads.list({ q: "spring" })).items).toEqual([changed]);
  });

  it.each([
    [{ clicks: 11, impressions: 10 }, "clicks", "CLICKS_EXCEED_IMPRESSIONS"],
    [{ endsOn: "2026-01-31" }, "endsOn", "CAMPAIGN_END_BEFORE_START"],
    [{ spend: "-1.00" }, "spend", "AMOUNT_NEGATIVE"],
    [{ spend: "1.005" }, "spend", "TOO_MANY_DECIMALS"],
    [{ leads: -1 }, "leads", "INVALID_COUNT"],
    [{ leads: 1.5 }, "leads", "INVALID_COUNT"],
    [{ startsOn: "2026-02-30" }, "startsOn", "INVALID_DATE"],
    [{ notes: "x".repeat(501) }, "notes", "TOO_LONG"],
    [{ spend: "0.00", expense: { date: "2026-02-01" } }, "spend", "AMOUNT_NOT_POSITIVE"],
  ])("[ADS-01] is refused at its field: %o", async (wrong, field, code) => {
    await expect(client.ads.create({ ...plain(), ...wrong })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      data: { issues: [expect.objectContaining({ path: [field], code })] },
    });
  });

  it("takes clicks of a channel that counts no impressions", async () => {
    const made = await client.ads.create({ ...plain(), channel: "local", clicks: 12 });
    expect(made).toMatchObject({ clicks: 12, impressions: 0, clickRate: null });
  });

  it("is refused when it was changed since, with what it is now", async () => {
    const { id } = await client.ads.create(plain());
    const now = await client.ads.update({ id, version: 1, leads: 3 });
    await expect(client.ads.update({ id, version: 1, leads: 4 })).rejects.toMatchObject({
      code: "STALE",
      data: { version: 2, current: now },
    });
    expect((await client.ads.get({ id })).leads).toBe(3);
  });

  it("goes and comes back", async () => {
    const made = await client.ads.create({ ...plain(), notes: "To and fro" });
    const { trashId } = await client.ads.delete({ id: made.id });
    await expect(client.ads.get({ id: made.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await client.trash.restore({ id: trashId });
    expect(await client.ads.get({ id: made.id })).toEqual(made);
  });

  it("tells its history", async () => {
    const made = await client.ads.create(plain());
    await client.ads.update({
      id: made.id,
      version: 1,
      spend: "300.00",
      channel: "facebook",
      notes: "Secret",
    });
    const { entries } = await client.history.campaign({ id: made.id });
    expect(entries.map(({ action }) => action).toSorted()).toEqual(["create", "update"]);
    expect(entries.find(({ action }) => action === "update")).toMatchObject({
      entity: "campaign",
      record: { kind: "campaign", id: made.id, name: "Lindenhof" },
      changes: expect.arrayContaining([
        expect.objectContaining({
          field: "spend",
          from: { type: "money", amount: "250.00", currency: "EUR" },
          to: { type: "money", amount: "300.00", currency: "EUR" },
        }),
        expect.objectContaining({ field: "channel", to: { type: "word", word: "channel.facebook" } }),
        expect.objectContaining({ field: "notes", hidden: true }),
      ]),
    });
    expect(JSON.stringify(entries)).not.toContain("Secret");
  });
});

describe("what campaigns come to", () => {
  it("[ADS-01] is a ratio of sums, by channel with the cheapest lead first, and by month", async () => {
    const { client: own, propertyId: at } = await newHouse();
    const add = (channel: "google" | "facebook" | "local", spend: string, leads: number) =>
      own.ads.create({
        propertyId: at,
        channel,
        startsOn: "2026-01-20",
        endsOn: "2026-02-10",
        spend,
        leads,
        impressions: 1000,
        clicks: 10,
      });
    await add("google", "100.00", 1);
    await add("google", "100.00", 9);
    await add("facebook", "50.00", 5);
    await add("local", "20.00", 0);
    const all = await own.ads.totals({});
    expect(all).toMatchObject({
      campaigns: 4,
      spend: "270.00",
      leads: 15,
      costPerLead: "18.00",
      clickRate: "0.010000",
      channels: [
        { channel: "facebook", campaigns: 1, costPerLead: "10.00" },
        { channel: "google", campaigns: 2, costPerLead: "20.00" },
        { channel: "local", campaigns: 1, costPerLead: null, spend: "20.00" },
      ],
      months: [
        { month: "2026-01", spend: "147.28" },
        { month: "2026-02", spend: "122.72" },
      ],
      base: null,
    });
    // Some days get their share (R-G03), and all parts add up to the whole.
    const parts = await Promise.all([
      own.ads.totals({ to: "2026-01-31" }),
      own.ads.totals({ from: "2026-02-01" }),
    ]);
    expect(parts.map(({ spend }) => spend)).toEqual(["147.28", "122.72"]);
    expect(parts.map(({ leads }) => leads).reduce((sum, leads) => sum + leads, 0)).toBe(15);
    expect((await own.ads.totals({ channel: "google" })).spend).toBe("200.00");
    expect(await own.ads.totals({ from: "2026-03-01" })).toMatchObject({ campaigns: 0, months: [] });
    expect((await own.ads.list({ from: "2026-03-01" })).total).toBe(0);
    const byCost = await own.ads.list({ sort: "costPerLead" });
    expect(byCost.items.map(({ costPerLead }) => costPerLead)).toEqual(["10.00", "11.11", "100.00", null]);
    expect((await own.ads.list({ sort: "-clickRate", limit: 2, page: 2 })).items).toHaveLength(2);
  });

  it("[ADS-01] is converted by the share and the rate of each month, or names the rate that is missing", async () => {
    const { client: own, propertyId: at } = await newHouse();
    const { version } = await own.accounts.profile({});
    await own.accounts.changeProfile({ version, baseCurrency: "CHF" });
    await own.ads.create({
      propertyId: at,
      channel: "google",
      startsOn: "2026-01-20",
      endsOn: "2026-02-10",
      spend: "100.00",
    });
    expect((await own.ads.totals({})).base).toMatchObject({
      currency: "CHF",
      total: null,
      missing: [{ period: "2026-01" }, { period: "2026-02" }],
    });
    const rate = (period: string, text: string) => ({
      period,
      base: "EUR",
      quote: "CHF",
      rate: text,
      version: null,
    });
    await own.fx.save({ changes: [rate("2026-01", "0.9"), rate("2026-02", "0.8")] });
    // 54.55 × 0.9 = 49.10 and 45.45 × 0.8 = 36.36
    expect((await own.ads.totals({})).base).toMatchObject({ total: "85.46", missing: [] });
  });

  it("goes out as a file, with the filter of the list", async () => {
    const answer = await app.call("/api/exports/list", {
      session,
      body: { list: "campaigns", query: { q: "spring" }, format: "csv", language: "de" },
    });
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toContain("Kosten je Anfrage");
    expect(text).toContain("Google");
    expect(text).toContain("25.00");
  });
});

it("[ADS-01] shows what happened at the property meanwhile: what began in the period", async () => {
  const own = app.client(await app.signUp());
  const flat = await rentedFlat(own);
  const lease = await flat.lease({ startsOn: "2026-02-10" });
  const { id } = await own.ads.create({
    propertyId: flat.propertyId,
    channel: "google",
    startsOn: "2026-02-01",
    spend: "10.00",
  });
  const period = await own.ads.period({ id });
  expect(period.days).toEqual({ from: "2026-02-01", to: "2026-03-10" });
  expect(period.leases).toMatchObject({
    total: 1,
    items: [{ id: lease.id, name: "Ada Adler", unit: "Flat 1", startsOn: "2026-02-10" }],
  });
  expect(period.bookings.total).toBe(0);
  const ahead = await own.ads.create({
    propertyId: flat.propertyId,
    channel: "google",
    startsOn: "2026-04-01",
    spend: "10.00",
  });
  expect(await own.ads.period({ id: ahead.id })).toMatchObject({ days: null });
});

it("[ADS-01] shows how full the property was meanwhile: the same figures as Analytics of those days", async () => {
  const own = app.client(await app.signUp());
  const flat = await rentedFlat(own);
  await flat.lease({ startsOn: "2026-02-10", endsOn: "2026-03-04" });
  const house = await holidayHouse(own);
  await house.book("2026-02-27", "2026-03-02");
  await house.book("2026-03-08", "2026-03-14", { unitId: null, dailyRate: "150.00" });
  await own.blockedDates.create({
    propertyId: house.propertyId,
    unitId: house.garden,
    from: "2026-03-04",
    through: "2026-03-05",
  });
  for (const at of [flat.propertyId, house.propertyId])
    for (const [text, startsOn, endsOn] of [
      ["2026-02", "2026-02-01", "2026-02-28"],
      // The current month counts to date, like a campaign without an end.
      ["2026-03", "2026-03-01", null],
      ["2026-Q1", "2026-01-01", "2026-12-31"],
    ] as const) {
      const { id } = await own.ads.create({
        propertyId: at,
        channel: "local",
        startsOn,
        endsOn,
        spend: "10.00",
      });
      const { occupancy } = await own.ads.period({ id });
      const { figures, longTerm, shortTerm } = await own.analytics.get({ period: text, propertyIds: at });
      const expected = (figure: Figure | null) => ({
        value: figure?.value,
        numerator: figure?.numerator,
        denominator: figure?.denominator,
        reason: figure?.reason,
      });
      expect(occupancy).toEqual({
        longTerm: longTerm.properties === 0 ? null : expected(figures.lt_occupancy),
        shortTerm: shortTerm.properties === 0 ? null : expected(figures.st_occupancy),
      });
      expect(occupancy.longTerm === null).toBe(at === house.propertyId);
    }
});

describe("who may", () => {
  it("another workspace's campaign is not there, byte for byte like a missing one", async () => {
    const { id } = await client.ads.create(plain());
    const stranger = await app.signUp();
    const strange = app.client(stranger);
    for (const path of [`/api/v1/ads/${id}`, `/api/v1/ads/${id}/period`]) {
      const theirs = await app.call(path, { session: stranger });
      const none = await app.call(path.replace(id, missing), { session: stranger });
      expect([theirs.status, await theirs.text()]).toEqual([404, await none.text()]);
    }
    await expect(strange.ads.update({ id, version: 1, leads: 1 })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await expect(strange.ads.delete({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(strange.ads.create(plain())).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await strange.ads.list({ propertyId })).total).toBe(0);
    expect((await strange.ads.expenses({ propertyId })).items).toEqual([]);
  });

  it("nobody who is not signed in, nor a cleaner; an assistant does all of it", async () => {
    expect((await app.call("/api/v1/ads")).status).toBe(401);
    const cleaner = await memberOf(app, client, "cleaner");
    await expect(cleaner.ads.list({})).rejects.toMatchObject({ code: "FORBIDDEN" });
    const assistant = await memberOf(app, client, "assistant");
    const made = await assistant.ads.create({ ...plain(), expense: { date: "2026-01-07" }, spend: "13.13" });
    await assistant.ads.update({ id: made.id, version: 1, leads: 2 });
    await assistant.ads.delete({ id: made.id });
  });

  it("[ADS-01] nobody adds or changes one below Pro; what is there is read, taken along and deleted", async () => {
    const someone = await app.signUp();
    const own = app.client(someone);
    const { propertyId: at } = await rentedFlat(own);
    const { id } = await own.ads.create({ ...plain(), propertyId: at });
    await own.accounts.changePlan({ plan: "starter" });
    await expect(own.ads.create({ ...plain(), propertyId: at })).rejects.toMatchObject({
      code: "PLAN_FEATURE",
      data: { feature: "advertising", plan: "starter", from: "pro" },
    });
    await expect(own.ads.update({ id, version: 1, leads: 1 })).rejects.toMatchObject({
      code: "PLAN_FEATURE",
    });
    expect((await own.ads.list({})).total).toBe(1);
    expect((await own.ads.totals({})).spend).toBe("250.00");
    const { trashId } = await own.ads.delete({ id });
    await own.trash.restore({ id: trashId });
  });
});

it("[ADS-01] goes with its property, and is counted before", async () => {
  const { client: own, propertyId: at } = await newHouse();
  await own.ads.create({ ...plain(), propertyId: at, expense: { date: "2026-03-01" } });
  await own.ads.create({ ...plain(), propertyId: at });
  expect((await own.properties.overview({ id: at })).records).toEqual({ campaigns: 2 });
  expect((await own.ads.list({ propertyId: at })).total).toBe(2);
  expect((await own.properties.deletion({ id: at })).counts).toMatchObject({ campaigns: 2, expenses: 1 });
  await own.properties.delete({ id: at, name: "Lindenhof" });
  expect((await own.ads.list({})).total).toBe(0);
});
