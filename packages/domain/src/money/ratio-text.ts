import { formatMinor } from "./money.ts";
import { roundRational } from "./rational.ts";

const RATIO_DIGITS = 6;

/** R-Z04: a ratio of whole numbers as decimal text with six digits, half away from zero; null where nothing stands below the line. */
export function ratioText(numerator: number, denominator: number): string | null {
  if (denominator === 0) return null;
  const sign = denominator < 0 ? -1n : 1n;
  const millionths = roundRational({
    numerator: sign * BigInt(numerator) * 10n ** BigInt(RATIO_DIGITS),
    denominator: sign * BigInt(denominator),
  });
  return formatMinor(millionths, RATIO_DIGITS);
}
