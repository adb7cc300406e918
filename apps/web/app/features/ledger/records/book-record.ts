import type { ExpenseView, IncomeView } from "@keystead/contract/ledger";

/** A record of either book. */
export type BookRecord = IncomeView | ExpenseView;

/** For a split bill the sum of all parts, even if a filter matched only some. */
export function wholeAmount(record: BookRecord): string {
  return isSplit(record) ? record.split.amount : record.amount;
}

export function isSplit(
  record: BookRecord,
): record is ExpenseView & { readonly split: NonNullable<ExpenseView["split"]> } {
  return "split" in record && record.split !== null;
}

/** A record that is changed at its source, not in the book. */
export function isElsewhere({ linked }: BookRecord): boolean {
  return linked;
}

/** The source where a linked record is changed; null for a record of the book itself. */
export function sourceOf(
  record: BookRecord,
): { readonly kind: "lease" | "booking" | "payout"; readonly to: string } | null {
  if (!isElsewhere(record)) return null;
  if (!("leaseId" in record)) return { kind: "payout", to: "/tasks/payouts?state=paid" };
  if (record.leaseId !== null) return { kind: "lease", to: `/leases/${record.leaseId}` };
  return record.bookingId === null ? null : { kind: "booking", to: `/calendar?edit=${record.bookingId}` };
}

/** A reversal has the fields of its original, and changes with it. */
export function isChangeable(record: BookRecord): boolean {
  return !isElsewhere(record) && record.reversalOf === null;
}
