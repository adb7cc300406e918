/** An exact fraction; the denominator is positive. */
export type Rational = { readonly numerator: bigint; readonly denominator: bigint };

const DECIMAL_TEXT = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Reads `-?digits[.digits]` exactly; null for any other text. */
export function parseRational(text: string): Rational | null {
  const match = DECIMAL_TEXT.exec(text);
  if (match === null) return null;
  const fraction = match[3] ?? "";
  const magnitude = BigInt(`${match[2] ?? ""}${fraction}`);
  return {
    numerator: match[1] === "-" ? -magnitude : magnitude,
    denominator: 10n ** BigInt(fraction.length),
  };
}

/** The nearest whole number, half away from zero (R-A03). Throws when it is not a safe integer. */
export function roundRational(value: Rational): number {
  const { numerator, denominator } = value;
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * magnitude + denominator) / (2n * denominator);
  const result = Number(numerator < 0n ? -rounded : rounded);
  if (!Number.isSafeInteger(result)) throw new RangeError("rounded amount is beyond the safe integers");
  return result === 0 ? 0 : result;
}

/**
 * `numerator / denominator` rounded half away from zero (R-A03), both safe integers and the denominator > 0. The
 * remainder of safe integers is exact in binary floats, so this needs no BigInt and is fast enough for the rent
 * schedule's inner loop.
 */
export function roundDivide(numerator: number, denominator: number): number {
  const magnitude = Math.abs(numerator);
  const remainder = magnitude % denominator;
  const whole = (magnitude - remainder) / denominator;
  const rounded = 2 * remainder >= denominator ? whole + 1 : whole;
  return numerator < 0 && rounded !== 0 ? -rounded : rounded;
}
