import { currency as currencyOf, minorDigits } from "./currencies.ts";
import { formatMinor, parseMoney } from "./money.ts";
import type { Money } from "./money.ts";

/**
 * Sum of whole numbers: minor units of one currency, or counts. 0 for none. Throws where one is not whole or the sum
 * exceeds what a number holds exactly: that is a bug, never an amount.
 */
export function totalOf(numbers: readonly number[]): number {
  const total = numbers.reduce((sum, number) => sum + number, 0);
  if (!numbers.every(Number.isSafeInteger) || !Number.isSafeInteger(total))
    throw new RangeError(`no exact sum of whole numbers: ${numbers.join(" + ")}`);
  return total;
}

/** R-A06: one sum per currency, in order of first occurrence: currencies are never added. Minor units. */
export function sumMoney(amounts: readonly Money[]): readonly Money[] {
  return [...Map.groupBy(amounts, ({ currency }) => currency)].map(([currency, those]) => ({
    minor: totalOf(those.map(({ minor }) => minor)),
    currency,
  }));
}

/**
 * Sum of amounts of one currency; amounts and sum in the API form of R-A02, of either sign. "0.00" for none. Throws for
 * text that is no amount of the currency: that is a bug.
 */
export function sumAmounts(amounts: readonly string[], currency: string): string {
  return textOf(totalOf(amounts.map((amount) => minorOf(amount, currency))), currency);
}

type AmountIn<Code extends string> = { readonly amount: string; readonly currency: Code };

/** R-A06 for amounts in the API form: one sum per currency, in order of first occurrence. */
export function sumByCurrency<Code extends string>(
  amounts: readonly AmountIn<Code>[],
): readonly AmountIn<Code>[] {
  return [...Map.groupBy(amounts, ({ currency }) => currency)].map(([currency, those]) => ({
    amount: sumAmounts(
      those.map(({ amount }) => amount),
      currency,
    ),
    currency,
  }));
}

/** An amount less another of its currency, in the API form; may be negative. */
export function amountLess(amount: string, less: string, currency: string): string {
  return textOf(totalOf([minorOf(amount, currency), -minorOf(less, currency)]), currency);
}

/** An amount times a whole number, such as a night's price by its nights. In the API form. */
export function amountTimes(amount: string, times: number, currency: string): string {
  return textOf(totalOf([minorOf(amount, currency) * times]), currency);
}

function minorOf(amount: string, currency: string): number {
  const parsed = parseMoney(amount, currencyOf(currency), "any");
  if (!parsed.ok) throw new RangeError(`not an amount in ${currency}: ${amount}`);
  return parsed.value.minor;
}

function textOf(minor: number, currency: string): string {
  return formatMinor(minor, minorDigits(currencyOf(currency)));
}
