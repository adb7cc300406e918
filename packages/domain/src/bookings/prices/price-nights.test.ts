import * as fc from "fast-check";
import { expect, it } from "vitest";
import { bookingOfRentable } from "../../../testing/booking-samples.ts";
import { addDays, plainDate } from "../../calendar/index.ts";
import type { PlainDate } from "../../calendar/index.ts";
import { idOf } from "../../ids/index.ts";
import { currency } from "../../money/index.ts";
import {
  minimumStay,
  nightsOf,
  priceNights,
  repriceNights,
  seasonOfNight,
  totalOfNights,
  totalOfUnits,
} from "../index.ts";
import type { NightPrice, Rates, Season } from "../index.ts";

const FIRST = plainDate("2026-06-20");

function season(id: string, days: readonly [string, string], over: Partial<Season> = {}): Season {
  const [startsOn, endsOn] = [plainDate(days[0]), plainDate(days[1])];
  const base = {
    name: id,
    rateMinor: 15_000,
    minStay: 1,
    unitId: null,
    wholeProperty: false,
    createdAtMs: 1,
  };
  return { ...base, id: idOf(id), startsOn, endsOn, ...over };
}

const summer = season("summer", ["2026-07-01", "2026-08-31"], { minStay: 3 });
const rates: Rates = { unitId: "U1", dailyRateMinor: 10_000, rateMode: "seasonal", seasons: [summer] };
const nights = nightsOf(bookingOfRentable("U1", "2026-06-29T15:00", "2026-07-02T11:00"));

const EUR = currency("EUR");
const USD = currency("USD");

const someSeason: fc.Arbitrary<Season> = fc
  .record({
    from: fc.nat(20),
    days: fc.nat(15),
    rateMinor: fc.integer({ min: 1, max: 50_000 }),
    unitId: fc.constantFrom("U1", "U2", null),
    whole: fc.boolean(),
    createdAtMs: fc.nat(3),
    id: fc.uuid(),
  })
  .map(({ from, days, id, whole, ...rest }) => {
    const startsOn = addDays(FIRST, from);
    const wholeProperty = whole && rest.unitId === null;
    return {
      ...rest,
      wholeProperty,
      id: idOf(id),
      name: id,
      startsOn,
      endsOn: addDays(startsOn, days),
      minStay: 1,
    };
  });

const someRates: fc.Arbitrary<Rates> = fc.record({
  unitId: fc.constantFrom("U1", "U2", null),
  dailyRateMinor: fc.nat(20_000),
  rateMode: fc.constantFrom("seasonal", "flat"),
  seasons: fc.array(someSeason, { maxLength: 5 }),
});

const someNights: fc.Arbitrary<readonly PlainDate[]> = fc
  .tuple(fc.nat(20), fc.integer({ min: 1, max: 15 }))
  .map(([from, count]) => Array.from({ length: count }, (_, index) => addDays(FIRST, from + index)));

function priced(dates: readonly PlainDate[], by: Rates): readonly NightPrice[] {
  const result = priceNights(dates, by);
  if (!result.ok) throw new Error(result.code);
  return result.value;
}

it("prices every night once, and the total is their sum", () => {
  fc.assert(
    fc.property(someNights, someRates, (dates, by) => {
      const result = priced(dates, by);
      expect(result.map(({ date }) => date)).toEqual(dates);
      let sum = 0;
      for (const { rateMinor } of result) sum += rateMinor;
      expect(totalOfNights(result)).toBe(sum);
      if (by.rateMode === "flat") expect(sum).toBe(dates.length * (by.dailyRateMinor ?? 0));
    }),
  );
});

it("keeps the price of every night that stays, and prices only the others", () => {
  fc.assert(
    fc.property(someNights, someRates, someNights, someRates, (oldDates, oldRates, dates, now) => {
      const sold = { nights: priced(oldDates, oldRates), currency: EUR };
      const result = repriceNights(dates, sold, { ...now, currency: EUR });
      if (!result.ok) throw new Error(result.code);
      expect(result.value.map(({ date }) => date)).toEqual(dates);
      const today = new Map(priced(dates, now).map((night) => [night.date, night]));
      for (const { kept, ...night } of result.value) {
        const before = sold.nights.find(({ date }) => date === night.date);
        expect(kept).toBe(before !== undefined);
        expect(night).toEqual(before ?? today.get(night.date));
      }
    }),
  );
});

it("prices anew what nobody sold before", () => {
  fc.assert(
    fc.property(someNights, someRates, (dates, now) => {
      const anew = repriceNights(dates, { nights: [], currency: USD }, { ...now, currency: EUR });
      expect(anew).toEqual({
        ok: true,
        value: priced(dates, now).map((night) => ({ ...night, kept: false })),
      });
    }),
  );
});

it("says of each night why it costs what it costs", () => {
  expect(priced(nights, rates).map(({ source }) => source)).toEqual([
    { kind: "daily_rate" },
    { kind: "daily_rate" },
    { kind: "season", seasonId: "summer", name: "summer" },
  ]);
});

it("asks for a daily rate only where a night needs one", () => {
  const without = { ...rates, dailyRateMinor: null };
  expect(priceNights(nights, without)).toEqual({ ok: false, code: "DAILY_RATE_REQUIRED" });
  expect(priceNights(nights.slice(2), without).ok).toBe(true);
  expect(priceNights(nights.slice(2), { ...without, rateMode: "flat" }).ok).toBe(false);
  const sold = { nights: priced(nights.slice(0, 2), rates), currency: EUR };
  expect(repriceNights(nights, sold, { ...without, currency: EUR }).ok).toBe(true);
});

it("mixes no currencies: new nights of a booking in another one are refused", () => {
  const sold = { nights: priced(nights.slice(0, 2), rates), currency: USD };
  const now = { ...rates, currency: EUR };
  expect(repriceNights(nights, sold, now)).toEqual({ ok: false, code: "CURRENCY_MISMATCH" });
  expect(repriceNights(nights.slice(0, 1), sold, now).ok).toBe(true);
  expect(repriceNights(nights.slice(2), sold, now).ok).toBe(true);
});

it.each([
  ["both of its days", "2026-07-01", "U2", "summer"],
  ["both of its days", "2026-08-31", "U2", "summer"],
  ["not the day after", "2026-09-01", "U2", null],
  ["its unit before a shorter one of all", "2026-08-12", "U1", "summer-U1"],
  ["the fewest days", "2026-08-12", "U2", "fair"],
  ["the one created last of the same days", "2026-08-20", "U2", "feast"],
  ["no season of a unit for the whole property", "2026-08-12", null, "fair"],
])("takes the season of a night: %s (%s, %s)", (_what, night, unitId, winner) => {
  const seasons = [
    summer,
    season("summer-U1", ["2026-07-01", "2026-08-31"], { unitId: "U1" }),
    season("fair", ["2026-08-10", "2026-08-16"]),
    season("feast", ["2026-08-19", "2026-08-21"], { createdAtMs: 3 }),
    season("match", ["2026-08-18", "2026-08-20"], { createdAtMs: 2 }),
  ];
  expect(seasonOfNight(seasons, unitId, plainDate(night))?.id ?? null).toBe(winner);
});

it.each([
  ["that of the whole property before a shorter one of all", null, "house"],
  ["never that of the whole property for a unit", "U1", "fair"],
])("takes the season of a night: %s", (_what, unitId, winner) => {
  const seasons = [
    season("house", ["2026-07-01", "2026-08-31"], { wholeProperty: true }),
    season("fair", ["2026-08-10", "2026-08-16"]),
  ];
  expect(seasonOfNight(seasons, unitId, plainDate("2026-08-12"))?.id).toBe(winner);
});

it("adds up what the units cost by themselves, each by its own seasons", () => {
  const dates = [plainDate("2026-07-03"), plainDate("2026-07-04")];
  const own = season("U1", ["2026-07-04", "2026-07-04"], { unitId: "U1", rateMinor: 20_000 });
  const house = season("house", ["2026-07-01", "2026-08-31"], { wholeProperty: true, rateMinor: 1 });
  expect(totalOfUnits(dates, ["U1", "U2"], [summer, own, house])).toBe(3 * 15_000 + 20_000);
  expect(totalOfUnits(dates, ["U1"], [summer])).toBeNull();
  expect(totalOfUnits(nights, ["U1", "U2"], [summer])).toBeNull();
});

it("[R-D06] prices a unit as if there were no season of the whole property", () => {
  fc.assert(
    fc.property(someNights, someRates, fc.constantFrom("U1", "U2"), (dates, by, unitId) => {
      const seasons = by.seasons.filter(({ wholeProperty }) => !wholeProperty);
      expect(priced(dates, { ...by, unitId })).toEqual(priced(dates, { ...by, unitId, seasons }));
    }),
  );
});

it("asks for the minimum stay of the arrival night, or for one night", () => {
  const intoSummer = bookingOfRentable("U1", "2026-06-30T15:00", "2026-07-02T11:00");
  expect(minimumStay(intoSummer, [summer])).toEqual({ required: 1, nights: 2, met: true });
  const inSummer = bookingOfRentable("U1", "2026-08-31T15:00", "2026-09-02T11:00");
  expect(minimumStay(inSummer, [summer])).toEqual({ required: 3, nights: 2, met: false });
});
