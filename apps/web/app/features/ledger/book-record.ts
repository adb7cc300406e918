import type { ExpenseView, IncomeView } from "@keystead/contract/ledger";

/** A line of either book. */
export type BookRecord = IncomeView | ExpenseView;

/** Changed where it comes from, and not in the book. */
export function isElsewhere({ linked }: BookRecord): boolean {
  return linked;
}

/** Money paid back is what its original is, and changes with it. */
export function isChangeable(record: BookRecord): boolean {
  return !isElsewhere(record) && record.reversalOf === null;
}
