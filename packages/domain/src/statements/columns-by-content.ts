import { accountIn, ibanIn } from "./bank-line.ts";
import { signOf } from "./signed-amount.ts";
import type { BankColumn } from "./statement-columns.ts";

/** How many rows are looked at. */
const LOOKED_AT = 50;

const DAY =
  /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2}.*|\d{4}\/\d{2}\/\d{2}|\d{1,2} \p{L}{3,10}\.? \d{2,4})$/u;
const AMOUNT = /^[+-−(]?\s*(?:\p{Sc}\s*)?\d[\d.,'’ ]*[.,]\d{2}\)?\s*(?:[+-]|\p{Sc}|[A-Z]{3})?$/u;

/**
 * A table without titles, by what stands in its columns: the first of days, the first of amounts with cents (a second one behind it
 * is taken for the balance), letters for debit and credit, accounts, the longest texts. Null without a day or an amount.
 */
export function columnsByContent(rows: readonly (readonly string[])[]): readonly BankColumn[] | null {
  const looked = rows.slice(0, LOOKED_AT);
  const width = Math.max(0, ...looked.map(({ length }) => length));
  const cells = Array.from({ length: width }, (_, at) =>
    looked.map((row) => row[at]?.trim() ?? "").filter((cell) => cell !== ""),
  );
  const most = (column: readonly string[], fits: (cell: string) => boolean): boolean =>
    column.length > 0 && column.filter(fits).length >= column.length * 0.7;
  const first = (fits: (cell: string) => boolean): number => cells.findIndex((column) => most(column, fits));
  const [date, amount] = [first((cell) => DAY.test(cell)), first((cell) => AMOUNT.test(cell))];
  if (date === -1 || amount === -1) return null;
  const sign = first((cell) => signOf(cell) !== null);
  const account = cells.findIndex(
    (column, at) =>
      at !== date &&
      at !== amount &&
      most(column, (cell) => ibanIn(cell) !== null && accountIn(cell) !== null),
  );
  const currency = first((cell) => /^[A-Z]{3}$/.test(cell));
  const taken = [date, amount, sign, account, currency];
  const wordy = cells.flatMap((column, at) =>
    !taken.includes(at) && most(column, (cell) => /\p{L}{3}/u.test(cell)) ? [at] : [],
  );
  const lengthOf = (at: number): number => (cells[at] ?? []).reduce((sum, cell) => sum + cell.length, 0);
  const [text, name] = wordy.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  return cells.map((_column, at): BankColumn => {
    if (at === date) return "date";
    if (at === amount) return "amount";
    if (at === sign) return "sign";
    if (at === account) return "account";
    if (at === currency) return "currency";
    if (at === name) return "name";
    return at === text ? "text" : "ignored";
  });
}
