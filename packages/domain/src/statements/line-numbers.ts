import { compareText } from "../kernel/index.ts";
import type { BankLine } from "./bank-line.ts";

type Numbered = Pick<
  BankLine,
  "ownAccount" | "bookedOn" | "amountMinor" | "currency" | "name" | "account" | "text"
>;

/**
 * The identity of a line, independent of the wording of the bank or its format: own account, day, amount, currency and
 * the running number among equal lines of that day. Contains no name and no text.
 */
export function printOf(line: Omit<Numbered, "name" | "account" | "text">, number: number): string {
  return [line.ownAccount ?? "", line.bookedOn, line.amountMinor, line.currency, number].join("|");
}

/**
 * The running number of each line among equal ones of its day, from 1. The same for the same lines in any order: equal
 * ones are ordered by name, account and text.
 */
export function numberLines(lines: readonly Numbered[]): readonly number[] {
  const numbers = lines.map(() => 1);
  for (const group of equalLines(lines))
    for (const [position, at] of group.entries()) numbers[at] = position + 1;
  return numbers;
}

/**
 * Like `numberLines`, when some numbers are already booked: the line that a booking refers to gets the booking's
 * number, so that of two equal lines the booked one is shown as booked. `bookedFor(at, number)`: the booking under that
 * number, or null; `isOf`: whether a line may be the booked one. The numbers of equal lines still run from 1 to their
 * count.
 */
export function numberAgain<Booked>(
  lines: readonly Numbered[],
  bookedFor: (at: number, number: number) => Booked | null,
  isOf: (at: number, booked: Booked) => boolean,
): readonly number[] {
  const numbers = [...numberLines(lines)];
  for (const group of equalLines(lines)) {
    if (group.length === 1) continue;
    const left = new Set(group);
    const taken = new Set<number>();
    for (const number of group.keys()) {
      const booked = bookedFor(group[0] ?? 0, number + 1);
      const line = booked === null ? undefined : group.find((at) => left.has(at) && isOf(at, booked));
      if (line === undefined) continue;
      numbers[line] = number + 1;
      left.delete(line);
      taken.add(number + 1);
    }
    const free = [...group.keys()].map((number) => number + 1).filter((number) => !taken.has(number));
    for (const [position, at] of [...left].entries()) numbers[at] = free[position] ?? numbers[at] ?? 1;
  }
  return numbers;
}

/** Indexes of equal lines, each group in an order that does not depend on the statement's. */
function equalLines(lines: readonly Numbered[]): readonly (readonly number[])[] {
  const groups = Map.groupBy(lines.keys(), (at) => {
    const line = lines[at];
    return line === undefined ? "" : printOf(line, 0);
  });
  const word = (at: number): string => {
    const line = lines[at];
    return line === undefined ? "" : [line.name.toLowerCase(), line.account ?? "", line.text].join("|");
  };
  return [...groups.values()].map((group) => group.toSorted((a, b) => compareText(word(a), word(b))));
}
