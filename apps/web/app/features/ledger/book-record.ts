import type { ExpenseView, IncomeView } from "@keystead/contract/ledger";

/** A line of either book. */
export type BookRecord = IncomeView | ExpenseView;

/** Of a split bill all its parts, whichever of them a filter found. */
export function wholeAmount(record: BookRecord): string {
  return isSplit(record) ? record.split.amount : record.amount;
}

export function isSplit(
  record: BookRecord,
): record is ExpenseView & { readonly split: NonNullable<ExpenseView["split"]> } {
  return "split" in record && record.split !== null;
}

/** Changed where it comes from, and not in the book. */
export function isElsewhere({ linked }: BookRecord): boolean {
  return linked;
}

/** Money paid back is what its original is, and changes with it. */
export function isChangeable(record: BookRecord): boolean {
  return !isElsewhere(record) && record.reversalOf === null;
}
