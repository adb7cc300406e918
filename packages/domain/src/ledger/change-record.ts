import type { PlainDate } from "../calendar/index.ts";
import { accept, refuse } from "../kernel/index.ts";
import type { Decision } from "../kernel/index.ts";

/** Longest note of a record, in code points. */
export const RECORD_NOTES_LIMIT = 500;

/** The books: each record is one Income or one Expense (R-K02). */
export const books = ["income", "expense"] as const;
export type Book = (typeof books)[number];

/** What decides how a record may change. Amounts in minor units; a reversal's is negative. */
export type ChangingRecord = {
  readonly amountMinor: number;
  /** It belongs to a payment, a refund or a deposit, and is changed there (R-C11). */
  readonly linked: boolean;
  /** Σ of its reversals, as a positive amount. */
  readonly reversedMinor: number;
  /** For a reversal: the amount of its original, and Σ of the original's other reversals; null for an original. */
  readonly original: { readonly amountMinor: number; readonly othersMinor: number } | null;
};

export type ChangeRefusal = "LINKED_INCOME" | "AMOUNT_NOT_POSITIVE" | "REVERSAL_EXCEEDS_ORIGINAL";

/**
 * R-A07, R-A08: validates a new amount in minor units, positive for a reversal too, and answers it as it is stored. An
 * original cannot fall below what was reversed of it, and a reversal cannot exceed what is left. Errors in this order:
 * LINKED_INCOME, AMOUNT_NOT_POSITIVE, REVERSAL_EXCEEDS_ORIGINAL.
 */
export function changeAmount(record: ChangingRecord, amountMinor: number): Decision<number, ChangeRefusal> {
  const { linked, original, reversedMinor } = record;
  if (linked) return refuse("LINKED_INCOME");
  if (amountMinor <= 0) return refuse("AMOUNT_NOT_POSITIVE");
  if (original === null)
    return amountMinor < reversedMinor ? refuse("REVERSAL_EXCEEDS_ORIGINAL") : accept(amountMinor);
  const left = original.amountMinor - original.othersMinor;
  return amountMinor > left ? refuse("REVERSAL_EXCEEDS_ORIGINAL") : accept(-amountMinor);
}

/**
 * R-A07, R-A08: a linked record is deleted where it belongs (LINKED_INCOME), and an original cannot be deleted while it
 * has reversals (HAS_REVERSALS).
 */
export function mayDelete({
  linked,
  reversedMinor,
}: Pick<ChangingRecord, "linked" | "reversedMinor">): Decision<null, "LINKED_INCOME" | "HAS_REVERSALS"> {
  if (linked) return refuse("LINKED_INCOME");
  return reversedMinor > 0 ? refuse("HAS_REVERSALS") : accept(null);
}

/** The fields by which two records look like one bill entered twice; the user has to confirm the second. */
export type LikeRecord = {
  readonly propertyId: string;
  readonly currency: string;
  readonly amountMinor: number;
  readonly date: PlainDate;
};

/** Same property, day, currency and amount. */
export function isLike(a: LikeRecord, b: LikeRecord): boolean {
  return (
    a.propertyId === b.propertyId &&
    a.date === b.date &&
    a.currency === b.currency &&
    a.amountMinor === b.amountMinor
  );
}
