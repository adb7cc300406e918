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

/** Where a record comes from that is changed there; null for one of the book itself. */
export function sourceOf(
  record: BookRecord,
): { readonly kind: "lease" | "booking" | "payout"; readonly to: string } | null {
  if (!isElsewhere(record)) return null;
  if (!("leaseId" in record)) return { kind: "payout", to: "/tasks/payouts?state=paid" };
  if (record.leaseId !== null) return { kind: "lease", to: `/leases/${record.leaseId}` };
  return record.bookingId === null ? null : { kind: "booking", to: `/calendar?edit=${record.bookingId}` };
}

/** The campaign whose spend is a cost in the record (R-F07): the link is read here, and made and ended there. */
export function campaignOf(
  record: BookRecord,
): { readonly channel: NonNullable<ExpenseView["campaign"]>["channel"]; readonly to: string } | null {
  if (!("campaign" in record) || record.campaign === null) return null;
  return { channel: record.campaign.channel, to: `/ads?look=${record.campaign.id}` };
}

/** Money paid back is what its original is, and changes with it. */
export function isChangeable(record: BookRecord): boolean {
  return !isElsewhere(record) && record.reversalOf === null;
}
