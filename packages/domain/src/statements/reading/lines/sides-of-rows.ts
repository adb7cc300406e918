import type { BankRules, BankTable } from "../bank-reading.ts";
import type { LineRow, RowRead } from "./table-reader.ts";

/** The account that always appears on the owner's side, whichever way the money went. */
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

/** Whether each one-sided column also names the other party on lines of the opposite direction. */
export type Sides = { readonly payerOfOut: boolean; readonly payeeOfIn: boolean };

/**
 * Whether a column for one side (payer or payee) also names the other party on lines of the other direction: not if it
 * has the same value on all of them, which is then the owner, and not if it is empty on lines of its own direction.
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
