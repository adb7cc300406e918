import { sum } from "./lease-account.ts";
import type { LeaseAccount } from "./lease-account.ts";

/** What a lease was asked for up to a day and what became of it. Minor units. */
export type DueSums = {
  /** Σ (amount − waived) of the rows due by the day. */
  readonly amountDueMinor: number;
  /** What of that is settled. */
  readonly settledMinor: number;
  /** asked − settled. */
  readonly openMinor: number;
  /** Money that settles rows which fall due later, or none yet. */
  readonly aheadMinor: number;
};

/**
 * The sums under the months of a lease, on the day of its account: open − ahead is its balance (R-C15), settled + ahead is what came
 * in less what went back.
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
