import { addDays, plainDate } from "@keystead/domain/calendar";
import { cleaningDrillDowns, drillDownQuery } from "@keystead/domain/drill-down";
import { sql } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { firstRow } from "#kernel/db/queries/rows.ts";
import { holidayHouse } from "../../testing/records/holiday-house.ts";
import { memberOf } from "../../testing/records/membership.ts";
import { testApp } from "../../testing/test-app.ts";
import type { TestApp, TestClient, TestSession } from "../../testing/test-app.ts";

let app: TestApp;
let session: TestSession;
let client: TestClient;
let house: Awaited<ReturnType<typeof holidayHouse>>;

/** Tuesday, 10 March 2026, in every test. */
beforeAll(async () => {
  app = await testApp();
  session = await app.signUp();
  client = app.client(session);
  house = await holidayHouse(client);
});
afterAll(() => app.close());

const missing = "00000000-0000-4000-8000-000000000000";

describe("a booking", () => {
  it("[CAL-02] keeps place, guest, times and rate, and sells each night", async () => {
    const made = await house.book("2026-04-03", "2026-04-06", {
      guestEmail: "paul@example.com",
      guestPhone: "+351 900 000 000",
      guestsCount: 3,
    });
    expect(made).toMatchObject({
      property: { name: "Casa Azul" },
      unit: { name: "Garden flat" },
      guestName: "Paul Brennan",
      guestsCount: 3,
      checkIn: "2026-04-03T15:00",
      checkOut: "2026-04-06T11:00",
      nights: 3,
      state: "upcoming",
      dailyRate: "80.00",
      total: "240.00",
      currency: "EUR",
      money: { state: "unpaid", outstanding: "240.00" },
      inConflict: false,
    });
    expect(made.nightPrices.map(({ date, rate, season }) => [date, rate, season])).toEqual([
      ["2026-04-03", "80.00", null],
      ["2026-04-04", "80.00", null],
      ["2026-04-05", "80.00", null],
    ]);
    expect(await client.bookings.get({ id: made.id })).toEqual(made);
  });

  it("says everything that is wrong with it at once, at its field", async () => {
    const wrong = { ...house.stay("2026-04-10", "2026-04-12"), guestEmail: "nobody", dailyRate: "-1" };
    await expect(client.bookings.create(wrong)).rejects.toMatchObject({
      data: {
        issues: [
          { path: ["guestEmail"], code: "INVALID_EMAIL" },
          { path: ["dailyRate"], code: "AMOUNT_NEGATIVE" },
        ],
      },
    });
    const refused = async (more: object, path: string, code: string): Promise<void> => {
      await expect(
        client.bookings.create({ ...house.stay("2026-04-10", "2026-04-12"), ...more }),
      ).rejects.toMatchObject({ data: { issues: [{ path: [path], code }] } });
    };
    await refused({ guestName: "  " }, "guestName", "NAME_REQUIRED");
    await refused({ checkOut: "2026-04-10T22:00" }, "checkOut", "BOOKING_MIN_ONE_NIGHT");
    await refused({ checkOut: "2028-04-10T11:00" }, "checkOut", "STAY_TOO_LONG");
    await refused({ dailyRate: null }, "dailyRate", "DAILY_RATE_REQUIRED");
    await refused({ checkIn: "2026-04-31T15:00" }, "checkIn", "INVALID_DATE");
  });

  it("is of a property that is let by the night, is active, and has the unit", async () => {
    const monthly = await holidayHouse(client, { name: "By the month", rentalMode: "monthly" });
    await expect(monthly.book("2026-04-10", "2026-04-12")).rejects.toMatchObject({
      data: { issues: [{ path: ["propertyId"], code: "PROPERTY_NOT_DAILY" }] },
    });
    await expect(house.book("2026-04-10", "2026-04-12", { unitId: monthly.garden })).rejects.toMatchObject({
      data: { issues: [{ path: ["unitId"], code: "UNIT_NOT_IN_PROPERTY" }] },
    });
    await expect(house.book("2026-04-10", "2026-04-12", { unitId: missing })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  it("[CAL-03] is asked about where it overlaps another, comes too close, or is free of charge; saved anyway, both are in conflict", async () => {
    const { id } = await house.book("2026-05-01", "2026-05-04", { guestName: "Anna K." });
    const over = house.stay("2026-05-03", "2026-05-05", { dailyRate: "0" });
    await expect(client.bookings.create(over)).rejects.toMatchObject({
      code: "CONFIRMATION_REQUIRED",
      data: {
        warnings: [
          {
            code: "BOOKING_OVERLAP",
            params: {
              bookingId: id,
              guest: "Anna K.",
              unit: "Garden flat",
              checkIn: "2026-05-01T15:00",
              checkOut: "2026-05-04T11:00",
            },
          },
          { code: "BOOKING_COMPLIMENTARY", params: { nights: "2" } },
        ],
      },
    });
    const made = await client.bookings.create({
      ...over,
      confirm: ["BOOKING_OVERLAP", "BOOKING_COMPLIMENTARY"],
    });
    expect(made).toMatchObject({ inConflict: true, overlaps: [{ id, guestName: "Anna K." }] });
    expect((await client.bookings.get({ id })).inConflict).toBe(true);
    expect((await client.bookings.list({ conflict: "true" })).total).toBe(2);
    await client.bookings.delete({ id: made.id });
    expect((await client.bookings.get({ id })).inConflict).toBe(false);
    await expect(
      client.bookings.create(house.stay("2026-05-04", "2026-05-06", { checkIn: "2026-05-04T13:30" })),
    ).rejects.toMatchObject({
      data: { warnings: [{ code: "BOOKING_SHORT_GAP", params: { minutes: "150", least: "180" } }] },
    });
    // A change of hands on the same day leaves four hours, which is enough.
    await house.book("2026-05-04", "2026-05-06");
  });

  it("is in the way of the whole house, and the whole house of each flat", async () => {
    await house.book("2026-06-01", "2026-06-03", { unitId: house.roof });
    const whole = house.stay("2026-06-02", "2026-06-04", { unitId: null });
    await expect(client.bookings.create(whole)).rejects.toMatchObject({ code: "CONFIRMATION_REQUIRED" });
    const { id } = await client.bookings.create({ ...whole, confirm: ["BOOKING_OVERLAP"] });
    await expect(house.book("2026-06-03", "2026-06-05")).rejects.toMatchObject({
      data: { warnings: [{ code: "BOOKING_OVERLAP", params: { bookingId: id } }] },
    });
  });

  it("[CAL-04] is refused on a blocked night, which it names, and nobody confirms that away", async () => {
    const { propertyId } = house;
    const renovation = { from: "2026-07-10", through: "2026-07-12", reason: "Renovation" };
    const block = await client.blockedDates.create({ ...renovation, propertyId });
    // Another flat is blocked on the same day, and in nobody's way here.
    await client.blockedDates.create({ ...renovation, propertyId, unitId: house.roof, from: "2026-07-12" });
    await expect(
      client.bookings.create({ ...house.stay("2026-07-12", "2026-07-14"), confirm: ["DATE_BLOCKED"] }),
    ).rejects.toMatchObject({
      code: "DATE_BLOCKED",
      data: { blocked: [{ ...renovation, blockId: block.id }] },
    });
    const quoted = await client.bookings.quote({
      propertyId,
      unitId: house.garden,
      checkIn: "2026-07-12T15:00",
      checkOut: "2026-07-14T11:00",
    });
    expect(quoted.blocked).toEqual([{ ...renovation, blockId: block.id }]);
    // Leaving on a blocked day is fine, and so is arriving on the first free one.
    await house.book("2026-07-08", "2026-07-10");
    await house.book("2026-07-13", "2026-07-15");
  });

  it("warns where a lease has the place, and a lease where a guest has it", async () => {
    const both = await holidayHouse(client, { name: "Both ways" });
    await both.book("2026-09-10", "2026-09-12", { guestName: "Yara H." });
    await client.properties.update({ id: both.propertyId, version: 1, rentalMode: "monthly" });
    const tenant = await client.tenants.create({ propertyId: both.propertyId, name: "Ada Adler" });
    const lease = {
      tenantId: tenant.id,
      propertyId: both.propertyId,
      unitId: both.garden,
      startsOn: "2026-09-01",
      endsOn: "2026-12-31",
      monthlyRent: "900.00",
      paymentDay: 1,
    };
    await expect(client.leases.create(lease)).rejects.toMatchObject({
      data: { warnings: [{ code: "BOOKING_DURING_LEASE", params: { guest: "Yara H." } }] },
    });
    const { id } = await client.leases.create({ ...lease, confirm: ["BOOKING_DURING_LEASE"] });
    await client.properties.update({ id: both.propertyId, version: 2, rentalMode: "daily" });
    await expect(both.book("2026-12-30", "2027-01-02")).rejects.toMatchObject({
      data: { warnings: [{ code: "BOOKING_DURING_LEASE", params: { leaseId: id, tenant: "Ada Adler" } }] },
    });
  });

  it("moves, longer or to another flat: nights that it had keep their price", async () => {
    const { id, version } = await house.book("2026-08-01", "2026-08-03");
    await client.seasons.create({
      propertyId: house.propertyId,
      name: "August",
      startsOn: "2026-08-01",
      endsOn: "2026-08-31",
      rate: "120.00",
      minStay: 2,
    });
    const longer = await client.bookings.update({ id, version, checkOut: "2026-08-04T11:00" });
    expect(longer).toMatchObject({ total: "280.00", nights: 3, version: 2 });
    expect(longer.nightPrices.map(({ rate, season }) => [rate, season])).toEqual([
      ["80.00", null],
      ["80.00", null],
      ["120.00", "August"],
    ]);
    const moved = await client.bookings.update({ id, version: 2, unitId: house.roof });
    expect(moved).toMatchObject({ unit: { name: "Roof flat" }, total: "280.00" });
    const anew = await client.bookings.update({ id, version: 3, recalculate: true });
    expect(anew.total).toBe("360.00");
    await expect(client.bookings.update({ id, version: 1, guestName: "Somebody" })).rejects.toMatchObject({
      code: "STALE",
      data: { version: 4, current: { guestName: "Paul Brennan" } },
    });
    const named = await client.bookings.update({ id, version: 4, guestName: "Paula Brennan" });
    expect(named).toMatchObject({ guestName: "Paula Brennan", total: "360.00" });
  });

  it("deletes with Undo, unless its nights were sold meanwhile", async () => {
    const { id } = await house.book("2026-10-01", "2026-10-03");
    const { trashId } = await client.bookings.delete({ id });
    await expect(client.bookings.get({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await client.trash.restore({ id: trashId });
    expect(await client.bookings.get({ id })).toMatchObject({ nights: 2, total: "160.00" });
    const again = await client.bookings.delete({ id });
    const other = await house.book("2026-10-02", "2026-10-04");
    await expect(client.trash.restore({ id: again.trashId })).rejects.toMatchObject({
      code: "CANNOT_RESTORE",
      data: { records: [{ kind: "booking", id: other.id, from: "2026-10-02", to: "2026-10-04" }] },
    });
  });

  it("has no other workspace's, and needs a plan with the calendar", async () => {
    const { id, version } = await house.book("2026-11-01", "2026-11-03");
    const stranger = app.client(await app.signUp());
    for (const call of [
      () => stranger.bookings.get({ id }),
      () => stranger.bookings.update({ id, version, guestName: "X" }),
      () => stranger.bookings.cancel({ id, version }),
      () => stranger.bookings.delete({ id }),
      () => stranger.bookings.recordPayment({ id, date: "2026-03-10", method: "cash" }),
      () => stranger.bookings.quote({ ...quoteQuery("2026-11-01", "2026-11-03") }),
      () => stranger.bookings.create(house.stay("2026-11-10", "2026-11-12")),
    ])
      await expect(call()).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await stranger.bookings.calendar({ from: "2026-11-01", days: 28 })).properties).toEqual([]);
    const free = await app.signUp();
    const own = await holidayHouse(app.client(free));
    await app.client(free).accounts.changePlan({ plan: "free" });
    await expect(own.book("2026-11-01", "2026-11-03")).rejects.toMatchObject({
      code: "PLAN_FEATURE",
      data: { feature: "calendar", from: "starter" },
    });
    expect(
      (await app.client(free).bookings.calendar({ from: "2026-11-01", days: 28 })).properties,
    ).toHaveLength(1);
  });

  it("is an assistant's to make, and no cleaner's to see", async () => {
    const assistant = await memberOf(app, client, "assistant");
    const { unitId: _unit, ...stay } = house.stay("2028-01-01", "2028-01-03");
    const { id } = await assistant.bookings.create({ ...stay, unitId: house.roof });
    await assistant.bookings.delete({ id });
    const cleaner = await memberOf(app, client, "cleaner");
    await expect(cleaner.bookings.list({})).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(cleaner.bookings.calendar({ from: "2028-01-01", days: 7 })).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
  });
});

function quoteQuery(from: string, to: string) {
  const { propertyId, unitId, checkIn, checkOut } = house.stay(from, to);
  return { propertyId, unitId: unitId ?? missing, checkIn, checkOut, dailyRate: "80.00" };
}

describe("what a stay would come to", () => {
  it("is said with every night, what is in its way, and the nearest free part of it", async () => {
    await client.seasons.create({
      propertyId: house.propertyId,
      unitId: house.garden,
      name: "Christmas",
      startsOn: "2026-12-20",
      endsOn: "2027-01-06",
      rate: "150.00",
      minStay: 4,
    });
    await house.book("2026-12-18", "2026-12-21", { guestName: "Wim C." });
    const quote = await client.bookings.quote(quoteQuery("2026-12-20", "2026-12-23"));
    expect(quote).toMatchObject({
      refusal: null,
      nights: 3,
      total: "450.00",
      season: { name: "Christmas", rate: "150.00", minStay: 4 },
      minimumStay: 4,
      overlaps: [{ guestName: "Wim C." }],
      free: { checkIn: "2026-12-21T15:00", checkOut: "2026-12-23T11:00" },
    });
    expect(quote.nightPrices).toHaveLength(3);
    expect((await client.bookings.quote(quoteQuery("2026-12-22", "2026-12-22"))).refusal).toBe(
      "BOOKING_MIN_ONE_NIGHT",
    );
  });
});

/** What the bar of a stay says of its money. */
async function onCalendar(id: string, from: string): Promise<string | undefined> {
  const { properties } = await client.bookings.calendar({ from, days: 7, propertyId: house.propertyId });
  return properties[0]?.bookings.find((stay) => stay.id === id)?.money;
}

describe("the money of a booking", () => {
  it("is Income of its own, exactly once, and is changed at the booking alone", async () => {
    const { id } = await house.book("2027-02-01", "2027-02-04");
    const part = await client.bookings.recordPayment({
      id,
      amount: "100.00",
      date: "2026-03-10",
      method: "card",
    });
    expect(part.money).toEqual({
      state: "partially_paid",
      recorded: "100.00",
      outstanding: "140.00",
      credit: "0.00",
    });
    expect(await onCalendar(id, "2027-02-01")).toBe("partially_paid");
    const paid = await client.bookings.recordPayment({ id, date: "2026-03-10", method: "card" });
    expect(paid.money.state).toBe("paid");
    expect(await onCalendar(id, "2027-02-01")).toBe("paid");
    await expect(
      client.bookings.recordPayment({ id, date: "2026-03-10", method: "card" }),
    ).rejects.toMatchObject({ code: "NOTHING_OUTSTANDING" });
    const { items } = await client.income.list({ propertyId: house.propertyId });
    const own = items.filter(({ bookingId }) => bookingId === id);
    expect(own.map(({ amount, category, linked }) => [amount, category, linked]).toSorted()).toEqual([
      ["100.00", "rent", true],
      ["140.00", "rent", true],
    ]);
    const [{ guest } = { guest: null }] = own;
    expect(guest).toBe(paid.guestName);
    const named = await client.income.list({ propertyId: house.propertyId, q: paid.guestName });
    expect(named.items.map(({ id: record }) => record)).toEqual(
      expect.arrayContaining(own.map(({ id: record }) => record)),
    );
    const [first] = own;
    if (first === undefined) throw new Error("no income");
    await expect(
      client.income.update({ id: first.id, version: first.version, notes: "x" }),
    ).rejects.toMatchObject({ code: "LINKED_INCOME" });
    await expect(client.bookings.delete({ id })).rejects.toMatchObject({
      code: "HAS_PAYMENTS",
      data: { records: [{ kind: "booking", id }] },
    });
  });

  it("goes back in part, comes back by Undo, and is taken out with its day", async () => {
    const { id } = await house.book("2027-03-01", "2027-03-03");
    const { payments } = await client.bookings.recordPayment({ id, date: "2026-03-01", method: "cash" });
    const paymentId = payments[0]?.id ?? "";
    const back = await client.bookings.refund({ id, paymentId, amount: "60.00", date: "2026-03-05" });
    expect(back.money).toMatchObject({ recorded: "100.00", outstanding: "60.00" });
    await expect(client.bookings.deletePayment({ id, paymentId })).rejects.toMatchObject({
      code: "HAS_REVERSALS",
      data: { records: [{ kind: "income", from: "2026-03-05", to: "2026-03-05" }] },
    });
    await expect(
      client.bookings.refund({ id, paymentId, amount: "100.01", date: "2026-03-05" }),
    ).rejects.toMatchObject({ code: "REVERSAL_EXCEEDS_ORIGINAL" });
    const reversal = back.payments.find(({ reversalOf }) => reversalOf === paymentId);
    const { trashId } = await client.bookings.deletePayment({ id, paymentId: reversal?.id ?? "" });
    expect((await client.bookings.get({ id })).money.state).toBe("paid");
    await client.trash.restore({ id: trashId });
    expect((await client.bookings.get({ id })).money.recorded).toBe("100.00");
  });

  it("is kept or given back when the booking is cancelled, and both bases agree", async () => {
    const { id, version } = await house.book("2027-04-01", "2027-04-04");
    await client.bookings.recordPayment({ id, date: "2026-03-01", method: "cash" });
    await expect(client.bookings.cancel({ id, version, kept: "240.01" })).rejects.toMatchObject({
      data: { issues: [{ path: ["kept"], code: "KEPT_ABOVE_PAID" }] },
    });
    const cancelled = await client.bookings.cancel({ id, version, kept: "50.00" });
    expect(cancelled).toMatchObject({
      status: "cancelled",
      state: "cancelled",
      money: { recorded: "0.00", outstanding: "0.00", credit: "0.00" },
    });
    await expect(
      client.bookings.recordPayment({ id, date: "2026-03-10", method: "cash" }),
    ).rejects.toMatchObject({ code: "NOTHING_OUTSTANDING" });
    const { items } = await client.income.list({ propertyId: house.propertyId, q: "Brennan" });
    expect(items.filter(({ category }) => category === "other").map(({ amount }) => amount)).toEqual([
      "50.00",
    ]);
    // Its nights are free again, and it cannot come back where another has them.
    await house.book("2027-04-02", "2027-04-03", { guestName: "Next" });
    await expect(client.bookings.reinstate({ id, version: cancelled.version })).rejects.toMatchObject({
      code: "CONFIRMATION_REQUIRED",
    });
    const again = await client.bookings.reinstate({
      id,
      version: cancelled.version,
      confirm: ["BOOKING_OVERLAP"],
    });
    expect(again).toMatchObject({ status: "confirmed", total: "240.00", inConflict: true });
  });
});

describe("what a guest pays for cleaning", () => {
  it("is other income of the stay, no part of what it owes, and the margin of the month opens into both sides", async () => {
    const { propertyId, book } = await holidayHouse(client, { name: "Casa Verde" });
    const { id } = await book("2026-06-01", "2026-06-04");
    const before = (await client.bookings.get({ id })).money;
    const fee = { propertyId, amount: "60.00", currency: "EUR", date: "2026-06-04", method: "card" } as const;
    const paid = await client.income.create({ ...fee, category: "other", cleaningOf: id });
    expect(paid).toMatchObject({ cleaningOf: id, bookingId: null, linked: false });
    expect(await client.bookings.get({ id })).toMatchObject({
      money: before,
      payments: [],
      cleaning: [{ id: paid.id, date: "2026-06-04", amount: "60.00", currency: "EUR" }],
    });
    await client.expenses.create({
      propertyId,
      category: "cleaning",
      amount: "45.50",
      currency: "EUR",
      date: "2026-06-05",
    });
    await client.income.create({ ...fee, category: "other", amount: "9.00" });
    const input = { from: "2026-05", through: "2026-07", propertyId } as const;
    expect(await client.income.cleaning(input)).toEqual({
      months: [
        {
          month: "2026-06",
          property: { id: propertyId, name: "Casa Verde" },
          currency: "EUR",
          paid: "60.00",
          cost: "45.50",
          margin: "14.50",
        },
      ],
    });
    for (const [drillDown, amount] of [
      [cleaningDrillDowns.paid({ propertyId, month: "2026-06" }), "60.00"],
      [cleaningDrillDowns.cost({ propertyId, month: "2026-06" }), "45.50"],
    ] as const) {
      const list = drillDown.list === "income" ? client.income : client.expenses;
      expect(await list.sums(drillDownQuery(drillDown))).toMatchObject({
        sums: [{ currency: "EUR", amount, records: 1 }],
      });
    }

    // What goes back of it goes back of the margin; another kind of income is paid for no cleaning.
    await client.income.reverse({ id: paid.id, amount: "20.00", date: "2026-06-06" });
    expect((await client.income.cleaning(input)).months).toMatchObject([{ paid: "40.00", margin: "-5.50" }]);
    await expect(client.bookings.delete({ id })).rejects.toMatchObject({
      code: "HAS_PAYMENTS",
      data: { records: [{ kind: "booking", id }] },
    });
  });

  it("names a stay of its property and no other, and is named no more where it is something else", async () => {
    const { propertyId, book } = await holidayHouse(client);
    const { id } = await book("2026-06-01", "2026-06-04");
    const other = await holidayHouse(client);
    const stranger = app.client(await app.signUp());
    const theirs = await holidayHouse(stranger);
    const fee = {
      amount: "60.00",
      currency: "EUR",
      date: "2026-06-04",
      method: "card",
      category: "other",
    } as const;
    for (const [who, of] of [
      [client, other],
      [stranger, theirs],
    ] as const)
      await expect(
        who.income.create({ ...fee, propertyId: of.propertyId, cleaningOf: id }),
      ).rejects.toMatchObject({ code: "NOT_FOUND" });
    const { id: incomeId, version } = await client.income.create({ ...fee, propertyId, cleaningOf: id });
    expect(await client.income.update({ id: incomeId, version, category: "utilities" })).toMatchObject({
      cleaningOf: null,
    });
    expect(
      (await client.income.cleaning({ from: "2026-06", through: "2026-06", propertyId })).months,
    ).toEqual([]);
  });
});

describe("names of bookings", () => {
  it("come the latest stay first, are found by guest, place and property, and hold the one that is chosen", async () => {
    const host = await app.signUp();
    const own = app.client(host);
    const { propertyId, garden, book } = await holidayHouse(own, { name: "Casa Verde" });
    const ids: string[] = [];
    for (const [guestName, from, to] of [
      ["Ana Duarte", "2026-06-01", "2026-06-04"],
      ["Luc Petit", "2026-07-01", "2026-07-03"],
      ["Paul Brennan", "2026-08-01", "2026-08-02"],
    ] as const)
      ids.push((await book(from, to, { guestName })).id);
    const [ana = ""] = ids;
    const first = await own.bookings.names({ limit: 2 });
    expect(first).toMatchObject({
      more: true,
      items: [{ guestName: "Paul Brennan" }, { guestName: "Luc Petit" }],
    });
    expect(await own.bookings.names({ q: "duarte" })).toEqual({
      more: false,
      items: [
        {
          id: ana,
          guestName: "Ana Duarte",
          property: { id: propertyId, name: "Casa Verde" },
          unit: { id: garden, name: "Garden flat" },
          arrival: "2026-06-01",
          departure: "2026-06-04",
        },
      ],
    });
    expect((await own.bookings.names({ limit: 1, id: ana })).items.map(({ guestName }) => guestName)).toEqual(
      ["Ana Duarte", "Paul Brennan"],
    );
    expect(await own.bookings.names({ propertyId: missing })).toEqual({ items: [], more: false });
    expect(await client.bookings.names({ propertyId, id: ana })).toEqual({ items: [], more: false });
    expect((await app.call("/api/v1/bookings/names")).status).toBe(401);
    await expect((await memberOf(app, own, "cleaner")).bookings.names({})).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
    for (const wrong of ["limit=101", "limit=0", "id=house", "sort=name", `q=${"x".repeat(101)}`])
      expect([wrong, (await app.call(`/api/v1/bookings/names?${wrong}`, { session: host })).status]).toEqual([
        wrong,
        400,
      ]);
  });
});

describe("blocked nights", () => {
  it("[CAL-01] are blocked, changed and removed as one, with Undo", async () => {
    const { propertyId, roof } = house;
    const block = await client.blockedDates.create({
      propertyId,
      unitId: roof,
      from: "2027-05-10",
      through: "2027-05-12",
      reason: "Painting",
    });
    const longer = await client.blockedDates.update({ id: block.id, version: 1, through: "2027-05-14" });
    expect(longer).toMatchObject({ from: "2027-05-10", through: "2027-05-14", version: 2 });
    await expect(client.blockedDates.update({ id: block.id, version: 1, reason: "x" })).rejects.toMatchObject(
      { code: "STALE" },
    );
    // The other flat is free; the whole house is not.
    await house.book("2027-05-11", "2027-05-13");
    await expect(house.book("2027-05-11", "2027-05-13", { unitId: null })).rejects.toMatchObject({
      code: "DATE_BLOCKED",
    });
    const { trashId } = await client.blockedDates.delete({ id: block.id });
    expect(await blocksOf("2027-05-01")).toEqual([]);
    await client.trash.restore({ id: trashId });
    expect(await blocksOf("2027-05-01")).toMatchObject([{ id: block.id, through: "2027-05-14" }]);
  });

  it("are refused where a night is sold, naming to whom, and where they are blocked already", async () => {
    const { id } = await house.book("2027-06-10", "2027-06-12", { guestName: "Sofia L." });
    const block = { propertyId: house.propertyId, from: "2027-06-11", through: "2027-06-20" };
    await expect(client.blockedDates.create(block)).rejects.toMatchObject({
      code: "DATE_BOOKED",
      data: { bookings: [{ id, guestName: "Sofia L." }] },
    });
    await client.blockedDates.create({ ...block, from: "2027-06-12" });
    await expect(client.blockedDates.create({ ...block, from: "2027-06-12" })).rejects.toMatchObject({
      data: { issues: [{ path: ["from"], code: "ALREADY_BLOCKED" }] },
    });
    await expect(client.blockedDates.create({ ...block, from: "2027-06-25" })).rejects.toMatchObject({
      data: { issues: [{ path: ["through"], code: "END_BEFORE_START" }] },
    });
  });
});

async function blocksOf(from: string) {
  const { properties } = await client.bookings.calendar({ from, days: 28, propertyId: house.propertyId });
  return properties.flatMap(({ blocks }) => blocks);
}

describe("seasons", () => {
  it("[PROP-04] have name, days, rate and minimum stay, of all units or one, and are copied to the next year", async () => {
    const own = await holidayHouse(client, { name: "Seasons" });
    const summer = await client.seasons.create({
      propertyId: own.propertyId,
      name: "Summer",
      startsOn: "2027-06-01",
      endsOn: "2027-08-31",
      rate: "110.00",
      minStay: 3,
    });
    expect(summer).toMatchObject({ unit: null, currency: "EUR", minStay: 3, overlaps: false });
    const fair = await client.seasons.create({
      propertyId: own.propertyId,
      unitId: own.roof,
      name: "Fair",
      startsOn: "2027-07-01",
      endsOn: "2027-07-03",
      rate: "200.00",
    });
    const changed = await client.seasons.update({ id: fair.id, version: 1, rate: "210.00" });
    expect(changed).toMatchObject({ rate: "210.00", minStay: 1, unit: { name: "Roof flat" } });
    const { seasons } = await client.seasons.copyToNextYear({ ids: [summer.id, fair.id] });
    expect(seasons.map(({ name, startsOn, endsOn }) => [name, startsOn, endsOn])).toEqual([
      ["Summer", "2028-06-01", "2028-08-31"],
      ["Fair", "2028-07-01", "2028-07-03"],
    ]);
    const { trashId } = await client.seasons.delete({ id: summer.id });
    expect((await client.seasons.list({ propertyId: own.propertyId })).total).toBe(3);
    await client.trash.restore({ id: trashId });
    expect((await client.seasons.list({ propertyId: own.propertyId })).total).toBe(4);
    await expect(
      client.seasons.create({
        propertyId: own.propertyId,
        name: "Backwards",
        startsOn: "2027-06-02",
        endsOn: "2027-06-01",
        rate: "0",
        minStay: 400,
      }),
    ).rejects.toMatchObject({
      data: {
        issues: [
          { path: ["endsOn"], code: "SEASON_END_BEFORE_START" },
          { path: ["minStay"], code: "MIN_STAY_OUT_OF_RANGE" },
          { path: ["rate"], code: "AMOUNT_NOT_POSITIVE" },
        ],
      },
    });
  });

  it("comes back from a version that knew less of it", async () => {
    const own = await holidayHouse(client, { name: "Season of before" });
    const season = {
      name: "Old",
      startsOn: "2026-06-01",
      endsOn: "2026-06-30",
      rate: "90.00",
    };
    const made = await client.seasons.create({ propertyId: own.propertyId, unitId: null, ...season });
    const { trashId } = await client.seasons.delete({ id: made.id });
    // As it was written before the column came.
    await app.db.asSystem((tx) =>
      tx.execute(sql`update trash set payload = (select jsonb_agg(part || jsonb_build_object('rows',
          (select jsonb_agg(r - 'whole_property') from jsonb_array_elements(part -> 'rows') r)))
        from jsonb_array_elements(payload) part) where id = ${trashId}::uuid`),
    );
    await client.trash.restore({ id: trashId });
    const { items } = await client.seasons.list({ propertyId: own.propertyId });
    expect(items.map(({ name, wholeProperty }) => [name, wholeProperty])).toEqual([["Old", false]]);
  });
});

describe("the whole house", () => {
  it("[R-D06] has the price of its own season, beside what its flats would bring by themselves", async () => {
    const own = await holidayHouse(client, { name: "Whole house" });
    const { propertyId } = own;
    const summer = { propertyId, startsOn: "2027-06-01", endsOn: "2027-08-31" };
    await client.seasons.create({ ...summer, name: "Summer", rate: "100.00" });
    await client.seasons.create({ ...summer, unitId: own.roof, name: "Roof", rate: "140.00" });
    const input = { propertyId, checkIn: "2027-07-10T15:00", checkOut: "2027-07-12T11:00" };
    expect(await client.bookings.quote(input)).toMatchObject({
      total: "200.00",
      unitsTogether: { count: 2, total: "480.00" },
    });
    const house = await client.seasons.create({
      ...summer,
      name: "House",
      rate: "220.00",
      wholeProperty: true,
    });
    expect(house).toMatchObject({ unit: null, wholeProperty: true, overlaps: false });
    expect(await client.bookings.quote(input)).toMatchObject({
      total: "440.00",
      season: { name: "House" },
      unitsTogether: { count: 2, total: "480.00" },
    });
    expect(await client.bookings.quote({ ...input, unitId: own.garden })).toMatchObject({
      total: "200.00",
      unitsTogether: null,
    });
    const beyond = { ...input, checkOut: "2027-09-02T11:00", dailyRate: "80.00" };
    expect((await client.bookings.quote(beyond)).unitsTogether).toBeNull();
    await expect(client.seasons.update({ id: house.id, version: 1, unitId: own.roof })).rejects.toMatchObject(
      { data: { issues: [{ path: ["unitId"], code: "SEASON_OF_TWO_RENTABLES" }] } },
    );
    const moved = { id: house.id, version: 1, unitId: own.roof, wholeProperty: false };
    expect(await client.seasons.update(moved)).toMatchObject({ unit: { name: "Roof flat" }, overlaps: true });
  });
});

describe("the calendar", () => {
  it("shows properties that are let by the night alone, with all that stands on the days and reaches into them", async () => {
    const own = await holidayHouse(client, { name: "Tape" });
    await own.book("2027-09-28", "2027-10-02", { guestName: "Reaches in" });
    await own.book("2027-10-02", "2027-10-05", { guestName: "Same day" });
    await own.book("2027-10-28", "2027-10-30", { guestName: "Behind" });
    const { properties } = await client.bookings.calendar({
      from: "2027-10-01",
      days: 14,
      propertyId: own.propertyId,
    });
    expect(properties).toHaveLength(1);
    const [shown] = properties;
    expect(shown?.bookings.map(({ guestName, nights }) => [guestName, nights])).toEqual([
      ["Reaches in", 4],
      ["Same day", 3],
    ]);
    expect(shown?.units.map(({ name }) => name)).toEqual(["Garden flat", "Roof flat"]);
    expect(
      shown?.turnovers.map(({ minutes, backToBack, shortGap }) => [minutes, backToBack, shortGap]),
    ).toEqual([
      [240, true, false],
      // Until the guest who comes behind the days that are shown.
      [23 * 24 * 60 + 240, false, false],
    ]);
    const all = await client.bookings.calendar({ from: "2027-10-01", days: 14 });
    expect(all.properties.map(({ name }) => name)).not.toContain("By the month");
  });
});

describe("several bookings of a list", () => {
  it("are made all or none, see each other, and go with one Undo", async () => {
    const own = await holidayHouse(client, { name: "Several" });
    const rows = [
      own.stay("2027-11-01", "2027-11-04", { guestName: "One" }),
      own.stay("2027-11-03", "2027-11-05", { guestName: "Two" }),
    ];
    await expect(client.bookings.createBulk({ rows })).rejects.toMatchObject({
      data: { warnings: [{ code: "BOOKING_OVERLAP", params: { guest: "One", row: "1" } }] },
    });
    await expect(
      client.bookings.createBulk({ rows: [...rows, { ...own.stay("2027-11-10", "2027-11-10") }] }),
    ).rejects.toMatchObject({ data: { issues: [{ path: ["rows", 2, "checkOut"] }] } });
    await client.blockedDates.create({
      propertyId: own.propertyId,
      from: "2027-11-20",
      through: "2027-11-21",
    });
    const blocked = own.stay("2027-11-19", "2027-11-22");
    await expect(client.bookings.createBulk({ rows: [...rows, blocked] })).rejects.toMatchObject({
      data: { issues: [{ path: ["rows", 2, "checkIn"], code: "DATE_BLOCKED" }] },
    });
    expect((await client.bookings.list({ propertyId: own.propertyId })).total).toBe(0);
    const { undoId, bookings } = await client.bookings.createBulk({ rows, confirm: ["BOOKING_OVERLAP"] });
    expect(bookings).toBe(2);
    await client.bookings.undoBulk({ id: undoId });
    expect((await client.bookings.list({ propertyId: own.propertyId })).total).toBe(0);
  });

  it("come with the lines beside their nights, go with them, and say at which line what is wrong", async () => {
    const own = await holidayHouse(client, { name: "Several with fees" });
    const { propertyId } = own;
    // Three nights at 80.00.
    const stay = own.stay("2027-11-01", "2027-11-04", { guestName: "One" });
    const lines = [
      { kind: "cleaning_fee", amount: "60.00" },
      { kind: "discount", amount: "40.00" },
      { kind: "channel_fee", amount: "36.00", note: "Portal" },
    ] as const;
    const plain = own.stay("2027-11-05", "2027-11-07", { guestName: "Two" });
    const refused = (other: (typeof lines)[number]["kind"], amount: string) =>
      client.bookings.createBulk({ rows: [plain, { ...stay, lines: [{ kind: other, amount }] }] });
    await expect(refused("discount", "240.01")).rejects.toMatchObject({
      data: { issues: [{ path: ["rows", 1, "lines"], code: "DISCOUNT_EXCEEDS_TOTAL" }] },
    });
    await expect(refused("channel_fee", "240.01")).rejects.toMatchObject({
      data: { issues: [{ path: ["rows", 1, "lines"], code: "CHANNEL_FEE_EXCEEDS_TOTAL" }] },
    });
    await expect(refused("cleaning_fee", "0")).rejects.toMatchObject({
      data: { issues: [{ path: ["rows", 1, "lines", 0, "amount"], code: "AMOUNT_NOT_POSITIVE" }] },
    });
    const { undoId } = await client.bookings.createBulk({ rows: [plain, { ...stay, lines: [...lines] }] });
    const { items } = await client.bookings.list({ propertyId, q: "One" });
    expect(items).toMatchObject([{ version: 1, total: "240.00", money: { outstanding: "200.00" } }]);
    const bookingId = items[0]?.id ?? "";
    expect(await client.bookingLines.get({ bookingId })).toMatchObject({
      lines,
      guestTotal: "260.00",
      payout: { amount: "224.00" },
    });
    await client.bookings.undoBulk({ id: undoId });
    expect((await client.bookings.list({ propertyId })).total).toBe(0);
  });
});

describe("the address of a calendar", () => {
  const read = (url: string | null, headers: Record<string, string> = {}) =>
    app.call(url?.slice(url.indexOf("/api/")) ?? "/api/calendar.ics", { headers });

  it("shows taken nights to whoever holds it, without names unless the host says so, until it is revoked", async () => {
    const own = await holidayHouse(client, { name: "Casa, Azul" });
    const { propertyId } = own;
    expect(await client.bookings.feed({ propertyId })).toMatchObject({ isOpen: false, url: null });
    await own.book("2026-03-28", "2026-03-30", { guestName: "Sofia; Lindqvist" });
    await client.blockedDates.create({
      propertyId,
      from: "2026-04-01",
      through: "2026-04-02",
      reason: "Ann",
    });
    const cancelled = await own.book("2026-05-01", "2026-05-03");
    await client.bookings.cancel({ id: cancelled.id, version: cancelled.version });
    const { url } = await client.bookings.saveFeed({ propertyId, withGuests: false });
    const answer = await read(url);
    expect([answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
      200,
      "text/calendar; charset=utf-8",
      "private, no-store",
    ]);
    const feed = await answer.text();
    expect(feed.match(/^BEGIN:VEVENT/gm)).toHaveLength(2);
    expect(feed).toContain("X-WR-CALNAME:Casa\\, Azul\r\n");
    // Lisbon's clocks go forward in between.
    expect(feed).toContain("DTSTART;VALUE=DATE:20260328\r\nDTEND;VALUE=DATE:20260330\r\nSUMMARY:Booked\r\n");
    expect(feed).toContain("DTSTART;VALUE=DATE:20260401\r\nDTEND;VALUE=DATE:20260403\r\nSUMMARY:Blocked");
    expect(feed).not.toMatch(/Sofia|Ann/);
    const named = await client.bookings.saveFeed({ propertyId, withGuests: true });
    expect(named.url).toBe(url);
    expect(await (await read(url)).text()).toContain("SUMMARY:Sofia\\; Lindqvist");
    const renewed = await client.bookings.saveFeed({ propertyId, withGuests: true, renew: true });
    expect([(await read(url)).status, (await read(renewed.url)).status]).toEqual([404, 200]);
    await client.bookings.revokeFeed({ propertyId });
    expect((await read(renewed.url)).status).toBe(404);
  });

  // The clocks change in the night before the day of arrival, that of departure, and in between; the last knows no change.
  it.each([
    ["America/Los_Angeles", "16:00", "11:00", "2026-03-08", "2026-11-01"],
    ["America/St_Johns", "23:30", "00:30", "2026-03-08", "2026-11-01"],
    ["Pacific/Auckland", "12:00", "10:00", "2026-04-05", "2026-09-27"],
    ["Pacific/Chatham", "02:45", "02:45", "2026-04-05", "2026-09-27"],
    ["Europe/Berlin", "15:00", "10:00", "2026-03-29", "2026-10-25"],
    ["Pacific/Kiritimati", "00:00", "23:59", "2026-03-29", "2026-10-25"],
    ["Pacific/Honolulu", "15:00", "11:00", "2026-03-29", "2026-10-25"],
  ])(
    "names the nights by the days of the place, of a house as of its unit: %s",
    async (timezone, checkInTime, checkOutTime, ...changes) => {
      const own = await holidayHouse(client, { name: "Far", timezone, checkInTime, checkOutTime });
      const of = { propertyId: own.propertyId, withGuests: false };
      const { url } = await client.bookings.saveFeed(of);
      const ofUnit = await client.bookings.saveFeed({ ...of, unitId: own.garden });
      const nights: string[] = [];
      for (const change of changes.map((day) => plainDate(day)))
        for (const [from, until] of [
          [addDays(change, -3), addDays(change, -2)],
          [addDays(change, -1), change],
          [change, addDays(change, 2)],
        ] as const) {
          await own.book(from, until, {
            checkIn: `${from}T${checkInTime}`,
            checkOut: `${until}T${checkOutTime}`,
            confirm: ["BOOKING_SHORT_GAP", "BOOKING_OVERLAP"],
          });
          const day = (date: string) => date.replaceAll("-", "");
          nights.push(`DTSTART;VALUE=DATE:${day(from)}\r\nDTEND;VALUE=DATE:${day(until)}\r\n`);
        }
      for (const address of [url, ofUnit.url]) {
        const feed = await (await read(address)).text();
        expect(feed.match(/^BEGIN:VEVENT/gm)).toHaveLength(nights.length);
        for (const stay of nights) expect(feed).toContain(stay);
      }
    },
  );

  it("is one of its own for each unit: its nights, and those of the whole house", async () => {
    const own = await holidayHouse(client, { name: "Two flats" });
    const { propertyId, garden, roof } = own;
    await own.book("2026-03-12", "2026-03-14", { guestName: "In the garden" });
    await own.book("2026-03-16", "2026-03-18", { guestName: "Under the roof", unitId: roof });
    await own.book("2026-03-20", "2026-03-23", { guestName: "In the whole house", unitId: null });
    await client.blockedDates.create({ propertyId, from: "2026-04-01", through: "2026-04-02" });
    await client.blockedDates.create({ propertyId, unitId: roof, from: "2026-04-05", through: "2026-04-05" });
    const taken = async (url: string | null) =>
      [
        ...(await (await read(url)).text()).matchAll(
          /DATE:(\d+)\r\nDTEND;VALUE=DATE:(\d+)\r\nSUMMARY:([^\r]+)/g,
        ),
      ]
        .map(([, from, until, summary]) => `${from} ${until} ${summary}`)
        .toSorted();
    const whole = ["20260320 20260323 Booked", "20260401 20260403 Blocked"];
    const ofGarden = ["20260312 20260314 Booked", ...whole];
    const ofRoof = ["20260316 20260318 Booked", ...whole, "20260405 20260406 Blocked"];

    const [house, flat, attic] = [
      await client.bookings.saveFeed({ propertyId, withGuests: false }),
      await client.bookings.saveFeed({ propertyId, unitId: garden, withGuests: false }),
      await client.bookings.saveFeed({ propertyId, unitId: roof, withGuests: false }),
    ];
    expect(new Set([house.url, flat.url, attic.url]).size).toBe(3);
    expect(await taken(flat.url)).toEqual(ofGarden);
    expect(await taken(attic.url)).toEqual(ofRoof);
    expect(await taken(house.url)).toEqual([...new Set([...ofGarden, ...ofRoof])].toSorted());
    expect(await (await read(flat.url)).text()).toContain("X-WR-CALNAME:Two flats · Garden flat\r\n");

    // Names, another address and none are each rentable's own.
    const named = await client.bookings.saveFeed({
      propertyId,
      unitId: garden,
      withGuests: true,
      renew: true,
    });
    expect([(await read(flat.url)).status, (await read(house.url)).status]).toEqual([404, 200]);
    expect(await taken(named.url)).toContain("20260320 20260323 In the whole house");
    expect(await taken(attic.url)).toEqual(ofRoof);
    await client.bookings.revokeFeed({ propertyId, unitId: roof });
    expect((await read(attic.url)).status).toBe(404);
    const rentables = [
      { unit: null, isOpen: true },
      { unit: { id: garden, name: "Garden flat" }, isOpen: true },
      { unit: { id: roof, name: "Roof flat" }, isOpen: false },
    ];
    expect(await client.bookings.feed({ propertyId })).toMatchObject({
      unitId: null,
      url: house.url,
      rentables,
    });
    expect(await client.bookings.feed({ propertyId, unitId: garden })).toMatchObject({
      unitId: garden,
      url: named.url,
      withGuests: true,
      rentables,
    });
    expect(await client.bookings.feed({ propertyId, unitId: roof })).toMatchObject({
      isOpen: false,
      rentables,
    });
  });

  it("goes with its unit, and comes back with none", async () => {
    const own = await holidayHouse(client, { name: "One flat less" });
    const of = { propertyId: own.propertyId, unitId: own.roof };
    const { url } = await client.bookings.saveFeed({ ...of, withGuests: false });
    const { trashId } = await client.units.delete({ id: own.roof });
    expect((await read(url)).status).toBe(404);
    await expect(client.bookings.feed(of)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await client.trash.restore({ id: trashId });
    expect(await client.bookings.feed(of)).toMatchObject({ isOpen: false });
    expect((await read(url)).status).toBe(404);
  });

  it("is read without spending what its address may guess", async () => {
    const own = await holidayHouse(client, { name: "Read often" });
    const { url } = await client.bookings.saveFeed({ propertyId: own.propertyId, withGuests: false });
    const guesses = async (): Promise<number> => {
      const rows = await app.db.asSystem((tx) =>
        tx.execute(
          sql`select coalesce(sum(count), 0)::int as counted from rate_limit where key like 'calendar-feed-try:%'`,
        ),
      );
      return Number(firstRow(rows)?.["counted"]);
    };
    const before = await guesses();
    for (let i = 0; i < 3; i += 1) expect((await read(url)).status).toBe(200);
    expect(await guesses()).toBe(before);
    expect((await read(`${url}A`)).status).toBe(404);
    expect(await guesses()).toBe(before + 1);
  });

  it("opens nothing for odd keys, and nothing of a property that is another's", async () => {
    for (const key of ["", "x", "%00", "a.b", `${"0".repeat(32)}.${"A".repeat(43)}`, "9".repeat(5_000)])
      expect((await app.call(`/api/calendar.ics?key=${key}`)).status, key.slice(0, 40)).toBe(404);
    const { propertyId } = house;
    const other = await holidayHouse(client, { name: "Another of the same host" });
    const stranger = app.client(await app.signUp());
    for (const call of [
      () => stranger.bookings.feed({ propertyId }),
      () => stranger.bookings.saveFeed({ propertyId, withGuests: true }),
      () => stranger.bookings.revokeFeed({ propertyId }),
      () => stranger.bookings.feed({ propertyId, unitId: house.garden }),
      () => stranger.bookings.saveFeed({ propertyId, unitId: house.garden, withGuests: true }),
      () => stranger.bookings.revokeFeed({ propertyId, unitId: house.garden }),
      // A unit of another house of the same host.
      async () => client.bookings.saveFeed({ propertyId, unitId: other.garden, withGuests: true }),
    ])
      await expect(call()).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("the list", () => {
  it("is searched, narrowed and put in order", async () => {
    const own = await holidayHouse(client, { name: "Listed" });
    await own.book("2026-03-09", "2026-03-12", { guestName: "Here now" });
    await own.book("2026-03-02", "2026-03-05", { guestName: "Gone by" });
    const { id } = await own.book("2026-03-20", "2026-03-22", { guestName: "Comes" });
    await own.book("2026-03-20", "2026-03-22", { guestName: "At the same time", unitId: own.roof });
    await own.book("2027-02-01", "2027-02-03", { guestName: "Far off" });
    await own.book("2026-02-01", "2026-02-03", { guestName: "Long gone" });
    await client.bookings.recordPayment({ id, date: "2026-03-10", method: "cash" });
    const names = async (query: object): Promise<readonly string[]> => {
      const { items } = await client.bookings.list({ propertyId: own.propertyId, ...query });
      return items.map(({ guestName }) => guestName);
    };
    const coming = ["Comes", "At the same time", "Far off"];
    const left = ["Gone by", "Long gone"];
    // Who is there and who comes next first, the latest departure behind; at the same time by the rentable.
    expect(await names({})).toEqual(["Here now", ...coming, ...left]);
    const byDay = ["Long gone", "Gone by", "Here now", "Comes", "At the same time", "Far off"];
    expect(await names({ sort: "checkIn" })).toEqual(byDay);
    expect(await names({ sort: "guest" })).toEqual([
      "At the same time",
      "Comes",
      "Far off",
      "Gone by",
      "Here now",
      "Long gone",
    ]);
    expect(await names({ state: "in_house" })).toEqual(["Here now"]);
    expect(await names({ state: "completed,upcoming" })).toEqual([...coming, ...left]);
    expect(await names({ money: "paid" })).toEqual(["Comes"]);
    expect(await names({ from: "2026-03-05", to: "2026-03-11" })).toEqual(["Here now"]);
    expect(await names({ q: "gone by" })).toEqual(["Gone by"]);
  });

  it("sums what the filters find per currency; a cancelled stay costs nothing and owes nothing", async () => {
    const own = await holidayHouse(client, { name: "Summed" });
    const paid = await own.book("2026-04-01", "2026-04-03", { guestName: "Paid in part" });
    await client.bookings.recordPayment({ id: paid.id, amount: "60.00", date: "2026-03-10", method: "cash" });
    await own.book("2026-04-05", "2026-04-08", { guestName: "Owes all" });
    const cancelled = await own.book("2026-04-10", "2026-04-12", { guestName: "Cancelled" });
    await client.bookings.cancel({ id: cancelled.id, version: 1 });
    const of = (query: object) => client.bookings.list({ propertyId: own.propertyId, ...query });
    const sum = { currency: "EUR", bookings: 2, nights: 5, total: "400.00", recorded: "60.00" };
    expect((await of({})).sums).toEqual([{ ...sum, outstanding: "340.00" }]);
    expect((await of({ limit: 1, page: 2 })).sums).toEqual([{ ...sum, outstanding: "340.00" }]);
    const unpaid = await of({ money: "unpaid,partially_paid" });
    expect(unpaid.items.map(({ guestName }) => guestName)).toEqual(["Paid in part", "Owes all"]);
    expect(unpaid.sums).toMatchObject([{ bookings: 2, outstanding: "340.00" }]);
    expect((await of({ q: "nobody" })).sums).toEqual([]);
    // Cancelled ones count only where the list is asked for them.
    const nothing = { nights: 0, total: "0.00", recorded: "0.00", outstanding: "0.00" };
    expect((await of({ state: "cancelled" })).sums).toEqual([{ currency: "EUR", bookings: 1, ...nothing }]);
    expect((await of({ state: "cancelled,upcoming" })).sums).toMatchObject([
      { bookings: 3, outstanding: "340.00" },
    ]);
  });
});

describe("the next seven days", () => {
  it("say who comes and leaves, what is sold tonight, what is in conflict and what is unpaid", async () => {
    const host = app.client(await app.signUp());
    expect(await host.bookings.outlook({})).toMatchObject({
      tonight: { rentables: 0, sold: 0 },
      arrivals: [],
    });
    const own = await holidayHouse(host);
    await own.book("2026-03-08", "2026-03-11", { guestName: "Here" });
    const { id } = await own.book("2026-03-11", "2026-03-14", { guestName: "Next" });
    await host.bookings.recordPayment({ id, date: "2026-03-10", method: "cash" });
    await own.book("2026-03-16", "2026-03-18", { guestName: "Last day", unitId: own.roof });
    await own.book("2026-03-17", "2026-03-19", { guestName: "Too late" });
    const clash = own.stay("2026-03-18", "2026-03-20", { guestName: "Clash" });
    await host.bookings.create({ ...clash, confirm: ["BOOKING_OVERLAP"] });
    const outlook = await host.bookings.outlook({});
    expect(outlook.tonight).toEqual({ rentables: 2, sold: 1 });
    expect(outlook.arrivals.map(({ guestName, money }) => [guestName, money])).toEqual([
      ["Next", "paid"],
      ["Last day", "unpaid"],
    ]);
    expect(outlook.departures.map(({ guestName }) => guestName)).toEqual(["Here", "Next"]);
    expect(outlook.conflicts).toBe(2);
    // Whoever is asked to clean, and how far that is.
    expect(outlook.departures.map(({ cleaning }) => cleaning)).toMatchObject([
      { sign: "unassigned", state: "unassigned", cleaner: null },
      { sign: "unassigned", state: "unassigned", cleaner: null },
    ]);
    const rosa = await host.cleaners.create({ name: "Rosa", language: "es", currency: "EUR" });
    const { items } = await host.turnovers.list({ from: "2026-03-10", to: "2026-03-16" });
    const [turnover] = items;
    await host.turnovers.update({
      id: turnover?.id ?? "",
      version: turnover?.version ?? 0,
      cleanerId: rosa.id,
    });
    const ahead = await host.bookings.outlook({});
    expect(ahead.departures.map(({ cleaning }) => cleaning)).toMatchObject([
      { turnoverId: turnover?.id, sign: "assigned", state: "assigned", cleaner: "Rosa" },
      { sign: "unassigned", state: "unassigned", cleaner: null },
    ]);
    // Whenever they come: what the list has that this figure opens.
    const owed = await host.bookings.list({ money: "unpaid,partially_paid" });
    expect(outlook.unpaid).toEqual({
      bookings: owed.total,
      outstanding: owed.sums.map(({ outstanding, currency }) => ({ amount: outstanding, currency })),
    });
    expect(owed.items.map(({ guestName }) => guestName).toSorted()).toEqual([
      "Clash",
      "Here",
      "Last day",
      "Too late",
    ]);
  });
});
