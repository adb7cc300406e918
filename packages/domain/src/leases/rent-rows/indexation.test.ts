import * as fc from "fast-check";
import { expect, it } from "vitest";
import { indexedRent, indicesOfPercent } from "../index.ts";

const index = fc.integer({ min: 1, max: 100_000 }).map((hundredths) => (hundredths / 100).toFixed(2));
const rentOf = (rentMinor: number, oldIndex: string, newIndex: string, sharePercent = "100"): number => {
  const rent = indexedRent({ rentMinor, oldIndex, newIndex, sharePercent });
  if (!rent.ok) throw new Error(rent.code);
  return rent.value;
};

it("rises and falls with the index, with its share, and stays when it stays", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      index,
      fc.tuple(index, index),
      fc.tuple(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 100 })),
      (rentMinor, old, [one, other], [share, otherShare]) => {
        expect(rentOf(rentMinor, old, old, String(share))).toBe(rentMinor);
        const [low, high] = Number(one) <= Number(other) ? [one, other] : [other, one];
        expect(rentOf(rentMinor, old, low, String(share))).toBeLessThanOrEqual(
          rentOf(rentMinor, old, high, String(share)),
        );
        const [less, more] = share <= otherShare ? [share, otherShare] : [otherShare, share];
        if (Number(one) >= Number(old))
          expect(rentOf(rentMinor, old, one, String(less))).toBeLessThanOrEqual(
            rentOf(rentMinor, old, one, String(more)),
          );
      },
    ),
  );
});

it.each([
  ["3.5", "103.5"],
  ["0", "100"],
  ["-2.25", "97.75"],
  ["-99.99", "0.01"],
  ["-100", "0"],
])("takes %s percent as an index of 100 that became %s", (percent, newIndex) => {
  expect(indicesOfPercent(percent)).toEqual({ oldIndex: "100", newIndex });
});

it("refuses a percentage that is none, and one that leaves nothing", () => {
  expect(indicesOfPercent("much")).toBeNull();
  const { oldIndex, newIndex } = indicesOfPercent("-100") ?? { oldIndex: "", newIndex: "" };
  expect(indexedRent({ rentMinor: 1, oldIndex, newIndex, sharePercent: "100" })).toEqual({
    ok: false,
    code: "INVALID_INPUT",
  });
});
