import { accept, refuse } from "../kernel/index.ts";
import type { Decision } from "../kernel/index.ts";
import { roundRational } from "../money/index.ts";
import type { Rational } from "../money/index.ts";

/** R-I04: with fewer comparables a range says little. */
export const FEW_COMPARABLES = 5;

/** The price of a similar property, and its size. */
export type Comparable = {
  /** Minor units, above 0. */
  readonly priceMinor: number;
  /** Square metres; null where unknown. */
  readonly sizeSqm: Rational | null;
};

/** Minor units, each rounded once at the end (R-A03). */
export type MarketRange = {
  readonly count: number;
  readonly p25Minor: number;
  readonly medianMinor: number;
  readonly p75Minor: number;
  readonly averageMinor: number;
  /** Null where no size is known. */
  readonly pricePerSqmMinor: number | null;
  /** Based on fewer than `FEW_COMPARABLES`. */
  readonly few: boolean;
};

/**
 * R-I01: percentiles of type 7, the arithmetic mean, and the price per square metre as the sum of prices over the sum
 * of sizes of the rows that have a size. Outliers are kept, nothing is converted. Error: NO_VALID_PRICES without a
 * price above 0.
 */
export function marketRange(comparables: readonly Comparable[]): Decision<MarketRange, "NO_VALID_PRICES"> {
  const priced = comparables.filter(({ priceMinor }) => priceMinor > 0);
  if (priced.length === 0) return refuse("NO_VALID_PRICES");
  const sorted = priced.map(({ priceMinor }) => priceMinor).toSorted((a, b) => a - b);
  return accept({
    count: sorted.length,
    p25Minor: quartile(sorted, 1),
    medianMinor: quartile(sorted, 2),
    p75Minor: quartile(sorted, 3),
    averageMinor: roundRational({ numerator: sumOf(sorted), denominator: BigInt(sorted.length) }),
    pricePerSqmMinor: pricePerSqm(priced),
    few: sorted.length < FEW_COMPARABLES,
  });
}

/** Where a price is relative to the typical range, whose both ends are inclusive (R-I04). */
export function positionInRange(
  priceMinor: number,
  { p25Minor, p75Minor }: Pick<MarketRange, "p25Minor" | "p75Minor">,
): "below" | "within" | "above" {
  if (priceMinor < p25Minor) return "below";
  return priceMinor > p75Minor ? "above" : "within";
}

/** Type 7: h = (n − 1)·quarters/4, linear between its neighbours. */
function quartile(sorted: readonly number[], quarters: number): number {
  const position = (sorted.length - 1) * quarters;
  const rest = position % 4;
  const [lower, upper] = [sorted[(position - rest) / 4] ?? 0, sorted[(position - rest) / 4 + 1] ?? 0];
  return roundRational({
    numerator: BigInt(lower) * BigInt(4 - rest) + BigInt(upper) * BigInt(rest),
    denominator: 4n,
  });
}

function pricePerSqm(comparables: readonly Comparable[]): number | null {
  const sized = comparables.flatMap(({ priceMinor, sizeSqm }) =>
    sizeSqm === null || sizeSqm.numerator <= 0n ? [] : [{ priceMinor, sizeSqm }],
  );
  if (sized.length === 0) return null;
  const size = sized.map(({ sizeSqm }) => sizeSqm).reduce(plus);
  const price = sumOf(sized.map(({ priceMinor }) => priceMinor));
  return roundRational({ numerator: price * size.denominator, denominator: size.numerator });
}

/** Denominators are powers of ten, so the longer one is a multiple of the shorter. */
function plus(a: Rational, b: Rational): Rational {
  const [longer, shorter] = a.denominator >= b.denominator ? [a, b] : [b, a];
  return {
    numerator: longer.numerator + shorter.numerator * (longer.denominator / shorter.denominator),
    denominator: longer.denominator,
  };
}

function sumOf(amounts: readonly number[]): bigint {
  return amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);
}
