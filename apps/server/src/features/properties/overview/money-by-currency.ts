import type { CurrencyAmount } from "@keystead/contract/wire";
import { compareText } from "@keystead/domain/kernel";
import { currency, moneyText } from "@keystead/domain/money";

/** Converts minor units and a currency code to the decimal text of the API. */
export function amountText(minor: number, code: string): string {
  return moneyText({ minor, currency: currency(code) });
}

export type SumOfMoney = { readonly minor: number; readonly currency: string };

/**
 * R-F08 from records alone: the received amounts (rent, utilities, other) less the spent ones (running costs,
 * improvements, debt service). Deposits and amounts that are passed on to others count in neither.
 */
export function netByCurrency(
  received: readonly SumOfMoney[],
  spent: readonly SumOfMoney[],
): CurrencyAmount[] {
  return moneyByCurrency([...received, ...spent.map((sum) => ({ ...sum, minor: -sum.minor }))]);
}

/** One sum per currency, side by side and never added over currencies (R-A06); zero sums are left out. */
export function moneyByCurrency(amounts: readonly SumOfMoney[]): CurrencyAmount[] {
  const sums = new Map<string, number>();
  for (const { minor, currency: code } of amounts) sums.set(code, (sums.get(code) ?? 0) + minor);
  return [...sums]
    .filter(([, minor]) => minor !== 0)
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([code, minor]) => ({ amount: amountText(minor, code), currency: code }));
}
