import * as fc from "fast-check";
import { expect, it } from "vitest";
import { changeAmount, mayDelete, planReversal } from "./index.ts";
import { plainDate } from "../calendar/index.ts";

const ON = plainDate("2027-01-05");
const plain = { linked: false, reversedMinor: 0, original: null };

it("lets no record be taken back by more than it is, in whatever order originals and reversals are changed", () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant("reverse" as const), minor: fc.integer({ min: -5, max: 400 }) }),
    fc.record({ kind: fc.constant("original" as const), minor: fc.integer({ min: -5, max: 1500 }) }),
    fc.record({ kind: fc.constant("reversal" as const), minor: fc.integer({ min: -5, max: 1200 }) }),
    fc.record({ kind: fc.constant("delete" as const), minor: fc.constant(0) }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), fc.array(step, { maxLength: 30 }), (first, steps) => {
      let originalMinor = first;
      const reversals: number[] = [];
      const sum = () => reversals.reduce((total, minor) => total + minor, 0);
      for (const { kind, minor } of steps) {
        const reversedMinor = -sum();
        if (kind === "reverse") {
          const made = planReversal(
            { category: "rent", nature: "operating", currency: "EUR", amountMinor: originalMinor },
            { reversedMinor, amountMinor: minor, date: ON },
          );
          if (made.ok) reversals.push(made.value.amountMinor);
        } else if (kind === "original") {
          const changed = changeAmount({ ...plain, amountMinor: originalMinor, reversedMinor }, minor);
          expect(changed.ok).toBe(minor > 0 && minor >= reversedMinor);
          if (changed.ok) originalMinor = changed.value;
        } else if (kind === "reversal" && reversals[0] !== undefined) {
          const othersMinor = reversedMinor + reversals[0];
          const original = { amountMinor: originalMinor, othersMinor };
          const changed = changeAmount({ ...plain, amountMinor: reversals[0], original }, minor);
          expect(changed.ok).toBe(minor > 0 && othersMinor + minor <= originalMinor);
          if (changed.ok) reversals[0] = changed.value;
        } else if (kind === "delete") {
          expect(mayDelete({ linked: false, reversedMinor }).ok).toBe(reversals.length === 0);
          reversals.pop();
        }
        expect(originalMinor + sum()).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

it("says first that a record belongs elsewhere", () => {
  expect(changeAmount({ ...plain, amountMinor: 100, linked: true }, 0)).toEqual({
    ok: false,
    code: "LINKED_INCOME",
  });
  expect(changeAmount({ ...plain, amountMinor: 100, reversedMinor: 50 }, 0)).toEqual({
    ok: false,
    code: "AMOUNT_NOT_POSITIVE",
  });
  expect(mayDelete({ linked: true, reversedMinor: 5 })).toEqual({ ok: false, code: "LINKED_INCOME" });
});
