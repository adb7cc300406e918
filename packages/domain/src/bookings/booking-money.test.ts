import * as fc from "fast-check";
import { expect, it } from "vitest";
import { plainDate } from "../calendar/index.ts";
import { idOf } from "../ids/index.ts";
import { bookingMoney, planCancellation, copyToNextYear, validateSeason } from "./index.ts";
import type { RecordedBookingPayment } from "./index.ts";

const ON = plainDate("2026-06-20");

it.each([
  [0, "unpaid", 30_000, 0],
  [1, "partially_paid", 29_999, 0],
  [30_000, "paid", 0, 0],
  [30_001, "overpaid", 0, 1],
])("with %s of 30000 recorded a booking is %s", (linkedMinor, state, outstandingMinor, creditMinor) => {
  expect(bookingMoney(30_000, linkedMinor, "confirmed")).toEqual({ outstandingMinor, creditMinor, state });
});

it("is paid when it costs nothing", () => {
  expect(bookingMoney(0, 0, "confirmed").state).toBe("paid");
});

it("asks nothing more once it is cancelled, and gives back what is linked to it still", () => {
  fc.assert(
    fc.property(fc.nat(90_000), fc.integer({ min: -90_000, max: 90_000 }), (totalMinor, linkedMinor) => {
      expect(bookingMoney(totalMinor, Math.max(0, linkedMinor), "cancelled")).toMatchObject({
        outstandingMinor: 0,
        creditMinor: Math.max(0, linkedMinor),
      });
    }),
  );
});

const share = fc.double({ min: 0, max: 1, noNaN: true });

const somePayments: fc.Arbitrary<readonly RecordedBookingPayment[]> = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 90_000 }), share), { maxLength: 4 })
  .map((payments) =>
    payments.map(([amountMinor, back], index) => ({
      incomeId: idOf<"income">(`i${index}`),
      amountMinor,
      reversedMinor: Math.floor(amountMinor * back),
    })),
  );

it("moves cash by what is kept less what was paid, and leaves nothing on the booking", () => {
  fc.assert(
    fc.property(somePayments, share, (payments, kept) => {
      let paid = 0;
      for (const { amountMinor, reversedMinor } of payments) paid += amountMinor - reversedMinor;
      const keptMinor = Math.floor(paid * kept);
      const cancelled = planCancellation({ payments, keptMinor, on: ON });
      if (!cancelled.ok) throw new Error(cancelled.code);
      const { reversals, storedFee, refundMinor } = cancelled.value;
      let cash = storedFee?.amountMinor ?? 0;
      for (const { amountMinor } of reversals) cash += amountMinor;
      expect(cash).toBe(keptMinor - paid);
      expect(refundMinor).toBe(paid - keptMinor);
      for (const { incomeId, amountMinor } of reversals) {
        const payment = payments.find((one) => one.incomeId === incomeId);
        expect(amountMinor).toBe((payment?.reversedMinor ?? 0) - (payment?.amountMinor ?? 0));
        expect(amountMinor).toBeLessThan(0);
      }
      expect(planCancellation({ payments, keptMinor: paid + 1, on: ON }).ok).toBe(false);
    }),
  );
});

it("writes nothing where nothing is recorded, or all of it went back before", () => {
  const back = [{ incomeId: idOf<"income">("i1"), amountMinor: 5_000, reversedMinor: 5_000 }];
  for (const payments of [[], back]) {
    expect(planCancellation({ payments, keptMinor: 0, on: ON })).toEqual({
      ok: true,
      value: { on: ON, refundMinor: 0, reversals: [], storedFee: null },
    });
  }
});

it.each([-1, 0.5, 30_001, Number.NaN])("refuses to keep %s of 30000", (keptMinor) => {
  const payments = [{ incomeId: idOf<"income">("i1"), amountMinor: 30_000, reversedMinor: 0 }];
  expect(planCancellation({ payments, keptMinor, on: ON })).toEqual({ ok: false, code: "INVALID_INPUT" });
});

const season = {
  name: "Leap",
  startsOn: plainDate("2028-02-29"),
  endsOn: plainDate("2028-02-29"),
  rateMinor: 10_000,
  minStay: 1,
};

it.each([
  [{}, []],
  [{ name: "  " }, ["NAME_REQUIRED"]],
  [{ endsOn: plainDate("2028-02-28") }, ["SEASON_END_BEFORE_START"]],
  [{ rateMinor: 0 }, ["AMOUNT_NOT_POSITIVE"]],
  [{ minStay: 0 }, ["MIN_STAY_OUT_OF_RANGE"]],
  [{ minStay: 365 }, []],
  [{ minStay: 366 }, ["MIN_STAY_OUT_OF_RANGE"]],
  [{ minStay: 1.5, rateMinor: -1 }, ["AMOUNT_NOT_POSITIVE", "MIN_STAY_OUT_OF_RANGE"]],
])("a season with %j has the faults %j", (over, codes) => {
  expect(validateSeason({ ...season, ...over }).map(({ code }) => code)).toEqual(codes);
});

it("copies a season to the next year, the leap day to the 28th", () => {
  expect(copyToNextYear(season)).toEqual({
    ...season,
    startsOn: plainDate("2029-02-28"),
    endsOn: plainDate("2029-02-28"),
  });
});
