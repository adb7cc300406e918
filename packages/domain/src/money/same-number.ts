import { minorDigits } from "./currencies.ts";
import type { Currency } from "./currencies.ts";
import { roundDivide } from "./rational.ts";

/**
 * R-L07: the same number in another currency, 80.00 EUR as 80 JPY: nothing is converted. Minor units; decimals that the
 * other currency does not have are rounded half away from zero (R-A03).
 */
export function sameNumberIn(minor: number, from: Currency, to: Currency): number {
  const more = minorDigits(to) - minorDigits(from);
  return more >= 0 ? minor * 10 ** more : roundDivide(minor, 10 ** -more);
}
