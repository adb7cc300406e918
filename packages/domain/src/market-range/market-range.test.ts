import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseRational } from "../money/index.ts";
import { marketRange, positionInRange } from "./index.ts";
import type { Comparable, MarketRange } from "./index.ts";

function priced(...prices: readonly number[]): readonly Comparable[] {
  return prices.map((priceMinor) => ({ priceMinor, sizeSqm: null }));
}

function rangeOf(comparables: readonly Comparable[]): MarketRange {
  const range = marketRange(comparables);
  if (!range.ok) throw new Error(range.code);
  return range.value;
}

describe("the range of a market", () => {
  it("needs a price", () => {
    expect(marketRange([])).toEqual({ ok: false, code: "NO_VALID_PRICES" });
    expect(marketRange(priced(0, -5))).toEqual({ ok: false, code: "NO_VALID_PRICES" });
  });

  it.each([
    [4, true],
    [5, false],
  ])("of %i prices is of few: %s", (count, few) => {
    expect(rangeOf(priced(...Array.from({ length: count }, (_, index) => 1000 + index))).few).toBe(few);
  });

  it("divides the prices of the rows that have a size by their sizes", () => {
    const comparables = [
      { priceMinor: 90_000, sizeSqm: parseRational("40.5") },
      { priceMinor: 100_000, sizeSqm: parseRational("0") },
      { priceMinor: 120_000, sizeSqm: parseRational("59.25") },
      { priceMinor: 500_000, sizeSqm: null },
    ];
    // (90,000 + 120,000) / 99.75 = 2105.26…
    expect(rangeOf(comparables).pricePerSqmMinor).toBe(2105);
  });

  it("stays exact with the highest prices of a currency of four digits", () => {
    const highest = 10_000_000_000_000;
    expect(rangeOf(priced(...Array.from({ length: 5000 }, () => highest))).averageMinor).toBe(highest);
  });

  it("rises from quarter to quarter, between the lowest and the highest", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 100_000_000_000 }), { minLength: 1 }), (prices) => {
        const { p25Minor, medianMinor, p75Minor, averageMinor } = rangeOf(priced(...prices));
        const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
        const rising = [lowest, p25Minor, medianMinor, p75Minor, highest];
        expect(rising).toEqual(rising.toSorted((a, b) => a - b));
        expect(averageMinor).toBeGreaterThanOrEqual(lowest);
        expect(averageMinor).toBeLessThanOrEqual(highest);
      }),
    );
  });

  it("is the same in any order of the rows", () => {
    const row = fc.record({
      priceMinor: fc.integer({ min: 1, max: 100_000_000 }),
      sizeSqm: fc.option(fc.integer({ min: 1, max: 9999 }).map((size) => parseRational(String(size / 10)))),
    });
    const shuffled = fc
      .array(row, { minLength: 1 })
      .chain((rows) => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })));
    fc.assert(
      fc.property(shuffled, ([rows, mixed]) => {
        expect(marketRange(mixed)).toEqual(marketRange(rows));
      }),
    );
  });

  it.each([
    [99, "below"],
    [100, "within"],
    [150, "within"],
    [200, "within"],
    [201, "above"],
  ] as const)("has %i %s it", (price, position) => {
    expect(positionInRange(price, { p25Minor: 100, p75Minor: 200 })).toBe(position);
  });
});
