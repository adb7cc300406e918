import fc from "fast-check";
import { expect, it } from "vitest";

import { addDays, differenceInDays, plainDate } from "../../calendar/index.ts";
import type { PlainDate } from "../../calendar/index.ts";
import { oneForOne, SAME_MOVEMENT_DAYS } from "./one-for-one.ts";

const day = fc.integer({ min: 0, max: 9 }).map((days) => addDays(plainDate("2026-11-02"), days));
const days = fc.array(day, { maxLength: 5 });

const between = (a: PlainDate, b: PlainDate) => Math.abs(differenceInDays(a, b));

/** Tries all assignments one by one. */
function bestOf(own: readonly PlainDate[], others: readonly PlainDate[]): { pairs: number; apart: number } {
  const [first, ...rest] = own;
  if (first === undefined) return { pairs: 0, apart: 0 };
  const ways = [bestOf(rest, others)];
  for (const [at, other] of others.entries()) {
    if (between(first, other) > SAME_MOVEMENT_DAYS) continue;
    const { pairs, apart } = bestOf(rest, others.toSpliced(at, 1));
    ways.push({ pairs: pairs + 1, apart: apart + between(first, other) });
  }
  return ways.reduce((a, b) => (b.pairs > a.pairs || (b.pairs === a.pairs && b.apart < a.apart) ? b : a));
}

it("pairs as many days as can be, each once, and the nearest of these ways", () => {
  fc.assert(
    fc.property(days, days, (own, others) => {
      const found = oneForOne(own, others);
      const pairs = found.flatMap((position, at) => {
        const [day_, other] = [own[at], others[position ?? -1]];
        return position === null || day_ === undefined || other === undefined
          ? []
          : [{ position, apart: between(day_, other) }];
      });
      expect(new Set(pairs.map(({ position }) => position)).size).toBe(pairs.length);
      expect(Math.max(0, ...pairs.map(({ apart }) => apart))).toBeLessThanOrEqual(SAME_MOVEMENT_DAYS);
      const best = bestOf(own, others);
      expect(pairs).toHaveLength(best.pairs);
      expect(pairs.reduce((sum, { apart }) => sum + apart, 0)).toBe(best.apart);
    }),
  );
});
