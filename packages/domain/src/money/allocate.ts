import { accept, refuse } from "../kernel/index.ts";
import type { Decision } from "../kernel/index.ts";
import { roundRational } from "./rational.ts";

/**
 * R-A04: splits a whole amount (minor units) by whole weights, largest remainder first, ties to the earliest; the parts
 * always add up to the amount, and a negative amount mirrors the positive one. Error: INVALID_WEIGHTS (negative, not
 * whole, or none positive).
 */
export function allocate(
  amountMinor: number,
  weights: readonly number[],
): Decision<readonly number[], "INVALID_WEIGHTS"> {
  const valid = weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0);
  const total = weights.reduce((sum, weight) => sum + BigInt(valid ? weight : 0), 0n);
  if (!valid || total === 0n) return refuse("INVALID_WEIGHTS");
  const magnitude = BigInt(Math.abs(amountMinor));
  const shares = weights.map((weight, index) => {
    const exact = magnitude * BigInt(weight);
    return { index, whole: Number(exact / total), fraction: exact % total };
  });
  const left = Math.abs(amountMinor) - shares.reduce((sum, { whole }) => sum + whole, 0);
  const raised = new Set(
    shares
      .toSorted((a, b) => (a.fraction === b.fraction ? a.index - b.index : a.fraction > b.fraction ? -1 : 1))
      .slice(0, left)
      .map(({ index }) => index),
  );
  const sign = amountMinor < 0 ? -1 : 1;
  return accept(shares.map(({ index, whole }) => signed(sign, whole + (raised.has(index) ? 1 : 0))));
}

/**
 * R-A05: the part of `total` (minor units or a count) for days `first` to `last` of `days`, numbered from 1, by
 * cumulative rounding: however the days are divided, the parts add up to the total.
 */
export function shareOfDays(
  total: number,
  days: number,
  { first, last }: { readonly first: number; readonly last: number },
): number {
  const upTo = (day: number): number =>
    roundRational({ numerator: BigInt(total) * BigInt(day), denominator: BigInt(days) });
  return upTo(last) - upTo(first - 1);
}

function signed(sign: number, magnitude: number): number {
  return magnitude === 0 ? 0 : sign * magnitude;
}
