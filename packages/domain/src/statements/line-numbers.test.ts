import fc from "fast-check";
import { expect, it } from "vitest";

import { addDays, plainDate } from "../calendar/index.ts";
import { currency } from "../money/index.ts";
import type { BankLine } from "./bank-line.ts";
import { numberAgain, numberLines, printOf } from "./line-numbers.ts";

const line = fc.record({
  bookedOn: fc.integer({ min: 0, max: 3 }).map((days) => addDays(plainDate("2026-11-02"), days)),
  amountMinor: fc.constantFrom(88_000, 50_000, -1_000),
  currency: fc.constantFrom(currency("EUR"), currency("CHF")),
  name: fc.constantFrom("Ana", "Jonas", ""),
  text: fc.constantFrom("rent", "x"),
  account: fc.constantFrom(null, "A1", "B2"),
  ownAccount: fc.constantFrom(null, "OWN"),
  returned: fc.constant(false),
});
const statement = fc.array(line, { maxLength: 25 });
const shuffled = statement.chain((lines) =>
  fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
);

function printsOf(lines: readonly BankLine[], numbers = numberLines(lines)): readonly string[] {
  return lines.map((one, at) => printOf(one, numbers[at] ?? 0)).toSorted();
}

it("knows the lines of a statement again in any order, each under its own print", () => {
  fc.assert(
    fc.property(shuffled, ([lines, again]) => {
      expect(printsOf(again)).toEqual(printsOf(lines));
      expect(new Set(printsOf(lines)).size).toBe(lines.length);
    }),
  );
});

it("gives a line the print that its wording had in any order", () => {
  fc.assert(
    fc.property(shuffled, ([lines, again]) => {
      const worded = (all: readonly BankLine[]) => {
        const numbers = numberLines(all);
        return all.map((one, at) => `${JSON.stringify(one)} ${printOf(one, numbers[at] ?? 0)}`).toSorted();
      };
      expect(worded(again)).toEqual(worded(lines));
    }),
  );
});

it("numbers equal lines again as the booked ones say, and keeps their prints", () => {
  fc.assert(
    fc.property(statement, fc.array(fc.constantFrom("Ana", "Jonas"), { maxLength: 4 }), (lines, booked) => {
      const numbers = numberAgain(
        lines,
        (_at, number) => booked[number - 1] ?? null,
        (at, name) => lines[at]?.name === name,
      );
      expect(printsOf(lines, numbers)).toEqual(printsOf(lines));
    }),
  );
});

it("shows of two equal lines the one as booked that was", () => {
  const equal = (name: string): BankLine => ({
    bookedOn: plainDate("2026-11-02"),
    amountMinor: 50_000,
    currency: currency("EUR"),
    name,
    text: "",
    account: null,
    ownAccount: null,
    returned: false,
  });
  const lines = [equal("Ana"), equal("Jonas")];
  const numbers = numberAgain(
    lines,
    (_at, number) => (number === 1 ? "Jonas" : null),
    (at, name) => lines[at]?.name === name,
  );
  expect(numbers).toEqual([2, 1]);
});
