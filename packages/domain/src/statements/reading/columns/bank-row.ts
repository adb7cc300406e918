import { looksLikeAmount } from "../amount-form.ts";

const DAY =
  /^(?:\d{1,2}[./-] ?\d{1,2}[./-] ?\d{2,4}|\d{4}-\d{2}-\d{2}.*|\d{4}[./]\d{1,2}[./]\d{1,2}|(?:19|20)\d{6}|\d{1,2}[ -]?\p{L}{3,10}\.?,?[ -]?\d{2,4}|\p{L}{3,10}\.? \d{1,2},? \d{2,4})(?:[ T]+\d{1,2}[:.]\d{2}.*)?$/u;

/** Whether a cell looks like a day in any form. */
export function looksLikeDay(cell: string): boolean {
  return DAY.test(cell);
}

/** Whether a row holds a day and an amount, in any cells. */
export function isBankRow(row: readonly string[]): boolean {
  return row.some(looksLikeDay) && row.some((cell) => looksLikeAmount(cell) && !looksLikeDay(cell));
}
