import { compareText } from "@keystead/domain/kernel";
import { creditOf } from "@keystead/domain/leases";
import type { LeaseAccount, RentRow } from "@keystead/domain/leases";

import type { StoredLease } from "./stored-lease.ts";

type StoredPayment = StoredLease["payments"][number];

/**
 * The payments of one transfer, which is one line at the bank (R-C10a), with the rows that it settled (R-C09). In
 * minor units.
 */
export type Transfer = {
  readonly id: string;
  /** The first part; its date, method and note apply to all parts. */
  readonly first: StoredPayment;
  readonly parts: readonly StoredPayment[];
  readonly amountMinor: number;
  readonly refundedMinor: number;
  /** The amount that is not allocated to any row yet. */
  readonly creditMinor: number;
  /** In the order in which money fills the rows. */
  readonly settled: readonly { readonly row: RentRow; readonly amountMinor: number }[];
};

/** The newest first. */
export function transfersOf(lease: StoredLease, account: LeaseAccount): readonly Transfer[] {
  const filledBy = Map.groupBy(account.allocations, ({ paymentId }) => paymentId);
  return [...Map.groupBy(lease.payments, ({ transferId }) => transferId)]
    .map(([id, parts]) => {
      const [first] = parts;
      if (first === undefined) throw new Error(`transfer ${id} has no payment`);
      const filled = Map.groupBy(
        parts.flatMap((part) => filledBy.get(part.id) ?? []),
        ({ rowId }) => rowId,
      );
      const isPart = new Set<string>(parts.map((part) => part.id));
      return {
        id,
        first,
        parts,
        amountMinor: sumOfParts(parts),
        refundedMinor: sumOfParts(lease.refunds.filter(({ paymentId }) => isPart.has(paymentId))),
        creditMinor: parts.reduce((total, part) => total + creditOf(account, part.id), 0),
        settled: account.rows.flatMap(({ row }) => {
          const taken = filled.get(row.id);
          return taken === undefined ? [] : [{ row, amountMinor: sumOfParts(taken) }];
        }),
      };
    })
    .toSorted((a, b) => compareText(b.first.paidOn, a.first.paidOn) || compareText(b.id, a.id));
}

/** Refunds, one per line at the bank, with the sum of their parts. Minor units. */
export function refundsOf({
  refunds,
}: Pick<StoredLease, "refunds">): readonly StoredLease["refunds"][number][] {
  return [...Map.groupBy(refunds, ({ transferId }) => transferId).values()].flatMap((parts) =>
    parts.slice(0, 1).map((first) => ({ ...first, amountMinor: sumOfParts(parts) })),
  );
}

export function sumOfParts(parts: readonly { readonly amountMinor: number }[]): number {
  return parts.reduce((total, { amountMinor }) => total + amountMinor, 0);
}
