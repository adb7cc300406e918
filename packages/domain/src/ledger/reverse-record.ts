import type { PlainDate } from "../calendar/index.ts";
import { accept, refuse } from "../kernel/index.ts";
import type { Decision } from "../kernel/index.ts";

/** An Income or Expense as far as a reversal repeats it. Amount in minor units, > 0 for an original. */
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
  /** What may still be reversed after it. */
  readonly remainingMinor: number;
};

export type ReversalRefusal = "REVERSAL_OF_REVERSAL" | "AMOUNT_NOT_POSITIVE" | "REVERSAL_EXCEEDS_ORIGINAL";

/**
 * R-A08: money given back as a negative record of the day it moved; category, nature and currency are the original's, and so are
 * property and links. `reversedMinor` = Σ earlier reversals as a positive amount. Errors in this order: REVERSAL_OF_REVERSAL
 * (delete that one instead), AMOUNT_NOT_POSITIVE, REVERSAL_EXCEEDS_ORIGINAL.
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
