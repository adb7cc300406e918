import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addMoney,
  allocate,
  checkAmount,
  currencies,
  currency,
  moneyText,
  MAX_AMOUNT_MINOR,
  minorDigits,
  parseCurrency,
  parseMoney,
  roundDecimal,
  roundDivide,
  roundRational,
  shareOfDays,
} from "./index.ts";

const EUR = currency("EUR");
const JPY = currency("JPY");

const someMoney = fc.record({
  minor: fc.integer({ min: -MAX_AMOUNT_MINOR, max: MAX_AMOUNT_MINOR }),
  currency: fc.constantFrom(...currencies),
});

describe("currencies", () => {
  it.each([
    ["EUR", 2],
    ["JPY", 0],
    ["KWD", 3],
    ["CLF", 4],
    ["HUF", 2],
    ["IQD", 3],
    ["HRK", 2],
    ["XAF", 0],
  ])("%s has %i digits", (code, digits) => {
    expect(minorDigits(currency(code))).toBe(digits);
  });

  it.each(["eur", "XAU", "XXX", "XTS", "XDR", "EU", "", "__proto__"])("%j is unknown", (code) => {
    expect(parseCurrency(code)).toBeNull();
    expect(() => currency(code)).toThrow(RangeError);
  });

  it("are unique and sorted", () => {
    expect([...new Set(currencies)].toSorted()).toEqual(currencies);
  });
});

describe("amounts of the API", () => {
  it.each(["5.", ".5", "+5", "1e3", " 5", "5 ", "1,5", "", "-", "0x10", "٣"])("%j is no number", (text) => {
    expect(parseMoney(text, EUR)).toEqual({ ok: false, code: "INVALID_NUMBER" });
  });

  it.each([
    ["-1", "positive", "AMOUNT_NOT_POSITIVE"],
    ["-0.00", "positive", "AMOUNT_NOT_POSITIVE"],
    ["-0.01", "not_negative", "AMOUNT_NEGATIVE"],
    ["10000000000", "positive", "AMOUNT_TOO_LARGE"],
    ["-10000000000", "any", "AMOUNT_TOO_LARGE"],
    ["99999999999999999999999", "any", "AMOUNT_TOO_LARGE"],
    ["1.000", "positive", "TOO_MANY_DECIMALS"],
  ] as const)("%s (%s) is refused: %s", (text, rule, code) => {
    expect(parseMoney(text, EUR, rule)).toEqual({ ok: false, code });
  });

  it("come back as they were written", () => {
    fc.assert(
      fc.property(someMoney, (money) => {
        expect(parseMoney(moneyText(money), money.currency, "any")).toEqual({ ok: true, value: money });
      }),
    );
  });

  it("never carry a negative zero", () => {
    expect(parseMoney("-0.00", EUR, "any")).toEqual({ ok: true, value: { minor: 0, currency: EUR } });
  });

  it("that are not whole are a bug", () => {
    expect(() => checkAmount(0.5, EUR, "any")).toThrow(RangeError);
  });

  it("of two currencies are never added", () => {
    const euros = { minor: 100, currency: EUR };
    expect(addMoney(euros, { minor: 1, currency: JPY })).toEqual({ ok: false, code: "CURRENCY_MISMATCH" });
    expect(addMoney(euros, euros)).toEqual({ ok: true, value: { minor: 200, currency: EUR } });
  });
});

describe("rounding", () => {
  it.each([
    ["2.5", 3],
    ["-2.5", -3],
    ["2.4999999999999999999999", 2],
    ["-0.4", 0],
    ["100.5", 101],
  ])("%s is %i", (text, rounded) => {
    expect(roundDecimal(text)).toEqual({ ok: true, value: rounded });
  });

  it("is the same by remainder and by fractions", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: 10_000 }), (numerator, denominator) => {
        const exact = roundRational({ numerator: BigInt(numerator), denominator: BigInt(denominator) });
        expect(roundDivide(numerator, denominator)).toBe(exact);
      }),
    );
  });

  it("refuses what is beyond whole numbers", () => {
    expect(() => roundRational({ numerator: 10n ** 30n, denominator: 1n })).toThrow(RangeError);
    expect(roundDecimal("abc")).toEqual({ ok: false, code: "INVALID_NUMBER" });
  });
});

describe("allocation", () => {
  const someAmount = fc.integer({ min: -MAX_AMOUNT_MINOR, max: MAX_AMOUNT_MINOR });
  const someWeights = fc
    .array(fc.nat({ max: 1_000_000 }), { minLength: 1, maxLength: 40 })
    .filter((w) => w.some((x) => x > 0));

  it("adds up to the amount, stays within one unit of each share and mirrors negatives", () => {
    fc.assert(
      fc.property(someAmount, someWeights, (amount, weights) => {
        const parts = allocate(amount, weights);
        if (!parts.ok) throw new Error(parts.code);
        expect(parts.value.reduce((sum, part) => sum + part, 0)).toBe(amount);
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        parts.value.forEach((part, index) => {
          const weight = weights[index] ?? 0;
          expect(Math.abs(part - (amount * weight) / total)).toBeLessThan(
            weight === 0 ? Number.MIN_VALUE : 1.001,
          );
        });
        const mirrored = allocate(-amount, weights);
        expect(mirrored).toEqual({ ok: true, value: parts.value.map((part) => (part === 0 ? 0 : -part)) });
      }),
    );
  });

  it("gives what is left to the earliest on a tie", () => {
    expect(allocate(10_000, [1, 1, 1])).toEqual({ ok: true, value: [3334, 3333, 3333] });
    expect(allocate(101, [50, 50])).toEqual({ ok: true, value: [51, 50] });
  });

  it.each([[[]], [[0, 0]], [[1, -1]], [[0.5]]])("refuses the weights %j", (weights) => {
    expect(allocate(100, weights)).toEqual({ ok: false, code: "INVALID_WEIGHTS" });
  });

  it("over days is the same however they are cut", () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 1_000_000 }),
        fc.integer({ min: 2, max: 400 }),
        fc.nat(),
        (total, days, seed) => {
          const cut = 1 + (seed % (days - 1));
          expect(
            shareOfDays(total, days, { first: 1, last: cut }) +
              shareOfDays(total, days, { first: cut + 1, last: days }),
          ).toBe(total);
        },
      ),
    );
  });
});
