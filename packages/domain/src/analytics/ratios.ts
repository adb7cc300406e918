import {
  formatMinor,
  parseRational,
  quotientText,
  RATIO_DIGITS,
  ratioText,
  roundRational,
} from "../money/index.ts";
import type { Rational } from "../money/index.ts";

/** R-Z04: years are given with two decimals. */
const YEAR_DIGITS = 2;

/** R-F10: years with two decimals. */
export function yearsText(numerator: number, denominator: number): string {
  return quotientText(numerator, denominator, YEAR_DIGITS);
}

/** R-F15: Σ numerators ÷ Σ denominators, never the mean of rates; null where there is nothing to divide by. */
export function rateOfSums(
  parts: readonly { readonly numerator: number; readonly denominator: number }[],
): string | null {
  const numerator = parts.reduce((sum, part) => sum + part.numerator, 0);
  const denominator = parts.reduce((sum, part) => sum + part.denominator, 0);
  return ratioText(numerator, denominator);
}

export type Compared = { readonly delta: string | null; readonly pct: string | null };

/**
 * R-F03: the change of a figure, both values as decimal text. `delta` keeps their unit, without trailing zeros (R-Z04);
 * `pct` is delta ÷ |previous|, six decimals, null where the previous value was 0. Both are null where one of the two
 * values is.
 */
export function compareFigures(current: string | null, previous: string | null): Compared {
  const [now, before] = [current, previous].map((text) => (text === null ? null : parseRational(text)));
  if (now === undefined || before === undefined || now === null || before === null)
    return { delta: null, pct: null };
  const delta = minus(now, before);
  return { delta: plainText(delta), pct: before.numerator === 0n ? null : shareOf(delta, before) };
}

/** R-F03: the change of a share, in percentage points. */
export function pointsOf(delta: string): string {
  const exact = parseRational(delta);
  if (exact === null) throw new RangeError(`not a difference: ${delta}`);
  return plainText({ numerator: exact.numerator * 100n, denominator: exact.denominator });
}

function minus(a: Rational, b: Rational): Rational {
  return {
    numerator: a.numerator * b.denominator - b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

function shareOf(delta: Rational, of: Rational): string {
  const magnitude = of.numerator < 0n ? -of.numerator : of.numerator;
  return formatMinor(
    roundRational({
      numerator: delta.numerator * of.denominator * 10n ** BigInt(RATIO_DIGITS),
      denominator: delta.denominator * magnitude,
    }),
    RATIO_DIGITS,
  );
}

/** The exact value of a fraction whose denominator is a power of ten, without trailing zeros. */
function plainText({ numerator, denominator }: Rational): string {
  const digits = String(denominator).length - 1;
  const magnitude = String(numerator < 0n ? -numerator : numerator).padStart(digits + 1, "0");
  const whole = magnitude.slice(0, magnitude.length - digits);
  const fraction = digits === 0 ? "" : magnitude.slice(-digits).replace(/0+$/, "");
  return `${numerator < 0n ? "-" : ""}${whole}${fraction === "" ? "" : `.${fraction}`}`;
}
