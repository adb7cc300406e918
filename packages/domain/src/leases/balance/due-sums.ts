import { sum } from "./lease-account.ts";
import type { LeaseAccount } from "./lease-account.ts";

/** What a lease billed up to a day, and how much of it is settled. Minor units. */
export type DueSums = {
  /** Σ (amount − waived) of the rows due by the day. */
  readonly amountDueMinor: number;
  /** The settled part of `amountDueMinor`. */
  readonly settledMinor: number;
  /** amountDue − settled. */
  readonly openMinor: number;
  /** Money on rows that are due later, and credit. */
  readonly aheadMinor: number;
};

/**
 * The sums below the months of a lease, as of the day of its account: open − ahead is its balance (R-C15), settled +
 * ahead is money received less refunds.
 */
export function dueSums({
  rows,
  creditMinor,
  asOf,
}: Pick<LeaseAccount, "rows" | "creditMinor" | "asOf">): DueSums {
  const due = rows.filter(({ row }) => row.dueOn <= asOf);
  const later = rows.filter(({ row }) => row.dueOn > asOf);
  const amountDueMinor = sum(due.map(({ row, waivedMinor }) => row.amountMinor - waivedMinor));
  const settledMinor = sum(due.map(({ allocatedMinor }) => allocatedMinor));
  return {
    amountDueMinor,
    settledMinor,
    openMinor: amountDueMinor - settledMinor,
    aheadMinor: creditMinor + sum(later.map(({ allocatedMinor }) => allocatedMinor)),
  };
}
