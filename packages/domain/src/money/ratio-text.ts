import { formatMinor } from "./money.ts";
import { roundRational } from "./rational.ts";

/** R-Z04: decimals of ratios. */
export const RATIO_DIGITS = 6;

/** `numerator / denominator` of whole numbers as decimal text, rounded once, half away from zero; denominator not 0. */
export function quotientText(numerator: number, denominator: number, digits: number): string {
  const sign = denominator < 0 ? -1n : 1n;
  const exact = {
    numerator: sign * BigInt(numerator) * 10n ** BigInt(digits),
    denominator: sign * BigInt(denominator),
  };
  return formatMinor(roundRational(exact), digits);
}

/** R-Z04: a ratio of whole numbers, `0.612345`; null where the denominator is 0. */
export function ratioText(numerator: number, denominator: number): string | null {
  return denominator === 0 ? null : quotientText(numerator, denominator, RATIO_DIGITS);
}
