import { currency } from "../../../money/index.ts";
import { amountFormOf, signedAmountIn } from "../amount-form.ts";
import type { BankTitle } from "../bank-titles.ts";
import type { BankColumnKind } from "../statement-columns.ts";
import type { Shape } from "./column-shape.ts";

/** Finds the column for the first of these meanings that any title has. */
export type Titled = (...kinds: readonly BankTitle[]) => Shape | undefined;

type Found = readonly (readonly [BankColumnKind, Shape])[];

/** The money columns, by title and by proof, plus a balance and a fee that nothing contradicts. */
export function moneyColumns(free: readonly Shape[], titled: Titled): Found {
  const [balance, fee] = [titled("balance"), titled("fee")];
  const numbers = free.filter((one) => one.isAmounts && one !== fee);
  const moved = movedColumns(numbers, { titled, balance });
  const rest: Found = [
    ...(balance === undefined ? [] : [["balance", balance] as const]),
    ...(fee === undefined ? [] : [["fee", fee] as const]),
  ];
  const isTaken = ([kind, shape]: Found[number]): boolean =>
    moved.some(([other, taken]) => other === kind || taken === shape);
  const all = [...moved, ...rest.filter((one) => !isTaken(one))];
  return isFeeInside(all) ? all.filter(([kind]) => kind !== "fee") : all;
}

/**
 * Whether the balance moves by the amounts alone in the rows that name a fee: the fee is part of them, and no line of
 * its own.
 */
function isFeeInside(found: Found): boolean {
  const of = (kind: BankColumnKind): readonly (number | null)[] | null => {
    const shape = found.find(([one]) => one === kind)?.[1];
    return shape === undefined ? null : numbersOf(shape);
  };
  const [moved, fees, held] = [of("amount"), of("fee"), of("balance")];
  if (moved === null || fees === null || held === null) return false;
  const isKnown = (at: number): boolean => typeof held[at] === "number";
  const isCharged = (at: number): boolean => (fees[at] ?? 0) !== 0 && (moved[at] ?? 0) !== 0;
  // The row before is above or below; in the right direction all rows fit, not only those with a fee.
  const pairs = ([1, -1] as const).map((step) =>
    [...held.keys()].filter((at) => isKnown(at) && isKnown(at + step)).map((at) => ({ at, step })),
  );
  const fits = (some: (typeof pairs)[number], isInside: boolean): boolean =>
    some.every(
      ({ at, step }) =>
        (held[at] ?? 0) - (held[at + step] ?? 0) ===
        (moved[at] ?? 0) - (isInside ? 0 : Math.abs(fees[at] ?? 0)),
    );
  return (
    pairs.some((some) => some.some(({ at }) => isCharged(at)) && fits(some, true)) &&
    !pairs.some((some) => fits(some, false))
  );
}

type TitledMoney = { readonly titled: Titled; readonly balance: Shape | undefined };

/**
 * The columns for the movement of each line: an amount column, with the balance that it matches if there is one, or two
 * columns for debit and credit. Empty where neither titles nor amounts show which they are.
 */
function movedColumns(numbers: readonly Shape[], { titled, balance }: TitledMoney): Found {
  const amount = titled("amount") ?? titled("total");
  const [credit, debit] = [titled("credit"), titled("debit")];
  if (
    credit !== undefined &&
    debit !== undefined &&
    (amount === undefined || !hasSigns(amount) || !standsBeside(amount, [credit, debit]))
  )
    return [
      ["credit", credit],
      ["debit", debit],
    ];
  if (amount !== undefined) {
    const moved = numbers.find(
      (other) => other !== amount && isBalanceOf(amount, other) && !isBalanceOf(other, amount),
    );
    if (moved !== undefined)
      return [
        ["amount", moved],
        ["balance", amount],
      ];
    const proven = balance ?? numbers.find((other) => other !== amount && isBalanceOf(other, amount));
    return proven === undefined
      ? [["amount", amount]]
      : [
          ["amount", amount],
          ["balance", proven],
        ];
  }
  if (credit !== undefined) return [["credit", credit]];
  return unnamedColumns(numbers.filter((one) => one !== balance && !isPlainNumber(one)));
}

/**
 * Whether an amount is in every row with a debit or credit: otherwise it is the amount of only a part of such a row.
 */
function standsBeside(amount: Shape, halves: readonly Shape[]): boolean {
  return amount.cells.every((cell, at) => cell !== "" || halves.every(({ cells }) => cells[at] === ""));
}

/** The amounts among number columns without titles: filled in every row, or alternately in two columns. */
function unnamedColumns(numbers: readonly Shape[]): Found {
  const unnamed = numbers.filter(({ cells, filled }) => filled.length === cells.length);
  const halves = unnamedHalves(numbers);
  if (halves !== null) return halves;
  const [only, another] = unnamed;
  if (only !== undefined && another === undefined) return numbers.length === 1 ? [["amount", only]] : [];
  const whole = unnamed.length >= 3 ? heldBeforeAndAfter(unnamed) : null;
  if (whole !== null) return whole;
  for (const one of unnamed) {
    const last = unnamed.findLast((other) => other !== one && isBalanceOf(other, one));
    if (last === undefined || unnamed.some((other) => other !== one && isBalanceOf(one, other))) continue;
    // Another number may be a fee.
    const rest = numbers.filter((other) => other !== one && other !== last);
    if (!rest.some(({ filled }) => filled.some((cell) => /[1-9]/.test(cell))))
      return [
        ["amount", one],
        ["balance", last],
      ];
  }
  return [];
}

/**
 * Two columns of which each row fills one: money out is the one whose amounts are all negative. Undecided without such
 * signs, and where a third number column may be a fee.
 */
function unnamedHalves(numbers: readonly Shape[]): Found | null {
  for (const one of numbers)
    for (const other of numbers) {
      if (one === other || one.filled.length === 0 || other.filled.length === 0) continue;
      if (!one.cells.every((cell, at) => (cell === "") !== (other.cells[at] === ""))) continue;
      const isOut = ({ filled }: Shape): boolean => filled.every((cell) => /^[-−–(]|[-−–)]$/.test(cell));
      if (isOut(one) === isOut(other) || numbers.length > 2) return [];
      const [debit, credit] = isOut(one) ? [one, other] : [other, one];
      return [
        ["credit", credit],
        ["debit", debit],
      ];
    }
  return null;
}

/** Of three number columns, the amount is the difference of the other two in every row: "1000,00 1950,00 950,00". */
function heldBeforeAndAfter(unnamed: readonly Shape[]): readonly (readonly [BankColumnKind, Shape])[] | null {
  for (const amount of unnamed)
    for (const after of unnamed)
      for (const before of unnamed) {
        if (new Set([amount, after, before]).size < 3) continue;
        const [moved, held, had] = [numbersOf(amount), numbersOf(after), numbersOf(before)];
        const fits = moved.every(
          (minor, at) => minor !== null && minor !== 0 && (had[at] ?? Number.NaN) + minor === held[at],
        );
        // The balance after one row is the balance before its neighbour, which does not hold for amounts.
        const goesOn =
          held.slice(1).every((_, at) => had[at + 1] === held[at]) ||
          held.slice(1).every((_, at) => had[at] === held[at + 1]);
        if (fits && goesOn && held.length > 1)
          return [
            ["amount", amount],
            ["balance", after],
          ];
      }
  return null;
}

/** Whether the differences of a number column from row to row are the other column. */
function isBalanceOf(balance: Shape, amount: Shape): boolean {
  const [after, moved] = [numbersOf(balance), numbersOf(amount)];
  let [pairs, rising, falling] = [0, 0, 0];
  for (const at of after.keys()) {
    const [now, before] = [after[at], at === 0 ? null : after[at - 1]];
    const [here, above] = [moved[at], at === 0 ? null : moved[at - 1]];
    if (typeof now !== "number" || typeof before !== "number") continue;
    if (typeof here !== "number" || typeof above !== "number") continue;
    pairs += 1;
    if (Math.abs(now - before) === Math.abs(here) && here !== 0) rising += 1;
    if (Math.abs(before - now) === Math.abs(above) && above !== 0) falling += 1;
  }
  // With few rows, a column that contains a 0 may be a fee that matches by chance.
  if (pairs <= 2 && after.includes(0)) return false;
  return pairs > 0 && Math.max(rising, falling) >= pairs * 0.8;
}

const ANY = currency("EUR");

function numbersOf({ cells, filled }: Shape): readonly (number | null)[] {
  const form = amountFormOf(filled);
  return cells.map((cell) => (cell === "" ? null : signedAmountIn(cell, form, ANY)));
}

function hasSigns({ filled }: Shape): boolean {
  return filled.some((cell) => /[-−–()]/.test(cell));
}

/** Numbers without decimals anywhere, such as document numbers, are no amounts unless a title says so. */
function isPlainNumber({ filled }: Shape): boolean {
  return filled.every((cell) => /^\d+$/.test(cell));
}
