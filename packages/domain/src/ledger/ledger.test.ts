import * as fc from "fast-check";
import { expect, it } from "vitest";
import { plainDate } from "../calendar/index.ts";
import { accruedIncome, cashIncome, planReversal } from "./index.ts";
import type { CountedIncome } from "./index.ts";

const RENT = { category: "rent", nature: "operating", currency: "EUR", amountMinor: 100_000 };
const ON = plainDate("2027-01-05");

it("gives back at most what came in, and keeps count of the rest", () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 100_000 }),
      fc.integer({ min: 1, max: 120_000 }),
      (reversedMinor, amountMinor) => {
        const fits = reversedMinor + amountMinor <= RENT.amountMinor;
        const expected = fits
          ? {
              ok: true,
              value: {
                ...RENT,
                amountMinor: -amountMinor,
                date: ON,
                remainingMinor: RENT.amountMinor - reversedMinor - amountMinor,
              },
            }
          : { ok: false, code: "REVERSAL_EXCEEDS_ORIGINAL" };
        expect(planReversal(RENT, { reversedMinor, amountMinor, date: ON })).toEqual(expected);
      },
    ),
  );
});

it("reverses neither nothing nor a reversal", () => {
  const reversal = { reversedMinor: 0, amountMinor: 0, date: ON };
  expect(planReversal(RENT, reversal)).toEqual({ ok: false, code: "AMOUNT_NOT_POSITIVE" });
  expect(planReversal({ ...RENT, amountMinor: -5 }, reversal)).toEqual({
    ok: false,
    code: "REVERSAL_OF_REVERSAL",
  });
});

it("counts a paid row once in each basis", () => {
  const plain = {
    category: "rent",
    nature: "operating",
    leasePaymentId: null,
    bookingId: null,
    reversalOf: null,
  } as const;
  const records: readonly CountedIncome[] = [
    { ...plain, id: "1", amountMinor: 1000, leasePaymentId: "p1" },
    { ...plain, id: "2", amountMinor: -100, reversalOf: "1" },
    { ...plain, id: "3", amountMinor: 70, category: "other" },
    { ...plain, id: "4", amountMinor: 5000, category: "deposit" },
    { ...plain, id: "5", amountMinor: 9, nature: "pass_through" },
  ];
  expect(cashIncome(records)).toBe(970);
  const rows = [
    { kind: "opening", amountMinor: 400, waivedMinor: 0 },
    { kind: "rent", amountMinor: 1000, waivedMinor: 50 },
  ];
  expect(accruedIncome({ records, rows, nightPricesMinor: [30, 30] })).toBe(1000 - 50 + 60 + 70);
});
