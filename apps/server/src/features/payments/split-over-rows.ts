import { findRow, isSplitOtherwise, splitTransfer } from "@keystead/domain/leases";
import type { LeaseAccount, OpenRow, RentRow, TransferPart } from "@keystead/domain/leases";

import { badField, refusal } from "#kernel/api/index.ts";
import { accountOf, adjustedKind } from "../rent-book/index.ts";
import type { StoredLease } from "../rent-book/index.ts";

/** The rows with their open amounts today. */
export function openRows(
  lease: StoredLease,
  rows: readonly RentRow[],
  account: LeaseAccount = accountOf(lease),
): readonly OpenRow[] {
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    adjustedKind: adjustedKind(lease, row),
    dueOn: row.dueOn,
    outstandingMinor: findRow(account, row.id)?.outstandingMinor ?? 0,
  }));
}

/** R-C10a: pays the ticked rows first, then other rows that are open and due by today; the rest is credit. */
export function splitOverRows(
  lease: StoredLease,
  ticked: readonly OpenRow[],
  amountMinor: number | null,
): readonly TransferPart[] {
  const isTicked = new Set<string>(ticked.map(({ id }) => id));
  const due = lease.rows.filter(({ id, dueOn }) => dueOn <= lease.today && !isTicked.has(id));
  const others = openRows(lease, due).filter(({ outstandingMinor }) => outstandingMinor > 0);
  const split = splitTransfer(ticked, amountMinor, others);
  if (split.ok) return split.value;
  throw split.code === "NOTHING_OUTSTANDING" ? refusal(split.code) : badField(["amount"], split.code);
}

type Payment = StoredLease["payments"][number];

/** R-C10a: a transfer with another sum, split as if it did not exist yet; the rows of its parts count as ticked. */
export function splitAnew(
  lease: StoredLease,
  parts: readonly Payment[],
  sumMinor: number,
): readonly TransferPart[] {
  const without = withoutParts(lease, parts);
  const rowIds = new Set<string>(parts.map(({ rowId }) => rowId));
  const ticked = openRows(
    without,
    without.rows.filter(({ id }) => rowIds.has(id)),
  );
  return splitOverRows(without, ticked, sumMinor);
}

/** Whether R-C10a would split a transfer differently from its stored parts. */
export function wouldSplitOtherwise(lease: StoredLease, parts: readonly Payment[]): boolean {
  const amounts = new Map<string, number>(parts.map(({ rowId, amountMinor }) => [rowId, amountMinor]));
  const open = openRows(withoutParts(lease, parts), lease.rows);
  return isSplitOtherwise(
    open.flatMap((row) => {
      const amountMinor = amounts.get(row.id);
      return amountMinor === undefined ? [] : [{ row, amountMinor }];
    }),
    open.filter(({ id, dueOn }) => dueOn <= lease.today && !amounts.has(id)),
  );
}

/** The lease without a transfer's payments and refunds. */
function withoutParts(lease: StoredLease, parts: readonly Payment[]): StoredLease {
  const replaced = new Set<string>(parts.map(({ id }) => id));
  return {
    ...lease,
    payments: lease.payments.filter(({ id }) => !replaced.has(id)),
    refunds: lease.refunds.filter(({ paymentId }) => !replaced.has(paymentId)),
  };
}
