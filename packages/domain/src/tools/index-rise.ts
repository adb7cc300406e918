import { indexedRent } from "../leases/index.ts";
import { accept, refuse } from "../kernel/index.ts";
import type { Decision } from "../kernel/index.ts";
import { quotientText } from "../money/index.ts";

/**
 * The new rent and its rise (minor units, negative for a decrease), and the rise in percent as decimal text with two
 * decimals.
 */
export type IndexRise = {
  readonly newMinor: number;
  readonly riseMinor: number;
  readonly risePercent: string;
};

const PERCENT_DIGITS = 2;

/**
 * R-C20: the rent after an index rise, and the difference. Errors: those of `indexedRent`, and INVALID_INPUT for a rent
 * of 0, which has no percentage.
 */
export function indexRise(input: Parameters<typeof indexedRent>[0]): Decision<IndexRise, "INVALID_INPUT"> {
  const { rentMinor } = input;
  const decided = indexedRent(input);
  if (!decided.ok) return decided;
  if (rentMinor === 0) return refuse("INVALID_INPUT");
  const newMinor = decided.value;
  const riseMinor = newMinor - rentMinor;
  return accept({
    newMinor,
    riseMinor,
    risePercent: quotientText(100 * riseMinor, rentMinor, PERCENT_DIGITS),
  });
}
