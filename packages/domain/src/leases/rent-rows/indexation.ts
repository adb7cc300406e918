import { accept, refuse } from "../../kernel/index.ts";
import type { Decision } from "../../kernel/index.ts";
import { parseRational, roundRational } from "../../money/index.ts";

/**
 * R-C20: the rent (minor units) proposed by an index clause: rent × (1 + share × (new ÷ old − 1)), rounded once.
 * Indices and share are decimal text, share in percent (100 unless the contract says less). Nothing is changed:
 * confirming adds a step with `planRentChange`. Error: INVALID_INPUT for an index not > 0, a share not in (0, 100] or a
 * negative rent.
 */
export function indexedRent(input: {
  readonly rentMinor: number;
  readonly oldIndex: string;
  readonly newIndex: string;
  readonly sharePercent: string;
}): Decision<number, "INVALID_INPUT"> {
  const old = parseRational(input.oldIndex);
  const next = parseRational(input.newIndex);
  const share = parseRational(input.sharePercent);
  if (old === null || next === null || share === null) return refuse("INVALID_INPUT");
  if (old.numerator <= 0n || next.numerator <= 0n || share.numerator <= 0n || input.rentMinor < 0)
    return refuse("INVALID_INPUT");
  if (share.numerator > 100n * share.denominator) return refuse("INVALID_INPUT");
  // With o = old.n/old.d, n = next.n/next.d, s = share/100: rent × (o + s(n − o)) ÷ o over one common denominator.
  const oldScaled = old.numerator * next.denominator;
  const rise = next.numerator * old.denominator - oldScaled;
  const hundred = 100n * share.denominator;
  return accept(
    roundRational({
      numerator: BigInt(input.rentMinor) * (hundred * oldScaled + share.numerator * rise),
      denominator: hundred * oldScaled,
    }),
  );
}

/**
 * R-C20: a typed percentage as index 100 → 100 + p, in decimal text for `indexedRent`. Null when it is no number;
 * `indexedRent` checks that the new index is above 0.
 */
export function indicesOfPercent(
  percent: string,
): { readonly oldIndex: string; readonly newIndex: string } | null {
  const rise = parseRational(percent);
  if (rise === null) return null;
  const sum = 100n * rise.denominator + rise.numerator;
  const digits = String(rise.denominator).length - 1;
  const text = (sum < 0n ? -sum : sum).toString().padStart(digits + 1, "0");
  const whole = text.slice(0, text.length - digits);
  const fraction = digits === 0 ? "" : `.${text.slice(-digits)}`;
  return { oldIndex: "100", newIndex: `${sum < 0n ? "-" : ""}${whole}${fraction}` };
}
