import type { ExpenseView, IncomeView } from "@keystead/contract/ledger";

/** A line of either book. */
export type BookRecord = IncomeView | ExpenseView;

/** Changed where it comes from, and not in the book. */
export function isElsewhere({ linked }: BookRecord): boolean {
  return linked;
}
