import type { PlainDate } from "../calendar/index.ts";
import { accept, refuse } from "../kernel/index.ts";
import type { Decision } from "../kernel/index.ts";

/** Code points of what is noted on a record, less one. */
export const RECORD_NOTES_LIMIT = 500;

/** The books: each record is one Income or one Expense (R-K02). */
export const books = ["income", "expense"] as const;
export type Book = (typeof books)[number];

/** Of a record what decides whether it may become another. Amounts in minor units; a reversal's is negative. */
export type ChangingRecord = {
  readonly amountMinor: number;
  /** It belongs to a payment, a refund or a deposit, and is changed there (R-C11). */
  readonly linked: boolean;
  /** Σ of what was taken back of it, as a positive amount. */
  readonly reversedMinor: number;
  /** What it takes back a part of, and how much of that others took back. */
  readonly original: { readonly amountMinor: number; readonly othersMinor: number } | null;
};

export type ChangeRefusal = "LINKED_INCOME" | "AMOUNT_NOT_POSITIVE" | "REVERSAL_EXCEEDS_ORIGINAL";

/**
 * R-A07, R-A08: what the record is to amount to, said as a positive amount of a reversal too; answers it as it is stored. An original
 * does not fall below what was taken back of it, and a reversal takes back no more than is left. Errors in this order: LINKED_INCOME,
 * AMOUNT_NOT_POSITIVE, REVERSAL_EXCEEDS_ORIGINAL.
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

/** R-A07, R-A08: what belongs elsewhere is deleted there, and an original stays while something was taken back of it. */
export function mayDelete({
  linked,
  reversedMinor,
}: Pick<ChangingRecord, "linked" | "reversedMinor">): Decision<null, "LINKED_INCOME" | "HAS_REVERSALS"> {
  if (linked) return refuse("LINKED_INCOME");
  return reversedMinor > 0 ? refuse("HAS_REVERSALS") : accept(null);
}

/** What makes two records look like one bill entered twice: to be asked about before the second is saved. */
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
