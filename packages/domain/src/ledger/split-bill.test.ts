import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { MOST_PARTS, splitBill, splitReversal, splitWays, sumOfShares } from "./split-bill.ts";

const at = (unitId: string | null, share: string | null = null) => ({ propertyId: "house", unitId, share });
const amountsOf = (answer: ReturnType<typeof splitBill>) =>
  answer.ok ? answer.parts.map(({ amountMinor }) => amountMinor) : answer.issues;

describe("[EXP-01] splitBill", () => {
  it.each([
    ["alike, the odd cent to the first", 10_000, "equal", [null, null, null], [3334, 3333, 3333]],
    ["by typed shares", 10_000, "share", ["2", "1"], [6667, 3333]],
    [
      "by thousandths that are no whole numbers",
      100_000,
      "share",
      ["333.3333", "666.6667"],
      [33_333, 66_667],
    ],
    ["by size", 30_000, "size", ["54.25", "45.75"], [16_275, 13_725]],
  ] as const)("divides %s", (_what, amount, by, shares, amounts) => {
    const parts = shares.map((share, index) => at(String(index), share));
    expect(amountsOf(splitBill(amount, by, parts))).toEqual(amounts);
  });

  it.each([
    ["a unit without a size", "size", [at("1", "50"), at("2")], [{ part: 1, code: "SIZE_MISSING" }]],
    ["a share of nothing", "share", [at("1", "0"), at("2", "1")], [{ part: 0, code: "SHARE_REQUIRED" }]],
    [
      "a share that is no number",
      "share",
      [at("1", "1e3"), at("2", "1")],
      [{ part: 0, code: "SHARE_REQUIRED" }],
    ],
    ["one place twice", "equal", [at("1"), at("1")], [{ part: 1, code: "SAME_RENTABLE_TWICE" }]],
    [
      "a part that gets nothing",
      "share",
      [at("1", "1"), at("2", "99999")],
      [{ part: 0, code: "SHARE_TOO_SMALL" }],
    ],
  ] as const)("names %s", (_what, by, parts, issues) => {
    expect(splitBill(100, by, parts)).toEqual({ ok: false, issues });
  });

  it("keeps every cent of any bill under any shares", () => {
    const share = fc
      .tuple(fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 0, max: 9999 }))
      .map(([whole, fraction]) => `${whole}.${String(fraction).padStart(4, "0")}`);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999_999_999 }),
        fc.constantFrom(...splitWays),
        fc.array(share, { minLength: 2, maxLength: MOST_PARTS }),
        (amount, by, shares) => {
          const answer = splitBill(
            amount,
            by,
            shares.map((one, index) => at(String(index), one)),
          );
          if (!answer.ok) return;
          expect(answer.parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(amount);
          expect(answer.parts.every(({ amountMinor }) => amountMinor > 0)).toBe(true);
        },
      ),
    );
  });
});

it("[EXP-01] says what shares come to in their own digits, not in the machine's", () => {
  expect(sumOfShares(["0.1", "0.2"])).toBe("0.3000");
  expect(sumOfShares(["333.3333", "333.3333", "333.3334"])).toBe("1000.0000");
  expect(sumOfShares([])).toBe("0.0000");
});

it("[EXP-01] splitReversal gives back every cent and never more of a part than is left of it", () => {
  const left = fc.array(fc.integer({ min: 0, max: 999_999_999 }), { minLength: 1, maxLength: MOST_PARTS });
  fc.assert(
    fc.property(left, fc.double({ min: 0, max: 1, noNaN: true }), (all, portion) => {
      const whole = all.reduce((sum, one) => sum + one, 0);
      const amount = Math.floor(whole * portion);
      fc.pre(amount > 0);
      const parts = splitReversal(amount, all);
      expect(parts.reduce((sum, one) => sum + one, 0)).toBe(amount);
      expect(parts.every((part, index) => part >= 0 && part <= (all[index] ?? 0))).toBe(true);
    }),
  );
});
