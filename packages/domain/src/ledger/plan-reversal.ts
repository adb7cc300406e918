import type { PlainDate } from "../calendar/index.ts";
import { accept, refuse } from "../kernel/index.ts";
import type { Decision } from "../kernel/index.ts";

/** The fields of an Income or Expense that a reversal copies. Amount in minor units, > 0 for an original. */
export type Reversible<Category extends string, Nature extends string, Code extends string> = {
  readonly category: Category;
  readonly nature: Nature;
  readonly currency: Code;
  readonly amountMinor: number;
};

export type Reversal<Category extends string, Nature extends string, Code extends string> = Reversible<
  Category,
  Nature,
  Code
> & {
  readonly date: PlainDate;
  /** The amount that can still be reversed after this one. */
  readonly remainingMinor: number;
};

export type ReversalRefusal = "REVERSAL_OF_REVERSAL" | "AMOUNT_NOT_POSITIVE" | "REVERSAL_EXCEEDS_ORIGINAL";

/**
 * R-A08: money returned, as a negative record on the day it moved, with category, nature and currency of the original;
 * the caller copies property and links. `reversedMinor` = Σ earlier reversals as a positive amount. Errors in this
 * order: REVERSAL_OF_REVERSAL (delete that one instead), AMOUNT_NOT_POSITIVE, REVERSAL_EXCEEDS_ORIGINAL.
 */
export function planReversal<Category extends string, Nature extends string, Code extends string>(
  original: Reversible<Category, Nature, Code>,
  reversal: {
    readonly reversedMinor: number;
    readonly amountMinor: number;
    readonly date: PlainDate;
  },
): Decision<Reversal<Category, Nature, Code>, ReversalRefusal> {
  if (original.amountMinor < 0) return refuse("REVERSAL_OF_REVERSAL");
  if (reversal.amountMinor <= 0) return refuse("AMOUNT_NOT_POSITIVE");
  const remainingMinor = original.amountMinor - reversal.reversedMinor - reversal.amountMinor;
  if (remainingMinor < 0) return refuse("REVERSAL_EXCEEDS_ORIGINAL");
  return accept({
    category: original.category,
    nature: original.nature,
    currency: original.currency,
    amountMinor: -reversal.amountMinor,
    date: reversal.date,
    remainingMinor,
  });
}
