import { monthOf } from "../../calendar/index.ts";
import type { Period } from "../../calendar/index.ts";
import { sum } from "../balance/lease-account.ts";
import type { LeaseAccount } from "../balance/lease-account.ts";

/**
 * What a lease bills in a period and how much of it is settled. Minor units; open = expected − settled, late is a part
 * of open.
 */
export type RentOfPeriod = {
  readonly expectedMinor: number;
  readonly settledMinor: number;
  readonly openMinor: number;
  readonly overdueMinor: number;
};

/**
 * R-C12: the rows of every kind but opening whose due day is in the period. *Expected* = Σ(amount − waived), *settled*
 * = the allocated part of it. An account continued from a standing lacks settled months of the past: for them
 * `expectedMinor` gives the billed total, of which the missing part counts as settled. Null when nothing is due in the
 * period.
 */
export function rentOfPeriod(
  { rows }: Pick<LeaseAccount, "rows">,
  { first, last }: Pick<Period, "first" | "last">,
  expectedMinor?: number,
): RentOfPeriod | null {
  const due = rows.filter(({ row }) => {
    const month = monthOf(row.dueOn);
    return row.kind !== "opening" && month >= first && month <= last;
  });
  if (due.length === 0 && expectedMinor === undefined) return null;
  const openMinor = sum(due.map(({ outstandingMinor }) => outstandingMinor));
  const expected = expectedMinor ?? sum(due.map(({ row, waivedMinor }) => row.amountMinor - waivedMinor));
  return {
    expectedMinor: expected,
    settledMinor: expected - openMinor,
    openMinor,
    overdueMinor: sum(due.map(({ overdue, outstandingMinor }) => (overdue ? outstandingMinor : 0))),
  };
}
