import { creditRowOf } from "./record-payment.ts";
import type { OpenRow } from "./record-payment.ts";

/** A part of a transfer, and its row as it would be open without the transfer. */
export type JudgedPart = { readonly row: OpenRow; readonly amountMinor: number };

/**
 * Whether R-C10a would split a transfer differently. Which rows were ticked is not stored, so any order of filling is
 * valid; but no row may take more than is open on it while another due row stays open, and what no row takes must be on
 * the last rent row among the parts. `others`: the lease's other rows that were due by then.
 */
export function isSplitOtherwise(parts: readonly JudgedPart[], others: readonly OpenRow[]): boolean {
  const above = parts.filter(({ row, amountMinor }) => amountMinor > row.outstandingMinor);
  if (above.length === 0) return false;
  const isOpenStill =
    others.some(({ outstandingMinor }) => outstandingMinor > 0) ||
    parts.some(({ row, amountMinor }) => amountMinor < row.outstandingMinor);
  const creditRow = creditRowOf(parts.map(({ row }) => row));
  return isOpenStill || above.some(({ row }) => row !== creditRow);
}
