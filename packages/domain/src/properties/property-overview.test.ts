import * as fc from "fast-check";
import { expect, it } from "vitest";

import { rentPerSqm } from "./index.ts";

it("tells a month's rent by the square metre", () => {
  expect(rentPerSqm(251_500, 181)).toBe(1390);
  expect(rentPerSqm(95_000, 62.25)).toBe(1526);
  expect(() => rentPerSqm(95_000, 0)).toThrow(RangeError);
});

it("is never off by more than half a minor unit for each square metre", () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 9_999_900 }), (minor, hundredths) => {
      const sqm = hundredths / 100;
      expect(Math.abs(rentPerSqm(minor, sqm) * sqm - minor)).toBeLessThanOrEqual(sqm / 2 + 1e-6);
    }),
  );
});
