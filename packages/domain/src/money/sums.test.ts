import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { currency } from "./currencies.ts";
import { amountLess, amountTimes, sumAmounts, sumByCurrency, sumMoney, totalOf } from "./sums.ts";
import { MAX_AMOUNT_MINOR, moneyText } from "./money.ts";

const [eur, jpy] = [currency("EUR"), currency("JPY")];
const amounts = fc.array(fc.integer({ min: -MAX_AMOUNT_MINOR, max: MAX_AMOUNT_MINOR }), { maxLength: 50 });
const inEuro = (minor: number) => moneyText({ minor, currency: eur });

describe("what the rows of a figure come to", () => {
  it("is exact, whatever the amounts and their order", () => {
    // Binary fractions are inexact for tenths already.
    expect(0.1 + 0.2).not.toBe(0.3);
    expect(sumAmounts(["0.10", "0.20"], "EUR")).toBe("0.30");
    fc.assert(
      fc.property(amounts, (minors) => {
        const exactly = minors.reduce((sum, minor) => sum + BigInt(minor), 0n);
        expect(BigInt(totalOf(minors))).toBe(exactly);
        const texts = minors.map(inEuro);
        expect(sumAmounts(texts, "EUR")).toBe(sumAmounts(texts.toReversed(), "EUR"));
        expect(sumAmounts(texts, "EUR")).toBe(inEuro(Number(exactly)));
      }),
    );
  });

  it.each([
    ["nothing", [], "EUR", "0.00"],
    ["one", ["950.00"], "EUR", "950.00"],
    ["what was given back", ["950.00", "-950.00"], "EUR", "0.00"],
    ["more given back than came", ["10.00", "-10.05"], "EUR", "-0.05"],
    ["a currency without cents", ["1200", "300"], "JPY", "1500"],
    ["a currency of three digits", ["1.005", "0.995"], "KWD", "2.000"],
  ])("is in the digits of its currency: %s", (_what, texts, code, expected) => {
    expect(sumAmounts(texts, code)).toBe(expected);
  });

  it("is one sum for each currency, in the order in which they come", () => {
    const rows = [
      { amount: "10.00", currency: "EUR", name: "a" },
      { amount: "1000", currency: "JPY", name: "b" },
      { amount: "0.05", currency: "EUR", name: "c" },
    ];
    expect(sumByCurrency(rows)).toEqual([
      { amount: "10.05", currency: "EUR" },
      { amount: "1000", currency: "JPY" },
    ]);
    const money = [
      { minor: 1_000, currency: jpy },
      { minor: 5, currency: eur },
      { minor: 1, currency: jpy },
    ];
    expect(sumMoney(money)).toEqual([
      { minor: 1_001, currency: jpy },
      { minor: 5, currency: eur },
    ]);
    expect([sumByCurrency([]), sumMoney([])]).toEqual([[], []]);
  });

  it("less what was taken, and so many times the same, is as if it were added", () => {
    fc.assert(
      fc.property(amounts, fc.nat({ max: 400 }), (minors, times) => {
        const [first = 0, second = 0] = minors;
        expect(amountLess(inEuro(first), inEuro(second), "EUR")).toBe(inEuro(first - second));
        const many = Array.from({ length: times }, () => inEuro(first));
        expect(amountTimes(inEuro(first), times, "EUR")).toBe(sumAmounts(many, "EUR"));
      }),
    );
    expect(amountLess("100.00", "100.00", "EUR")).toBe("0.00");
    expect(amountTimes("-0.05", 0, "EUR")).toBe("0.00");
  });

  it.each([
    ["no amount", () => sumAmounts(["1,00"], "EUR")],
    ["more digits than its currency has", () => sumAmounts(["1.5"], "JPY")],
    ["a part of a cent", () => totalOf([1, 0.5])],
    ["no number", () => totalOf([Number.NaN])],
    ["more than a number holds", () => totalOf([Number.MAX_SAFE_INTEGER, 1])],
  ])("is a bug of %s, and no figure", (_what, sum) => {
    expect(sum).toThrow(RangeError);
  });
});
