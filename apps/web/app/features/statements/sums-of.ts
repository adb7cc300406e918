import type { Currency, Money } from "@keystead/domain/money";

/** One sum for each currency, in the order in which they come: they are never added (R-A06). */
export function sumsOf(amounts: readonly Money[]): readonly Money[] {
  const sums = new Map<Currency, number>();
  for (const { minor, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + minor);
  return [...sums].map(([currency, minor]) => ({ minor, currency }));
}
