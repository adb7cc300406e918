import * as fc from "fast-check";
import { expect, it } from "vitest";

import { nightRevenue, nightsDueMinor } from "../index.ts";

it.each([
  ["no discount", [80_00, 80_00, 120_00], 0, [80_00, 80_00, 120_00]],
  ["a tenth", [80_00, 80_00, 120_00], 28_00, [72_00, 72_00, 108_00]],
  ["a cent, of the last of equal nights", [10_00, 10_00, 10_00], 1, [10_00, 10_00, 9_99]],
  ["more than the nights cost, as the cleaning may be given too", [80_00, 80_00], 200_00, [0, 0]],
  ["nights for nothing", [0, 0], 10_00, [0, 0]],
  ["a stay without nights", [], 0, []],
])("takes a discount off the nights: %s", (_, prices, discount, revenue) => {
  expect(nightRevenue(prices, discount)).toEqual(revenue);
});

it("adds up to what is due for the nights, and takes no night below nothing or above its price", () => {
  const price = fc.integer({ min: 0, max: 1_000_00 });
  fc.assert(
    fc.property(fc.array(price, { minLength: 1, maxLength: 60 }), price, (prices, discountMinor) => {
      const revenue = nightRevenue(prices, discountMinor);
      const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
      expect(sum(revenue)).toBe(nightsDueMinor({ totalMinor: sum(prices), discountMinor }));
      expect(revenue.every((one, at) => one >= 0 && one <= (prices[at] ?? 0))).toBe(true);
    }),
  );
});
