import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { holidayHouse } from "../../../testing/records/holiday-house.ts";
import { memberOf } from "../../../testing/records/membership.ts";
import { testApp } from "../../../testing/test-app.ts";
import type { TestApp, TestClient } from "../../../testing/test-app.ts";

let app: TestApp;
let client: TestClient;
let house: Awaited<ReturnType<typeof holidayHouse>>;

/** Tuesday, 10 March 2026, in every test. */
beforeAll(async () => {
  app = await testApp();
  client = app.client(await app.signUp());
  house = await holidayHouse(client);
});
afterAll(() => app.close());

const cleaning = { kind: "cleaning_fee", amount: "60.00", note: "" } as const;
const tax = { kind: "tourist_tax", amount: "12.00", note: "2 guests, 3 nights" } as const;
const discount = { kind: "discount", amount: "40.00", note: "Came before" } as const;
const fee = { kind: "channel_fee", amount: "36.00", note: "" } as const;
const missing = "00000000-0000-4000-8000-000000000000";

describe("the lines of a booking", () => {
  it("open its total into nights, fees, tax and discount, and say what the channel pays out and when", async () => {
    // Three nights at 80.00.
    const { id: bookingId } = await house.book("2026-04-03", "2026-04-06");
    expect(await client.bookingLines.get({ bookingId })).toMatchObject({
      version: 1,
      nightsTotal: "240.00",
      lines: [],
      guestTotal: "240.00",
      payout: null,
    });
    const lines = [cleaning, tax, discount, fee];
    const saved = await client.bookingLines.save({ bookingId, version: 1, lines });
    expect(saved).toMatchObject({
      version: 2,
      nightsTotal: "240.00",
      lines,
      guestTotal: "272.00",
      payout: { kept: "36.00", remittedTax: "0.00", amount: "236.00", on: "2026-04-04" },
    });
    expect(await client.bookingLines.get({ bookingId })).toEqual(saved);
    const remitted = await client.bookingLines.save({
      bookingId,
      version: 2,
      lines,
      channelRemitsTax: true,
      payoutOn: "2026-04-08",
    });
    expect(remitted.payout).toEqual({
      kept: "36.00",
      remittedTax: "12.00",
      amount: "224.00",
      on: "2026-04-08",
    });
    // Taken out again, with all that was said of the payout.
    const none = await client.bookingLines.save({
      bookingId,
      version: 3,
      lines: [],
      channelRemitsTax: true,
      payoutOn: "2026-04-08",
    });
    expect(none).toMatchObject({
      lines: [],
      guestTotal: "240.00",
      payout: null,
      channelRemitsTax: false,
      payoutOn: null,
    });
  });

  it("leave the total to its nights, and take a discount off what is outstanding of them (R-D10)", async () => {
    const { id } = await house.book("2026-05-03", "2026-05-06", { guestName: "Nadia Costa" });
    await client.bookingLines.save({ bookingId: id, version: 1, lines: [cleaning, tax, discount] });
    expect(await client.bookings.get({ id })).toMatchObject({
      total: "240.00",
      money: { state: "unpaid", outstanding: "200.00" },
    });
    // What guests owe is said of their property as the list of its stays says it.
    const owed = async () => {
      const { items } = await client.properties.list({});
      const { sums } = await client.bookings.list({});
      return [items[0]?.owedByGuests[0]?.amount, sums[0]?.outstanding];
    };
    const [ofProperty, ofStays] = await owed();
    expect(ofProperty).toBe(ofStays);
    const paid = await client.bookings.recordPayment({
      id,
      amount: null,
      date: "2026-03-10",
      method: "cash",
    });
    expect(paid.money).toEqual({ state: "paid", recorded: "200.00", outstanding: "0.00", credit: "0.00" });
    const [nowOfProperty, nowOfStays] = await owed();
    expect(nowOfProperty).toBe(nowOfStays);
    expect(Number(ofProperty) - Number(nowOfProperty)).toBe(200);
    const found = await client.bookings.list({ q: "Nadia Costa", money: "paid" });
    expect(found.sums).toMatchObject([{ total: "240.00", recorded: "200.00", outstanding: "0.00" }]);
    expect((await client.bookings.list({ q: "Nadia Costa", money: "partially_paid" })).total).toBe(0);
  });

  it("are refused whole where the guest or the channel would pay less than nothing, and at the line that is wrong", async () => {
    const { id: bookingId } = await house.book("2026-06-03", "2026-06-06");
    const save = (lines: Parameters<TestClient["bookingLines"]["save"]>[0]["lines"]) =>
      client.bookingLines.save({ bookingId, version: 1, lines });
    await expect(save([{ ...discount, amount: "240.01" }])).rejects.toMatchObject({
      code: "DISCOUNT_EXCEEDS_TOTAL",
    });
    await expect(save([{ ...fee, amount: "240.01" }])).rejects.toMatchObject({
      code: "CHANNEL_FEE_EXCEEDS_TOTAL",
    });
    await expect(
      save([cleaning, { ...tax, amount: "0" }, { ...fee, amount: "1.005" }]),
    ).rejects.toMatchObject({
      code: "BAD_REQUEST",
      data: {
        issues: [
          { path: ["lines", 1, "amount"], code: "AMOUNT_NOT_POSITIVE" },
          { path: ["lines", 2, "amount"] },
        ],
      },
    });
    await expect(save([{ ...fee, amount: "900000000000.00" }])).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
    expect(await client.bookingLines.get({ bookingId })).toMatchObject({ version: 1, lines: [] });
  });

  it("hold a change of nights to what they take off", async () => {
    const { id } = await house.book("2026-07-03", "2026-07-06");
    await client.bookingLines.save({
      bookingId: id,
      version: 1,
      lines: [{ ...discount, amount: "200.00" }],
    });
    await expect(
      client.bookings.update({ id, version: 2, checkOut: "2026-07-05T11:00" }),
    ).rejects.toMatchObject({ code: "DISCOUNT_EXCEEDS_TOTAL" });
    const moved = await client.bookings.update({ id, version: 2, checkOut: "2026-07-07T11:00" });
    expect(moved).toMatchObject({ total: "320.00", money: { outstanding: "120.00" } });
  });

  it("are saved by whoever read the newest, and answered with those that stand there else", async () => {
    const { id: bookingId } = await house.book("2026-08-03", "2026-08-06");
    await client.bookingLines.save({ bookingId, version: 1, lines: [cleaning] });
    await expect(client.bookingLines.save({ bookingId, version: 1, lines: [tax] })).rejects.toMatchObject({
      code: "STALE",
      data: { version: 2, current: { lines: [cleaning] } },
    });
  });

  it("go with a booking that is deleted, and come back with it", async () => {
    const { id: bookingId } = await house.book("2026-09-03", "2026-09-06");
    const lines = [cleaning, discount, fee];
    const saved = await client.bookingLines.save({ bookingId, version: 1, lines, payoutOn: "2026-09-09" });
    const { trashId } = await client.bookings.delete({ id: bookingId });
    await expect(client.bookingLines.get({ bookingId })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await client.trash.restore({ id: trashId });
    expect(await client.bookingLines.get({ bookingId })).toEqual(saved);
    expect((await client.bookings.get({ id: bookingId })).money.outstanding).toBe("200.00");
  });

  it("stand in the history with what each kind comes to, and without their notes", async () => {
    const { id: bookingId } = await house.book("2026-10-03", "2026-10-06");
    await client.bookingLines.save({ bookingId, version: 1, lines: [tax, { ...tax, amount: "3.00" }, fee] });
    const { items } = await client.history.activity({ limit: 100 });
    const history = JSON.stringify(
      items.find(({ action, record }) => action === "update" && record?.id === bookingId),
    );
    expect(history).toContain("touristTax");
    expect(history).toContain("15.00");
    expect(history).toContain("channelFee");
    expect(history).not.toContain(tax.note);
  });

  it("are an assistant's to change, no cleaner's to see, and nobody's of another workspace", async () => {
    const { id: bookingId } = await house.book("2026-11-03", "2026-11-06");
    const assistant = await memberOf(app, client, "assistant");
    await assistant.bookingLines.save({ bookingId, version: 1, lines: [cleaning] });
    const cleaner = await memberOf(app, client, "cleaner");
    await expect(cleaner.bookingLines.get({ bookingId })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(cleaner.bookingLines.save({ bookingId, version: 2, lines: [] })).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
    const stranger = app.client(await app.signUp());
    for (const id of [bookingId, missing]) {
      await expect(stranger.bookingLines.get({ bookingId: id })).rejects.toMatchObject({ code: "NOT_FOUND" });
      await expect(
        stranger.bookingLines.save({ bookingId: id, version: 2, lines: [] }),
      ).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
    expect((await client.bookingLines.get({ bookingId })).lines).toEqual([cleaning]);
  });
});
