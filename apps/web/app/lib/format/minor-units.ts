import { currency as currencyOf, formatMinor, minorDigits, parseMoney } from "@keystead/domain/money";

/** Wire text in minor units. The server wrote it, so invalid text is a bug. */
export function minorOf(amount: string, currency: string): number {
  const parsed = parseMoney(amount, currencyOf(currency), "any");
  if (!parsed.ok) throw new RangeError(`not an amount in ${currency}: ${amount}`);
  return parsed.value.minor;
}

/** The inverse of `minorOf`. */
export function amountOf(minor: number, currency: string): string {
  return formatMinor(minor, minorDigits(currencyOf(currency)));
}

export function isZero(amount: string): boolean {
  return !/[1-9]/.test(amount);
}

export function isNegative(amount: string): boolean {
  return amount.startsWith("-") && !isZero(amount);
}

/** "-412.50" as "412.50", where a word beside it states the direction. */
export function withoutSign(amount: string): string {
  return amount.replace(/^-/, "");
}
