import type { BankRules, BankTable } from "../bank-reading.ts";
import type { LineRow, RowRead } from "./table-reader.ts";

/** The account that is named for the owner's side alone, whichever way the money went. */
export function ownAccountOf(
  rows: readonly RowRead[],
  table: BankTable,
  { answers }: BankRules,
): string | null {
  if (table.ownAccount !== null) return table.ownAccount;
  const sides = new Set(
    rows.flatMap((row) =>
      row.state === "line" && row.payerAccount !== null && row.payeeAccount !== null
        ? [row.amountMinor > 0 ? row.payeeAccount : row.payerAccount]
        : [],
    ),
  );
  return sides.size === 1 ? ([...sides][0] ?? null) : answers.ownAccount;
}

/** Which sides a column of their own names. */
export type Sides = { readonly payerOfOut: boolean; readonly payeeOfIn: boolean };

/**
 * Whether a column for one side alone names the other side on lines of the other direction too: not where it says the same on all of
 * them, which is then the owner; and not where it says nothing on lines of its own direction.
 */
export function sidesOf(
  rows: readonly RowRead[],
  payer: (row: LineRow) => string,
  payee: (row: LineRow) => string,
): Sides {
  const lines = rows.filter((row) => row.state === "line");
  const values = (isIn: boolean, of: (row: LineRow) => string): readonly string[] =>
    lines.filter((row) => row.amountMinor > 0 === isIn && of(row) !== "").map(of);
  const has = (of: (row: LineRow) => string): boolean => lines.some((row) => of(row) !== "");
  const names = (others: readonly string[], own: readonly string[]): boolean =>
    new Set(others).size > 1 || (others.length === 1 && own.length > 0 && !own.includes(others[0] ?? ""));
  return {
    payerOfOut: !has(payee) && names(values(false, payer), values(true, payer)),
    payeeOfIn:
      !has(payer) && (values(true, payee).length === 1 || names(values(true, payee), values(false, payee))),
  };
}
