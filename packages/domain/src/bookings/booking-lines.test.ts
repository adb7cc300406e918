import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { localDateTime, plainDate } from "../calendar/index.ts";
import { MAX_AMOUNT_MINOR } from "../money/index.ts";
import {
  amountOfPercent,
  bookingAccount,
  bookingLineKinds,
  bookingMoney,
  keptLines,
  nightsDueMinor,
  payoutParts,
  sumLines,
} from "./index.ts";
import type { LineOfBooking, BookingLineKind, BookingLines } from "./index.ts";

const checkIn = localDateTime("2026-07-30T15:00");
const line = (kind: BookingLineKind, amountMinor: number): LineOfBooking => ({ kind, amountMinor, note: "" });
const plain = (...lines: readonly LineOfBooking[]): BookingLines => ({
  lines,
  channelRemitsTax: false,
  payoutOn: null,
});

function accountOf(nightsMinor: number, lines: BookingLines) {
  const account = bookingAccount({ nightsMinor, checkIn, lines });
  if (!account.ok) throw new Error(account.code);
  return account.value;
}

const full = plain(
  line("cleaning_fee", 60_00),
  line("tourist_tax", 12_00),
  line("discount", 50_00),
  line("channel_fee", 75_00),
);

describe("the account of a booking", () => {
  it("adds cleaning and tax to the nights, takes off the discount, and pays out what the channel does not keep", () => {
    expect(accountOf(500_00, full)).toMatchObject({
      nightsMinor: 500_00,
      guestTotalMinor: 522_00,
      payout: { keptMinor: 75_00, remittedTaxMinor: 0, amountMinor: 447_00, on: "2026-07-31" },
    });
  });

  it("leaves the tourist tax with a channel that hands it on, and pays on the day that is named", () => {
    const lines = { ...full, channelRemitsTax: true, payoutOn: plainDate("2026-08-03") };
    expect(accountOf(500_00, lines).payout).toEqual({
      keptMinor: 75_00,
      remittedTaxMinor: 12_00,
      amountMinor: 435_00,
      on: "2026-08-03",
    });
  });

  it("is the nights alone where there are no lines, and nobody pays it out", () => {
    expect(accountOf(500_00, plain())).toEqual({
      nightsMinor: 500_00,
      sums: { cleaning_fee: 0, tourist_tax: 0, discount: 0, channel_fee: 0 },
      guestTotalMinor: 500_00,
      payout: null,
    });
  });

  it("is refused where somebody would pay less than nothing, and where a sum is none", () => {
    const refusal = (lines: BookingLines) => bookingAccount({ nightsMinor: 100_00, checkIn, lines });
    expect(refusal(plain(line("discount", 100_01)))).toMatchObject({ code: "DISCOUNT_EXCEEDS_TOTAL" });
    expect(refusal(plain(line("channel_fee", 100_01)))).toMatchObject({ code: "CHANNEL_FEE_EXCEEDS_TOTAL" });
    expect(refusal(plain(line("cleaning_fee", MAX_AMOUNT_MINOR)))).toMatchObject({
      code: "AMOUNT_TOO_LARGE",
    });
    expect(refusal(plain(line("discount", 100_00)))).toMatchObject({ value: { guestTotalMinor: 0 } });
  });
});

const amounts = fc.integer({ min: 1, max: 1_000_000 });
const someLines = fc.array(
  fc.record({ kind: fc.constantFrom(...bookingLineKinds), amountMinor: amounts, note: fc.string() }),
  { maxLength: 12 },
);
const anything = fc.record({
  lines: someLines,
  channelRemitsTax: fc.boolean(),
  payoutOn: fc.constantFrom(null, plainDate("2026-08-03")),
});
const nights = fc.nat({ max: 5_000_000 });

describe("whatever the lines", () => {
  it("no money is made or lost: the guest's total is what the channel keeps, hands on and pays out", () => {
    fc.assert(
      fc.property(nights, anything, (nightsMinor, lines) => {
        const account = bookingAccount({ nightsMinor, checkIn, lines });
        if (!account.ok) return;
        const { guestTotalMinor, sums, payout } = account.value;
        expect(guestTotalMinor).toBe(nightsMinor + sums.cleaning_fee + sums.tourist_tax - sums.discount);
        expect(guestTotalMinor).toBeGreaterThanOrEqual(0);
        if (payout === null) return;
        expect(payout.keptMinor + payout.remittedTaxMinor + payout.amountMinor).toBe(guestTotalMinor);
        expect(payout.amountMinor).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("what the books take of a payout comes to it, and no part of it is below nothing", () => {
    fc.assert(
      fc.property(nights, anything, (nightsMinor, lines) => {
        const account = bookingAccount({ nightsMinor, checkIn, lines });
        const parts = account.ok ? payoutParts(account.value) : null;
        if (!account.ok || parts === null) return;
        const { rentMinor, cleaningMinor, taxMinor, feeMinor } = parts;
        expect(Math.min(rentMinor, cleaningMinor, taxMinor, feeMinor)).toBeGreaterThanOrEqual(0);
        expect(rentMinor + cleaningMinor + taxMinor - feeMinor).toBe(account.value.payout?.amountMinor);
      }),
    );
  });

  it("their order does not matter", () => {
    const inTwoOrders = someLines.chain((lines) =>
      fc.tuple(
        fc.constant(lines),
        fc.shuffledSubarray(lines, { minLength: lines.length, maxLength: lines.length }),
      ),
    );
    fc.assert(
      fc.property(nights, inTwoOrders, (nightsMinor, [lines, shuffled]) => {
        expect(bookingAccount({ nightsMinor, checkIn, lines: plain(...shuffled) })).toEqual(
          bookingAccount({ nightsMinor, checkIn, lines: plain(...lines) }),
        );
      }),
    );
  });

  it("keeping them twice is keeping them once, and changes nothing of what they come to", () => {
    fc.assert(
      fc.property(nights, anything, (nightsMinor, lines) => {
        const kept = keptLines(lines);
        expect(keptLines(kept)).toEqual(kept);
        expect(bookingAccount({ nightsMinor, checkIn, lines: kept })).toEqual(
          bookingAccount({ nightsMinor, checkIn, lines }),
        );
      }),
    );
  });
});

describe("what is due for the nights", () => {
  it("is less by the discount, never below nothing, and paid when that came (R-D10)", () => {
    expect(nightsDueMinor({ totalMinor: 500_00, discountMinor: 0 })).toBe(500_00);
    expect(nightsDueMinor({ totalMinor: 50_00, discountMinor: 60_00 })).toBe(0);
    const due = nightsDueMinor({ totalMinor: 500_00, discountMinor: 50_00 });
    expect(bookingMoney(due, 450_00, "confirmed").state).toBe("paid");
  });
});

describe("a percentage", () => {
  const base = { nightsMinor: 500_00, sums: sumLines(full.lines) };

  it.each([
    // 12.5 % of the nights.
    ["tourist_tax", "12.5", 62_50],
    ["discount", "10", 50_00],
    ["cleaning_fee", "100", 500_00],
    // 15 % of nights and cleaning fee less the discount, which is 510.00.
    ["channel_fee", "15", 76_50],
    ["channel_fee", "15.5", 79_05],
  ] as const)("of %s: %s comes to %i", (kind, percent, amount) => {
    expect(amountOfPercent(kind, percent, base)).toBe(amount);
  });

  it("is rounded half away from zero, and nothing where it is none or comes to nothing", () => {
    const one = { nightsMinor: 1, sums: sumLines([]) };
    expect(amountOfPercent("discount", "50", one)).toBe(1);
    for (const percent of ["49", "0", "-5", "100.01", "fifteen", ""])
      expect(amountOfPercent("discount", percent, one), percent).toBeNull();
    const allOff = { nightsMinor: 500_00, sums: sumLines([line("discount", 900_00)]) };
    expect(amountOfPercent("channel_fee", "15", allOff)).toBeNull();
  });
});
