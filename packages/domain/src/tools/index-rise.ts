import { indexedRent } from "../leases/index.ts";
import { accept, refuse } from "../kernel/index.ts";
import type { Decision } from "../kernel/index.ts";
import { quotientText } from "../money/index.ts";

/** The new rent, by how much it rises (minor units, below 0 where it falls), and that in percent as decimal text with two places. */
export type IndexRise = {
  readonly newMinor: number;
  readonly riseMinor: number;
  readonly risePercent: string;
};

const PERCENT_DIGITS = 2;

/**
 * R-C20: the rent after a rise of its index, beside the rent before. Errors: those of `indexedRent`, and INVALID_INPUT for a rent of 0,
 * of which no percentage can be said.
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
